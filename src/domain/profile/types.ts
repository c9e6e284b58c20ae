import type { IsoDate } from '#domain/calendar.ts';
import type { TermsKind } from '#domain/terms/paymentTerms.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { ExemptActivity } from '#domain/vat/exemptions.ts';
import type { VatRegime } from '#domain/vat/regimes.ts';
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
  'SELARL',
  'SELAS',
  'SELAFA',
  'SELCA',
  'SCP',
  'SCM',
  'SCOP_SARL',
  'SCOP_SA',
  'SCIC',
  'SCA',
  'SCS',
  'EARL',
  'GAEC',
  'SCEA',
  'GIE',
  'foundation',
  'union',
  'other',
] as const;
export type LegalForm = (typeof LEGAL_FORMS)[number];

/** What late payment costs: three times the legal rate, the ECB's rate + 10 points, or a rate of one's own. */
export const LATE_PENALTIES = ['legal_rate', 'central_bank', 'own_rate'] as const;
export type LatePenalty = (typeof LATE_PENALTIES)[number];

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
  /** The form in the seller's own words, where the list has none. */
  legalFormName: string;
  variableCapital: boolean;
  inLiquidation: boolean;
  /** « Locataire-gérant de … », « Représentée par … », printed with the identity. */
  registrationNote: string;
  /** Euros; companies only. */
  shareCapital: number | null;
  rcsCity: string;
  /** Null when the seller has never said: issue then asks. */
  vatRegime: VatRegime | null;
  /** Under the regime `exempt`, the article that exempts the activity. */
  vatExemption: ExemptActivity | null;
  iban: string;
  bic: string;
  phone: string;
  email: string;
  website: string;
  /** BT-34, when it is not the SIREN. */
  electronicAddress: string;
  /** « Identifiant créancier SEPA » (BT-90). */
  sepaCreditorId: string;
  /** When invoices fall due; null proposes fifteen days. */
  termsKind: TermsKind | null;
  termsDays: number | null;
  latePenalty: LatePenalty;
  /** Percent a year, for a rate of one's own. */
  latePenaltyRate: number | null;
  /** « Escompte »: percent taken off for payment within `discountDays`; null for none. */
  discountPercent: number | null;
  discountDays: number | null;
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
