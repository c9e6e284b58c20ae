import { expect, test } from 'vitest';
import { buildDocument } from '#testing/world/builders.ts';
import { nextToCome, standingOf } from './standing.ts';
import { heldBack, owedOn } from './retention.ts';
import { amountDue, documentState, STATES, stateLabel } from './state.ts';
import type { Document } from './types.ts';

const TODAY = '2026-11-22';
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

/** An invoice of 1 836 €, due on the 30th, as the changes leave it. */
function stood(changes: Partial<Document>, gross = 1836) {
  const document = buildDocument({ date: '2026-11-03', dueDate: '2026-11-30', ...changes });
  const due = amountDue(document, gross);
  return {
    ...document,
    gross,
    state: documentState(document, gross, TODAY),
    amountDue: due,
    heldBack: Math.min(due, heldBack(document, gross, TODAY)),
    owedOn: owedOn(document, gross, due),
  };
}

const ISSUED = { status: 'sent', issuedAt: '2026-11-03T09:00:00.000Z' } as const;
const SENT = { ...ISSUED, sentAt: '2026-11-03T09:01:00.000Z' } as const;
const QUOTE = { type: 'quote', kind: 'quote', dueDate: null } as const;

const said = (changes: Partial<Document>, blockers = 0) => {
  const { label, amount, sentence, tone } = standingOf(stood(changes), TODAY, blockers);
  return `${label} ${amount} ${tone}: ${plain(sentence)}`;
};

test.each<[Partial<Document>, string]>([
  [{ status: 'draft' }, 'Total 1836 plain: Brouillon : rien n’est encore numéroté ni envoyé.'],
  [ISSUED, 'Reste à payer 1836 plain: Émise, pas encore envoyée. Paiement attendu dans 8 jours.'],
  [SENT, 'Reste à payer 1836 plain: Paiement attendu dans 8 jours.'],
  [{ ...SENT, dueDate: TODAY }, 'Reste à payer 1836 plain: Paiement attendu aujourd’hui.'],
  [
    { ...SENT, paidAmount: 836 },
    'Reste à payer 1000 plain: 836,00 € reçus sur 1 836,00 €. Paiement attendu dans 8 jours.',
  ],
  [
    { ...SENT, paidAmount: 836, dueDate: '2026-11-17' },
    'Reste à payer 1000 late: 836,00 € reçus sur 1 836,00 €. En retard de 5 jours.',
  ],
  [
    { ...SENT, paidAmount: 836, creditedAmount: 120 },
    'Reste à payer 880 plain: 836,00 € reçus et 120,00 € d’avoir sur 1 836,00 €. Paiement attendu dans 8 jours.',
  ],
  [{ ...SENT, status: 'paid', paidAmount: 1836 }, 'Encaissé 1836 paid: Réglée en totalité.'],
  [
    { ...SENT, status: 'paid', paidAmount: 1900 },
    'À rendre au client 64 plain: Vous avez reçu plus que ce qui était dû.',
  ],
  [
    { ...SENT, creditedAmount: 1836 },
    'Reste à payer 0 plain: Soldée par avoir : plus rien n’est dû.',
  ],
  [
    { ...SENT, status: 'cancelled' },
    'Total 1836 plain: Remplacée : c’est l’autre facture qui compte.',
  ],
  [
    { ...ISSUED, kind: 'credit_note', dueDate: null },
    'Montant de l’avoir 1836 plain: Il réduit ce que votre client vous doit, ou lui est rendu.',
  ],
  [
    { status: 'draft', kind: 'deposit' },
    'Acompte demandé 1836 plain: Demandé à votre client, il se facture quand vous êtes payé.',
  ],
  [{ ...QUOTE, status: 'draft' }, 'Montant du devis 1836 plain: Pas encore envoyé.'],
  [
    { ...QUOTE, status: 'sent' },
    'Montant du devis 1836 plain: Sans réponse pour l’instant. Il est valable encore 11 jours.',
  ],
  [
    { ...QUOTE, status: 'sent', date: '2026-10-03', validityDays: 60 },
    'Montant du devis 1836 plain: Sans réponse pour l’instant. Il est valable encore 10 jours.',
  ],
  [
    { ...QUOTE, status: 'sent', validityDays: 15 },
    'Montant du devis 1836 plain: Resté sans réponse, il était valable jusqu’au 18 novembre 2026.',
  ],
  [
    { ...QUOTE, status: 'sent', date: '2026-10-03' },
    'Montant du devis 1836 plain: Resté sans réponse, il était valable jusqu’au 2 novembre 2026.',
  ],
  [
    { ...QUOTE, status: 'sent', acceptance: 'accepted' },
    'Montant du devis 1836 plain: Devis accepté. Il reste à le facturer.',
  ],
])('a document says first where it stands and what is due: %#', (changes, expected) => {
  expect(said(changes)).toBe(expected);
});

