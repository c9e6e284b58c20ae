import type { Action, Billed, SetAside } from '../readings/actions.ts';
import { isSetAside } from '../readings/actions.ts';
import type { Cut } from '../readings/cuts.ts';
import { isMend } from '../readings/mends.ts';
import type { Element, Prepared, Read } from '../readings/prepare.ts';
import type { State } from '../readings/path.ts';
import { applyAction } from '../readings/applyAction.ts';
import type { Line } from '../readings/state.ts';
import type { Guide } from '../readings/search.ts';
import type { AnnotatedCase } from './cases.ts';
import { ownedLines, type OwnedLine, type Piece } from './ownedLines.ts';
import { roleOf } from './roleSaid.ts';

/** Limits the search to what the pieces of an annotation allow; the derivation itself stays free. */
export function guideOf(
  prepared: Prepared,
  each: AnnotatedCase,
  text: string,
  forced: boolean,
): Guide {
  const owned = ownedLines(each, text);
  const quantityOwners = new Map<Read, number[]>();
  const priceOwners = new Map<Read, number[]>();
  for (const element of prepared.elements) {
    if (element.kind === 'text') continue;
    for (const read of element.reads) {
      quantityOwners.set(read, owners(owned, read, 'quantity'));
      priceOwners.set(read, owners(owned, read, 'price'));
    }
  }
  const byQuantity = (read: Read): number[] => quantityOwners.get(read) ?? [];
  const byPrice = (read: Read): number[] => priceOwners.get(read) ?? [];
  const roles = new Map(
    prepared.elements.map((element) => [element, roleOf(element, each, text, byQuantity, byPrice)]),
  );
  const ownersOf = (index: number): number[] => {
    const reads = prepared.elements[index]?.reads ?? [];
    return reads.flatMap((read) => [...byPrice(read), ...byQuantity(read)]);
  };
  return {
    forced,
    role: (element) => roles.get(element) ?? null,
    allows: (state, element, read, action) =>
      isMend(action)
        ? mendsRightly(prepared, owned, state, element, read, action)
        : allows(owned, element, read, action, byQuantity(read), byPrice(read)),
    penalty: (state, element, read, action) =>
      penalty(
        prepared,
        owned,
        state,
        element,
        read,
        action,
        byQuantity(read),
        byPrice(read),
        ownersOf,
      ),
    cut: (_, read, cuts) => cutOf(prepared, owned, cuts, byQuantity(read), byPrice(read)),
  };
}

const overlaps = (read: Read, pieces: readonly Piece[]): boolean =>
  pieces.some(([start, end]) => read.start < end && read.end > start);

function owners(owned: readonly OwnedLine[], read: Read, side: 'quantity' | 'price'): number[] {
  return owned.flatMap((each, at) => (overlaps(read, each[side]) ? [at] : []));
}

function allows(
  owned: readonly OwnedLine[],
  element: Element,
  read: Read,
  action: Billed,
  byQuantity: number[],
  byPrice: number[],
): boolean {
  if (action === 'textNothing') return true;
  if (element.kind === 'text') return owned.some((each) => overlaps(read, each.from));
  if (byQuantity.length === 0 && byPrice.length === 0) return false;
  if (action.startsWith('quantity')) return byQuantity.length > 0;
  if (action.startsWith('share') || action.startsWith('surcharge')) return true;
  if (action.startsWith('discount') || action === 'deduction')
    return byPrice.some(
      (at) => owned[at]?.line.kind !== 'sale' && owned[at]?.line.kind !== undefined,
    );
  return byPrice.length > 0;
}

/** Whether every line a mend changes or makes comes closer to an annotated one. */
function mendsRightly(
  prepared: Prepared,
  owned: readonly OwnedLine[],
  state: State,
  element: Element,
  read: Read,
  action: Action,
): boolean {
  const said = owned.flatMap(({ line }) => [line, ...(line.accept ?? [])]);
  const isSaid = (line: Line): boolean =>
    said.some(
      ({ quantity, unitPrice }) =>
        near(quantity, line.quantity) && (line.price === null || near(unitPrice, line.price)),
    );
  const after = applyAction(prepared, state.lines, element, read, action);
  if (action === 'lineDropped') return !isSaid(state.lines.at(-1) as Line);
  return after.filter((line) => !state.lines.includes(line)).every(isSaid);
}

