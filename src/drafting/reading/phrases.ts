import { isStopNoun, unitOf } from '../lexicon/units.ts';
import type { Token } from '../tokens.ts';
import { readPriceTail } from './per.ts';
import type { Piece, PricePiece } from './pieces.ts';
import { readQuantity } from './quantities.ts';

/**
 * Fourth stage: tokens into pieces. A figure becomes a price, a quantity, a factor or a percentage
 * by the words on either side of it; everything else stays a word.
 */
export function readPhrases(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  const money = moneyAhead(tokens);
  let at = 0;
  while (at < tokens.length) at = readOne(tokens, at, pieces, money);
  return pieces;
}

function readOne(
  tokens: readonly Token[],
  at: number,
  pieces: Piece[],
  money: readonly boolean[],
): number {
  const token = tokens[at];
  if (token === undefined) return at + 1;
  const place = { start: token.start, end: token.end };
  switch (token.kind) {
    case 'money':
      return pushPrice(tokens, at, pieces, token.value, token.currency);
    case 'percent':
      pieces.push({
        kind: 'percent',
        value: token.value,
        negative: tokens[at - 1]?.kind === 'minus',
        ...place,
      });
      return at + 1;
    case 'number':
    case 'duration':
      return readFigure(tokens, at, pieces, money);
    case 'word':
      pieces.push({ kind: 'word', text: token.text, ...place });
      return at + 1;
    case 'mask':
      pieces.push({ kind: 'mask', dropped: token.dropped, ...place });
      return at + 1;
    case 'break':
      pieces.push({ kind: 'break', strength: token.strength, mark: token.mark, ...place });
      return at + 1;
    case 'slash':
      return readSlash(tokens, at, pieces);
    case 'colon':
    case 'open':
    case 'close':
      pieces.push({ kind: token.kind, ...place });
      return at + 1;
    case 'times':
    case 'equals':
    case 'at':
    case 'minus':
      return at + 1;
  }
}

/** « clés 4,50 € / 3 badges » separates; « montage/étalonnage » joins. */
function readSlash(tokens: readonly Token[], at: number, pieces: Piece[]): number {
  const token = tokens[at];
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (
    token !== undefined &&
    (before === undefined || before.end < token.start) &&
    after !== undefined &&
    after.start > token.end
  ) {
    pieces.push({ kind: 'break', strength: 2, mark: '/', start: token.start, end: token.end });
  }
  return at + 1;
}

function readFigure(
  tokens: readonly Token[],
  at: number,
  pieces: Piece[],
  money: readonly boolean[],
): number {
  const token = tokens[at];
  if (token?.kind !== 'number' && token?.kind !== 'duration') return at + 1;
  const factor = readFactor(tokens, at, pieces, money);
  if (factor !== null) return factor;
  if (token.kind === 'number' && isBarePrice(tokens, at, pieces, money)) {
    return pushPrice(tokens, at, pieces, token.value, null);
  }
  const quantity = readQuantity(tokens, at);
  if (quantity !== null) {
    pieces.push(quantity.piece);
    return quantity.next;
  }
  if (token.kind === 'number' && token.article) {
    pieces.push({ kind: 'word', text: 'un', start: token.start, end: token.end });
    return at + 1;
  }
  pieces.push({
    kind: 'quantity',
    value: token.value,
    from: null,
    unit: 'unit',
    nature: 'count',
    noun: '',
    figureEnd: token.end,
    every: null,
    subordinate: false,
    during: false,
    article: false,
    pack: token.kind === 'number' ? token.pack : null,
    start: token.start,
    end: token.end,
  });
  return at + 1;
}

/** « x4 », « (245 km x 2) », « deux fois », « 2 fois par semaine ». */
function readFactor(
  tokens: readonly Token[],
  at: number,
  pieces: Piece[],
  money: readonly boolean[],
): number | null {
  const token = tokens[at];
  if (token?.kind !== 'number') return null;
  const after = word(tokens, at + 1);
  if (after === 'fois') {
    let next = at + 2;
    let every = null;
    let end = tokens[at + 1]?.end ?? token.end;
    if (
      (word(tokens, next) === 'par' || tokens[next]?.kind === 'slash') &&
      word(tokens, next + 1) !== ''
    ) {
      every = unitOf(word(tokens, next + 1));
      end = tokens[next + 1]?.end ?? end;
      next += 2;
    }
    pieces.push({ kind: 'factor', value: token.value, every, start: token.start, end });
    return next;
  }
  if (token.article && after === 'seule' && word(tokens, at + 2) === 'fois') {
    return at + 3;
  }
  if (tokens[at - 1]?.kind !== 'times') return null;
  const left = pieces.at(-1);
  // « 3 jours x 850 » and « 3*45 » multiply by a price; « ménage x9 », « 245 km x 2 à 0,55 € » by a count.
  const priceComes = left?.kind === 'quantity' && money[at] !== true && !isCounted(tokens, at);
  if (priceComes) return null;
  if (left?.kind === 'price' && isCounted(tokens, at)) return null;
  pieces.push({
    kind: 'factor',
    value: token.value,
    every: null,
    start: tokens[at - 1]?.start ?? token.start,
    end: token.end,
  });
  return at + 1;
}

