import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftDocument } from './draftDocument.ts';
import { editByInstruction } from './editDocument.ts';

/** 200 known texts in `npm test`; `DRAFTING_RUNS=10000` draws that many new ones. */
const asked = process.env['DRAFTING_RUNS'];
const runs = asked === undefined ? { numRuns: 200, seed: 20_260_401 } : { numRuns: Number(asked) };

it('drafts and edits any text without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (prompt) => {
      const draft = draftDocument({ type: 'invoice', prompt });
      expect(Number.isFinite(draft.totalAmount)).toBe(true);
      const edit = editByInstruction(draft.lineItems, prompt);
      expect(edit.lines === null ? edit.reason : edit.changes.length).toBeTruthy();
    }),
    runs,
  );
});

it.each([
  '1 ',
  'un ',
  'pour 3 ',
  '3 portes à 45 € et ',
  '(',
  '=',
  '{',
  ' ',
  '\n',
  ',',
  '- ',
  '12h',
  'deux cent ',
  'é'.normalize('NFD'),
  'a, ',
])('reads the longest prompt made of %j', (shape) => {
  const draft = draftDocument({
    type: 'quote',
    prompt: shape.repeat(Math.ceil(20_000 / shape.length)),
  });
  expect(draft.lineItems.length).toBeGreaterThan(0);
});
