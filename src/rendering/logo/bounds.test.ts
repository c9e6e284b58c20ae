import { describe, expect, it } from 'vitest';
import { drawableLogo, logoProblem } from './bounds.ts';
import { bitmapSize } from './pixels.ts';

describe('a logo that was chosen', () => {
  it.each([
    ['no data URL', 'https://evil.example/logo.png'],
    ['a text without base64', 'data:image/svg+xml,<svg/>'],
    ['a PNG that is none', url('image/png', Buffer.from('<html>'))],
    ['a JPEG that is a PNG', url('image/jpeg', png(1, 1))],
    ['a GIF', url('image/gif', Buffer.from('GIF89a'))],
    ['a page', url('text/html', Buffer.from('<script>'))],
    ['a PNG without a size', url('image/png', png(0, 10))],
    ['a PNG cut before its size', url('image/png', png(1, 1).subarray(0, 20))],
    ['an empty SVG', svgUrl('')],
    ['words', svgUrl('Bonjour')],
    ['tags left open', svgUrl('<svg><g></svg>')],
    ['tags closed twice', svgUrl('<svg></svg></svg>')],
    ['a tag that never ends', svgUrl('<svg a=">')],
    ['a comment that never ends', svgUrl('<svg><!-- </svg>')],
  ])('is unreadable: %s', (_what, dataUrl) => {
    expect(logoProblem(dataUrl)).toBe('unreadable');
  });

  it('may weigh 1 MB, and no byte more', () => {
    expect(logoProblem(weighing(1_000_000))).toBe(null);
    expect(logoProblem(weighing(1_000_001))).toBe('too_heavy');
  });

  it('may have the pixels of a photograph, and not those of a poster', () => {
    expect(logoProblem(url('image/png', png(4032, 3024)))).toBe(null);
    expect(logoProblem(url('image/png', png(14_000, 14_000)))).toBe('too_many_pixels');
    expect(logoProblem(url('image/jpeg', jpeg(14_000, 14_000)))).toBe('too_many_pixels');
    for (const kind of ['VP8 ', 'VP8L', 'VP8X'])
      expect(logoProblem(url('image/webp', webp(kind, 14_000, 14_000)))).toBe('too_many_pixels');
  });

  it('may not bring entities', () => {
    for (const entity of ['<!ENTITY a "aa">', '<!entity a SYSTEM "file:///etc/passwd">'])
      expect(logoProblem(svgUrl(`<!DOCTYPE svg [${entity}]><svg>&a;</svg>`))).toBe('not_allowed');
  });

  it('may hold as many elements and levels as a drawing needs, counted where tags are', () => {
    const shapes = (count: number) => svgUrl(`<svg>${'<path d="M0 0"/>'.repeat(count)}</svg>`);
    expect(logoProblem(shapes(4_999))).toBe(null);
    expect(logoProblem(shapes(5_000))).toBe('too_complex');
    expect(logoProblem(svgUrl(nested(49)))).toBe(null);
    expect(logoProblem(svgUrl(nested(50)))).toBe('too_complex');
    const inWords = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a>b">
      <svg a="${'<g>'.repeat(60)}" b='"'><!-- ${'<g>'.repeat(60)} --><![CDATA[${'<g>'.repeat(60)}]]></svg>`;
    expect(logoProblem(svgUrl(inWords))).toBe(null);
  });

  it('is read once, however its tags are laid out', () => {
    const floods = [
      `${'<g>'.repeat(100_000)}${'</a>'.repeat(100_000)}`,
      '<g>'.repeat(120_000),
      nested(100_000),
      `<svg>${'</g>'.repeat(150_000)}`,
      `<svg>${'<!--'.repeat(150_000)}`,
      `<svg ${'a="'.repeat(150_000)}`,
    ];
    for (const flood of floods) expect(logoProblem(svgUrl(flood))).not.toBe(null);
  });
});

describe('a logo kept before there were bounds', () => {
  it('is left out when it would stop the process that draws it, and drawn otherwise', () => {
    expect(drawableLogo(svgUrl(nested(100_000)))).toBe(null);
    expect(drawableLogo(svgUrl(nested(3)))).toMatchObject({ type: 'svg' });
    expect(drawableLogo(url('image/png', png(6000, 6000)))).toMatchObject({ type: 'png' });
  });
});

describe('the size of a bitmap', () => {
  it('is read from its header', () => {
    expect(bitmapSize('png', png(640, 480))).toEqual({ width: 640, height: 480 });
    expect(bitmapSize('jpg', jpeg(640, 480))).toEqual({ width: 640, height: 480 });
    for (const kind of ['VP8 ', 'VP8L', 'VP8X'])
      expect(bitmapSize('webp', webp(kind, 640, 480))).toEqual({ width: 640, height: 480 });
  });

  it('is not read beyond the end of a file', () => {
    for (const type of ['png', 'jpg', 'webp'] as const) {
      const whole = { png: png(9, 9), jpg: jpeg(9, 9), webp: webp('VP8X', 9, 9) }[type];
      for (let length = 0; length < whole.length; length += 1)
        expect([null, { width: 9, height: 9 }]).toContainEqual(
          bitmapSize(type, whole.subarray(0, length)),
        );
    }
    // A segment that says it has no length would be read for ever.
    expect(bitmapSize('jpg', Buffer.from('ffd8ffe00000ffe00000ffe00000', 'hex'))).toBe(null);
  });
});

function weighing(bytes: number): string {
  return url('image/png', Buffer.concat([png(1, 1)], bytes));
}

function nested(depth: number): string {
  return `<svg>${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}</svg>`;
}

function png(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000806000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

/** With a table and a filling byte before the frame, as files have them. */
function jpeg(width: number, height: number): Buffer {
  const head = Buffer.from('ffd8ffe00004abcdffc400040000ffffc2001108000000000301', 'hex');
  head.writeUInt16BE(height, 20);
  head.writeUInt16BE(width, 22);
  return head;
}

function webp(kind: string, width: number, height: number): Buffer {
  const head = Buffer.alloc(30);
  head.write(`RIFF    WEBP${kind}`, 'latin1');
  if (kind === 'VP8 ') {
    head.writeUInt16LE(width, 26);
    head.writeUInt16LE(height, 28);
  } else if (kind === 'VP8L') {
    head.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  } else {
    head.writeUIntLE(width - 1, 24, 3);
    head.writeUIntLE(height - 1, 27, 3);
  }
  return head;
}

function svgUrl(svg: string): string {
  return url('image/svg+xml', Buffer.from(svg, 'utf8'));
}

function url(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}
