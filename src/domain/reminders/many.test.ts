import { expect, it } from 'vitest';
import { type RemindedOfMany, reminderAlongside, reminderAside } from './many.ts';

const late: RemindedOfMany = {
  clientName: 'Brasserie Lune',
  clientEmail: 'compta@lune.example',
  off: false,
  dueDate: '2027-01-15',
  isRemindable: true,
  hold: null,
  today: '2027-01-26',
  openDay: '2027-01-26',
  last: null,
  next: 'first',
};
const aside = (overrides: Partial<RemindedOfMany>) =>
  reminderAside({ ...late, ...overrides })?.replaceAll('\u00A0', ' ') ?? null;
const last = (state: 'pending' | 'sent' | 'failed' | 'uncertain', day = '2027-01-20') =>
  aside({ last: { stage: 'first', day, state } });

it('a late invoice is reminded of by the letter of its turn, and the review says which', () => {
  expect(aside({})).toBeNull();
  expect(reminderAlongside(late).replaceAll('\u00A0', ' ')).toBe(
    '1re relance à compta@lune.example, 11 jours de retard',
  );
});

it('what owes nothing, is not late, is held or has no address is left aside', () => {
  expect(aside({ isRemindable: false })).toBe('Rien à réclamer');
  expect(aside({ dueDate: '2027-01-26' })).toBe('Pas en retard : échéance le 26 janv. 2027');
  expect(aside({ hold: { kind: 'dispute', until: null, reason: '' } })).toContain('contestée');
  expect(aside({ hold: { kind: 'promise', until: '2027-01-25', reason: '' } })).toBeNull();
  expect(aside({ off: true })).toContain('selon sa fiche');
  expect(aside({ clientEmail: '' })).toContain('pas d’adresse');
  expect(aside({ openDay: '2027-01-27' })).toContain('le 27 janv. 2027 au plus tôt');
});

it('no letter follows one of today, one under way, or one of which nobody knows', () => {
  expect(last('sent')).toBeNull();
  expect(last('failed', '2027-01-26')).toBeNull();
  expect(last('sent', '2027-01-26')).toBe('1re relance : partie aujourd’hui');
  expect(last('pending')).toContain('en cours');
  expect(last('uncertain')).toContain('peut-être parti');
});

it('a formal notice is never one of many', () => {
  expect(aside({ next: 'formal_notice' })).toContain('se décide depuis la facture');
  expect(aside({ next: null })).toBe('Toutes les relances sont parties');
});
