import { expect, test } from 'vitest';
import { spacedPages } from './spacedPages.ts';

const page = (y: number) =>
  `<g class="typst-page" transform="translate(0, ${y})" data-page-height="842"><path d="M1"/></g>`;
const drawing = (height: number, body: string) =>
  `<svg viewBox="0 0 596 ${height}" width="596" height="${height}" data-height="${height}"><defs><image height="9"/></defs>${body}</svg>`;

test('a document of one page is drawn as it is', () => {
  const svg = drawing(842, page(0));
  expect(spacedPages(svg)).toBe(svg);
});

test('each page after the first stands apart from the one before, its edges drawn', () => {
  const spaced = spacedPages(drawing(2526, page(0) + page(842) + page(1684)));
  expect(spaced.match(/translate\(0, \d+\)/g)).toEqual([
    'translate(0, 0)',
    'translate(0, 857)',
    'translate(0, 1714)',
  ]);
  expect(spaced).toContain('viewBox="0 0 596 2556" width="596" height="2556" data-height="2556"');
  expect(spaced).toContain('<image height="9"/>');
  expect(spaced.match(/<path d="M0 [^"]*"/g)).toEqual([
    '<path d="M0 842H9999M0 857H9999"',
    '<path d="M0 1699H9999M0 1714H9999"',
  ]);
});
