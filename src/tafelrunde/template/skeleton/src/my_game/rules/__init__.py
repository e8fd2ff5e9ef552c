"""The rules: one module is one chapter, and its docstrings carry the numbers of the rulebook."""
