import { isPause, namesSomething } from './naming.ts';
import type { Prepared } from './prepare.ts';
import type { Line } from './state.ts';

/** What may stand between a price and the work it pays: « 240 € pour le mouvement », « 25 l'évacuation ». */
const LEADS_ON = /^(?:pour|de|d|du|des|la|le|les|l|une?|mes|mon|ma)$/;
const JOINS = /^(?:et|puis|plus|ainsi)$/;

/** The place of a line's price and of the words behind it, tokens, ends excluded. */
interface Behind {
  line: number;
  lead: string;
  price: number;
  end: number;
}

/**
 * « 240 € pour le mouvement, 18 € pour la corde et 95 € pour le cadran »: where two prices or more stand
 * before their work, each takes the words behind it, up to the next pause.
 */
export function namedBehindPrices(prepared: Prepared, lines: Line[]): void {
  const behind = behindLeads(prepared, lines) ?? behindEach(prepared, lines);
  if (behind === null) return;
  for (const { line, price, end } of behind) {
    const next = lines[line + 1];
    const named = lines[line] as Line;
    named.cut = price;
    // The next line finds its own name, and takes none of these words.
    named.end = end;
    if (next !== undefined && next.cut < end) next.cut = end;
  }
}

function behindLeads(prepared: Prepared, lines: Line[]): Behind[] | null {
  const found = lines
    .flatMap((_, at) => wordsBehind(prepared, lines, at, lines[at - 1]?.end ?? 0) ?? [])
    .filter(({ lead }) => LEADS_ON.test(lead));
  // « Logo, 600 € pour le restaurant, 200 € de déplacement »: for whom, where one price alone says « pour ».
  const behind = found.every(({ lead }) => lead === 'pour')
    ? found
    : found.filter(({ lead }) => lead !== 'pour');
  return behind.length < 2 ? null : behind;
}

/** « 59 dépl 120 ouverture 84 barillet »: nothing is named before the first price, and each opens its work. */
function behindEach(prepared: Prepared, lines: Line[]): Behind[] | null {
  const found: Behind[] = [];
  const first = prepared.elements[lines[0]?.priceFrom[0] ?? -1]?.token ?? 0;
  if (namesSomething(prepared.tokens, 0, first)) return null;
  for (const at of lines.keys()) {
    const behind = wordsBehind(prepared, lines, at, found.at(-1)?.end ?? 0);
    if (behind === null) return null;
    found.push(behind);
  }
  return found.length < 2 ? null : found;
}

function wordsBehind(
  { tokens, elements }: Prepared,
  lines: Line[],
  at: number,
  least: number,
): Behind | null {
  const line = lines[at] as Line;
  const [first] = line.priceFrom;
  const price = first === undefined ? undefined : elements[first]?.token;
  if (price === undefined || line.quantityFrom.length > 0 || line.kind !== 'sale') return null;
  let start = price;
  while (start > least && !isPause(tokens[start - 1]) && !JOINS.test(tokens[start - 1]?.text ?? ''))
    start -= 1;
  const lead = tokens[line.end]?.text ?? '';
  if (namesSomething(tokens, start, price)) return null;
  const figure = elements.find(({ kind, token }) => kind !== 'text' && token >= line.end)?.token;
  let end = line.end;
  while (
    end < (figure ?? tokens.length) &&
    !isPause(tokens[end]) &&
    !JOINS.test(tokens[end]?.text ?? '')
  )
    end += 1;
  return namesSomething(tokens, line.end, end) ? { line: at, lead, price, end } : null;
}
