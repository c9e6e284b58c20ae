import type { BitmapType } from './logoFile.ts';

export interface Size {
  width: number;
  height: number;
}

/** The size a bitmap claims in its header, in pixels, without decoding it; null when it has none. */
export function bitmapSize(type: BitmapType, bytes: Buffer): Size | null {
  const size = READERS[type](bytes);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

const READERS = { png: pngSize, jpg: jpegSize, webp: webpSize };

/** PNG, § 11.2.1: `IHDR` is the first chunk. */
function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** JPEG (ITU T.81, B.2): segments follow one another until the frame header, « SOF ». */
function jpegSize(bytes: Buffer): Size | null {
  let offset = 2;
  while (offset + 9 <= bytes.length) {
    if (bytes[offset] !== 0xff) return null;
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      // A filling byte.
      offset += 1;
      continue;
    }
    if (isFrameHeader(marker)) {
      return { width: bytes.readUInt16BE(offset + 7), height: bytes.readUInt16BE(offset + 5) };
    }
    offset += 2 + bytes.readUInt16BE(offset + 2);
  }
  return null;
}

/** C0 to CF, but for the tables (C4, CC) and the reserved C8. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** WebP (RFC 9649): lossy « VP8 », lossless « VP8L », or « VP8X » with a canvas for more. */
function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30) return null;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return {
        width: bytes.readUInt16LE(26) & 0x3fff,
        height: bytes.readUInt16LE(28) & 0x3fff,
      };
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
