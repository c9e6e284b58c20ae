import { Big } from 'big.js';
import { EMPTY_CLIENT } from '#domain/client/emptyClient.ts';
import type { Client } from '#domain/client/types.ts';
import { NO_FACTS } from '#domain/document/facts.ts';
import { NOT_ISSUED } from '#domain/document/life.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import type { Document, LineItem } from '#domain/document/types.ts';
import type { Profile } from '#domain/profile/types.ts';
import { UNSAID } from '#domain/profile/unsaid.ts';
import { atelierMorel, brasserieLune } from '#testing/world/people.ts';

/** Atelier Morel's profile, complete; name only what the test is about. */
export function buildProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    name: 'Claire Morel',
    logo: '',
    ...atelierMorel,
    invoicePrefix: 'INV-',
    quotePrefix: 'QUO-',
    nextInvoiceNumber: 1,
    nextQuoteNumber: 1,
    creditNotePrefix: 'AV-',
    nextCreditNoteNumber: 1,
    currency: 'EUR',
    currencySymbol: '€',
    insurance: '',
    mediator: '',
    ...UNSAID,
    template: 'classique',
    accentColor: '#171e2c',
    logoSize: 'medium',
    updatedAt: '2026-11-22T09:00:00.000Z',
    ...overrides,
  };
}

/** Brasserie Lune. */
export function buildClient(overrides: Partial<Client> = {}): Client {
  return {
    id: '01930000-0000-7000-8000-000000000001',
    ...EMPTY_CLIENT,
    ...brasserieLune,
    createdAt: '2026-01-15T09:00:00.000Z',
    updatedAt: '2026-01-15T09:00:00.000Z',
    ...overrides,
  };
}

/** A line with its total worked out (half-up to the cent). */
export function buildLine(overrides: Partial<LineItem> = {}): LineItem {
  const line = { description: 'Développement', quantity: 3, unitPrice: 450, ...overrides };
  const total = new Big(line.quantity).times(line.unitPrice).round(2, Big.roundHalfUp).toNumber();
  return { total, ...line };
}

/** A draft invoice of two lines for Brasserie Lune; `amount` follows the lines. */
export function buildDocument(overrides: Partial<Document> = {}): Document {
  const lineItems = overrides.lineItems ?? [
    buildLine({ unit: 'day' }),
    buildLine({ description: 'Hébergement', quantity: 12, unitPrice: 15, unit: 'month' }),
  ];
  const amount = lineItems.reduce((sum, line) => sum.plus(line.total), new Big(0)).toNumber();
  const type = overrides.type ?? 'invoice';
  const { isOffer, hasDueDate } = kindFacts(overrides.kind ?? type);
  return {
    ...NO_FACTS,
    ...NOT_ISSUED,
    id: '01930000-0000-7000-8000-000000000101',
    type,
    kind: type,
    clientId: '01930000-0000-7000-8000-000000000001',
    number: isOffer ? 'QUO-001' : 'INV-001',
    date: '2026-11-22',
    dueDate: hasDueDate ? '2026-12-07' : null,
    prompt: '3 jours de développement à 450 € et hébergement 12 mois à 15 €',
    amount,
    status: 'draft',
    lineItems,
    currency: 'EUR',
    sourceDocumentId: null,
    convertedDocumentId: null,
    createdAt: '2026-11-22T09:00:00.000Z',
    updatedAt: '2026-11-22T09:00:00.000Z',
    ...overrides,
  };
}
