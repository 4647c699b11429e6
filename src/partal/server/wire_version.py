"""The version of all that page and server say to each other, by `make generated`."""

WIRE = "348c9b898141"
