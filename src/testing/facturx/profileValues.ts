/** What the text of an element must be, and the attributes it may (`?`) or must carry. */
export interface ValueType {
  text: 'string' | 'decimal' | 'boolean' | 'base64';
  attributes: readonly string[];
}

const CODE: ValueType = { text: 'string', attributes: [] };

/** The types with text of the same XSD. */
export const VALUES: Readonly<Record<string, ValueType>> = {
  Text: { text: 'string', attributes: [] },
  ID: { text: 'string', attributes: ['schemeID?'] },
  Code: { text: 'string', attributes: ['listID?', 'listVersionID?'] },
  Amount: { text: 'decimal', attributes: ['currencyID?'] },
  Quantity: { text: 'decimal', attributes: ['unitCode?'] },
  Percent: { text: 'decimal', attributes: [] },
  Boolean: { text: 'boolean', attributes: [] },
  BinaryObject: { text: 'base64', attributes: ['mimeCode', 'filename'] },
  DateTimeString: { text: 'string', attributes: ['format'] },
  AllowanceChargeReasonCode: CODE,
  CountryID: CODE,
  CurrencyCode: CODE,
  DocumentCode: CODE,
  PaymentMeansCode: CODE,
  ReferenceCode: CODE,
  TaxCategoryCode: CODE,
  TaxTypeCode: CODE,
  TimeReferenceCode: CODE,
};
