import type { Figure } from '../figures.ts';
import type { Instruction } from '../instruction.ts';
import { chosen, ofRate } from '../lines.ts';
import type { Sheet } from '../operation.ts';
import { isLike } from './priceOrCount.ts';

export const UNLIKE = {
  reason: 'Plusieurs lignes de prix très différents s’appellent ainsi\u00a0: précisez laquelle.',
};

export function isOfUnlike(
  { lines }: Sheet,
  at: readonly number[],
  price: number | undefined,
): boolean {
  if (price === undefined || at.length < 2 || at.length === lines.length) return false;
  const prices = at.map((place) => lines[place]?.line.unitPrice ?? 0).filter((each) => each > 0);
  return prices.some((each) => isLike(price, each)) && prices.some((each) => !isLike(price, each));
}

/** « le taux horaire est à 75 », of the one line that is counted in hours. */
export function rated(sheet: Sheet, { folded, part }: Instruction): { at: number[] } | null {
  const all = sheet.lines.map((_, at) => at);
  const at = part === 'price' ? ofRate(sheet, all, folded) : all;
  return at.length === 1 ? { at } : null;
}

/** « 60 € au lieu de 55 »: the one line that has the figure it replaces. */
export function replaced(sheet: Sheet, figure: Figure): { at: number[] } | null {
  const was = figure.from;
  const at = sheet.lines.flatMap(({ line }, place) =>
    was !== null && was === (figure.kind === 'money' ? line.unitPrice : line.quantity)
      ? [place]
      : [],
  );
  return at.length === 1 ? { at } : null;
}

/** « le tableau est à 950 au lieu de 890 »: of several so named, the one that has the figure it replaces. */
export function thatWas(
  sheet: Sheet,
  object: string,
  figure: Figure | undefined,
): { at: number[] } | null {
  const was = figure?.from ?? null;
  const those = sheet.lines.filter(
    ({ line }) => was !== null && (line.unitPrice === was || line.quantity === was),
  );
  const found = those.length === 0 ? null : chosen({ ...sheet, lines: those }, object);
  const [at = -1] = found !== null && 'at' in found ? found.at : [];
  const place = sheet.lines.findIndex((each) => each === those[at]);
  return place < 0 || (found !== null && 'at' in found && found.at.length > 1)
    ? null
    : { at: [place] };
}
