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
  /** A comma stands before the price: « Logo, 600 € pour le restaurant ». */
  isBehindComma: boolean;
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

/**
 * « deux journées à 300 € pour les rampants et la laine de bois 40 m² à 21 € »: a line without a name takes
 * the words behind its price up to the next joint, where the line that had taken them keeps a name.
 */
export function namedUpToJoint({ tokens, elements }: Prepared, lines: Line[]): void {
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    if (next === undefined || line.kind !== 'sale' || line.percent !== null) return;
    if (line.priceFrom.length === 0) return;
    if (next.cut > line.end && namesSomething(tokens, next.cut, next.end)) return;
    if (!/^(?:pour|de|d|du)$/.test(tokens[line.end]?.text ?? '')) return;
    const figure = elements.find(({ kind, token }) => kind !== 'text' && token >= line.end)?.token;
    const last = figure ?? tokens.length;
    let end = line.end;
    while (end < last && !isPause(tokens[end]) && !JOINS.test(tokens[end]?.text ?? '')) end += 1;
    if (end >= last || !namesSomething(tokens, line.end, end)) return;
    // « Logo, 600 € pour le restaurant, 200 € de déplacement »: for whom is said of the logo.
    const isNamed = namesSomething(tokens, line.cut, line.end);
    if (isNamed && (tokens[line.end]?.text !== 'pour' || !isPause(tokens[end]))) return;
    if (!namesSomething(tokens, end, lines[at + 2]?.cut ?? tokens.length)) return;
    line.end = end;
    next.cut = end;
  });
}

/** « 64 x 9 € (places), 3 x 75 € (PMR) »: a bracket right behind a price says what it pays. */
export function namedInBrackets({ tokens, elements }: Prepared, lines: Line[]): void {
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    if (next === undefined || line.priceFrom.length === 0 || next.cut > line.end) return;
    if (tokens[line.end]?.text !== '(') return;
    const close = tokens.findIndex(({ text }, i) => i > line.end && text === ')');
    const figure = elements.find(({ kind, token }) => kind !== 'text' && token >= line.end)?.token;
    if (close < 0 || close > (figure ?? tokens.length)) return;
    line.end = close + 1;
    next.cut = close + 1;
  });
}

function behindLeads(prepared: Prepared, lines: Line[]): Behind[] | null {
  const found = lines
    .flatMap((_, at) => wordsBehind(prepared, lines, at, lines[at - 1]?.end ?? 0) ?? [])
    .filter(({ lead }) => LEADS_ON.test(lead));
  // « Logo, 600 € pour le restaurant, 200 € de déplacement »: for whom, where other prices say « de ».
  const behind = found.every(({ lead }) => lead === 'pour')
    ? found
    : found.filter(({ lead, isBehindComma }) => lead !== 'pour' || !isBehindComma);
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
  return namesSomething(tokens, line.end, end)
    ? { line: at, lead, price, end, isBehindComma: tokens[start - 1]?.text === ',' }
    : null;
}
