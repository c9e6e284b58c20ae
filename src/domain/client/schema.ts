import * as z from 'zod';
import { TERMS_KINDS } from '#domain/terms/paymentTerms.ts';
import { electronicAddress } from '#domain/text/electronicAddress.ts';
import { block, line, optionalEmail, optionalNumber, requiredLine } from '#domain/text/fields.ts';
import { CLIENT_KINDS, type ClientKind } from './kinds.ts';

/** The first three stand in docs/texts.md, to the letter. */
const CLIENT_MESSAGES = {
  contactName: 'Le nom du contact est requis',
  name: 'Le nom est requis',
  email: "L'email n'est pas valide",
  kind: 'Veuillez choisir un type de client de la liste',
  electronicAddress: 'L’adresse n’accepte que des lettres sans accent, des chiffres et + - _ .',
  termsDays: 'Le délai est un nombre de jours, de 0 à 365',
  choice: 'Veuillez choisir une valeur de la liste',
  siret: 'Le SIRET ne contient que des chiffres',
  vatNumber: 'Le numéro de TVA ne contient que des lettres et des chiffres',
  phone: 'Le téléphone ne contient que des chiffres et + . - ( )',
} as const;

/*
 * Identifiers are checked for their alphabet only: a client's number may be foreign or not yet
 * known, and whether it is a true one is a hint beside the field (`identifiers/`), never a refusal.
 */
const fields = {
  name: requiredLine(200, CLIENT_MESSAGES.name),
  company: line(200),
  email: optionalEmail(),
  phone: line(40).refine((phone) => /^[\d+.\-() /]*$/.test(phone), CLIENT_MESSAGES.phone),
  address: block(500),
  siret: line(30).refine((siret) => /^[\d .]*$/.test(siret), CLIENT_MESSAGES.siret),
  vatNumber: line(30).refine((vat) => /^[\dA-Za-z .+*-]*$/.test(vat), CLIENT_MESSAGES.vatNumber),
  kind: z.enum(CLIENT_KINDS, { error: CLIENT_MESSAGES.kind }),
  postalCode: line(20),
  city: line(100),
  /** As the user writes it; `country.ts` finds its ISO code. */
  country: line(100),
  deliveryAddress: block(500),
  deliveryPostalCode: line(20),
  deliveryCity: line(100),
  /** Empty for the country of the client. */
  deliveryCountry: line(100),
  /** BT-49, when it is not the SIREN. */
  electronicAddress: electronicAddress(CLIENT_MESSAGES.electronicAddress),
  /** « Code service » of a public buyer, or the reference a buyer asks for (BT-10). */
  serviceCode: line(100),
  /** « Référence unique du mandat » of a SEPA debit (BT-89). */
  sepaMandate: line(35),
  /** When its invoices fall due; null follows the profile. */
  termsKind: z.enum(TERMS_KINDS, { error: CLIENT_MESSAGES.choice }).nullable(),
  termsDays: optionalNumber(
    z
      .number({ error: CLIENT_MESSAGES.termsDays })
      .int(CLIENT_MESSAGES.termsDays)
      .min(0, CLIENT_MESSAGES.termsDays)
      .max(365, CLIENT_MESSAGES.termsDays),
  ),
  notes: block(5_000),
};

/** « Ajouter un Client »: only the name is required. */
export const clientCreationSchema = z.object({
  name: requiredLine(200, CLIENT_MESSAGES.contactName),
  company: fields.company.default(''),
  email: fields.email.default(''),
  phone: fields.phone.default(''),
  address: fields.address.default(''),
  siret: fields.siret.default(''),
  vatNumber: fields.vatNumber.default(''),
  kind: fields.kind.optional(),
  postalCode: fields.postalCode.default(''),
  city: fields.city.default(''),
  country: fields.country.default('France'),
  deliveryAddress: fields.deliveryAddress.default(''),
  deliveryPostalCode: fields.deliveryPostalCode.default(''),
  deliveryCity: fields.deliveryCity.default(''),
  deliveryCountry: fields.deliveryCountry.default(''),
  electronicAddress: fields.electronicAddress.default(''),
  serviceCode: fields.serviceCode.default(''),
  sepaMandate: fields.sepaMandate.default(''),
  termsKind: fields.termsKind.default(null),
  termsDays: fields.termsDays.default(null),
  notes: fields.notes.default(''),
});

/** The edit mode of a client, and `PATCH /api/clients/:id`: absent fields keep their value. */
export const clientEditSchema = z.object(fields).partial();

/** What a client says. */
export type ClientFacts = z.output<z.ZodObject<typeof fields>>;

/** Those of them that are text, empty where there is none. */
export const CLIENT_TEXTS = (Object.keys(fields) as (keyof ClientFacts)[]).filter(
  (name) => name !== 'kind' && name !== 'termsKind' && name !== 'termsDays',
);

export type ClientCreation = z.output<typeof clientCreationSchema>;
export type ClientEdit = z.output<typeof clientEditSchema>;

/** A client named with a company, a SIRET or a VAT number is a business by default. */
export function kindOf(
  client: Pick<ClientCreation, 'kind' | 'company' | 'siret' | 'vatNumber'>,
): ClientKind {
  if (client.kind) return client.kind;
  return client.company || client.siret || client.vatNumber ? 'business' : 'consumer';
}
