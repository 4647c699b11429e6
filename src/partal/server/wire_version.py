"""The version of all that page and server say to each other, by `make generated`."""

WIRE = "a2c33321c7f6"
