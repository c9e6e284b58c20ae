import { expect, it } from 'vitest';
import { alongside, type OneOfMany, setAside } from './many.ts';

const draft: OneOfMany = {
  kind: 'invoice',
  status: 'draft',
  state: 'draft',
  issuedAt: null,
  sentAt: null,
  provisional: true,
  amountDue: 0,
  heldBack: 0,
  clientName: 'Brasserie Lune',
  clientEmail: 'compta@lune.example',
  problems: [],
  letter: null,
};
const instant = '2026-11-03T09:00:00.000Z';
const issued: OneOfMany = {
  ...draft,
  status: 'sent',
  state: 'issued',
  issuedAt: instant,
  provisional: false,
  amountDue: 120,
};
const quote: OneOfMany = { ...draft, kind: 'quote', provisional: false };
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');

it('a draft that lacks nothing is issued and sent, and the review says so before', () => {
  expect(setAside('email', draft)).toBeNull();
  expect(alongside('email', draft)).toBe('à compta@lune.example, émise d’abord');
  expect(alongside('email', { ...issued, status: 'paid', state: 'paid' })).toBe(
    'à compta@lune.example, déjà payée',
  );
  expect(setAside('sent', draft)).toBeNull();
  expect(alongside('sent', draft)).toBe('Émise d’abord');
});

it('what keeps it from being issued is told, the first reason whole', () => {
  const unready = { ...draft, problems: ['Le SIRET manque.', 'a', 'b'] };
  expect(plain(setAside('email', unready))).toBe('Le SIRET manque. Et 2 autres points.');
  expect(setAside('sent', { ...draft, problems: ['Le SIRET manque.'] })).toBe('Le SIRET manque.');
  expect(setAside('email', { ...quote, problems: ['Le SIRET manque.'] })).toBeNull();
});

it('a letter that left, may have left or is leaving is not sent again', () => {
  const after = (state: 'accepted' | 'uncertain' | 'pending') =>
    setAside('email', { ...issued, letter: { recipient: 'a@b.c', day: '2026-11-03', state } });
  expect(plain(after('accepted'))).toBe('Déjà envoyée le 3 nov. 2026 à a@b.c');
  expect(after('uncertain')).toContain('peut-être parti');
  expect(after('pending')).toBe('Un envoi est en cours');
  expect(setAside('email', { ...issued, clientEmail: '' })).toBe(
    'Brasserie Lune n’a pas d’adresse e-mail',
  );
});

it('marking never takes a payment back, and never marks what was marked', () => {
  expect(setAside('sent', { ...issued, status: 'paid', state: 'paid' })).toBe('Déjà payée');
  expect(setAside('sent', { ...issued, sentAt: instant, state: 'overdue' })).toBe('Déjà envoyée');
  expect(setAside('sent', { ...quote, status: 'sent', state: 'sent' })).toBe('Déjà envoyé');
  expect(setAside('sent', issued)).toBeNull();
});

it('only what is issued and due is paid; the rest waits for its own page', () => {
  expect(setAside('paid', issued)).toBeNull();
  expect(setAside('paid', draft)).toBe('Pas encore émise');
  expect(setAside('paid', quote)).toBe('Rien à encaisser sur un devis');
  expect(setAside('paid', { ...issued, kind: 'credit_note' })).toBe(
    'Rien à encaisser sur un avoir',
  );
  expect(setAside('paid', { ...issued, amountDue: 0, state: 'credited' })).toBe(
    'Plus rien n’est dû',
  );
  expect(setAside('paid', { ...issued, heldBack: 6 })).toContain('retenue de garantie');
});

it('what is cancelled or replaced is left alone by every act', () => {
  for (const act of ['email', 'sent', 'paid'] as const) {
    expect(setAside(act, { ...issued, status: 'cancelled', state: 'replaced' })).toContain(
      'Annulée',
    );
  }
});

it('a request for a deposit may be sent, not marked', () => {
  const request: OneOfMany = { ...draft, kind: 'deposit' };
  expect(setAside('email', { ...request, problems: ['Le SIRET manque.'] })).toBeNull();
  expect(alongside('email', request)).toBe('à compta@lune.example');
  expect(setAside('sent', request)).toContain('demande d’acompte');
  expect(setAside('paid', request)).toContain('demande d’acompte');
});
