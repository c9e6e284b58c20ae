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

test('every picture of a heavy page keeps its size, its colours, its places and what it may use', () => {
  for (const layer of sheetLayers(page(RUNS))) {
    expect(layer).toMatch(/^<svg viewBox="0 0 596 842"><defs class="clip-path"><path id="a"/);
    expect(layer.match(/<g transform="translate\(9,9\)">|<g fill="#fff">/g)).toHaveLength(5);
    expect(layer.match(/<\/g>/g)).toHaveLength(5);
    expect(layer).not.toContain('<desc');
  }
});
