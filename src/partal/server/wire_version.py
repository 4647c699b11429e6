"""The version of all that page and server say to each other, by `make generated`."""

WIRE = "b92a82940239"
