import * as z from 'zod';
import { line, requiredLine } from '#domain/text/fields.ts';

/** Six digits: with five tries and fifteen minutes, one chance in two hundred thousand. */
export const AGREEMENT_CODE = { digits: 6, attempts: 5, minutes: 15 } as const;

const NAME = { most: 120, missing: 'Écrivez votre nom et votre prénom' } as const;

/** What a client fills in to accept a quote: each tick is « oui ». */
export const agreementSchema = z.object({
  name: requiredLine(NAME.most, NAME.missing),
  /** « gérante », « propriétaire ». */
  quality: line(NAME.most).default(''),
  agreed: z.literal('oui', { error: 'Cochez pour donner votre accord' }),
  /** Asked for where the quote has the client certify something. */
  certified: z.literal('oui').optional(),
});

export const codeSchema = z.object({
  code: z
    .string({ error: 'Écrivez le code reçu' })
    .transform((typed) => typed.replaceAll(/\D/g, ''))
    .pipe(z.string().length(AGREEMENT_CODE.digits, 'Le code compte six chiffres')),
});

/** Why a quote is refused, as the client chooses. */
export const REFUSALS = [
  'Le prix ne me convient pas',
  'Les délais ne me conviennent pas',
  'J’ai choisi une autre entreprise',
  'Le projet est abandonné ou reporté',
  'Autre raison',
] as const;

export const refusalSchema = z.object({
  reason: z.enum(REFUSALS, { error: 'Choisissez une raison' }),
  message: line(1000).default(''),
});

/** How the page names the tick of an option: by its place in the quote. */
export function optionField(place: number): string {
  return `option-${place}`;
}

/** The places of the options ticked, as they were sent. */
export function placesTicked(values: Readonly<Record<string, string>>): number[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const place = /^option-(\d{1,6})$/.exec(name)?.[1];
    return place !== undefined && value === 'oui' ? [Number(place)] : [];
  });
}

/**
 * What is kept of an acceptance (C. civ. art. 1366 and 1367): who said what, of which file, when and
 * from where. It is a simple electronic signature (eIDAS, art. 25), and is never called more.
 */
export interface AgreementProof {
  name: string;
  /** « En qualité de »; empty when nothing was said. */
  quality: string;
  /** The text agreed to, word for word. */
  words: string;
  /** SHA-256 of the sealed quote that was read. */
  sha256: string;
  /** When the form was sent, and when the code came back: ISO instants. */
  agreedAt: string;
  confirmedAt: string;
  /** The mailbox that received the code. */
  email: string;
  /** The network address and the program it came from. */
  address: string;
  agent: string;
}

/** What is kept of a refusal made on the page. */
export interface RefusalProof {
  reason: string;
  address: string;
  agent: string;
}

/** « c•••••@posteo.fr »: enough to know one’s own mailbox by. */
export function maskedEmail(email: string): string {
  const [box = '', host = ''] = email.split('@');
  return `${box.slice(0, 1)}•••••@${host}`;
}
