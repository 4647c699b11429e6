"""The version of all that page and server say to each other, by `make generated`."""

WIRE = "31d7aceb28f5"
