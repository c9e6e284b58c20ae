import { figuresOf } from './verifyFigures.ts';

/** What notes may repeat: the user's sentence, and the facts given beside it. */
export interface SaidFacts {
  prompt: string;
  /** Net total given beside the sentence, in the document's currency. */
  amount?: number;
  /** ISO day. */
  dueDate?: string | null;
}

/**
 * The notes without their sentences that bring a figure or an address of their own: bank details,
 * phone numbers and links that nobody said must not reach a client (docs/product.md, Drafting).
 */
export function keepSaid(notes: string, said: SaidFacts): string {
  const known = knownFigures(said);
  const prompt = said.prompt.toLowerCase();
  const isSaid = (sentence: string): boolean =>
    figuresIn(sentence).every((figure) => known.has(figure)) &&
    (sentence.toLowerCase().match(ADDRESS) ?? []).every((address) => prompt.includes(address));
  const kept = notes
    .split('\n')
    .map((line) => (line.match(SENTENCE) ?? []).filter(isSaid).join('').trim())
    .join('\n');
  return kept.replaceAll(/\n{3,}/g, '\n\n').trim();
}

/** Up to the stop that ends it; a stop inside « 12.50 » or « site.fr » ends nothing. */
const SENTENCE = /(?:[^.!?]|[.!?](?!\s|$))+(?:[.!?]+|$)\s*/g;
const ADDRESS =
  /[^\s<>()]+@[^\s<>()]+|(?:https?:\/\/|www\.)[^\s<>()]+|[a-z0-9-]+\.(?:fr|com|net|org|eu|io)\b/g;

function figuresIn(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}

function knownFigures({ prompt, amount = 0, dueDate }: SaidFacts): Set<string> {
  const given = [prompt, String(amount), dueDate ?? ''].flatMap(figuresIn);
  // « trente jours » may be written « 30 jours ».
  const worded = figuresOf(prompt).flatMap((value) => figuresIn(String(value)));
  const known = [...given, ...worded];
  // « 03/2026 » may be written « 3 mars 2026 ».
  return new Set([...known, ...known.map((figure) => String(Number(figure)))]);
}
