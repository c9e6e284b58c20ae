import * as z from 'zod';
import { checkBic, checkIban } from '#domain/identifiers/bank.ts';
import type { IdentifierCheck } from '#domain/identifiers/check.ts';
import { electronicAddress } from '#domain/text/electronicAddress.ts';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { decimalsOf } from '#domain/money/decimal.ts';
import {
  block,
  line,
  numberOrZero,
  optionalEmail,
  optionalNumber,
  requiredBlock,
  requiredLine,
  TOLD_TOGETHER,
} from '#domain/text/fields.ts';
import { HALF_MESSAGES, type PairedFields, pairProblems } from './pairs.ts';
import { isReadableAccent, LOGO_SIZES, TEMPLATES } from './look.ts';
import { TERMS_KINDS } from '#domain/terms/paymentTerms.ts';
import { EXEMPT_ACTIVITIES } from '#domain/vat/exemptions.ts';
import { LATE_PENALTIES, LEGAL_FORMS } from './types.ts';
import { VAT_REGIMES } from '#domain/vat/regimes.ts';

const PROFILE_MESSAGES = {
  name: 'Le nom est requis',
  company: "Le nom de l'entreprise est requis",
  siret: 'Le SIRET est requis',
  siretFormat: 'Le SIRET compte 14 chiffres',
  address: "L'adresse est requise",
  postalCode: 'Le code postal est requis',
  city: 'La ville est requise',
  country: 'Le pays est requis',
  vatNumber: 'Le numéro de TVA commence par deux lettres, par exemple FR12345678900',
  prefix: 'Le préfixe n’accepte que des lettres sans accent, des chiffres et - _ / +',
  nextNumber: 'Le prochain numéro est un nombre entier à partir de\u00A01',
  currency: 'Veuillez choisir une devise de la liste',
  shareCapital: 'Le capital est un montant en euros, positif',
  accentColor: 'Cette couleur est trop claire pour se lire sur du papier blanc',
  shareCapitalCents: 'Le capital est un montant en euros, à deux décimales au plus',
  electronicAddress: 'L’adresse n’accepte que des lettres sans accent, des chiffres et + - _ .',
  sepaCreditorId: 'Un identifiant créancier SEPA ressemble à FR12ZZZ123456',
  ...HALF_MESSAGES,
  choice: 'Veuillez choisir une valeur de la liste',
} as const;

// BT-1 in France: ≤ 35 characters among A-Z a-z 0-9 + - _ / (docs/law.md, Numbers).
const prefix = line(20).refine((text) => /^[A-Za-z0-9+\-_/]*$/.test(text), PROFILE_MESSAGES.prefix);

const nextNumber = numberOrZero().pipe(
  z
    .number()
    .int(PROFILE_MESSAGES.nextNumber)
    .min(1, PROFILE_MESSAGES.nextNumber)
    .max(999_999_999, PROFILE_MESSAGES.nextNumber),
);

/*
 * A SIRET must have its 14 digits; whether its key is right is a hint (`identifiers/siret.ts`), for
 * no check proves that a company exists and none should lock its owner out.
 */
const required = {
  name: requiredLine(200, PROFILE_MESSAGES.name),
  company: requiredLine(200, PROFILE_MESSAGES.company),
  siret: requiredLine(30, PROFILE_MESSAGES.siret)
    .transform((siret) => siret.replaceAll(/[ .]/g, ''))
    .pipe(
      z
        .string()
        .refine((siret) => siret === '' || /^\d{14}$/.test(siret), PROFILE_MESSAGES.siretFormat),
    ),
  address: requiredBlock(500, PROFILE_MESSAGES.address),
  postalCode: requiredLine(20, PROFILE_MESSAGES.postalCode),
  city: requiredLine(100, PROFILE_MESSAGES.city),
  country: requiredLine(100, PROFILE_MESSAGES.country),
};

const look = {
  template: z.enum(TEMPLATES, { error: PROFILE_MESSAGES.choice }),
  accentColor: line(7)
    .transform((color) => color.toLowerCase())
    .pipe(z.string().refine(isReadableAccent, PROFILE_MESSAGES.accentColor)),
  logoSize: z.enum(LOGO_SIZES, { error: PROFILE_MESSAGES.choice }),
};

