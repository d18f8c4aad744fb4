"""Small files of pictures, made by the browser that took them."""

from __future__ import annotations

from base64 import b64decode, b64encode

from playwright.sync_api import Page

SMALLER = """async ([data, quality, size]) => {
  const image = new Image();
  image.src = data;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = size ?? [image.width, image.height];
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality);
}"""


def as_webp(page: Page, png: bytes, quality: float, size: tuple[int, int] | None = None) -> bytes:
    """A PNG as a WebP, of the same size or of another one."""
    data = "data:image/png;base64," + b64encode(png).decode()
    made: str = page.evaluate(SMALLER, [data, quality, size])
    return b64decode(made.partition(",")[2])
