import { z } from 'zod';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { LOGO_SIZES, TEMPLATES } from '#domain/profile/look.ts';
import { TERMS_KINDS } from '#domain/terms/paymentTerms.ts';
import { EXEMPT_ACTIVITIES } from '#domain/vat/exemptions.ts';
import { LATE_PENALTIES, LEGAL_FORMS } from '#domain/profile/types.ts';
import { VAT_REGIMES } from '#domain/vat/regimes.ts';

/** The seller as it leaves the server; every absent text is an empty string. */
export const profileAnswer = z.object({
  id: z.string(),
  name: z.string(),
  logo: z.string(),
  company: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  siret: z.string(),
  vatNumber: z.string(),
  invoicePrefix: z.string(),
  quotePrefix: z.string(),
  nextInvoiceNumber: z.number().int(),
  nextQuoteNumber: z.number().int(),
  creditNotePrefix: z.string(),
  nextCreditNoteNumber: z.number().int(),
  currency: z.enum(CURRENCY_CODES),
  currencySymbol: z.string(),
  legalForm: z.enum(LEGAL_FORMS).nullable(),
  shareCapital: z.number().nullable(),
  rcsCity: z.string(),
  vatRegime: z.enum(VAT_REGIMES).nullable(),
  vatExemption: z.enum(EXEMPT_ACTIVITIES).nullable(),
  legalFormName: z.string(),
  variableCapital: z.boolean(),
  inLiquidation: z.boolean(),
  registrationNote: z.string(),
  electronicAddress: z.string(),
  sepaCreditorId: z.string(),
  termsKind: z.enum(TERMS_KINDS).nullable(),
  termsDays: z.number().nullable(),
  latePenalty: z.enum(LATE_PENALTIES),
  latePenaltyRate: z.number().nullable(),
  discountPercent: z.number().nullable(),
  discountDays: z.number().nullable(),
  iban: z.string(),
  bic: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  paymentTerms: z.string(),
  insurance: z.string(),
  mediator: z.string(),
  template: z.enum(TEMPLATES),
  accentColor: z.string(),
  logoSize: z.enum(LOGO_SIZES),
  updatedAt: z.string(),
});
export type ProfileAnswer = z.infer<typeof profileAnswer>;
