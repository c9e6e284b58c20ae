import type { IsoDate } from '#domain/calendar.ts';
import { addDays } from '#domain/calendar.ts';
import type { Client } from '#domain/client/types.ts';
import type { Document, LineItem } from '#domain/document/types.ts';
import type { Profile } from '#domain/profile/types.ts';

/** An invoice nobody owes: what a look is shown with. It never reaches the database. */
export function sampleParts(seller: Profile, today: IsoDate) {
  return { seller, client: client(today), document: invoice(seller, today) };
}

function client(today: IsoDate): Client {
  return {
    id: '',
    name: 'Camille Durand',
    company: 'Exemple SARL',
    email: '',
    phone: '',
    address: '8 rue des Lilas',
    siret: '',
    vatNumber: '',
    kind: 'business',
    postalCode: '44000',
    city: 'Nantes',
    country: 'France',
    deliveryAddress: '',
    notes: '',
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
    id: '',
    type: 'invoice',
    kind: 'invoice',
    clientId: '',
    number: `${seller.invoicePrefix}000`,
    date: today,
    dueDate: addDays(today, 15),
    prompt: '',
    amount: 1450,
    vat: seller.vatRegime !== 'franchise',
    vatRate: 20,
    status: 'draft',
    lineItems,
    content: '',
    currency: seller.currency,
    supplyDate: null,
    supplyEndDate: null,
    purchaseOrder: null,
    paymentMethod: 'transfer',
    operationCategory: null,
    vatExemption: null,
    euroRate: null,
    sourceDocumentId: null,
    convertedDocumentId: null,
    createdAt: today,
    updatedAt: today,
  };
}
