import type { IsoDate } from '#domain/calendar.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { LogoSize, Template } from './look.ts';

export const LEGAL_FORMS = [
  'EI',
  'micro',
  'EURL',
  'SARL',
  'SASU',
  'SAS',
  'SA',
  'SCI',
  'SNC',
  'association',
  'other',
] as const;
export type LegalForm = (typeof LEGAL_FORMS)[number];

/** « standard », « franchise en base » (CGI art. 293 B) or VAT on debits. */
export const VAT_REGIMES = ['standard', 'franchise', 'debits'] as const;
export type VatRegime = (typeof VAT_REGIMES)[number];

/** The seller. Absent text is an empty string. */
export interface Profile {
  name: string;
  /** Data URL, or empty. */
  logo: string;
  company: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
  siret: string;
  vatNumber: string;
  invoicePrefix: string;
  quotePrefix: string;
  nextInvoiceNumber: number;
  nextQuoteNumber: number;
  creditNotePrefix: string;
  nextCreditNoteNumber: number;
  currency: CurrencyCode;
  currencySymbol: string;
  legalForm: LegalForm | null;
  /** Euros; companies only. */
  shareCapital: number | null;
  rcsCity: string;
  vatRegime: VatRegime;
  iban: string;
  bic: string;
  phone: string;
  email: string;
  website: string;
  /** Free text printed under « Conditions de règlement ». */
  paymentTerms: string;
  /** Trade insurance (assurance décennale…) and consumer mediator, free text. */
  insurance: string;
  mediator: string;
  template: Template;
  /** `#rrggbb`, dark enough for white paper. */
  accentColor: string;
  logoSize: LogoSize;
  updatedAt: IsoDate | string;
}
