"""The version of all that page and server say to each other, by `make generated`."""

WIRE = "2b0d6fde1de8"
