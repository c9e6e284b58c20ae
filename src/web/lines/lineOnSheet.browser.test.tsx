import { expect, test } from 'vitest';
import { lineOnSheet } from './lineOnSheet.ts';

/** Words on the page as the renderer keeps them: turned over, sized, moved. */
const run = (words: string, y: number) =>
  `<g transform="translate(57.000,${y}.000)"><g transform="scale(0.0100,-0.0100)">
    <desc data-y="960" data-height="1000">${words}</desc></g></g>`;
const page = (...runs: string[]) => pages(runs);
const pages = (...each: string[][]) =>
  `<svg data-height="${842 * each.length}.000" xmlns="http://www.w3.org/2000/svg">${each
    .map(
      (runs, at) =>
        `<g class="typst-page" transform="translate(0, ${842 * at})">${runs.join('')}</g>`,
    )
    .join('')}</svg>`;

test('a line is found by its first words, where they stand on the page', () => {
  const svg = page(run('Facture', 80), run('Pose d’un parquet', 400), run('en chêne', 412));
  const band = lineOnSheet(svg, ['Pose d’un parquet en chêne'], 0);
  expect(band?.top).toBeCloseTo((400 - 9.6 - 4) / 842, 4);
  expect(band?.height).toBeCloseTo((10 + 8) / 842, 4);
});

test('lines of the same words stand in their order; what is not on the page is not lit', () => {
  const svg = page(run('Visite', 400), run('Visite', 430));
  const [first, second] = [0, 1].map((at) => lineOnSheet(svg, ['Visite', 'Visite'], at)?.top ?? 0);
  expect((second ?? 0) - (first ?? 0)).toBeCloseTo(30 / 842, 4);
  expect(lineOnSheet(svg, ['Peinture'], 0)).toBeNull();
  expect(lineOnSheet(svg, [''], 0)).toBeNull();
});

test('a line of a later page is found on that page', () => {
  const svg = pages([run('Visite', 400)], [run('Peinture', 100)], [run('Visite', 200)]);
  const lines = ['Visite', 'Peinture', 'Visite'];
  const bands = [0, 1, 2].map((at) => lineOnSheet(svg, lines, at));
  expect(bands.map((band) => band?.page)).toEqual([0, 1, 2]);
  expect(bands.map((band) => band?.pages)).toEqual([3, 3, 3]);
  expect(bands[2]?.top).toBeCloseTo((200 - 9.6 - 4) / 842, 4);
});
