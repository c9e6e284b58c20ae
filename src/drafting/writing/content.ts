import { currencyName } from '../lexicon/currencies.ts';
import { finish, LONGEST_WORDING, wording } from './description.ts';
import { optionsNote } from './optionNotes.ts';
import type { Clause } from '../clauses.ts';

/** What is printed under the lines, in the order a reader wants it. */
export interface ContentParts {
  subject: string | null;
  offered: string[];
  options: string[];
  conditions: string[];
  deposits: string[];
  taxes: string[];
  currency: string | null;
}

/** The notes of the document, one idea a line. */
export function writeContent(parts: ContentParts): string {
  const lines: string[] = [];
  if (parts.subject !== null && parts.subject !== '') lines.push(`Objet\u00a0: ${parts.subject}.`);
  if (parts.offered.length > 0) lines.push(`Offert\u00a0: ${parts.offered.join('\u00a0; ')}.`);
  if (parts.options.length > 0) lines.push(optionsNote(parts.options));
  for (const each of [...parts.conditions, ...parts.deposits, ...parts.taxes])
    lines.push(sentence(each));
  if (parts.currency !== null) lines.push(`Montants en ${currencyName(parts.currency)}.`);
  // « 2. », left of a numbered list, says nothing.
  return [...new Set(lines)].filter((line) => /\p{L}/u.test(line)).join('\n');
}

/** A clause quoted whole, figures included: a condition says everything it says. */
export function quote(text: string, clause: Clause): string {
  let raw = text.slice(clause.start, Math.min(clause.end, clause.start + LONGEST_WORDING));
  for (const mask of clause.masks) {
    if (mask.dropped) raw = raw.replace(text.slice(mask.start, mask.end), ' ');
  }
  if (clause.joiner === 'dont') raw = `dont ${raw}`;
  return finish(raw.replace(/^[\s,;:.+*•-]+/, '').replace(/^(?:et|plus|avec|mais|puis)\s+/i, ''));
}

const OFFERED_WORDS =
  /(?:^|(?<=[\s’']))(?:est |sont |vous est |vous sont )?(?:offerte?s?|gratuite?s?|gratuitement|à titre gracieux|gracieusement|gracieux|en cadeau|cadeau|je (?:t|v)(?:ous|’|')? ?offre|nous (?:vous )?offrons|on (?:t['’]|vous )?offre|offre|offrons|0 ?(?:€|euros?)|sans frais|non facturée?s?)(?=$|[\s,.;:!)])|(?:je |nous |on )?(?:t['’]|vous |te )offr(?:e|ons)(?=\s)/giu;

/** « plants aromatiques offerts » → plants aromatiques. */
export function offeredName(text: string, clause: Clause): string {
  const name = wording(text, clause, [], null)
    .replace(OFFERED_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const short = finish(name.replace(/[:,]\s*$/, ''));
  return short === '' ? quote(text, clause) : short;
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
