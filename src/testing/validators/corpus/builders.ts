import { clientCreationSchema } from '#domain/client/schema.ts';
import type { Client } from '#domain/client/types.ts';
import { NOT_ISSUED } from '#domain/document/life.ts';
import { NO_FACTS } from '#domain/document/facts.ts';
import { withTotal } from '#domain/document/totals.ts';
import type { Document, LineItem } from '#domain/document/types.ts';
import type { Profile } from '#domain/profile/types.ts';
import { UNSAID } from '#domain/profile/unsaid.ts';

/** One invoice of the corpus, ready for `printableView`. */
export interface CorpusInvoice {
  name: string;
  /** Whether its page is laid out unlike the others’, beyond the words and figures on it. */
  ownPage?: boolean;
  seller: Profile;
  client: Client;
  document: Document;
}

const STAMP = '2026-11-20T09:00:00.000Z';

/** A company that charges VAT, complete in every field. */
export function seller(changes: Partial<Profile> = {}): Profile {
  return {
    name: 'Camille Morel',
    logo: '',
    company: 'Atelier Morel',
    address: '12 bis, rue de la Préfecture',
    postalCode: '25000',
    city: 'Besançon',
    country: 'France',
    siret: '552 100 554 00013',
    vatNumber: 'FR 27 552100554',
    invoicePrefix: 'FA-2026-',
    quotePrefix: 'DE-2026-',
    nextInvoiceNumber: 43,
    nextQuoteNumber: 7,
    creditNotePrefix: 'AV-',
    nextCreditNoteNumber: 1,
    currency: 'EUR',
    currencySymbol: '€',
    legalForm: 'SARL',
    shareCapital: 50_000,
    rcsCity: 'Besançon',
    vatRegime: 'standard',
    ...UNSAID,
    iban: 'FR76 3000 6000 0112 3456 7890 189',
    bic: 'AGRIFRPP',
    phone: '03 81 00 00 00',
    email: 'facturation@atelier-morel.example',
    website: 'atelier-morel.example',
    paymentTerms: 'Paiement à 30 jours par virement.',
    insurance: '',
    mediator: '',
    template: 'classique',
    accentColor: '#171e2c',
    logoSize: 'medium',
    updatedAt: STAMP,
    ...changes,
  };
}

/** A sole trader under « franchise en base », without a VAT number. */
export function soleTrader(changes: Partial<Profile> = {}): Profile {
  return seller({
    legalForm: 'micro',
    shareCapital: null,
    rcsCity: '',
    vatRegime: 'franchise',
    vatNumber: '',
    ...changes,
  });
}

/** A French company with a SIRET. */
export function business(changes: Partial<Client> = {}): Client {
  return {
    ...clientCreationSchema.parse({ name: 'Inès Lambert' }),
    id: '0199c000-0000-7000-8000-000000000001',
    company: 'Brasserie Lune & Fils',
    email: 'compta@brasserie-lune.example',
    phone: '04 72 00 00 00',
    address: '48, quai de l’Hôtel-de-Ville\nBâtiment C',
    siret: '732 829 320 00074',
    vatNumber: 'FR44732829320',
    kind: 'business',
    postalCode: '69002',
    city: 'Lyon',
    country: 'France',
    createdAt: STAMP,
    updatedAt: STAMP,
    ...changes,
  };
}

export function consumer(changes: Partial<Client> = {}): Client {
  return business({
    name: 'Jeanne Petit',
    company: '',
    siret: '',
    vatNumber: '',
    kind: 'consumer',
    email: 'jeanne.petit@example.org',
    ...changes,
  });
}

/** A German company: VAT number, no SIRET. */
export function european(changes: Partial<Client> = {}): Client {
  return business({
    name: 'Jürgen Groß',
    company: 'Mondschein GmbH',
    siret: '',
    vatNumber: 'DE 123456789',
    address: 'Unter den Linden 7',
    postalCode: '10117',
    city: 'Berlin',
    country: 'Allemagne',
    ...changes,
  });
}

export function american(changes: Partial<Client> = {}): Client {
  return european({
    company: 'Moonlight Inc.',
    vatNumber: '',
    address: '350 Fifth Avenue',
    postalCode: 'NY 10118',
    city: 'New York',
    country: 'États-Unis',
    ...changes,
  });
}

export function line(changes: Partial<LineItem> = {}): LineItem {
  return withTotal({
    description: 'Développement d’une application web sur mesure',
    quantity: 4,
    unitPrice: 620,
    total: 0,
    unit: 'day',
    vatRate: null,
    ...changes,
  });
}

export function invoice(changes: Partial<Document> = {}): Document {
  return {
    ...NO_FACTS,
    ...NOT_ISSUED,
    issuedAt: '2026-11-21T09:00:00.000Z',
    id: '0199c000-0000-7000-8000-000000000002',
    type: 'invoice',
    kind: 'invoice',
    clientId: '0199c000-0000-7000-8000-000000000001',
    number: 'FA-2026-042',
    date: '2026-11-21',
    dueDate: '2026-12-21',
    prompt: '',
    amount: 0,
    vat: true,
    vatRate: 20,
    status: 'draft',
    lineItems: [
      line(),
      line({ description: 'Formation', quantity: 7.5, unitPrice: 95.5, unit: 'hour' }),
    ],
    content: 'Merci de rappeler le numéro de facture lors du paiement.',
    currency: 'EUR',
    supplyDate: '2026-11-20',
    supplyEndDate: null,
    purchaseOrder: 'BC-7781',
    paymentMethod: 'transfer',
    operationCategory: 'services',
    sourceDocumentId: null,
    convertedDocumentId: null,
    createdAt: STAMP,
    updatedAt: STAMP,
    ...changes,
  };
}

/** A standard invoice from a company to a company, but for these parts. */
export function base(name: string, parts: Partial<CorpusInvoice> = {}): CorpusInvoice {
  return { name, seller: seller(), client: business(), document: invoice(), ...parts };
}
