import type { Unit } from '../lexicon/units.ts';
import type { Token } from '../lexing/token.ts';
import { readPriceTail } from './per.ts';
import type { Piece, PricePiece } from './pieces.ts';
import { word } from './wordAt.ts';

export function pushPrice(
  tokens: readonly Token[],
  at: number,
  pieces: Piece[],
  value: number,
  currency: string | null,
): number {
  const token = tokens[at];
  if (token === undefined) return at + 1;
  const range = readPriceRange(tokens, at, value);
  const tail = readPriceTail(tokens, range?.next ?? at + 1);
  const lead = readLead(tokens, at, pieces);
  const price: PricePiece = {
    kind: 'price',
    value: range?.value ?? value,
    currency: range?.currency ?? currency,
    per: tail.per.length === 0 && lead.per !== null ? [lead.per] : tail.per,
    perWords: tail.perWords,
    whole: tail.whole || lead.whole,
    restated: lead.restated,
    lead: lead.kind,
    tax: tail.tax,
    bare: currency === null && range === null,
    wholeOf: tail.wholeOf,
    start: lead.start,
    end: tokens[tail.next - 1]?.end ?? token.end,
  };
  while (lead.words > 0 && pieces.at(-1)?.kind === 'word') {
    pieces.pop();
    lead.words -= 1;
  }
  pieces.push(price);
  return tail.next;
}

/** « au taux horaire de 220 € », « TJM à 480 »: the rate's name says its unit. */
const RATE_NAMES: Record<string, Unit> = { horaire: 'hour', journalier: 'day', tjm: 'day' };

/** « 200 à 300 € »: the upper end. */
function readPriceRange(
  tokens: readonly Token[],
  at: number,
  value: number,
): { value: number; currency: string | null; next: number } | null {
  const link = word(tokens, at + 1);
  const high = tokens[at + 2];
  if ((link !== 'a' && link !== 'ou') || tokens[at]?.kind !== 'money' || high?.kind !== 'money')
    return null;
  if (high.value <= value || high.value > value * 3) return null;
  return { value: high.value, currency: high.currency, next: at + 3 };
}

interface Lead {
  kind: PricePiece['lead'];
  whole: boolean;
  restated: boolean;
  start: number;
  /** Words before the price that belong to it. */
  words: number;
  /** « TJM 480 € »: the rate’s name says its unit. */
  per: Unit | null;
}

function readLead(tokens: readonly Token[], at: number, pieces: readonly Piece[]): Lead {
  const token = tokens[at];
  const before = tokens[at - 1];
  const lead: Lead = {
    kind: 'none',
    whole: false,
    restated: false,
    start: token?.start ?? 0,
    words: 0,
    per: null,
  };
  if (before === undefined) return lead;
  if (before.kind === 'times' || before.kind === 'at') {
    return { ...lead, kind: before.kind === 'at' ? 'at' : 'times', start: before.start };
  }
  if (before.kind === 'equals')
    return { ...lead, whole: true, restated: true, start: before.start };
  if (before.kind === 'minus') return { ...lead, kind: 'minus' };
  if (before.kind === 'colon') return { ...lead, kind: 'colon' };
  if (before.kind !== 'word') return lead;
  const previous = word(tokens, at - 2);
  if (before.text === 'tjm' || (before.text === 'journalier' && previous === 'taux'))
    return { ...lead, per: 'day' };
  if (before.text === 'horaire') return { ...lead, per: 'hour' };
  const rate = RATE_NAMES[previous];
  if (rate !== undefined && /^(?:de|a|est)$/.test(before.text))
    return { ...lead, kind: 'at', per: rate, start: before.start, words: 1 };
  if (/^(?:a|at|chez)$/.test(before.text)) {
    // « dans le forfait à 680 € » prices the whole; « à 520 € le lot » does by its tail.
    return { ...lead, kind: 'at', whole: previous === 'forfait', start: before.start, words: 1 };
  }
  if (
    before.text === 'de' &&
    /^(?:prix|tarif|taux|raison|cout|montant|somme|base)$/.test(previous)
  ) {
    const third = word(tokens, at - 3);
    const words = /^(?:au|a|le|du|d|un|la)$/.test(third) ? 3 : 2;
    return { ...lead, kind: 'at', start: tokens[at - words]?.start ?? before.start, words };
  }
  if (before.text === 'pour')
    return { ...lead, whole: hasQuantity(pieces), start: before.start, words: 1 };
  if (before.text === 'soit' || before.text === 'donc')
    return { ...lead, restated: true, whole: true, start: before.start, words: 1 };
  if (before.text === 'total' || before.text === 'font' || before.text === 'fait')
    return { ...lead, whole: true };
  if (before.text === 'forfait') return { ...lead, whole: true };
  return lead;
}

function hasQuantity(pieces: readonly Piece[]): boolean {
  for (let i = pieces.length - 1; i >= 0 && i > pieces.length - 12; i--) {
    if (pieces[i]?.kind === 'quantity') return true;
    if (pieces[i]?.kind === 'break') return false;
  }
  return false;
}
