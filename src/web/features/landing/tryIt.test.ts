import { describe, expect, test } from 'vitest';
import { drawSheet } from './drawSheet.ts';
import { readingOrder, stretchesOf } from './previewSheet.ts';
import { FIRST_PROMPT, FIRST_SHEET, SAMPLES } from './samples.ts';

test('the sheet drawn before the grammar has come shows the grammar’s own figures', () => {
  const drawn = drawSheet(FIRST_PROMPT, 'invoice');
  expect({ ...drawn, lines: [] }).toEqual({ ...FIRST_SHEET, lines: [] });
  expect(drawn.lines.map(({ quantity, unitPrice, total }) => [quantity, unitPrice, total])).toEqual(
    FIRST_SHEET.lines.map(({ quantity, unitPrice, total }) => [quantity, unitPrice, total]),
  );
});

test.each(SAMPLES)('the example « $label » draws several lines that add up', (sample) => {
  const sheet = drawSheet(sample.prompt, sample.type);
  expect(sheet.lines.length).toBeGreaterThan(1);
  const cents = sheet.lines.reduce((sum, line) => sum + Math.round(line.total * 100), 0);
  expect(cents).toBe(Math.round(sheet.net * 100));
});

test('a missing price is shown as missing, never invented', () => {
  const { lines } = drawSheet('Vernis mat deux couches', 'quote');
  expect(lines).toMatchObject([{ priceMissing: true, unitPrice: 0 }]);
});

describe('underlines', () => {
  test('each word is marked once, in reading order', () => {
    const spans = [
      { start: 10, end: 14 },
      { start: 0, end: 4 },
      { start: 2, end: 6 },
      { start: 7, end: 7 },
    ];
    expect(readingOrder(spans)).toEqual([
      { start: 0, end: 4 },
      { start: 10, end: 14 },
    ]);
  });

  test('the layer under the text carries every character of it', () => {
    const stretches = stretchesOf(FIRST_PROMPT, FIRST_SHEET.recognised);
    expect(stretches.map(({ text }) => text).join('')).toBe(FIRST_PROMPT);
    expect(stretches.filter(({ marked }) => marked)).toHaveLength(3);
  });

  test('underlines of a longer text leave a shorter one alone', () => {
    expect(stretchesOf('Pose', FIRST_SHEET.recognised)).toEqual([
      { text: 'Pose', marked: false, at: 0 },
    ]);
  });
});
