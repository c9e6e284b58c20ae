import * as z from 'zod';
import { formatQuantity } from '#domain/format/numbers.ts';
import { numberOrZero as readNumber, parseFrenchNumber } from '#domain/money/parse.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { cleanBlock, cleanLine } from './clean.ts';

/** RFC 5321 §4.5.3.1. */
const LONGEST_EMAIL = 254;

const NOT_TEXT = 'Ce champ doit être un texte';

/** Text on one line, cleaned, at most `most` characters. */
export function line(most: number) {
  return z
    .string({ error: NOT_TEXT })
    .transform(cleanLine)
    .pipe(z.string().max(most, tooLong(most)));
}

/** Text on one line that may not be left empty; `message` says what is missing. */
export function requiredLine(most: number, message: string) {
  return z
    .string({ error: message })
    .transform(cleanLine)
    .pipe(z.string().min(1, message).max(most, tooLong(most)));
}

/** Text of several lines, cleaned, at most `most` characters. */
export function block(most: number) {
  return z
    .string({ error: NOT_TEXT })
    .transform(cleanBlock)
    .pipe(z.string().max(most, tooLong(most)));
}

/** Text of several lines that may not be left empty. */
export function requiredBlock(most: number, message: string) {
  return z
    .string({ error: message })
    .transform(cleanBlock)
    .pipe(z.string().min(1, message).max(most, tooLong(most)));
}

/** An e-mail address that may be empty; the message stands in docs/texts.md. */
export function optionalEmail() {
  return line(LONGEST_EMAIL).refine(
    (email) => email === '' || looksLikeEmail(email),
    INVALID_EMAIL,
  );
}

/** An e-mail address that may not be empty. */
export function requiredEmail(message: string) {
  return requiredLine(LONGEST_EMAIL, message).refine(
    (email) => email === '' || looksLikeEmail(email),
    INVALID_EMAIL,
  );
}

/** An existing calendar day; `message` says which one is missing or wrong. */
export function day(message: string) {
  return z.string({ error: message }).trim().refine(isIsoDate, message);
}

/** A calendar day or nothing; an empty field is nothing. */
export function optionalDay(message: string) {
  return z
    .string({ error: message })
    .trim()
    .nullable()
    .transform((value) => (value === '' ? null : value))
    .pipe(z.string().refine(isIsoDate, message).nullable());
}

/**
 * A number or a text that writes one; what is neither counts as 0
 * (docs/product.md, Lines and totals).
 */
export function numberOrZero() {
  return z.preprocess((input: number | string | null) => readNumber(input), z.number());
}

/**
 * A number that may be left empty, which is null; `schema` bounds it. What is written and is no
 * number is refused with the schema's own message.
 */
export function optionalNumber(schema: z.ZodNumber) {
  return z.preprocess((input: number | string | null) => {
    if (typeof input !== 'string') return Number.isNaN(input) ? null : input;
    return input.trim() === '' ? null : (parseFrenchNumber(input) ?? Number.NaN);
  }, schema.nullable());
}

/**
 * For a rule between fields: told together with what is wrong in them. Without it the rule waits until
 * every field is right, and errors come in rounds. The fields it is asked of may then be of any type.
 */
export const TOLD_TOGETHER = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** The sentence for a text past its bound. */
function tooLong(most: number): string {
  return `${formatQuantity(most)} caractères au maximum`;
}

/** In docs/texts.md, to the letter. */
export const INVALID_EMAIL = "L'email n'est pas valide";

/** True when a text looks like an e-mail address (name, @, domain with a dot). */
export function looksLikeEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && EMAIL.safeParse(text).success;
}

const EMAIL = z.email();
