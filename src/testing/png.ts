import { crc32, deflateSync } from 'node:zlib';

export interface PngParts {
  width: number;
  height: number;
  /** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGB and alpha. */
  colourType?: number;
  /** Of one channel. */
  bits?: number;
  /** The colours of colour type 3, in RGB. */
  palette?: Buffer | undefined;
  /** Each row after its filter's byte; black when absent. */
  rows?: Buffer;
}

/** A PNG written by hand, as a data URL: a test says every part of it, also what does not fit. */
export function pngUrl({ width, height, colourType = 0, bits = 8, palette, rows }: PngParts) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colourType, 0, 0, 0], 8);
  const file = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', deflateSync(rows ?? Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${file.toString('base64')}`;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
