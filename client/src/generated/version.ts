// The version of all that page and server say to each other, by `make generated`.

export const WIRE = "b12c13cf4f0f";
