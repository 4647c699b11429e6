// The version of all that page and server say to each other, by `make generated`.

export const WIRE = "a4d55c80f97d";
