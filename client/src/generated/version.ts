// The version of all that page and server say to each other, by `make generated`.

export const WIRE = "1c79a18f738a";
