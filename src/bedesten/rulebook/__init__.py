"""The rules in our own words, page by page, in three languages: for the browser, the terminal and the docs.

>>> from bedesten.rulebook import page_of
>>> page = page_of("place-9")
>>> page.text("en").say
'Name a number, roll, and take it in Lira.'
>>> page.rules
('P09a', 'P09b', 'MSQ-01', 'P09c')
"""

from __future__ import annotations

from bedesten.rulebook.pages import (
    LANGUAGES,
    BookPage,
    PageText,
    Sentence,
    chapters,
    page_of,
    pages,
    plain_text,
    signs,
)

__all__ = ["LANGUAGES", "BookPage", "PageText", "Sentence", "chapters", "page_of", "pages", "plain_text", "signs"]
