// The version of all that page and server say to each other, by `make generated`.

export const WIRE = "938207ae9a8b";
