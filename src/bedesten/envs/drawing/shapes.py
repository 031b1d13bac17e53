"""Rectangles, circles and words, which become SVG or pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape

from bedesten.kernel.phrase import HOUSES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["COLOURS", "LETTERS", "Picture"]

COLOURS: Final = ("#c0392b", "#2e6fbb", "#1f9e89", "#d99a1c", "#efe9dc")
"""Of the seats; a letter always goes with them."""
LETTERS: Final = "".join(house[0].upper() for house in HOUSES)
INK: Final = "#2b2118"
PAPER: Final = "#f6efe2"


@dataclass(frozen=True)
class Shape:
    """One thing on the picture: `kind` is rect, circle or text."""

    kind: str
    x: float
    y: float
    width: float
    """Of a circle its diameter, of words their height."""
    height: float = 0
    fill: str = INK
    words: str = ""
    bold: bool = False


class Picture:
    """Shapes, the later above the earlier."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.shapes: list[Shape] = [Shape("rect", 0, 0, width, height, PAPER)]

    def box(self, x: float, y: float, width: float, height: float, fill: str) -> None:
        self.shapes.append(Shape("rect", x, y, width, height, fill))

    def dot(self, x: float, y: float, size: float, fill: str, words: str = "") -> None:
        """A circle around a point, with a letter on it."""
        self.shapes.append(Shape("circle", x, y, size, 0, fill))
        if words:
            self.shapes.append(Shape("text", x - size * 0.27, y + size * 0.26, size * 0.75, 0, INK, words, True))

    def text(self, x: float, y: float, size: float, words: str, bold: bool = False) -> None:
        """Words whose line begins at a point."""
        self.shapes.append(Shape("text", x, y, size, 0, INK, words, bold))

    def svg(self) -> str:
        """The picture as an SVG document."""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
        head += f'width="{self.width}" height="{self.height}" font-family="sans-serif">'
        return "\n".join([head, *(_svg(shape) for shape in self.shapes), "</svg>"])

    def pixels(self) -> NDArray[np.uint8]:
        """The picture as an array: height, width, and red, green and blue from 0 to 255."""
        import numpy as np
        from PIL import Image, ImageDraw, ImageFont

        image = Image.new("RGB", (self.width, self.height))
        brush = ImageDraw.Draw(image)
        for shape in self.shapes:
            x, y, size = shape.x, shape.y, shape.width
            if shape.kind == "rect":
                brush.rectangle((x, y, x + size - 1, y + shape.height - 1), shape.fill)
            elif shape.kind == "circle":
                radius = size / 2
                brush.ellipse((x - radius, y - radius, x + radius, y + radius), shape.fill, INK)
            else:
                font = ImageFont.load_default(max(size, 1))
                brush.text((x, y), shape.words, shape.fill, font, anchor="ls")
        return np.array(image)


def _svg(shape: Shape) -> str:
    if shape.kind == "rect":
        return (
            f'<rect x="{shape.x:g}" y="{shape.y:g}" width="{shape.width:g}" height="{shape.height:g}" '
            f'fill="{shape.fill}"/>'
        )
    if shape.kind == "circle":
        return f'<circle cx="{shape.x:g}" cy="{shape.y:g}" r="{shape.width / 2:g}" fill="{shape.fill}" stroke="{INK}"/>'
    weight = ' font-weight="bold"' if shape.bold else ""
    return (
        f'<text x="{shape.x:g}" y="{shape.y:g}" font-size="{shape.width:g}" fill="{shape.fill}"{weight}>'
        f"{escape(shape.words)}</text>"
    )
