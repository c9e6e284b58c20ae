/** Means of payment, as printed. */
export const PAYMENT_METHODS = [
  { value: 'transfer', label: 'Virement bancaire' },
  { value: 'card', label: 'Carte bancaire' },
  { value: 'cheque', label: 'Chèque' },
  { value: 'cash', label: 'Espèces' },
  { value: 'sepa', label: 'Prélèvement SEPA' },
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]['value'];

/** Kinds of operation (CGI ann. II art. 242 nonies A, 8° bis). */
export const OPERATION_CATEGORIES = [
  { value: 'services', label: 'Prestations de services' },
  { value: 'goods', label: 'Livraisons de biens' },
  { value: 'mixed', label: 'Biens et services' },
] as const;
export type OperationCategory = (typeof OPERATION_CATEGORIES)[number]['value'];

/** How a deposit is counted: percent of the quote, or an amount TTC. */
export const DEPOSIT_COUNTS = ['percent', 'amount'] as const;

/** True where goods are delivered; what is not said is work (CGI ann. II art. 242 nonies A, 7° bis). */
export function sellsGoods({
  operationCategory,
}: {
  operationCategory: OperationCategory | null;
}): boolean {
  return operationCategory === 'goods' || operationCategory === 'mixed';
}

/** The values of a list of choices, for a schema. */
export function valuesOf<Value extends string>(choices: readonly { value: Value }[]): Value[] {
  return choices.map(({ value }) => value);
}
