import { expect, test } from 'vitest';
import { drawSheet } from './drawSheet.ts';
import type { PreviewSheet } from './previewSheet.ts';
import { FIRST_PROMPT, FIRST_SHEET, SAMPLES } from './samples.ts';

test('the sheet drawn before the grammar has come shows the grammar’s own words and figures', () => {
  const drawn = drawSheet(FIRST_PROMPT, 'invoice');
  expect({ ...drawn, lines: [] }).toEqual({ ...FIRST_SHEET, lines: [] });
  expect(said(drawn)).toEqual(said(FIRST_SHEET));
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

/** The lines as they are read: words and figures. */
function said({ lines }: PreviewSheet) {
  return lines.map(({ description, quantity, unitPrice, total }) => [
    description,
    quantity,
    unitPrice,
    total,
  ]);
}
