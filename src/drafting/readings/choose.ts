import { KINDS } from '../implied/implication.ts';
import type { Draft } from '../draft.ts';
import { accountOf, rolesOf, type Account } from './account.ts';
import type { Candidate } from './candidates.ts';
import { joinsOf, type Joins } from './joins.ts';
import { weigh, type Forest } from './forest.ts';
import { outputOf, sigmoid, type Network } from './network.ts';
import { nameSignsOf } from './nameSigns.ts';
import type { Prepared } from './prepare.ts';
import { signsOf } from './signs.ts';

/** The two small models over whole readings, fitted on authors left out. */
export interface Judges {
  choice: Network;
  doubt: Forest;
  /** Below this confidence a draft says « À vérifier ». */
  threshold: number;
}

export interface Choice {
  /** Best first. */
  ranked: Candidate[];
  /** How sure the reader is of the first one's total, between 0 and 1. */
  confidence: number;
  account: Account;
  joins: Joins;
}

/** Weighs the candidates against each other and says how far the best can be trusted. */
export function choose(
  prepared: Prepared,
  candidates: readonly Candidate[],
  grammar: Draft,
  judges: Judges,
): Choice {
  const features = choiceFeatures(prepared, candidates, grammar);
  const scores = features.map((each) => outputOf(judges.choice, each));
  const totals = candidates.map((each) => each.total);
  const order = orderOf(scores, totals);
  const first = order[0] ?? 0;
  const ranked = openFirst(order.map((at) => candidates[at] as Candidate));
  const context = contextFeatures(prepared, grammar);
  const doubt = doubtFeatures(context, totals, features, scores, first);
  return {
    ranked,
    confidence: trusted(sigmoid(weigh(judges.doubt, doubt)), context),
    account: accountOf(prepared, ranked[0] as Candidate, rolesOf(candidates)),
    joins: joinsOf(prepared, ranked[0] as Candidate),
  };
}

