"""The version of all that page and server say to each other, by `make generated`."""

WIRE = "a4d55c80f97d"
