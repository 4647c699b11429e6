// The version of all that page and server say to each other, by `make generated`.

export const WIRE = "07d2b4f43ffe";
