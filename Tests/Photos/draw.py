"""Four quarters, red and green / blue and white, in every kind of file that is read: 48 x 32 pixels.

    pip install Pillow numpy; python3 draw.py        (needs heif-enc, Debian: libheif-examples)
"""
import os
import struct
import subprocess
import zlib

import numpy as np
from PIL import Image

os.chdir(os.path.dirname(os.path.abspath(__file__)))
RED, GREEN, BLUE, WHITE = (220, 30, 30), (30, 180, 30), (30, 30, 220), (250, 250, 250)
pixels = np.zeros((32, 48, 3), np.uint8)
pixels[:16, :24], pixels[:16, 24:], pixels[16:, :24], pixels[16:, 24:] = RED, GREEN, BLUE, WHITE
rgb = Image.fromarray(pixels)
turned = Image.Exif()
turned[0x0112] = 6

rgb.convert("P", palette=Image.ADAPTIVE, colors=4).save("palette.png")
rgb.save("plain.tif", compression="tiff_lzw")
rgb.rotate(90, expand=True).save("turned.tif", tiffinfo={274: 6})
rgb.save("plain.bmp")
rgb.save("lossless.webp", lossless=True)
rgb.save("lossy.webp", quality=90)
rgb.rotate(90, expand=True).save("turned.webp", lossless=True, exif=turned)
rgb.convert("CMYK").save("cmyk.jpg", quality=95)
rgb.save("progressive.jpg", quality=95, progressive=True)
rgb.rotate(90, expand=True).save("turned.jpg", quality=95, exif=turned)

# The white quarter is transparent black here: over white paper it must be white.
alpha = np.dstack([pixels, np.full((32, 48), 255, np.uint8)])
alpha[16:, 24:] = 0
Image.fromarray(alpha).save("alpha.png")
Image.fromarray(alpha).save("alpha.webp", lossless=True)
one_transparent = rgb.convert("P", palette=Image.ADAPTIVE, colors=4)
one_transparent.save("alpha-palette.png", transparency=one_transparent.getpixel((40, 28)))

# Sixteen bits a channel, which Pillow does not write.

def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


rows = b"".join(b"\0" + (row.astype(">u2") * 257).tobytes() for row in pixels)
with open("sixteen.png", "wb") as file:
    file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 48, 32, 16, 2, 0, 0, 0))
               + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))

# The encoders want some size.
big = rgb.resize((192, 128), Image.NEAREST)
big.save("big.png")
for arguments in (["-q", "90", "big.png", "-o", "plain.heic"], ["-A", "-q", "90", "big.png", "-o", "plain.avif"]):
    subprocess.run(["heif-enc", *arguments], check=True)
os.remove("big.png")
alpha_big = Image.fromarray(alpha).resize((192, 128), Image.NEAREST)
alpha_big.save("big.png")
subprocess.run(["heif-enc", "-q", "90", "big.png", "-o", "alpha.heic"], check=True)
os.remove("big.png")
