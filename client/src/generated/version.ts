// The version of all that page and server say to each other, by `make generated`.

export const WIRE = "c0c788c21f9a";