function isCounted(tokens: readonly Token[], at: number): boolean {
  const noun = word(tokens, at + 1);
  return noun !== '' && !isStopNoun(noun) && !/^(?:chacune?|ht|ttc|piece|pieces)$/.test(noun);
}

/** Nouns after which a last figure names, and does not price: « phase 2 ». */
const NAMING =
  /^(?:phase|etape|tome|volume|niveau|zone|version|chapitre|etage|classe|type|modele|cat|categorie|lot|taille|pointure|appartement|appt|batiment|bat|chambre|salle|bureau|porte|semaine|annee|groupe|article|page|section|saison|episode|serie|ligne)$/;
/** Words that never stand right before a price. */
const NEVER_BEFORE_PRICE =
  /^(?:n|no|numero|en|des|de|d|du|vers|depuis|sur|dans|avec|sans|ou|pour|que|fait|avait|avais|ai|suis|etaient|etait|restent|reste|environ|moins|entre|jusqu)$/;
const PRICE_LEADS =
  /^(?:a|forfait|plutot|coute|coutent|facture|facturee|factures|prix|tarif|montant|tjm|fait|compter|compte|mets|mettez|payant|dit|demande|demandons|propose|vaut|valait|convenu)$/;
const AFTER_PRICE =
  /^(?:ht|ttc|par|chacune?|piece|pieces|pce|le|la|l|de|du|et|plus|puis|tout|forfait|mensuels?|mensuelles?|les|chaque|au|nets?|pour|hors|avec)$/;

/** A figure without currency is a price after « à », « x », « : », or at the end of its clause. */
function isBarePrice(
  tokens: readonly Token[],
  at: number,
  pieces: readonly Piece[],
  money: readonly boolean[],
): boolean {
  const token = tokens[at];
  if (token?.kind !== 'number' || token.article) return false;
  const next = tokens[at + 1];
  const nextWord = word(tokens, at + 1);
  const before = tokens[at - 1];
  const lead = before?.kind === 'word' ? before.text : '';
  const ended =
    next === undefined ||
    next.kind === 'break' ||
    next.kind === 'close' ||
    next.kind === 'equals' ||
    (next.kind === 'slash' && next.start > token.end);
  const spaced = next?.kind === 'slash' && next.start > token.end;
  const perSlash = next?.kind === 'slash' && tokens[at + 2]?.kind === 'word' && !spaced;
  const followed = ended || perSlash || AFTER_PRICE.test(nextWord);
  if (!followed || hasPriceInClause(pieces)) return false;
  if (nextWord === 'a' || nextWord === 'x' || next?.kind === 'times' || next?.kind === 'at')
    return false;
  // « menus 12 à 3 € », « (32) », « le 14 pour signer » hold a count or a day.
  if (money[at] === true && !perSlash && nextWord !== 'et' && nextWord !== 'plus') return false;
  if (before?.kind === 'open') return false;
  if (before?.kind === 'times' || before?.kind === 'at') return true;
  if (PRICE_LEADS.test(lead)) {
    // « prévoir 3 jours à deux »: two people, not two euros.
    return !(lead === 'a' && token.value < 5 && (token.spoken || /^(?:de|pour)$/.test(nextWord)));
  }
  if (before?.kind === 'colon') return true;
  if (nextWord === 'de' && word(tokens, at + 2) !== 'l') return false;
  if (/^(?:pour|avec|hors|les|au)$/.test(nextWord)) return false;
  return (
    (before?.kind === 'word' &&
      !NEVER_BEFORE_PRICE.test(lead) &&
      !(NAMING.test(lead) && token.value < 30) &&
      token.value >= 5) ||
    (before?.kind === 'mask' && ended && token.value >= 5) ||
    (before?.kind === 'close' && ended)
  );
}

function hasPriceInClause(pieces: readonly Piece[]): boolean {
  // Bounded: no clause that prices something is longer, and time must stay linear.
  for (let i = pieces.length - 1; i >= Math.max(0, pieces.length - 40); i--) {
    const piece = pieces[i];
    if (piece?.kind === 'break' || piece === undefined) return false;
    if (piece.kind === 'word' && /^(?:et|plus|puis)$/.test(piece.text)) return false;
    if (piece.kind === 'price') return true;
  }
  return false;
}

function pushPrice(
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
    per: tail.per,
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
  };
  if (before === undefined) return lead;
  if (before.kind === 'times' || before.kind === 'at') {
    return { ...lead, kind: before.kind === 'at' ? 'at' : 'times', start: before.start };
  }
  if (before.kind === 'equals')
    return { ...lead, whole: true, restated: true, start: before.start };
  if (before.kind === 'colon') return { ...lead, kind: 'colon' };
  if (before.kind !== 'word') return lead;
  const previous = word(tokens, at - 2);
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

/** For each token, whether money is written later in the same clause. */
function moneyAhead(tokens: readonly Token[]): boolean[] {
  const ahead = tokens.map(() => false);
  let seen = false;
  for (let i = tokens.length - 1; i >= 0; i--) {
    const token = tokens[i];
    ahead[i] = seen;
    if (token?.kind === 'break') seen = false;
    if (token?.kind === 'money') seen = true;
  }
  return ahead;
}

function word(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text : '';
}
