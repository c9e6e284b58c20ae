import { z } from 'zod';

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
  currency: z.enum(['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD']),
  currencySymbol: z.string(),
  legalForm: z
    .enum([
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
    ])
    .nullable(),
  shareCapital: z.number().nullable(),
  rcsCity: z.string(),
  vatRegime: z.enum(['standard', 'franchise', 'debits']),
  iban: z.string(),
  bic: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  paymentTerms: z.string(),
  insurance: z.string(),
  mediator: z.string(),
  updatedAt: z.string(),
});
export type ProfileAnswer = z.infer<typeof profileAnswer>;
