import type { IsoDate } from '#domain/calendar.ts';
import type { ElectronicAddress } from '#domain/client/electronicAddress.ts';
import type { KindFacts } from '#domain/document/kinds.ts';

/**
 * What `writeCii` writes: the business terms (BT) of EN 16931 that this product uses, already
 * decided. Amounts are decimal numbers in the invoice's currency and are written as they are:
 * nothing is computed here but the sums the standard derives (BT-106, BT-107).
 */
export interface CiiInvoice {
  /** BT-1. */
  number: string;
  /** BT-3. */
  typeCode: NonNullable<KindFacts['typeCode'] | KindFacts['creditCode']>;
  /** BT-2. */
  issueDate: IsoDate;
  /** BT-5. */
  currency: string;
  /**
   * BT-23: goods, services or both (XP Z12-012); 1 simply invoiced (« dépôt »), 2 already paid, 4 the
   * balance after deposits.
   */
  billingFramework: `${'B' | 'S' | 'M'}${1 | 2 | 4}`;
  /** BG-1. */
  notes: readonly CiiNote[];
  seller: CiiSeller;
  buyer: CiiBuyer;
  /** BT-13. */
  purchaseOrder: string | null;
  /** BT-12: the contract or the market, else the quote the client accepted. */
  contract: string | null;
  /** BT-10: the buyer's own reference, a public body's service. */
  buyerReference: string | null;
  /** BG-3: the invoices this one credits, replaces or deducts. */
  precedingInvoices: readonly { number: string; date: IsoDate }[];
  /** BG-15, when the goods go elsewhere or the VAT case asks for the country. */
  shipTo: CiiAddress | null;
  /** BT-72, or BT-73 and BT-74 when the work went on until a later day. */
  supply: { start: IsoDate; end: IsoDate | null };
  payment: CiiPayment;
  lines: readonly CiiLine[];
  /** BG-20: what the document shows as lines with a negative price. */
  allowances: readonly CiiAllowance[];
  /** BG-23, one group a category and rate. */
  vatBreakdown: readonly CiiVatGroup[];
  /** Its VAT was copied from the invoice it credits: cents may part it from base × rate. */
  vatIsCopied: boolean;
  /** BT-8: the seller owes VAT on invoicing (« d’après les débits »). */
  vatOnDebits: boolean;
  /** BT-8: the VAT of services falls due when they are paid (CGI art. 269, 2, c). */
  vatOnPayment: boolean;
  /** BT-109, BT-110, BT-112, BT-111, BT-113 and BT-115. */
  totals: {
    net: number;
    vat: number;
    gross: number;
    vatInEuros: number | null;
    prepaid: number;
    due: number;
  };
}

/** Codes of BT-21 the French rules know: recovery fee, penalties, discount, form, register, kind of client, public buyer. */
type CiiNoteCode = 'PMT' | 'PMD' | 'AAB' | 'REG' | 'ABL' | 'BAR' | 'ADN';

export interface CiiNote {
  code: CiiNoteCode | null;
  text: string;
}

export interface CiiAddress {
  /** Street lines; the profile holds three of them. */
  lines: readonly string[];
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

export interface CiiContact {
  name: string;
  phone: string;
  email: string;
}

interface CiiParty {
  /** BT-27 or BT-44. */
  name: string;
  /** BT-28, or empty. */
  tradeName: string;
  /** Nine digits, scheme 0002; empty when there is none. */
  siren: string;
  /** Fourteen digits, scheme 0009; empty when there is none. */
  siret: string;
  /** Scheme VA; empty when there is none or the VAT case forbids it (BR-O-02). */
  vatNumber: string;
  address: CiiAddress;
  electronicAddress: ElectronicAddress;
  contact: CiiContact | null;
}

export interface CiiSeller extends CiiParty {
  /** BT-32, scheme FC: identifies for tax a seller who has no VAT number (BR-E-02). */
  taxRegistration: string;
}

export type CiiBuyer = CiiParty;

/** Categories the French rules accept, without the zero rate, which France does not use (BR-FR-15). */
export type VatCategory = 'S' | 'E' | 'AE' | 'K' | 'G' | 'O';

/** A rate in percent; always 0 but for category S. */
export interface CiiVat {
  category: VatCategory;
  rate: number;
}

export interface CiiLine {
  description: string;
  quantity: number;
  /** UN/ECE recommendation 20. */
  unitCode: string;
  /** BT-146, never negative. */
  unitPrice: number;
  /** BT-131. */
  total: number;
  vat: CiiVat;
}

export interface CiiAllowance {
  reason: string;
  /** BT-92, positive. */
  amount: number;
  vat: CiiVat;
}

export interface CiiVatGroup extends CiiVat {
  base: number;
  amount: number;
  /** BT-120 and BT-121, for every category but S; a code only where the list has one. */
  exemption: { text: string; code: string | null } | null;
}

export interface CiiPayment {
  /** BT-81 of UNTDID 4461; null writes no payment means. */
  meansCode: '1' | '10' | '20' | '30' | '48' | '59' | null;
  /** BT-84 and BT-86, for transfers. */
  iban: string;
  bic: string;
  /** BT-20. */
  terms: string;
  /** BT-9. */
  dueDate: IsoDate | null;
  /** BT-89 and BT-90, of a SEPA debit; empty when there is none. */
  mandate: string;
  creditorId: string;
}
