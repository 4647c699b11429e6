"""Makes `python -m partal` the same as `partal`."""

import sys

from partal.cli import main

if __name__ == "__main__":
    sys.exit(main())
