import { expect, test } from 'vitest';
import { DOCUMENT_KINDS } from '#domain/document/kinds.ts';
import { buildClient, buildDocument, buildProfile } from '#testing/world/builders.ts';
import { LETTER_KINDS, letterKindOf } from './letterKinds.ts';
import { originalText } from './originals.ts';
import { letterTextSchema } from './textSchema.ts';
import { filledText, letterValues } from './variables.ts';

const today = '2026-11-22';
const seller = buildProfile({ company: 'Atelier Morel', iban: 'FR1420041010050500013M02606' });
const client = buildClient({ name: 'Clara Delmas', company: '' });
const issuedAt = '2026-11-22T09:00:00.000Z';
const invoice = buildDocument({ number: 'INV-012', dueDate: '2026-12-07', issuedAt });

function written(document: typeof invoice, about: { seller?: typeof seller } = {}) {
  const values = letterValues({ seller, client, document, today, ...about });
  const { subject, message } = filledText(originalText(letterKindOf(document)), values);
  return { subject, message: message.replaceAll(/[\u00A0\u202F]/g, ' ') };
}

test('an invoice is sent with its due date, its IBAN and the page of its client', () => {
  const { subject, message } = written(invoice);
  expect(subject).toBe('Facture #INV-012');
  expect(message).toMatch(
    /^Bonjour Clara Delmas,\n\nVeuillez trouver ci-joint la facture INV-012, d’un montant de [\d ,]+ €\.\n\nÀ régler au plus tard le 7 décembre 2026\.\nIBAN : FR14 2004 1010 0505 0001 3M02 606\n\nVous pouvez la consulter en ligne :\n\{page\}\n\nJe reste à votre disposition pour toute question\.\n\nCordialement,\nAtelier Morel$/,
  );
});

test('what a document does not have is not written, nor what is asked for when nothing is owed', () => {
  expect(written({ ...invoice, dueDate: null }).message).not.toContain('régler');
  expect(written(invoice, { seller: { ...seller, iban: '' } }).message).not.toContain('IBAN');
  expect(written({ ...invoice, paymentMethod: 'card' }).message).not.toContain('IBAN');
  const quote = buildDocument({ type: 'quote', number: 'QUO-007', dueDate: null });
  const credit = buildDocument({ kind: 'credit_note', number: 'AV-001', dueDate: null, issuedAt });
  for (const letter of [quote, credit].map((each) => written(each))) {
    expect(letter.message).not.toMatch(/IBAN|régler|\n\n\n/);
  }
});

test('a paid invoice is thanked for, a request for a deposit has no number', () => {
  const total = 1_000_000;
  const paid = written({ ...invoice, status: 'paid', paidAmount: total });
  expect(paid.subject).toBe('Facture #INV-012, acquittée');
  expect(paid.message).toContain('Merci pour votre règlement.');
  const request = written(buildDocument({ kind: 'deposit', number: 'INV-013', issuedAt: null }));
  expect(request.subject).toBe('Demande d’acompte – Atelier Morel');
  expect(request.message).toContain('ci-joint la demande d’acompte,');
  expect(JSON.stringify(request)).not.toContain('INV-013');
});

test('a letter to nobody, from nobody, still greets and ends', () => {
  const nobody = { ...client, name: ' ' };
  const noone = { ...seller, company: '', name: ' ' };
  const values = letterValues({ seller: noone, client: nobody, document: invoice, today });
  const { message } = filledText(originalText('invoice'), values);
  expect(message.split('\n')[0]).toBe('Bonjour,');
  expect(message.endsWith('Cordialement,')).toBe(true);
});

test('a variable is known whatever its case and accents; what is none stays, and is refused', () => {
  const values = letterValues({ seller, client, document: invoice, today });
  const { subject } = filledText({ subject: '{Numero} {ÉCHÉANCE} {truc}', message: 'x' }, values);
  expect(subject).toBe('INV-012 7 décembre 2026 {truc}');
  const judged = letterTextSchema.safeParse({ subject: 'Pour {page}', message: 'Le {truc}' });
  expect(judged.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['message', '{truc} n’est pas une variable\u00A0: choisissez-la dans la liste'],
    ['subject', 'L’adresse de la page va dans le message'],
  ]);
});

test('every kind has an original text whose variables all exist', () => {
  expect(LETTER_KINDS).toEqual(expect.arrayContaining([...DOCUMENT_KINDS]));
  for (const kind of LETTER_KINDS) {
    expect(letterTextSchema.safeParse(originalText(kind)).success).toBe(true);
  }
});

test.each(['{iban}', '{client}', '{page}{page}', '$1 $& {numéro}'])(
  'a value is never read as a variable: a client may be called « %s »',
  (name) => {
    const about = { seller, client: { name, company: '' }, document: invoice, today };
    const { message } = filledText(
      { subject: 'x', message: 'Bonjour {client},' },
      letterValues(about),
    );
    expect(message).toBe(`Bonjour ${name},`);
  },
);
