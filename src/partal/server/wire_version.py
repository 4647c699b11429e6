"""The version of all that page and server say to each other, by `make generated`."""

WIRE = "743ba3bcc563"
