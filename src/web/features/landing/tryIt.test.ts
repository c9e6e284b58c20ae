import { expect, test } from 'vitest';
import { draftDocument } from '#drafting/draftDocument.ts';
import { drawSheet } from './drawSheet.ts';
import type { PreviewSheet } from './previewSheet.ts';
import { EMPTY_SHEET, FIRST_PROMPT, FIRST_SHEET, firstSheetOn, TRADES, UNSURE } from './samples.ts';

test('the sheet drawn before the grammar has come shows the grammar’s own words and figures', () => {
  const drawn = draw(FIRST_PROMPT, 'invoice');
  expect({ ...drawn, lines: [] }).toEqual({ ...FIRST_SHEET, lines: [] });
  expect(said(drawn)).toEqual(said(FIRST_SHEET));
});

test('on the visitor’s own day its due date is the one the grammar would count', () => {
  for (const today of ['2026-11-21', '2026-11-24', '2027-02-20']) {
    const { due, said: facts } = draw(FIRST_PROMPT, 'invoice', { today });
    expect(firstSheetOn(today)).toMatchObject({ due, said: facts });
  }
});

test.each(TRADES)('the sentence of the trade « $trade » comes to what the page says', (sample) => {
  const { lines, gross, doubt } = draw(sample.prompt, sample.type);
  expect({ lines: lines.length, gross, doubt }).toEqual({
    lines: sample.lines,
    gross: sample.gross,
    doubt: null,
  });
  expect(lines.some(({ priceMissing }) => priceMissing)).toBe(false);
});

test('a box that is emptied shows the sheet of an empty sentence', () => {
  expect(draw('', 'invoice')).toEqual(EMPTY_SHEET);
});

test('a missing price is shown as missing, never invented', () => {
  const { lines } = draw('Vernis mat deux couches', 'quote');
  expect(lines).toMatchObject([{ priceMissing: true, unitPrice: 0 }]);
});

test('the promise is shown at work: a price that lacks, a doubt, the other reading', () => {
  const { lines, doubt, recognised, said: facts } = draw(UNSURE.prompt, UNSURE.type);
  expect(
    lines.map(({ description, priceMissing, total }) => [description, priceMissing, total]),
  ).toEqual([
    ['Remplacement de serrures', false, UNSURE.total],
    ['Réparation de la porte', true, 0],
  ]);
  expect(recognised).toEqual(UNSURE.recognised);
  expect(doubt).toMatchObject({ total: UNSURE.total, otherTotal: UNSURE.otherTotal });
  expect(facts.map(({ label }) => label)).toEqual(['TVA', 'Échéance']);
  expect(draw(UNSURE.prompt, UNSURE.type, { other: true }).net).toBe(UNSURE.otherTotal);
});

function draw(
  prompt: string,
  type: 'invoice' | 'quote',
  { today = '2026-11-21', other = false } = {},
): PreviewSheet {
  return drawSheet(draftDocument({ type, prompt, today }), { type, today, other });
}

/** The lines as they are read: words and figures. */
function said({ lines }: PreviewSheet) {
  return lines.map(({ description, quantity, unitPrice, total }) => [
    description,
    quantity,
    unitPrice,
    total,
  ]);
}