const optional = {
  vatNumber: line(30)
    .transform((vat) => vat.replaceAll(/[ .-]/g, '').toUpperCase())
    .pipe(
      z
        .string()
        .refine(
          (vat) => vat === '' || /^[A-Z]{2}[A-Z0-9+*]{2,13}$/.test(vat),
          PROFILE_MESSAGES.vatNumber,
        ),
    ),
  invoicePrefix: prefix,
  quotePrefix: prefix,
  nextInvoiceNumber: nextNumber,
  nextQuoteNumber: nextNumber,
  creditNotePrefix: prefix,
  nextCreditNoteNumber: nextNumber,
  currency: z.enum(CURRENCY_CODES, { error: PROFILE_MESSAGES.currency }),
  legalForm: z.enum(LEGAL_FORMS, { error: PROFILE_MESSAGES.choice }).nullable(),
  shareCapital: optionalNumber(
    z
      .number({ error: PROFILE_MESSAGES.shareCapital })
      .min(0, PROFILE_MESSAGES.shareCapital)
      .max(999_999_999_999, PROFILE_MESSAGES.shareCapital)
      .refine((capital) => decimalsOf(capital) <= 2, PROFILE_MESSAGES.shareCapitalCents),
  ),
  legalFormName: line(100),
  variableCapital: z.boolean({ error: PROFILE_MESSAGES.choice }),
  inLiquidation: z.boolean({ error: PROFILE_MESSAGES.choice }),
  registrationNote: line(300),
  rcsCity: line(100),
  vatRegime: z.enum(VAT_REGIMES, { error: PROFILE_MESSAGES.choice }).nullable(),
  vatExemption: z.enum(EXEMPT_ACTIVITIES, { error: PROFILE_MESSAGES.choice }).nullable(),
  electronicAddress: electronicAddress(PROFILE_MESSAGES.electronicAddress),
  sepaCreditorId: line(50)
    .transform((id) => id.replaceAll(/\s/g, '').toUpperCase())
    .pipe(
      z
        .string()
        .refine(
          (id) => id === '' || /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(id),
          PROFILE_MESSAGES.sepaCreditorId,
        ),
    ),
  termsKind: z.enum(TERMS_KINDS, { error: PROFILE_MESSAGES.choice }).nullable(),
  termsDays: optionalNumber(
    z
      .number({ error: PROFILE_MESSAGES.termsDays })
      .int(PROFILE_MESSAGES.termsDays)
      .min(0, PROFILE_MESSAGES.termsDays)
      .max(365, PROFILE_MESSAGES.termsDays),
  ),
  latePenalty: z.enum(LATE_PENALTIES, { error: PROFILE_MESSAGES.choice }),
  latePenaltyRate: percent(PROFILE_MESSAGES.latePenaltyRate, 999),
  discountPercent: percent(PROFILE_MESSAGES.discountPercent, 99.99),
  discountDays: optionalNumber(
    z
      .number({ error: PROFILE_MESSAGES.discountDays })
      .int(PROFILE_MESSAGES.discountDays)
      .min(1, PROFILE_MESSAGES.discountDays)
      .max(365, PROFILE_MESSAGES.discountDays),
  ),
  // Money goes where the IBAN says: unlike the SIRET, a wrong one is refused.
  iban: identifier(line(50), checkIban),
  bic: identifier(line(20), checkBic),
  phone: line(40),
  email: optionalEmail(),
  website: line(200),
  paymentTerms: block(1_000),
  insurance: block(500),
  mediator: block(500),
  ...look,
};

/** How documents look, as the preview asks for it. */
export const profileLookSchema = z.object(look);

/** Why a series was moved: the register keeps it (docs/product.md, Numbering). */
const numberingReason = line(200);

/** The whole profile form; seven fields are required (docs/product.md, Profile). */
export const profileFormSchema = z
  .object({ ...required, ...optional, numberingReason: numberingReason.optional() })
  .superRefine(refusePairs, TOLD_TOGETHER);

/** `PATCH /api/profile`: any part of a profile; absent fields keep their value. */
export const profileEditSchema = z
  .object({
    ...required,
    ...optional,
    numberingReason,
  })
  .partial()
  .superRefine(refusePairs, TOLD_TOGETHER);

export type ProfileEdit = z.output<typeof profileEditSchema>;

/** A percentage above 0 that may be left empty, to two decimals. */
function percent(message: string, most: number) {
  return optionalNumber(
    z
      .number({ error: message })
      .positive(message)
      .max(most, message)
      .refine((rate) => decimalsOf(rate) <= 2, message),
  );
}

/** An identifier that may be left empty; what is wrong with it is said beside the field. */
function identifier(text: ReturnType<typeof line>, check: (typed: string) => IdentifierCheck) {
  return text.transform((typed, context) => {
    if (typed === '') return '';
    const checked = check(typed);
    if (checked.valid) return checked.value;
    context.addIssue({ code: 'custom', message: checked.problem });
    return z.NEVER;
  });
}

function refusePairs(profile: PairedFields, context: z.RefinementCtx): void {
  for (const [field, message] of Object.entries(pairProblems(profile))) {
    context.addIssue({ code: 'custom', path: [field], message });
  }
}