test('an accepted quote says how far situations have billed it', () => {
  const quote = stood({ ...QUOTE, status: 'sent', acceptance: 'accepted' });
  const lot = { place: 0, description: 'Pose', contract: 1000, cumulated: 600, before: 600 };
  const { sentence } = standingOf({ ...quote, lots: [lot, { ...lot, before: 0 }] }, TODAY);
  expect(plain(sentence)).toBe('Devis accepté, facturé à 30 % par situations.');
});

test('an accepted quote says what was asked or invoiced of it, and what remains', () => {
  const quote = stood({ ...QUOTE, status: 'sent', acceptance: 'accepted' });
  const saidWith = (...links: { issued: boolean; gross: number; credited: number }[]) =>
    plain(
      standingOf(
        { ...quote, links: links.map((link) => ({ ...link, kind: 'deposit' as const })) },
        TODAY,
      ).sentence,
    );
  expect(saidWith({ issued: false, gross: 550.8, credited: 0 })).toBe(
    'Devis accepté. Acompte de 550,80 € demandé, pas encore reçu. Le reste, 1 285,20 €, sera à facturer.',
  );
  expect(saidWith({ issued: true, gross: 550.8, credited: 50.8 })).toBe(
    'Devis accepté. Acompte de 500,00 € facturé, il reste 1 336,00 € à facturer.',
  );
  expect(saidWith({ issued: true, gross: 550.8, credited: 550.8 })).toBe(
    'Devis accepté. Il reste à le facturer.',
  );
});

/** 5 % of 1 836 € is kept back, 91,80 €, and the rest was due on the 17th. */
const RETAINED = { ...SENT, retention: 5, dueDate: '2026-11-17' } as const;

test.each<[string, Partial<Document>, string, string | null]>([
  [
    'is late for the rest only',
    RETAINED,
    'Reste à payer 1836 late: 1 744,20 € en retard de 5 jours. 91,80 € de retenue de garantie, dus un an après la réception des travaux.',
    'Échéance dépassée depuis le 17 novembre 2026',
  ],
  [
    'is not awaited with the rest',
    { ...RETAINED, dueDate: '2026-11-30' },
    'Reste à payer 1836 plain: 1 744,20 € attendus dans 8 jours. 91,80 € de retenue de garantie, dus un an après la réception des travaux.',
    'Échéance le 30 novembre 2026',
  ],
  [
    'is not late once the rest is paid',
    { ...RETAINED, paidAmount: 1744.2 },
    'Retenue de garantie 91.8 plain: 1 744,20 € reçus sur 1 836,00 €. 91,80 € de retenue de garantie, dus un an après la réception des travaux.',
    'Retenue de garantie, due un an après la réception des travaux',
  ],
  [
    'waits for its own day, a year after the works were accepted',
    { ...RETAINED, paidAmount: 1744.2, worksAcceptedOn: '2026-11-20' },
    'Retenue de garantie 91.8 plain: 1 744,20 € reçus sur 1 836,00 €. Paiement attendu dans 363 jours.',
    'Retenue de garantie due le 20 novembre 2027',
  ],
  [
    'is late after that day',
    { ...RETAINED, paidAmount: 1744.2, worksAcceptedOn: '2025-11-17' },
    'Reste à payer 91.8 late: 1 744,20 € reçus sur 1 836,00 €. En retard de 5 jours.',
    'Échéance dépassée depuis le 17 novembre 2026',
  ],
])('what is kept back for a year %s', (_, changes, expected, coming) => {
  expect(said(changes)).toBe(expected);
  expect(plain(next(changes) ?? '')).toBe(coming);
});

const next = (changes: Partial<Document>) => nextToCome(stood(changes), TODAY);

test('a draft counts what keeps it from being issued', () => {
  expect(said({ status: 'draft' }, 2)).toContain('2 points à régler avant de l’émettre.');
});

test('what comes next is a date, or nothing', () => {
  expect(next({ status: 'draft' })).toContain('Émission');
  expect(next({ status: 'cancelled' })).toBeNull();
  expect(next(SENT)).toBe('Échéance le 30 novembre 2026');
  expect(next({ ...SENT, dueDate: '2026-11-17' })).toContain('dépassée depuis le 17 novembre');
  expect(next({ ...SENT, status: 'paid', paidAmount: 1836 })).toContain('À conserver dix ans');
  expect(next({ ...QUOTE, status: 'sent' })).toBe('Valable jusqu’au 3 décembre 2026');
  expect(next({ ...QUOTE, status: 'sent', validityDays: 60 })).toBe(
    'Valable jusqu’au 2 janvier 2027',
  );
  expect(next({ ...QUOTE, status: 'sent', acceptance: 'refused' })).toBeNull();
});

test('the word for a state agrees with what it is said of', () => {
  expect(stateLabel('issued', 'invoice')).toBe('Émise');
  expect(stateLabel('issued', 'credit_note')).toBe('Émis');
  expect(stateLabel('sent', 'quote')).toBe('Envoyé');
  for (const { value } of STATES) expect(stateLabel(value, 'deposit')).not.toBe('');
});
