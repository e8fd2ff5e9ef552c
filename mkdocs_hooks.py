"""What the documentation site adds to its pages: the list of decisions, from their files."""

from __future__ import annotations

from typing import Any

LIST = "decisions/index.md"


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Below the page about decisions stand all of them, by their titles."""
    if page.file.src_uri != LIST:
        return markdown
    entries = [
        f"- [{title_of(file.content_string)}]({file.src_uri.removeprefix('decisions/')})"
        for file in sorted(files.documentation_pages(), key=lambda file: file.src_uri)
        if file.src_uri.startswith("decisions/") and file.src_uri != LIST
    ]
    return "\n".join([markdown, "", *entries])


def title_of(text: str) -> str:
    return text.splitlines()[0].removeprefix("# ")
