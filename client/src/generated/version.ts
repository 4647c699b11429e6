// The version of all that page and server say to each other, by `make generated`.

export const WIRE = "0e405927d251";
