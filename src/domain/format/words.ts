import { formatWhole } from './numbers.ts';
import { NBSP } from './spaces.ts';

/** « 3 documents », « 1 document »: zero and one are singular in French. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${formatWhole(number)}${NBSP}${number < 2 ? one : many}`;
}

/** « CM » for Camille Morel. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0]?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return `${first}${last}`.toUpperCase() || '?';
}

/** After a colon, « Le SIRET… » becomes « le SIRET… »; « SIRET… » stays. */
export function insideSentence(sentence: string): string {
  return /^\p{Lu}[\p{Ll}’]/u.test(sentence)
    ? `${sentence.charAt(0).toLocaleLowerCase('fr')}${sentence.slice(1)}`
    : sentence;
}
