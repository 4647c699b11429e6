"""`python -m partal` is `partal`."""

import sys

from partal.cli import main

if __name__ == "__main__":
    sys.exit(main())