function penalty(
  prepared: Prepared,
  owned: readonly OwnedLine[],
  state: State,
  element: Element,
  read: Read,
  action: Billed | SetAside,
  byQuantity: number[],
  byPrice: number[],
  ownersOf: (index: number) => number[],
): number {
  if (isMend(action)) return 0;
  if (element.kind === 'text') {
    if (action === 'textNothing') return 0;
    const unpriced = owned.some(
      (each) => each.quantity.length === 0 && each.price.length === 0 && overlaps(read, each.from),
    );
    return unpriced ? -1 : 2;
  }
  const mine = [...byPrice, ...byQuantity];
  if (mine.length === 0) return 0;
  if (isSetAside(action)) {
    const shared =
      byQuantity.length === 0 &&
      read.currency === null &&
      !read.percent &&
      prepared.elements.some(
        (other) =>
          other !== element &&
          other.reads.some((each) => byPrice.some((at) => overlaps(each, owned[at]?.price ?? []))),
      );
    return shared ? 0.3 : element.reads.length > 1 ? 1.2 : 1;
  }
  const pieces = [
    ...byPrice.flatMap((at) => owned[at]?.price ?? []),
    ...byQuantity.flatMap((at) => owned[at]?.quantity ?? []),
  ];
  let cost = pieces.some(([start, end]) => read.end <= end && read.start >= start) ? 0 : 0.4;
  cost += farFrom(owned, state, read, action, byQuantity, byPrice);
  const last = state.lines.at(-1);
  const lastOwners =
    last === undefined ? [] : [...last.quantityFrom, ...last.priceFrom].flatMap(ownersOf);
  const same = lastOwners.some((at) => mine.includes(at));
  const wordsOnly = last !== undefined && last.history === 't';
  if (action === 'quantityAgain' || action === 'priceBorrow') return cost + (same ? 0 : 1.5);
  if (action === 'priceShared') return cost + (byPrice.length > 1 ? 0 : 1);
  if (
    action === 'quantityTimes' ||
    action === 'quantityPlus' ||
    action === 'priceUnit' ||
    action === 'priceWhole'
  )
    cost += same || wordsOnly ? 0 : 1.5;
  else if (!/^(?:discount|surcharge|deduction)/.test(action)) cost += same ? 1.5 : 0;
  if (action.startsWith('quantity') !== byQuantity.length > 0) cost += 0.5;
  return cost;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.006;

/** Nudges the search towards the annotated value where a figure has several readings. */
function farFrom(
  owned: readonly OwnedLine[],
  state: State,
  read: Read,
  action: Billed | SetAside,
  byQuantity: number[],
  byPrice: number[],
): number {
  if (action === 'quantityNew' || action === 'quantityAgain')
    return byQuantity.some((at) => near(owned[at]?.line.quantity ?? 0, read.value)) ? 0 : 0.2;
  if (action === 'quantityTimes' || action === 'quantityPlus') {
    const before = state.lines.at(-1)?.quantity ?? 1;
    const made = action === 'quantityTimes' ? before * read.value : before + read.value;
    return byQuantity.some((at) => near(owned[at]?.line.quantity ?? 0, made)) ? 0 : 0.2;
  }
  const prices = byPrice.flatMap((at) => owned[at]?.line ?? []);
  const said = prices.flatMap((line) => [line, ...(line.accept ?? [])]);
  return said.some((line) => near(Math.abs(line.unitPrice), read.value)) ? 0 : 0.1;
}

/** The cut nearest to where the annotation begins the line. */
function cutOf(
  { tokens, folded }: Prepared,
  owned: readonly OwnedLine[],
  cuts: readonly Cut[],
  byQuantity: number[],
  byPrice: number[],
): Cut | null {
  const mine = byPrice.length > 0 ? byPrice : byQuantity;
  const from = mine.length === 1 ? (owned[mine[0] as number]?.from ?? []) : [];
  if (from.length === 0) return null;
  const start = Math.min(...from.map(([at]) => at));
  let best: Cut | null = null;
  let least = Infinity;
  for (const cut of cuts) {
    const at = tokens[cut.token]?.start ?? folded.length;
    const distance = Math.abs(at - start) + (at > start ? 3 : 0);
    if (distance < least) [best, least] = [cut, distance];
  }
  return best;
}
