import type { Assembly } from '../assembly/state.ts';
import type { DraftLine, DraftRequest } from '../draft.ts';
import { divide, fromCents, lineCents, toCents } from '../exact.ts';
import type { Item } from '../item.ts';
import { finish } from '../writing/description.ts';

/**
 * The amount given beside the prompt (or a total inside it) completes what is left
 * open: a missing price, a missing quantity, the rest of a list priced in part.
 */
export function completeWithAmount(
  lines: DraftLine[],
  items: readonly Item[],
  assembly: Assembly,
  request: DraftRequest,
): void {
  const stated = statedTotal(assembly);
  const amount = request.amount !== undefined && request.amount > 0 ? request.amount : stated;
  if (lines.length === 0) {
    lines.push(onlyLine(request));
  }
  if (amount === null) return;
  const open = lines.filter((line) => line.flags.includes('price_to_complete'));
  const known = lines.reduce((sum, line) => sum + toCents(line.total), 0);
  const rest = toCents(amount) - known;
  if (open.length === lines.length) return merge(lines, amount, request, stated !== null);
  if (open.length > 0 && rest > 0) return fillRest(open, rest);
  if (open.length === 0 && rest > 0 && lines.length === 1) {
    const [line] = lines;
    const [item] = items;
    if (
      line !== undefined &&
      item !== undefined &&
      line.quantity === 1 &&
      completesQuantity(line, item, rest)
    )
      return;
  }
  if (
    rest !== 0 &&
    request.amount !== undefined &&
    request.amount > 0 &&
    assembly.reductions.length === 0 &&
    assembly.deposits.length === 0
  ) {
    const first = lines[0];
    if (first !== undefined && !first.flags.includes('conflicting_amount'))
      first.flags.push('conflicting_amount');
  }
}

function statedTotal(assembly: Assembly): number | null {
  const price =
    assembly.totals.find((clause) => clause.price?.tax !== 'ttc')?.price ??
    assembly.totals[0]?.price;
  return price?.value ?? null;
}

function onlyLine(request: DraftRequest): DraftLine {
  const words = 'Prestation';
  return {
    description: words,
    quantity: 1,
    unitPrice: 0,
    total: 0,
    unit: null,
    vatRate: null,
    source: request.prompt.trim().slice(0, 200),
    span: { start: 0, end: request.prompt.length },
    flags: ['price_to_complete'],
    alternatives: [],
  };
}

/**
 * Nothing is priced: the amount is the price of everything named (docs/drafting.md, Conventions).
 */
function merge(lines: DraftLine[], amount: number, request: DraftRequest, stated: boolean): void {
  const first = lines[0];
  if (first === undefined) return;
  const single = lines.length === 1 ? first : null;
  const each = single === null ? 0 : divide(amount, single.quantity);
  if (
    single !== null &&
    single.quantity > 0 &&
    lineCents(single.quantity, each) === toCents(amount)
  ) {
    price(single, single.quantity, each);
    return;
  }
  const description = lines
    .map((line, at) => (at === 0 ? line.description : lower(line.description)))
    .join(', ');
  lines.splice(1);
  first.description = finish(description);
  first.source = stated ? first.source : request.prompt.trim().slice(0, 400);
  first.unit = null;
  price(first, 1, amount);
}

function fillRest(open: DraftLine[], rest: number): void {
  const [only] = open;
  if (open.length === 1 && only !== undefined) {
    const each = divide(fromCents(rest), only.quantity);
    if (lineCents(only.quantity, each) === rest) price(only, only.quantity, each);
    else price(only, 1, fromCents(rest));
    return;
  }
  const share = Math.floor(rest / open.length);
  open.forEach((line, at) => {
    const cents = at === open.length - 1 ? rest - share * (open.length - 1) : share;
    price(line, 1, fromCents(cents));
  });
}

/** « 45 € de l’heure » with an amount of 180: four hours. */
function completesQuantity(line: DraftLine, item: Item, rest: number): boolean {
  if (item.price === null || item.price.per.length === 0 || line.unitPrice <= 0) return false;
  const total = rest + toCents(line.total);
  const quantity = divide(fromCents(total), line.unitPrice);
  if (lineCents(quantity, line.unitPrice) !== total) return false;
  price(line, quantity, line.unitPrice);
  return true;
}

function price(line: DraftLine, quantity: number, unitPrice: number): void {
  line.quantity = quantity;
  line.unitPrice = unitPrice;
  line.total = fromCents(lineCents(quantity, unitPrice));
  line.flags = line.flags.filter((flag) => flag !== 'price_to_complete');
}

function lower(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
