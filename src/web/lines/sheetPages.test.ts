import { expect, test } from 'vitest';
import { sheetPages } from './sheetPages.ts';

const DEFS = '<defs><image id="a" height="9" href="data:,"/></defs>';
const page = (y: number, words: string) =>
  `<g class="typst-page" transform="translate(0, ${y})" data-page-width="596" data-page-height="842"><g transform="translate(9,9)"><path d="${words}"/></g></g>`;
const drawing = (height: number, ...pages: string[]) =>
  `<svg viewBox="0 0 596.000 ${height}" width="596.000" height="${height}" data-height="${height}">${DEFS}${pages.join('')}</svg>`;

test('a document of one page is one sheet, as it is drawn', () => {
  const svg = drawing(842, page(0, 'M1'));
  expect(sheetPages(svg)).toEqual([svg]);
});

test('each page of several is a sheet of its own height, with its words and what it may use', () => {
  const svg = drawing(2526, page(0, 'M1'), page(842, 'M2'), page(1684, 'M3'));
  expect(sheetPages(svg)).toEqual([
    drawing(842, page(0, 'M1')),
    drawing(842, page(0, 'M2')),
    drawing(842, page(0, 'M3')),
  ]);
});
