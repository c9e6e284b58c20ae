import { z } from 'zod';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { LOGO_SIZES, TEMPLATES } from '#domain/profile/look.ts';
import { LEGAL_FORMS, VAT_REGIMES } from '#domain/profile/types.ts';

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
  vatRegime: z.enum(VAT_REGIMES),
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
