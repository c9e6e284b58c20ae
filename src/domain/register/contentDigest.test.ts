import { expect, it } from 'vitest';
import type { Document } from '#domain/document/types.ts';
import { buildDocument, buildLine } from '#testing/world/builders.ts';
import { contentDigest, contentOf } from './contentDigest.ts';

const digest = (overrides: Partial<Document> = {}) =>
  contentDigest(contentOf(buildDocument(overrides)));

it('the digest of a document never changes from one version of the product to the next', () => {
  expect(digest()).toBe('80f272edd63e39a235dcd0daca6fbf0f39a643e2a45e8a8dc204bc03817f7705');
});

it.each<Partial<Document>>([
  { number: 'INV-002' },
  { date: '2026-11-23' },
  { status: 'paid' },
  { clientId: 'another' },
  { prompt: 'autre chose' },
  { content: 'Merci.' },
  { currency: 'CHF' },
  { vat: false },
  { purchaseOrder: 'BC-118' },
  { paymentMethod: 'card' },
  { kind: 'corrective' },
  { createdAt: '2026-11-22T10:00:00.000Z' },
  { lineItems: [buildLine({ unitPrice: 451 })] },
])('another digest follows from %o', (change) => {
  expect(digest(change)).not.toBe(digest());
});

it('what the database derives or empties by itself is no content', () => {
  const derived: Partial<Document> = {
    updatedAt: '2027-01-01T00:00:00.000Z',
    sourceDocumentId: 'a-quote',
    convertedDocumentId: 'an-invoice',
  };
  expect(digest(derived)).toBe(digest());
});

it('a line keeps its digest whether or not it says its kind, as lines did before they had one', () => {
  const said = buildLine({ kind: 'sale' });
  expect(digest({ lineItems: [said] })).toBe(digest({ lineItems: [{ ...said, kind: undefined }] }));
});

it('the order in which fields were written says nothing', () => {
  const content = contentOf(buildDocument());
  const turned = Object.fromEntries(Object.entries(content).toReversed()) as typeof content;
  expect(contentDigest(turned)).toBe(contentDigest(content));
});
