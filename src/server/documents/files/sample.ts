import type { IsoDate } from '#domain/calendar.ts';
import { addDays } from '#domain/calendar.ts';
import { EMPTY_CLIENT } from '#domain/client/emptyClient.ts';
import type { Client } from '#domain/client/types.ts';
import { NOT_ISSUED } from '#domain/document/life.ts';
import { NO_FACTS } from '#domain/document/facts.ts';
import type { Document, LineItem } from '#domain/document/types.ts';
import type { Profile } from '#domain/profile/types.ts';
import { mayChargeVat } from '#domain/vat/case.ts';

/** An invoice nobody owes: what a look is shown with. It never reaches the database. */
export function sampleParts(seller: Profile, today: IsoDate) {
  return { seller, client: client(today), document: invoice(seller, today) };
}

function client(today: IsoDate): Client {
  return {
    ...EMPTY_CLIENT,
    id: '',
    name: 'Camille Durand',
    company: 'Exemple SARL',
    address: '8 rue des Lilas',
    postalCode: '44000',
    city: 'Nantes',
    createdAt: today,
    updatedAt: today,
  };
}

function invoice(seller: Profile, today: IsoDate): Document {
  const lineItems: LineItem[] = [
    { description: 'Première prestation', quantity: 3, unitPrice: 450, total: 1350, unit: 'day' },
    { description: 'Fournitures', quantity: 12, unitPrice: 15, total: 180 },
    { description: 'Remise commerciale', quantity: 1, unitPrice: -80, total: -80 },
  ];
  return {
    ...NO_FACTS,
    ...NOT_ISSUED,
    issuedAt: `${today}T09:00:00.000Z`,
    id: '',
    type: 'invoice',
    kind: 'invoice',
    clientId: '',
    number: `${seller.invoicePrefix}000`,
    date: today,
    dueDate: addDays(today, 15),
    amount: 1450,
    vat: mayChargeVat(seller),
    status: 'draft',
    lineItems,
    currency: seller.currency,
    content: 'Objet\u00A0: premier chantier.',
    paymentMethod: 'transfer',
    sourceDocumentId: null,
    convertedDocumentId: null,
    createdAt: today,
    updatedAt: today,
  };
}
