import { describe, expect, it, vi } from 'vitest';
import type { LogoProblem } from './bounds.ts';
import { type LogoVerdict, preparedLogo } from './preparedLogo.ts';

const drawn = '<path d="M0 0h10v10z" fill="#123456"/>';

describe('a logo', () => {
  it('that draws is kept as it is, when it is a bitmap', () => {
    const url = dataUrl('image/png', PNG);
    const seen: string[] = [];
    expect(preparedLogo(url, ({ name }) => seen.push(name))).toEqual({ logo: url });
    expect(seen).toEqual(['logo.png']);
  });

  it('that cannot be drawn is refused', () => {
    const verdict = preparedLogo(dataUrl('image/png', PNG), () => {
      throw new Error('no picture');
    });
    expect(verdict).toEqual({ problem: 'unreadable' });
  });

  it('whose drawing takes long is refused', () => {
    const url = dataUrl('image/png', PNG);
    expect(drawnIn(url, { user: 901_000, system: 100_000 })).toEqual({ problem: 'too_slow' });
    expect(drawnIn(url, { user: 900_000, system: 100_000 })).toEqual({ logo: url });
  });

  it('is measured again once it is cleaned: escaping may make it grow', () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text>${'"'.repeat(990_000)}</text></svg>`;
    expect(problemOf(svg.replaceAll('"', '>'))).toBe('too_heavy');
  });

  it('without any drawing inside is refused', () => {
    expect(problemOf('<html><p>Bonjour</p></html>')).toBe('unreadable');
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

/** A logo whose drawing takes this much of the processor, in microseconds, on a clock of our own. */
function drawnIn(url: string, drawing: NodeJS.CpuUsage): LogoVerdict {
  const spent = { user: 3_000_000, system: 2_000_000 };
  const clock = vi.spyOn(process, 'cpuUsage').mockImplementation((before) => ({
    user: spent.user - (before?.user ?? 0),
    system: spent.system - (before?.system ?? 0),
  }));
  try {
    return preparedLogo(url, () => {
      spent.user += drawing.user;
      spent.system += drawing.system;
    });
  } finally {
    clock.mockRestore();
  }
}

/** Nothing is drawn: what the typesetter makes of a logo is `renderer.test.ts`. */
const undrawn = () => undefined;

function problemOf(svg: string): LogoProblem | null {
  const verdict = preparedLogo(dataUrl('image/svg+xml', Buffer.from(svg, 'utf8')), undrawn);
  return 'problem' in verdict ? verdict.problem : null;
}

function cleaned(svg: string): string {
  const verdict = preparedLogo(dataUrl('image/svg+xml', Buffer.from(svg, 'utf8')), undrawn);
  const url = 'logo' in verdict ? verdict.logo : '';
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64').toString('utf8');
}

function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
