"""The version of all that page and server say to each other, by `make generated`."""

WIRE = "be9fa0db999c"
