import { expect, test } from 'vitest';
import type { Payment } from '#domain/payments/payment.ts';
import { buildClient, buildDocument, buildProfile } from '#testing/world/builders.ts';
import { entryOf } from './entryOf.ts';
import type { RegisterEvent } from './event.ts';
import { lifeFact } from './lifeSentence.ts';

const invoice = buildDocument({ id: 'd1', number: 'INV-041' });
const quote = buildDocument({ id: 'd2', type: 'quote', number: 'QUO-007' });
const issued = { ...invoice, status: 'sent' as const, issuedAt: '2026-11-03T09:00:00.000Z' };
const payment: Payment = {
  id: 'p1',
  documentId: 'd1',
  day: '2026-11-20',
  amount: 500,
  method: 'transfer',
  reference: null,
  reason: null,
  reversesId: null,
  split: { shares: [], excess: 0 },
  recordedAt: '2026-11-21T10:00:00.000Z',
};
const letter = {
  kind: 'emailed',
  document: issued,
  recipient: 'a@b.fr',
  ok: true,
  sha256: null,
  error: null,
  duplicate: false,
  kept: false,
} as const;
const avoir = { id: 'd4', kind: 'credit_note', number: 'AV-002' } as const;

function told(event: RegisterEvent) {
  const place = { userId: 'anne', sequence: 1, at: '2026-11-21T10:00:00.000Z', by: 'anne' };
  const fact = lifeFact(entryOf(event, place));
  return fact && { ...fact, sentence: fact.sentence.replaceAll('\u00A0', ' ') };
}

test.each<[RegisterEvent, string]>([
  [{ kind: 'created', document: invoice }, 'Écrite'],
  [
    { kind: 'created', document: { ...invoice, sourceDocumentId: 'd2' } },
    'Écrite à partir du devis',
  ],
  [
    {
      kind: 'issued',
      document: issued,
      file: { id: 'f1', sha256: 'x' },
      snapshot: { seller: buildProfile(), client: buildClient(), document: issued },
      totals: { net: 1, vatTotal: 0, gross: 1 },
    },
    'Émise',
  ],
  [letter, 'Envoyée à a@b.fr'],
  [{ ...letter, duplicate: true }, 'Duplicata envoyé à a@b.fr'],
  [{ ...letter, kept: true }, 'Message pour a@b.fr gardé dans la boîte d’envoi'],
  [{ ...letter, ok: false, error: 'Serveur muet.' }, 'L’envoi à a@b.fr a échoué'],
  [{ kind: 'status_set', document: issued, from: 'draft' }, 'Marquée envoyée'],
  [{ kind: 'payment_recorded', document: issued, payment }, '500,00 € reçus par virement'],
  [
    {
      kind: 'payment_recorded',
      document: issued,
      payment: { ...payment, amount: -20, reason: 'Trop-perçu.' },
    },
    '20,00 € rendus par virement : Trop-perçu',
  ],
  [
    {
      kind: 'payment_reversed',
      document: issued,
      payment: { ...payment, amount: -500, reason: 'Erreur', reversesId: 'p1' },
    },
    'Encaissement de 500,00 € annulé : Erreur',
  ],
  [
    { kind: 'corrected', document: issued, by: avoir, gross: 120, undone: false },
    'Avoir AV-002, −120,00 €',
  ],
  [
    {
      kind: 'corrected',
      document: issued,
      by: { id: 'd5', kind: 'corrective', number: 'INV-050' },
      gross: 120,
      undone: false,
    },
    'Remplacée par INV-050',
  ],
  [
    {
      kind: 'answered',
      document: { ...quote, acceptance: 'refused' },
      refusal: { reason: 'Trop cher', address: '192.0.2.7', agent: 'x' },
    },
    'Refusé en ligne : Trop cher',
  ],
  [{ kind: 'opened', document: issued }, 'Ouverte par le client'],
  [{ kind: 'answered', document: { ...quote, acceptance: 'accepted' } }, 'Marqué accepté par vous'],
  [{ kind: 'answered', document: { ...quote, acceptance: 'refused' } }, 'Marqué refusé par vous'],
  [{ kind: 'answered', document: { ...quote, acceptance: null } }, 'Réponse retirée par vous'],
  [{ kind: 'marked_sent', document: issued }, 'Marquée envoyée'],
  [
    { kind: 'works_accepted', document: { ...issued, worksAcceptedOn: '2026-11-20' } },
    'Travaux réceptionnés par le client',
  ],
  [
    { kind: 'converted', document: quote, invoice: { id: 'd3', number: 'INV-042' } },
    'Converti en facture',
  ],
  [{ ...letter, reminder: 'second' }, 'Relancée (2e relance), à a@b.fr'],
  [{ ...letter, ok: false, reminder: 'first' }, '1re relance : l’envoi à a@b.fr a échoué'],
  [
    { kind: 'reminder_posted', document: issued, stage: 'formal_notice', day: '2026-11-20' },
    'Mise en demeure, par courrier',
  ],
  [
    {
      kind: 'reminders_held',
      document: issued,
      hold: { kind: 'promise', until: '2026-12-05', reason: '' },
    },
    'Relances suspendues jusqu’au 5 déc. 2026 : paiement promis',
  ],
  [{ kind: 'reminders_held', document: issued, hold: null }, 'Relances reprises'],
])('a document tells its own life in plain sentences: %#', (event, sentence) => {
  expect(told(event)?.sentence).toBe(sentence);
});

test('a payment counts for its own day, and a correction leads to its document', () => {
  expect(told({ kind: 'payment_recorded', document: issued, payment })?.day).toBe('2026-11-20');
  const corrected = {
    kind: 'corrected',
    document: issued,
    by: avoir,
    gross: 1,
    undone: false,
  } as const;
  expect(told(corrected)?.otherId).toBe('d4');
});

test('fingerprints and numbers stay in the register', () => {
  const file = { id: 'f1', name: 'a.pdf', at: '2026-11-21T10:00:00.000Z' };
  expect(told({ kind: 'sealed', document: issued, sha256: 'x', file })).toBeNull();
  expect(
    told({ kind: 'number_gap', series: 'invoice', from: 'A', to: 'B', reason: '' }),
  ).toBeNull();
});

test('a letter that made a document « Envoyé » is told once', () => {
  expect(told({ kind: 'status_set', document: issued, from: 'draft', byLetter: true })).toBeNull();
});
