import { expect, test } from 'vitest';
import { sheetLayers } from './sheetLayers.ts';

const RUNS = ['1', '2', '3', '4', '5'].map((at) => `<path d="M${at} 0${'l1 1'.repeat(6000)}"/>`);
const RULE = '<path class="typst-shape" d="M 0 0 L 11 0 " stroke="#cfcac1" />';
const LOGO = '<image href="data:,"/>';
const DEFS = '<defs class="clip-path"><path id="a" d="M0 0h9"/></defs>';
const page = (runs: readonly string[]) =>
  `<svg viewBox="0 0 596 842">${DEFS}<g transform="translate(9,9)">${runs[0]}${RULE}` +
  `<desc data-y="1">Pose</desc>${runs.slice(1).map((run) => `<g fill="#fff">${run}</g>`)}${LOGO}</g></svg>`;

test('a light page is one picture, as it is', () => {
  const svg = page(['<path d="M0 0h9"/>']);
  expect(sheetLayers(svg)).toEqual([svg]);
});

test('what a heavy page draws is each in one picture, and above what it was drawn above', () => {
  const layers = sheetLayers(page(RUNS));
  expect(layers.length).toBeGreaterThan(2);
  const parts = [RUNS[0] ?? '', RULE, ...RUNS.slice(1), LOGO];
  for (const part of parts) expect(layers.filter((layer) => layer.includes(part))).toHaveLength(1);
  const where = parts.map((part) => layers.findIndex((layer) => layer.includes(part)));
  expect(where).toEqual(where.toSorted((a, b) => a - b));
});

test('every picture of a heavy page keeps its size and what it may use, and has no group it draws nothing in', () => {
  for (const layer of sheetLayers(page(RUNS))) {
    expect(layer).toMatch(
      /^<svg viewBox="0 0 596 842"><defs class="clip-path"><path id="a".*<\/svg>$/,
    );
    const inner = layer.slice(layer.indexOf('</defs>'));
    expect(inner.match(/<g transform="translate\(9,9\)">/g)).toHaveLength(1);
    expect(inner.match(/<g fill="#fff">/g) ?? []).toHaveLength(
      RUNS.slice(1).filter((run) => layer.includes(run)).length,
    );
    expect(inner.match(/<g/g)).toHaveLength(inner.match(/<\/g>/g)?.length ?? 0);
    expect(layer).not.toContain('<desc');
  }
});

test('a shape to cut along is in each picture that draws something in its group', () => {
  const clip = '<clipPath id="c"><path d="M0 0h9"/></clipPath>';
  const svg = `<svg><g clip-path="url(#c)">${clip}${RUNS.join('')}</g><g>${RUNS.join('')}</g></svg>`;
  const layers = sheetLayers(svg);
  const cut = layers.filter((layer) => layer.includes('clip-path='));
  expect(cut.length).toBeGreaterThan(2);
  expect(cut.length).toBeLessThan(layers.length);
  for (const layer of cut) expect(layer).toContain(`<g clip-path="url(#c)">${clip}<path d="M`);
  expect(layers.filter((layer) => layer.includes(clip))).toEqual(cut);
});
