import { expect, test } from 'vitest';
import { documentOf } from '#testing/components/editedLines.tsx';
import { lineItemOf } from '#web/lines/editedDocument.ts';
import { proposeByGrammar } from '#web/lines/proposeEdit.ts';
import { readSentence } from './readSentence.ts';

const read = (prompt: string, field = 'a field') =>
  readSentence({ type: 'invoice', prompt, clientName: '' }, field);

test('the reader’s thread reads a sentence, and one asked for twice is read once', async () => {
  const asked = read('3 jours à 450 €');
  expect(read('3 jours à 450 €', 'another field')).toBe(asked);
  expect((await asked)?.totalAmount).toBe(1350);
});

test('who types faster than the reader reads waits for the last sentence only', async () => {
  const [first, overtaken, last, elsewhere] = await Promise.all([
    read('3 jours à 451 €'),
    read('3 jours à 452 €'),
    read('3 jours à 453 €'),
    read('2 jours à 300 €', 'another field'),
  ]);
  expect(first?.totalAmount).toBe(1353);
  expect(overtaken).toBe(null);
  expect(last?.totalAmount).toBe(1359);
  expect(elsewhere?.totalAmount).toBe(600);
});

test('a change by sentence leaves the lines it does not touch the very objects they were', async () => {
  const { lineItems } = documentOf(
    { description: 'Pose', quantity: 2, unitPrice: 50 },
    { description: 'Câble', quantity: 1, unitPrice: 20 },
  );
  const before = lineItems.map(lineItemOf);
  const { lines } = await proposeByGrammar(before, 'passe la pose à 60 €', {
    vat: true,
    vatRate: 20,
  });
  expect(lines?.map((line) => before.indexOf(line))).toEqual([-1, 1]);
  expect(lines?.[0]).toMatchObject({ description: 'Pose', unitPrice: 60 });
});
