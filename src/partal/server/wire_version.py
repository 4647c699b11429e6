"""The version of all that page and server say to each other, by `make generated`."""

WIRE = "47996c4150e6"
