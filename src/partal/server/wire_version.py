"""The version of all that page and server say to each other, by `make generated`."""

WIRE = "ef5612088e6e"
