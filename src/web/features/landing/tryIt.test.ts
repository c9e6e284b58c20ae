import { expect, test } from 'vitest';
import { drawSheet } from './drawSheet.ts';
import type { PreviewSheet } from './previewSheet.ts';
import { FIRST_PROMPT, FIRST_SHEET, SAMPLES } from './samples.ts';

test('the sheet drawn before the grammar has come shows the grammar’s own words and figures', () => {
  const drawn = draw(FIRST_PROMPT, 'invoice');
  expect({ ...drawn, lines: [] }).toEqual({ ...FIRST_SHEET, lines: [] });
  expect(said(drawn)).toEqual(said(FIRST_SHEET));
});

test.each(SAMPLES)('the example « $label » draws several lines that add up', (sample) => {
  const sheet = draw(sample.prompt, sample.type);
  expect(sheet.lines.length).toBeGreaterThan(1);
  const cents = sheet.lines.reduce((sum, line) => sum + Math.round(line.total * 100), 0);
  expect(cents).toBe(Math.round(sheet.net * 100));
});

test('a missing price is shown as missing, never invented', () => {
  const { lines } = draw('Vernis mat deux couches', 'quote');
  expect(lines).toMatchObject([{ priceMissing: true, unitPrice: 0 }]);
});

test('one example shows the promise at work: a price that lacks, a doubt, the other reading', () => {
  const sample = SAMPLES.find(({ label }) => label === 'une phrase à vérifier');
  const { lines, doubt, said: facts } = draw(sample?.prompt ?? '', 'invoice');
  expect(lines.some(({ priceMissing }) => priceMissing)).toBe(true);
  expect(doubt?.otherTotal).not.toBe(doubt?.total);
  expect(facts.map(({ label }) => label)).toEqual(['TVA', 'Échéance']);
  expect(draw(sample?.prompt ?? '', 'invoice', true).net).toBe(doubt?.otherTotal);
});

function draw(prompt: string, type: 'invoice' | 'quote', other = false): PreviewSheet {
  return drawSheet({ prompt, type, today: '2026-11-21', other });
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
