import type { MissingFact } from '#domain/requirements/requirement.ts';
import type { MentionParts } from '#domain/mentions/rule.ts';
import { printable } from '#rendering/view/text.ts';
import { fontBlobs } from './fonts.ts';
import { coverageOf, isOrdinary } from './glyphs.ts';

type Where = MissingFact['where'];
interface Written {
  where: Where;
  field: string;
  /** Where the text stands, as the user knows it. */
  place: string;
  text: string;
}

/** Beyond these, a count says enough. */
const NAMED = 3;

const PROFILE = {
  name: 'Votre nom',
  company: 'Nom de votre entreprise',
  address: 'Votre adresse',
  postalCode: 'Votre code postal',
  city: 'Votre ville',
  country: 'Votre pays',
  rcsCity: 'Ville du RCS',
  legalFormName: 'Forme juridique',
  registrationNote: 'Autre mention d’identité',
  website: 'Site web',
  paymentTerms: 'Conditions de règlement',
  insurance: 'Assurance professionnelle',
  mediator: 'Médiateur',
} as const;

const CLIENT = {
  name: 'Nom du client',
  company: 'Entreprise du client',
  address: 'Adresse du client',
  postalCode: 'Code postal du client',
  city: 'Ville du client',
  country: 'Pays du client',
  deliveryAddress: 'Adresse de livraison',
  deliveryCity: 'Ville de livraison',
} as const;

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/**
 * The signs of this document that no font of ours can draw: they would be printed « □ ». An advice
 * for each field that holds some, so that the user learns it before the client does.
 */
export function unprintableFacts({ seller, client, document }: MentionParts): MissingFact[] {
  return [
    ...document.lineItems.map(({ description }, index): Written => ({
      where: 'document',
      field: `lineItems.${index}.description`,
      place: `Ligne ${index + 1}`,
      text: description,
    })),
    written('document', 'content', 'Notes', document.content),
    written('document', 'purchaseOrder', 'Bon de commande', document.purchaseOrder ?? ''),
    ...keysOf(CLIENT).map((field) => written('client', field, CLIENT[field], client[field])),
    ...keysOf(PROFILE).map((field) => written('profile', field, PROFILE[field], seller[field])),
  ].flatMap(({ where, field, place, text }) => {
    const signs = unprintableSigns(text);
    if (signs.length === 0) return [];
    const message = sentence(signs, place);
    const id = `unprintable_${where}`;
    return [
      { id, rule: null, message, where, field, severity: 'advice', blocksIssue: false as const },
    ];
  });
}

/** Each sign once, as typed; an emoji of several code points is one sign for the reader. */
function unprintableSigns(text: string): string[] {
  if (isOrdinary(text)) return [];
  const signs = Array.from(graphemes.segment(text), ({ segment }) => segment).filter((sign) =>
    Array.from(printable(sign)).some((part) => !coverage().has(part.codePointAt(0) ?? 0)),
  );
  return [...new Set(signs)];
}

function sentence(signs: string[], place: string): string {
  const named = signs.slice(0, NAMED).map((sign) => `«\u00A0${sign}\u00A0»`);
  const others = signs.length - named.length;
  if (signs.length === 1) {
    return `${place}\u00A0: le caractère ${named.join('')} ne peut pas être imprimé, remplacez-le.`;
  }
  const last = others > 0 ? `${others}\u00A0autre${others > 1 ? 's' : ''}` : named.pop();
  return `${place}\u00A0: les caractères ${named.join(', ')} et ${last} ne peuvent pas être imprimés, remplacez-les.`;
}

function written(where: Where, field: string, place: string, text: string): Written {
  return { where, field, place, text };
}

function keysOf<Key extends string>(table: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(table) as Key[];
}

let known: ReadonlySet<number> | null = null;

/** Read at the first sign beyond the Latin families: most installations never need it. */
function coverage(): ReadonlySet<number> {
  known ??= coverageOf(fontBlobs());
  return known;
}
