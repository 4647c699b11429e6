// The version of all that page and server say to each other, by `make generated`.

export const WIRE = "dab32e6328f1";
