// The version of all that page and server say to each other, by `make generated`.

export const WIRE = "e6f593399806";
