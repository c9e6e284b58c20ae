/** A monthly maintenance of 200 € HT, on the 31st, from January 2027; name only what the test is about. */
export function series(clientId: string, overrides: object = {}) {
  return {
    name: 'Maintenance',
    clientId,
    mode: 'draft',
    everyMonths: 1,
    start: '2027-01-31',
    day: 31,
    until: null,
    count: null,
    covers: 'following',
    termsKind: null,
    termsDays: null,
    lineItems: [{ description: 'Maintenance de {période}', quantity: 1, unitPrice: 200 }],
    content: '',
    vat: true,
    vatRate: 20,
    vatExemption: null,
    operationCategory: 'services',
    paymentMethod: null,
    purchaseOrder: null,
    contractReference: null,
    buyerReference: null,
    ...overrides,
  };
}
