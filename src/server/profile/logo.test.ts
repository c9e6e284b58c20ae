import { describe, expect, it } from 'vitest';
import { acceptedLogo } from './logo.ts';

const HEADS = {
  'image/png': '89504e470d0a1a0a0000000d49484452',
  'image/jpeg': 'ffd8ffe000104a4649460001',
  'image/webp': '52494646240000005745425056503820',
};

const drawn = '<path d="M0 0h10v10z" fill="#123456"/>';

describe('a logo', () => {
  it.each(Object.entries(HEADS))('%s is kept as it is', (type, head) => {
    const url = dataUrl(type, Buffer.from(head, 'hex'));
    expect(acceptedLogo(url)).toBe(url);
  });

  it('is removed by an empty text', () => {
    expect(acceptedLogo('')).toBe('');
  });

  it.each([
    ['a PNG that is none', dataUrl('image/png', Buffer.from('<html>'))],
    ['a JPEG that is a PNG', dataUrl('image/jpeg', Buffer.from(HEADS['image/png'], 'hex'))],
    ['a GIF', dataUrl('image/gif', Buffer.from('GIF89a'))],
    ['a page', dataUrl('text/html', Buffer.from('<script>'))],
    ['an address', 'https://evil.example/logo.png'],
    ['a text without base64', 'data:image/svg+xml,<svg/>'],
    ['an SVG that is a page', svgUrl('<html><p>Bonjour</p></html>')],
    ['an empty SVG', svgUrl('')],
    ['entities that multiply', svgUrl('<!DOCTYPE svg [<!ENTITY a "aa">]><svg>&a;</svg>')],
    [
      'entities in other case',
      svgUrl('<!doctype svg [<!entity a SYSTEM "file:///etc/passwd">]><svg/>'),
    ],
  ])('is refused: %s', (_what, url) => {
    expect(() => acceptedLogo(url)).toThrowError(expect.objectContaining({ status: 400 }));
  });

  it('is refused above 1 MB, and kept at 1 MB', () => {
    expect(acceptedLogo(sized(1_000_000))).toHaveLength(sized(1_000_000).length);
    expect(() => acceptedLogo(sized(1_000_001))).toThrowError(
      'Le logo pèse plus de 1 Mo : choisissez une image plus légère.',
    );
  });
});

describe('an SVG', () => {
  it('keeps its drawing, gradients and texts', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><defs><linearGradient id="g">' +
      '<stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
      '<rect width="10" height="10" fill="url(#g)"></rect><text x="1">Été &amp; Cie</text></svg>';
    expect(cleaned(`<?xml version="1.0"?>\n<!-- by hand -->${svg}`)).toBe(svg);
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'alert'],
    ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>', 'alert'],
    ['a handler', '<g onload="alert(1)" onclick="alert(1)"></g>', 'alert'],
    ['a handler in capitals', '<g ONLOAD="alert(1)"></g>', 'alert'],
    [
      'a page inside',
      '<foreignObject><iframe src="https://evil.example"/></foreignObject>',
      'evil',
    ],
    ['a style sheet', '<style>@import url(https://evil.example)</style>', 'evil'],
    ['a style', '<g style="background:url(https://evil.example)"></g>', 'evil'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>', 'alert'],
    ['an image of elsewhere', '<image href="https://evil.example/i.png"/>', 'evil'],
    ['a use of elsewhere', '<use href="https://evil.example/i.svg#a"/>', 'evil'],
    ['a use of elsewhere, old style', '<use xlink:href="//evil.example/i.svg#a"/>', 'evil'],
    ['a paint of elsewhere', '<rect fill="url( \'https://evil.example/p#a\')"/>', 'evil'],
    ['a mask of elsewhere', '<rect mask="URL(//evil.example/p#a)"/>', 'evil'],
    ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>', 'alert'],
  ])('loses %s', (_what, bad, trace) => {
    const kept = cleaned(`<svg xmlns="http://www.w3.org/2000/svg">${bad}${drawn}</svg>`);
    expect(kept).not.toContain(trace);
    expect(kept).toContain('M0 0h10v10z');
  });
});

/** A PNG of so many bytes. */
function sized(bytes: number): string {
  const head = Buffer.from(HEADS['image/png'], 'hex');
  return dataUrl('image/png', Buffer.concat([head], bytes));
}

function cleaned(svg: string): string {
  const url = acceptedLogo(svgUrl(svg));
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64').toString('utf8');
}

function svgUrl(svg: string): string {
  return dataUrl('image/svg+xml', Buffer.from(svg, 'utf8'));
}

function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}
