"""`python -m tafelrunde` is the command line."""

import sys

from tafelrunde.cli import main

if __name__ == "__main__":
    sys.exit(main())
