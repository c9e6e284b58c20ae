import { meaningfulWords } from '../classify.ts';
import type { Clause } from '../clauses.ts';
import { type Item, itemFrom } from '../item.ts';
import { conversion, namedUnit, type Unit } from '../lexicon/units.ts';
import type { PricePiece } from '../reading/pieces.ts';
import { hasOwnName } from './labels.ts';
import type { State } from './state.ts';

const RATE_WORDS =
  /^(?:horaires?|journalier|journaliere|jour|journee|heure|toujours|habituel|habituelle|inchange|base|appliquee?|facturation|regie|moyen)$/;

/** « Mon tarif journalier est de 540 € », « toujours 27 €/h »: a rate that names no work of its own. */
export function rateOf(clause: Clause, header: Clause | null): PricePiece | null {
  const { price } = clause;
  if (price === null || price.whole || clause.percents.length > 0) return null;
  if (clause.quantities.length > 0 || clause.factors.length > 0) return null;
  if (!namesNoWork(clause)) return null;
  const title = header === null || !namesNoWork(header) ? '' : header.folded;
  const unit = price.per[0] ?? unitNamed(clause.folded) ?? unitNamed(title);
  return unit !== null && price.per.length <= 1 && /^(?:hour|day|halfday)$/.test(unit)
    ? { ...price, per: [unit] }
    : null;
}

function namesNoWork(clause: Clause): boolean {
  return meaningfulWords(clause).every((word) => RATE_WORDS.test(word));
}

/** « TJM », « taux horaire »: the unit a rate's name says. */
export function unitNamed(folded: string): Unit | null {
  if (/\b(?:taux|tarif|cout|prix) (?:\w+ )?horaire/.test(folded)) return 'hour';
  return /\btjm\b|\b(?:taux|tarif|cout|prix) (?:\w+ )?(?:journalier|jour)/.test(folded)
    ? 'day'
    : null;
}

/** Gives a rate said on its own to every time counted before it and still without a price. */
export function applyRate(state: State, clause: Clause, rate: PricePiece): boolean {
  const named = state.pending.filter((each) => isTimed(each, rate) && hasOwnName(each));
  const waiting = state.items.filter(
    (item) => item.price === null && item.clauses.some((each) => isTimed(each, rate)),
  );
  if (waiting.length === 0 && named.length < 2) return false;
  state.pending = state.pending.filter((each) => !named.includes(each));
  const items = named.map((each) => ({ ...itemFrom(each), header: state.header }));
  state.items.push(...items);
  for (const item of [...waiting, ...items]) {
    item.price = { ...rate };
    item.unpriced = false;
    item.evidence.push(clause);
  }
  state.rate = rate;
  return true;
}

function isTimed(clause: Clause, rate: PricePiece): boolean {
  return clause.quantities.some((piece) => conversion(piece.unit, rate.per[0] ?? '') !== null);
}

/** « Prix au m² : 48 € », « suivi mensuel 120 € »: the unit is said before the price. */
export function unitAhead(item: Item, header: Clause | null): Unit | null {
  const head =
    header === null
      ? null
      : /\b(?:prix|tarif|cout)s? (?:au|a la|a l'|du|de l'|par) ?([a-z]+[23²³]?)/.exec(
          header.folded,
        );
  if (head !== null && item.quantities.every((piece) => piece.article))
    return namedUnit(head[1] ?? '') ?? null;
  const label = item.clauses.map((clause) => clause.folded).join(' ');
  const counted = item.quantities.some((piece) => piece.nature === 'count' && !piece.article);
  return /\bmensuel(?:le)?\b/.test(label) && !counted ? 'month' : null;
}
