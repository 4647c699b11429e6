"""The version of all that page and server say to each other, by `make generated`."""

WIRE = "07d2b4f43ffe"