/** Best first; nobody bills less than nothing, so that « 40 € - 50 € » is no reduction. */
export function orderOf(scores: readonly number[], totals: readonly number[]): number[] {
  const isLess = (at: number): number => flag((totals[at] ?? 0) < 0);
  return scores
    .map((_, at) => at)
    .toSorted((a, b) => isLess(a) - isLess(b) || (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}

/**
 * « carrelage, prix à voir, et pose 18 m² à 35 € »: of readings that bill the same, the one that keeps the work
 * whose price is said to come. It comes first, and what is known of the total stays.
 */
function openFirst(ranked: Candidate[]): Candidate[] {
  const [first] = ranked;
  if (first === undefined || first.implied === 'open') return ranked;
  const open = ranked.find(
    (each) => each.implied === 'open' && pricedKey(each) === pricedKey(first),
  );
  return open === undefined ? ranked : [open, ...ranked.filter((each) => each !== open)];
}

const pricedKey = ({ lines }: Candidate): string =>
  lines
    .filter(({ unitPrice }) => unitPrice !== 0)
    .map(({ quantity, unitPrice }) => `${quantity}×${unitPrice}`)
    .toSorted()
    .join(';');

/** What is said whatever the judge thinks: it has met too few of these to learn from them. */
export function isAmiss(
  { restatedWrong }: Pick<Account, 'restatedWrong'>,
  { looseRound, unusual }: Pick<Joins, 'looseRound' | 'unusual'>,
): boolean {
  return restatedWrong > 0 || looseRound > 0 || unusual > 0;
}

const flag = (value: boolean): number => (value ? 1 : 0);
const sameTotal = (a: Candidate, b: Candidate): boolean => Math.abs(a.total - b.total) < 0.011;

/** One row of features a candidate. */
export function choiceFeatures(
  prepared: Prepared,
  candidates: readonly Candidate[],
  grammar: Draft,
): number[][] {
  const roles = rolesOf(candidates);
  const best = Math.max(...candidates.map((each) => each.score ?? -Infinity));
  const shares = candidates.map((each) =>
    each.score === null ? 0 : Math.round(1e4 * Math.exp((each.score - best) / 1.5)) / 1e4,
  );
  // A reading made of another one is not a second vote for it.
  const mass = candidates.reduce((sum, each, at) => sum + (each.isMade ? 0 : (shares[at] ?? 0)), 0);
  const isImplied = candidates.some((each) => each.implied !== null);
  const voiced = candidates.find((each) => each.byGrammar);
  const top = candidates[0];
  const doubtful = grammar.flags.some((each) => each !== 'price_to_complete');
  return candidates.map((each, at) => {
    const account = accountOf(prepared, each, roles);
    const totals = candidates.reduce(
      (sum, other, i) => sum + (sameTotal(each, other) ? (shares[i] ?? 0) : 0),
      0,
    );
    const sums = each.lines.map((line) => Math.abs(line.quantity * line.unitPrice));
    const largest = Math.max(0, ...sums);
    const open = each.lines.filter((line) => line.unitPrice === 0).length;
    const only = each.byGrammar && each.score === null;
    const gap = each.score === null ? 6 : Math.min(6, best - each.score);
    return [
      flag(each === top),
      gap / 3,
      (shares[at] ?? 0) / mass,
      totals / mass,
      flag(each.byGrammar),
      flag(voiced !== undefined && sameTotal(each, voiced)),
      flag(only),
      flag(top !== undefined && top.byGrammar),
      flag(each.byGrammar && doubtful),
      flag(only && doubtful),
      flag(each.byGrammar && grammar.flags.includes('price_to_complete')),
      Math.min(4, account.moneyUnused),
      Math.min(4, account.moneyUnexplained),
      Math.min(3, account.bareprices),
      Math.min(3, account.countsUnused),
      Math.min(3, account.oddCounts),
      Math.min(3, account.oddPrices),
      Math.min(2, account.fromNowhere),
      Math.min(2, account.restatedRight),
      Math.min(2, account.restatedWrong),
      Math.min(8, each.lines.length) / 4,
      Math.min(4, open),
      flag(open === each.lines.length),
      flag(each.total === 0 && account.moneyUnused > 0),
      Math.min(4, Math.log10(1 + largest)),
      flag(largest > 20_000),
      flag(
        sums.length > 1 &&
          largest > 20 * (sums.toSorted((a, b) => a - b)[Math.floor(sums.length / 2)] ?? 0),
      ),
      flag(each.lines.some((line) => line.unitPrice < 0)),
      flag(prepared.amount !== null && Math.abs(each.total - prepared.amount) < 0.011),
      flag(prepared.amount !== null),
      Math.min(3, Math.abs(each.lines.length - (voiced?.lines.length ?? 0))),
      flag(each.lines.some((line) => line.quantity >= 100 && line.unitPrice >= 100)),
      Math.min(3, account.bareUnused),
      ...KINDS.map((kind) => flag(each.implied === kind)),
      flag(isImplied && each.implied === null),
      ...Object.values(joinsOf(prepared, each)),
      ...Object.values(signsOf(prepared, each)),
      ...Object.values(nameSignsOf(prepared, each)),
    ];
  });
}

const CUES: readonly RegExp[] = [
  /(?<![a-z])(?:non|pardon|plutot|finalement|en fait|attends|rectif[a-z]*|oublie|annule)(?![a-z])/,
  /(?<![a-z])(?:sauf|excepte|hormis|hors|entre \d|environ|ou bien)(?![a-z])/,
  /(?<![a-z])(?:option|offert|gratuit|cadeau|inclus|compris)/,
  /(?<![a-z])(?:deja|acompte|avoir|solde|prorata|situation|reste)(?![a-z])/,
  /%|pour cent/,
  /(?<![a-z])ttc(?![a-z])/,
  /(?<![a-z])(?:meme|idem|pareil|chacun|chaque|autres?|reste|moitie|double)(?![a-z])/,
];

/** Flags of the grammar's own lines: evidence, and no doubt by themselves. */
const GRAMMAR_DOUBTS = ['ambiguous_unit_or_lot', 'quantity_to_check', 'price_to_complete'] as const;

/** What the sentence itself says about how hard it is, whichever reading is chosen. */
export function contextFeatures(prepared: Prepared, grammar: Draft): number[] {
  const figures = prepared.elements.filter((element) => element.kind === 'figure').length;
  return [
    Math.min(12, figures) / 6,
    Math.min(6, prepared.lineCount) / 3,
    Math.min(120, prepared.tokens.length) / 60,
    flag(grammar.flags.length > 0),
    ...GRAMMAR_DOUBTS.map((doubt) => flag(grammar.flags.includes(doubt))),
    ...CUES.map((cue) => flag(cue.test(prepared.folded))),
  ];
}

/** Tokens from which a text is long, as a share of what `contextFeatures` measures by. */
const LONG = 50 / 60;
const LESS_SURE = 0.1;

/**
 * How far to trust a judge who is so `sure`: less in a long text and in one that corrects itself, where what
 * is silently wrong is found. One text in twenty-five of the everyday ones is such, nearly one in three of the hard.
 */
export function trusted(sure: number, context: readonly number[]): number {
  const [, , length = 0, , , , , corrects = 0] = context;
  return length >= LONG || corrects > 0 ? Math.max(0, sure - LESS_SURE) : sure;
}

/** What speaks for and against trusting the reading chosen. */
export function doubtFeatures(
  context: readonly number[],
  totals: readonly number[],
  features: readonly (readonly number[])[],
  scores: readonly number[],
  first: number,
): number[] {
  const most = scores[first] ?? 0;
  const same = (at: number): boolean => Math.abs((totals[at] ?? 0) - (totals[first] ?? 0)) < 0.011;
  const shares = scores.map((score) => Math.round(1e4 * Math.exp(score - most)) / 1e4);
  const mass = shares.reduce((sum, share) => sum + share, 0);
  const agreeing = shares.reduce((sum, share, at) => sum + (same(at) ? share : 0), 0);
  const own = features[first] ?? [];
  const rival = scores.reduce(
    (best, score, at) => (!same(at) && score > (scores[best] ?? -Infinity) ? at : best),
    -1,
  );
  const gap = rival < 0 ? 6 : Math.min(6, most - (scores[rival] ?? 0));
  const theirs = features[rival] ?? own;
  return [
    1 / mass,
    agreeing / mass,
    gap / 2,
    ...context,
    ...own,
    new Set(totals.map((total) => Math.round(total * 100))).size / 4,
    flag(rival >= 0 && (totals[rival] ?? 0) > (totals[first] ?? 0)),
    ...own.map((value, at) => value - (theirs[at] ?? 0)),
  ];
}
