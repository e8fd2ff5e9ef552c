"""One module a library. Each runs in that library's own interpreter and offers two functions:

adapters()   the games, and the ways to play them
versions()   the versions of the packages that matter
"""
