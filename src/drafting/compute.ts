import type { LineFlag } from '#domain/document/lineFlags.ts';
import type { Clause } from './clauses.ts';
import type { Alternative, DraftLine, ExcludedOption, Span } from './draft.ts';
import { divide, fromCents, lineCents, toFourDecimals } from './exact.ts';
import { itemFrom, type Item } from './item.ts';
import { lineUnit } from './lexicon/units.ts';
import type { Adjustment } from './money.ts';
import type { NormalisedPrompt } from './normalise.ts';
import type { TaxReading } from './rules/tax.ts';
import { solve } from './solve.ts';
import type { Solution } from './solving/solution.ts';
import { spellOut } from './writing/abbreviations.ts';
import { quote } from './writing/content.ts';
import { describe, finish } from './writing/description.ts';
import { optionNote } from './writing/optionNotes.ts';
import { withoutOption } from './writing/withoutOption.ts';

/** A line from an item: figures computed here and nowhere else in drafting. */
export function computeLine(item: Item, prompt: NormalisedPrompt, tax: TaxReading): DraftLine {
  const solution = solve(item);
  const sources = [...item.clauses, ...item.evidence];
  const span = spanOf(sources, prompt);
  const flags: LineFlag[] = [];
  const alternatives: Alternative[] = [];
  let { unitPrice } = solution;
  const inclusive =
    item.price !== null && (item.price.tax === 'ttc' || (tax.inclusive && item.price.tax === null));
  let vatRate: number | null = null;
  if (inclusive && tax.rate !== null) {
    unitPrice = netOf(unitPrice, solution.quantity, tax.rate);
    vatRate = tax.rate;
  } else if (inclusive) {
    flags.push('ttc_without_rate');
    const net = netOf(unitPrice, solution.quantity, 20);
    alternatives.push({
      ...priced('Convertir en HT (TVA 20\u00a0%)', solution.quantity, net),
      vatRate: 20,
    });
  }
  if (item.price === null) flags.push('price_to_complete');
  const quantity = solution.quantity > 0 ? solution.quantity : 1;
  addAmbiguity(item, solution, quantity, unitPrice, flags, alternatives);
  return {
    description: spellOut(describe(prompt.quotable, item, solution.used)),
    quantity,
    unitPrice,
    total: fromCents(lineCents(quantity, unitPrice)),
    unit: lineUnit(solution.unit),
    vatRate,
    source: sourceOf(sources, prompt),
    span,
    flags,
    alternatives,
  };
}

/** The net price of a TTC one: kept to the cent when it prices one thing, to four decimals when it prices many. */
function netOf(price: number, quantity: number, rate: number): number {
  const net = divide(price * 100, 100 + rate);
  return quantity === 1 ? Math.round(net * 100 + 1e-6) / 100 : toFourDecimals(net);
}

function priced(label: string, quantity: number, unitPrice: number): Alternative {
  return { label, quantity, unitPrice, total: fromCents(lineCents(quantity, unitPrice)) };
}

function addAmbiguity(
  item: Item,
  solution: Solution,
  quantity: number,
  unitPrice: number,
  flags: LineFlag[],
  alternatives: Alternative[],
): void {
  if (item.price === null) return;
  const count = item.quantities.find((piece) => piece.nature !== 'attribute' && piece.value !== 1);
  if (solution.ambiguous && quantity !== 1) {
    flags.push('ambiguous_unit_or_lot');
    alternatives.push(priced('C’est le prix du lot', 1, unitPrice));
  } else if (solution.ambiguous && count !== undefined) {
    flags.push('ambiguous_unit_or_lot');
    alternatives.push(priced('C’est le prix à l’unité', count.value, unitPrice));
  }
  const range = solution.used.find((piece) => piece.from !== null);
  if (range !== undefined && range.from !== null && range.value === quantity) {
    flags.push('quantity_to_check');
    alternatives.push(
      priced(`Retenir ${String(range.from).replace('.', ',')}`, range.from, unitPrice),
    );
  }
}

/** A reduction or a deposit already paid, as a negative line. */
export function adjustmentLine(adjustment: Adjustment, prompt: NormalisedPrompt): DraftLine {
  const money = fromCents(adjustment.cents);
  return {
    description: adjustment.description,
    quantity: 1,
    unitPrice: money,
    total: money,
    unit: null,
    vatRate: null,
    source: sourceOf([adjustment.clause], prompt),
    span: spanOf([adjustment.clause], prompt),
    flags: [],
    alternatives: [],
  };
}

/** An option with a price, ready to be added by a tap; its total stays out of the document's. */
export function optionOf(clause: Clause, prompt: NormalisedPrompt): ExcludedOption[] {
  if (clause.price === null) return [];
  const item = itemFrom(clause);
  const solution = solve(item);
  const { quantity, unitPrice, unit, used } = solution;
  const flags: LineFlag[] = [];
  const alternatives: Alternative[] = [];
  addAmbiguity(item, solution, quantity, unitPrice, flags, alternatives);
  return [
    {
      description: finish(withoutOption(describe(prompt.quotable, item, used))),
      quantity,
      unitPrice,
      total: fromCents(lineCents(quantity, unitPrice)),
      unit: lineUnit(unit),
      source: sourceOf([clause], prompt),
      span: spanOf([clause], prompt),
      note: optionNote(quote(prompt.quotable, clause)),
      flags,
      alternatives,
    },
  ];
}

/** The exact words of the prompt the clauses came from. */
function sourceOf(clauses: readonly Clause[], prompt: NormalisedPrompt): string {
  const inOrder = [...new Set(clauses)].toSorted((a, b) => a.start - b.start);
  return inOrder.map((clause) => prompt.typed.slice(clause.start, clause.end).trim()).join(' … ');
}

function spanOf(clauses: readonly Clause[], prompt: NormalisedPrompt): Span {
  const start = Math.min(...clauses.map((clause) => clause.start));
  const end = Math.max(...clauses.map((clause) => clause.end));
  return { start: prompt.origin(start), end: prompt.origin(end) };
}
