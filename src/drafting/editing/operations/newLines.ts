import { draftDocument } from '../../draftDocument.ts';
import type { Placed } from '../operation.ts';

/** New lines from a few words, as a document would be drafted. */
export function drafted(words: string): { lines: Placed[] } | { reason: string } {
  const draft = draftDocument({ type: 'quote', prompt: words });
  const rate = draft.facts.vatRate?.value ?? null;
  const empty = draft.lineItems.every(
    (line) => line.description === 'Prestation' && line.unitPrice === 0,
  );
  if (words.trim() === '' || empty) {
    return {
      reason:
        'Dites ce qu’il faut ajouter, par exemple «\u00a0ajoute 2 h de réunion à 60\u00a0€\u00a0».',
    };
  }
  if (draft.totalAmount < 0)
    return { reason: 'Dites «\u00a0remise de…\u00a0» pour un montant à déduire.' };
  const [doubt] = draft.doubts;
  if (doubt !== undefined && draft.lineItems.length > 0)
    return { reason: `Je ne suis pas sûr de cet ajout. ${doubt.reason}` };
  const lines = draft.lineItems.map(
    ({ description, quantity, unitPrice, total, unit, vatRate, flags }): Placed => ({
      from: null,
      line: {
        description,
        quantity,
        unitPrice,
        total,
        unit,
        vatRate: vatRate ?? rate,
        // Its words stand in an instruction, not in the document's sentence.
        source: null,
        flags,
      },
    }),
  );
  return { lines };
}
