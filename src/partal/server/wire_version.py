"""The version of all that page and server say to each other, by `make generated`."""

WIRE = "c2b11d282477"
