import { stem } from '../lexicon/units.ts';
import type { Prepared, Read } from '../readings/prepare.ts';
import { isRate } from '../readings/settled.ts';

/** Where the words of a line stand, in tokens. */
export interface LineWords {
  from: number;
  to: number;
}

const SEVERAL = new Set(['tout', 'tous', 'toute', 'ensemble', 'reste', 'autre', 'autres', 'total']);

/**
 * The VAT rate of each line, null where none was said of it: « TVA 10 sur la pose » by the words it
 * names, else the line it stands in. A single rate said at the end is the whole document's.
 */
export function lineRates(prepared: Prepared, lines: readonly LineWords[]): (number | null)[] {
  const said = prepared.elements.flatMap((element) =>
    element.reads
      .filter((read) => isRate(read) || isBehindPrice(prepared, read) || isSecond(prepared, read))
      .slice(0, 1),
  );
  const rates = lines.map((): number | null => null);
  const several = new Set(said.map((read) => read.value)).size > 1;
  for (const read of said) {
    const named = namedLines(prepared, lines, read);
    if (named.length > 0) for (const at of named) rates[at] = read.value;
    else {
      const at = lines.findLastIndex((line) => line.from <= read.token);
      const own = at >= 0 && (several || !isRate(read) || !isForAll(prepared, lines, read, at));
      if (own && !saysAll(prepared, read)) rates[at] = read.value;
    }
  }
  return rates;
}

/** « robinet 35 € à 20 % »: a bare rate speaks for the price before it. */
function isBehindPrice({ folded }: Prepared, read: Read): boolean {
  return (
    read.constructions.includes('vatRateOfLine') &&
    /(?:€|euros?|ht|ttc|\d) (?:a|en) $/.test(folded.slice(Math.max(0, read.start - 12), read.start))
  );
}

/** « TVA 10 sur la pose, 20 sur les fournitures »: a rate beside the one named. */
function isSecond({ folded }: Prepared, { currency, unit, value, start, end }: Read): boolean {
  if (currency !== null || (unit !== null && !unit.startsWith('n:')) || !USUAL.has(value))
    return false;
  return (
    /tva (?:a )?\d[^.;\n€]{0,40}(?:,| et|,? puis)(?: a)? $/.test(
      folded.slice(Math.max(0, start - 60), start),
    ) && /^ ?%? (?:sur|pour) /.test(folded.slice(end, end + 8))
  );
}

const USUAL = new Set([2.1, 5.5, 8.5, 10, 20]);

/** One rate, after the last line or after a pause, speaks for the whole document. */
function isForAll(
  { tokens }: Prepared,
  lines: readonly LineWords[],
  read: Read,
  at: number,
): boolean {
  if (at === lines.length - 1) return true;
  const before = tokens.slice(Math.max(0, read.token - 4), read.token);
  return before.some((token) => token.kind === 'newline' || /^[.;]$/.test(token.text));
}

function saysAll({ tokens }: Prepared, read: Read): boolean {
  return tokens
    .slice(Math.max(0, read.token - 5), read.token)
    .some((token) => SEVERAL.has(token.text));
}

/** « sur la main d'œuvre »: the lines whose words it names. */
function namedLines({ tokens }: Prepared, lines: readonly LineWords[], read: Read): number[] {
  const words = new Set<string>();
  let on = false;
  for (let at = read.tokenAfterUnit; at < Math.min(tokens.length, read.tokenAfterUnit + 8); at++) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'newline' || /^[,.;(]$/.test(token.text)) break;
    if (token.text === 'sur' || token.text === 'pour') on = true;
    else if (on && token.kind === 'word' && token.text.length > 3) words.add(stem(token.text));
  }
  if (words.size === 0) return [];
  return lines.flatMap((line, at) => {
    const own = tokens.slice(
      line.from,
      Math.min(line.to, read.token > line.from ? Math.min(line.to, read.token) : line.to),
    );
    return own.some((token) => token.kind === 'word' && words.has(stem(token.text))) ? [at] : [];
  });
}
