import { describe, expect, test } from 'vitest';
import { piecesOf } from './legalText.ts';
import { legalNotice } from './texts/legalNotice.ts';
import { privacy } from './texts/privacy.ts';
import { refund } from './texts/refund.ts';
import { terms } from './texts/terms.ts';
import { termsOfUse } from './texts/termsOfUse.ts';

const texts = { legalNotice, privacy, terms, termsOfUse, refund };

test('each text has its sections and its date', () => {
  expect(privacy.lastUpdated).toBe('28 mars 2025');
  expect(privacy.sections).toHaveLength(10);
  expect(terms.sections).toHaveLength(10);
  expect(termsOfUse.sections).toHaveLength(9);
});

test('the privacy policy names who answers, who may receive data, and what stays in the browser', () => {
  const written = JSON.stringify(privacy);
  const recipients = [
    'Stripe',
    'EmailJS',
    'intelligence artificielle',
    'navigateur, si vous dictez',
    'recherche-entreprises.api.gouv.fr',
    'VIES',
  ];
  const kept = [
    'sb-auth-token',
    'encrier.trust_device',
    'préférence theme',
    'encrier:open',
    'hors ligne',
  ];
  for (const words of [
    '{name}',
    '{email}',
    '{dpo}',
    '{hostName}',
    'CNIL',
    ...recipients,
    ...kept,
  ]) {
    expect(written).toContain(words);
  }
});

test('the legal notice names every fact the operator can configure, mediator aside', () => {
  const written = JSON.stringify(legalNotice);
  for (const fact of [
    'name',
    'legalForm',
    'capital',
    'address',
    'siret',
    'rcs',
    'vatNumber',
    'email',
    'phone',
    'director',
    'hostName',
    'hostAddress',
    'hostPhone',
  ]) {
    expect(written).toContain(`{${fact}}`);
  }
});

describe.each(Object.entries(texts))('%s', (_name, text) => {
  const words = JSON.stringify(text);

  test('reads as French print: curly apostrophes, no ordinary space before high punctuation', () => {
    expect(words).not.toMatch(/\p{L}'\p{L}/u);
    expect(words).not.toMatch(/ [:;!?»%€]/);
    expect(words).not.toMatch(/« /);
  });

  test('links only to pages that exist', () => {
    const pages = ['/legal', '/privacy', '/terms', '/terms-of-use', '/refund', '/contact', '/help'];
    const links = text.sections
      .flatMap((section) => section.blocks.flat())
      .flatMap(piecesOf)
      .filter((piece) => piece.kind === 'link')
      .map(({ to }) => to)
      .filter((to) => to.startsWith('/'));
    expect(links.filter((to) => !pages.includes(to))).toEqual([]);
  });
});

test('facts and links are told from words', () => {
  expect(piecesOf('Voir [les prix](/terms) de {name}.')).toEqual([
    { kind: 'words', words: 'Voir ' },
    { kind: 'link', words: 'les prix', to: '/terms' },
    { kind: 'words', words: ' de ' },
    { kind: 'fact', name: 'name' },
    { kind: 'words', words: '.' },
  ]);
});

test.each(Object.entries(texts))('a figure of %s stays on the line of its word', (_, text) => {
  const parted = /\d (?:jours|heures|documents|€|%)|(?:articles?|point|L\.|D\.|n°) \d/;
  expect(JSON.stringify(text)).not.toMatch(parted);
});
