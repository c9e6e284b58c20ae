import { describe, expect, it } from 'vitest';
import { screenDrawing } from './screenDrawing.ts';

const L = 'M 10 0 L 10 700 L 60 700 Z M 20 5 Q 30 5 30 15 Z ';

describe('pages for the screen', () => {
  it('set a run of letters as one path, each letter at its place', () => {
    const drawn = screenDrawing(page(glyph('a', L), use(0, 0, 'a') + use(600, -2.5, 'a')));
    const way = 'l0 700l50 0zm10 5q10 0 10 10z';
    expect(drawn).toContain(`<path d="M10 0${way}M610 -2${way}"/>`);
    expect(drawn).not.toMatch(/<use|outline_glyph/);
  });

  it('set a long run as several paths, so that a page can be shown a part at a time', () => {
    const letters = Array.from({ length: 600 }, (_, at) => use(600 * at, 0, 'a'));
    const drawn = screenDrawing(page(glyph('a', L), letters.join('')));
    const paths = drawn.match(/<path d="[^"]*"\/>/g) ?? [];
    expect(paths.length).toBeGreaterThan(1);
    expect(Math.max(...paths.map((path) => path.length))).toBeLessThan(8_200);
    expect(paths.join('').match(/M\d+ 0l0 700/g)).toHaveLength(600);
  });

  it('leave a space, which has no outline, its room', () => {
    const drawn = screenDrawing(
      page(glyph('a', L), use(0, 0, 'a') + use(600, 0, 'space') + use(900, 0, 'a')),
    );
    expect(drawn.match(/M\d+ /g)).toEqual(['M10 ', 'M910 ']);
  });

  it('keep a letter that is drawn otherwise, and what it is drawn with', () => {
    const emoji = '<image id="e" href="data:image/png;base64,AA=="/>';
    const arc = glyph('arc', 'M 0 0 A 5 5 0 0 1 10 10 Z ');
    const runs = use(0, 0, 'e') + use(600, 0, 'arc');
    const drawn = screenDrawing(page(emoji + arc, runs));
    expect(drawn).toContain(emoji);
    expect(drawn).toContain(arc);
    expect(drawn).toContain(runs);
  });

  it('hold nothing that only Typst’s own viewer needs, and keep what is drawn and its words', () => {
    const layer =
      '<g transform="scale(16,-16)"><foreignObject x="0" y="-1" width="1" height="1"><h5:div class="tsel">Prix &lt; 5</h5:div></foreignObject></g>';
    const words = '<desc data-y="16" data-height="16">Prix &lt; 5</desc>';
    const hint = '<g transform="translate(0,0)" data-tid="p"><g data-hint="a"></g></g>';
    const rule = '<path class="typst-shape" d="M 0 0 L 9 0 " stroke="#171e2c" />';
    const drawn = screenDrawing(
      page('', `<style type="text/css">svg { fill: none; }</style>${layer}${hint}${rule}`),
    );
    expect(drawn).toBe(
      `<svg fill="none" viewBox="0 0 9 9"><g fill="#171e2c">${words}${rule}</g></svg>`,
    );
  });
});

const page = (defs: string, text: string) =>
  `<svg viewBox="0 0 9 9">${defs}<g data-tid="t" fill="#171e2c">${text}</g></svg>`;
const glyph = (id: string, d: string) => `<path id="${id}" class="outline_glyph" d="${d}"/>`;
const use = (x: number, y: number, id: string) => `<use x="${x}" y="${y}" href="#${id}"/>`;
