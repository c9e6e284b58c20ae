import type { Draft, DraftLine } from '../draft.ts';
import { fold } from '../fold.ts';
import type { Line, Sentence } from './sentence.ts';

/** What a draft gets wrong about a sentence; empty when a careful person would sign it. */
export function faults(sentence: Sentence, draft: Draft): string[] {
  const found: string[] = [];
  if (Math.abs(draft.totalAmount - sentence.total) > 0.01) {
    found.push(`total ${draft.totalAmount}, wanted ${sentence.total}`);
  }
  const free = [...draft.lineItems];
  for (const line of sentence.lines) {
    const at = free.findIndex((each) => fits(line, each));
    if (at < 0) found.push(`no line ${line[0]} ${line[1]} × ${line[2]}`);
    else free.splice(at, 1);
  }
  const content = plain(draft.content);
  const everything = plain(
    [draft.content, ...draft.lineItems.map((each) => each.description)].join('\n'),
  );
  for (const word of sentence.content ?? []) {
    if (!saysOneOf(content, word)) found.push(`content lacks ${word}`);
  }
  for (const word of sentence.anywhere ?? []) {
    if (!saysOneOf(everything, word)) found.push(`never says ${word}`);
  }
  for (const word of sentence.nowhere ?? []) {
    if (everything.includes(plain(word))) found.push(`says ${word}`);
  }
  return found;
}

function fits([keyword, quantity, unitPrice, ...others]: Line, line: DraftLine): boolean {
  if (!saysOneOf(plain(line.description), keyword)) return false;
  return [[quantity, unitPrice], ...others].some(
    ([q = 0, p = 0]) =>
      Math.abs(line.quantity - q) <= 0.001 && Math.abs(line.unitPrice - p) <= 0.005,
  );
}

/** « ménage|locaux »: any of these words will do. */
function saysOneOf(text: string, words: string): boolean {
  return words.split('|').some((word) => text.includes(plain(word)));
}

function plain(text: string): string {
  return fold(text).replaceAll('œ', 'oe');
}
