"""The version of all that page and server say to each other, by `make generated`."""

WIRE = "ad17a9e92942"
