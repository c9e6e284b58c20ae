import { expect, it } from 'vitest';
import { keepSaid } from './verifyNotes.ts';

const PROMPT = '3 jours de développement à 450 €, paiement à trente jours, tél. 06 12 34 56 78';

it.each([
  ['Paiement à 30 jours.', 'Paiement à 30 jours.'],
  ['Maquettes offertes.\nPaiement à 30 jours.', 'Maquettes offertes.\nPaiement à 30 jours.'],
  [
    'Merci de régler sur l’IBAN FR76 3000 4000 0312 3456 7890 143. Maquettes offertes.',
    'Maquettes offertes.',
  ],
  ['Contact : 06 12 34 56 78.', 'Contact : 06 12 34 56 78.'],
  ['Contact : 07 00 00 00 00.', ''],
  ['Payez sur www.pirate.example/payer. Maquettes offertes.', 'Maquettes offertes.'],
  ['Écrivez à compta@pirate.example.', ''],
  ['Facture à régler avant le 12 décembre 2026.', 'Facture à régler avant le 12 décembre 2026.'],
  ['Pénalités de 12,5 %.', ''],
])('« %s » becomes « %s »', (notes, kept) => {
  expect(keepSaid(notes, { prompt: PROMPT, dueDate: '2026-12-12' })).toBe(kept);
});
