import * as z from 'zod';
import { block, line, optionalEmail, requiredLine } from '#domain/text/fields.ts';
import { CLIENT_KINDS, type ClientKind } from './kinds.ts';

/** The first three stand in docs/texts.md, to the letter. */
const CLIENT_MESSAGES = {
  contactName: 'Le nom du contact est requis',
  name: 'Le nom est requis',
  email: "L'email n'est pas valide",
  kind: 'Veuillez choisir une entreprise ou un particulier',
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
  notes: fields.notes.default(''),
});

/** The edit mode of a client, and `PATCH /api/clients/:id`: absent fields keep their value. */
export const clientEditSchema = z.object(fields).partial();

/** What a client says: text, empty where there is none, and its kind. */
export type ClientFacts = z.output<z.ZodObject<typeof fields>>;

export const CLIENT_TEXTS = (Object.keys(fields) as (keyof ClientFacts)[]).filter(
  (name) => name !== 'kind',
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
