import { expect, test } from 'vitest';
import type { Client } from '#domain/client/types.ts';
import type { Document } from '#domain/document/types.ts';
import type { Profile } from '#domain/profile/types.ts';
import { buildClient, buildDocument, buildLine, buildProfile } from '#testing/world/builders.ts';
import { unprintableFacts } from './unprintable.ts';

interface Change {
  seller?: Partial<Profile>;
  client?: Partial<Client>;
  document?: Partial<Document>;
}

const hintsOf = ({ seller = {}, client = {}, document = {} }: Change) =>
  unprintableFacts({
    seller: buildProfile(seller),
    client: buildClient(client),
    document: buildDocument(document),
  });

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('what our fonts draw asks for nothing: accents, signs, Greek, Arabic, invisible marks', () => {
  const description = 'Œuvre à 5 €\u202f/ m²\t½ Ω ✔ مرحبا שלום\u200d \u202e\u0007fin\r\ne\u0301';
  expect(hintsOf({ document: { lineItems: [buildLine({ description })] } })).toEqual([]);
});

test('a sign without a glyph is named once, with the line that holds it', () => {
  const lineItems = [buildLine({}), buildLine({ description: 'Cours de 你, encore 你' })];
  const [hint, ...others] = hintsOf({ document: { lineItems } });
  expect(others).toEqual([]);
  expect(hint).toMatchObject({
    where: 'document',
    field: 'lineItems.1.description',
    severity: 'advice',
  });
  expect(plain(hint?.message ?? '')).toBe(
    'Ligne 2 : le caractère « 你 » ne peut pas être imprimé, remplacez-le.',
  );
});

test.each([
  ['你好', 'les caractères « 你 » et « 好 »'],
  ['🔧👩‍🔧🍺', 'les caractères « 🔧 », « 👩‍🔧 » et « 🍺 »'],
  ['你好李雷', 'les caractères « 你 », « 好 », « 李 » et 1 autre'],
  ['你好李雷明', 'les caractères « 你 », « 好 », « 李 » et 2 autres'],
])('several signs are named together: %s', (content, named) => {
  const messages = hintsOf({ document: { content } }).map(({ message }) => plain(message));
  expect(messages).toEqual([`Notes : ${named} ne peuvent pas être imprimés, remplacez-les.`]);
});

test('each field that is printed is looked at, whoever it belongs to', () => {
  const hints = hintsOf({
    seller: { company: 'Studio 明', paymentTerms: '30 jours 明' },
    client: { company: '李雷' },
    document: { purchaseOrder: 'PO-明' },
  });
  expect(hints.map(({ where, field }) => `${where}.${field}`)).toEqual([
    'document.purchaseOrder',
    'client.company',
    'profile.company',
    'profile.paymentTerms',
  ]);
});
