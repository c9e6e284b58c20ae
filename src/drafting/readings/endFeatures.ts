import { denseSlot, hashText } from './hash.ts';
import type { Prepared } from './prepare.ts';
import type { State } from './path.ts';
import { cents, isOpen, lineTotal } from './state.ts';

/** What a whole reading looks like, once the text is at its end. */
export function endFeatures(prepared: Prepared, state: State): number[] {
  const { lines } = state;
  const total = cents(lines.reduce((sum, line) => sum + lineTotal(line), 0));
  const open = lines.filter(isOpen).length;
  const money = moneyLeft(state);
  const shapes = lines.filter((line) => line.kind === 'sale' && line.percent === null);
  const distinct = new Set(shapes.map((line) => line.history));
  const names = [
    `lines${Math.min(4, lines.length)}`,
    `open${Math.min(3, open)}${open < lines.length}`,
    `money${Math.min(3, money.left)}`,
    `restated${money.values.some((value) => Math.abs(value - total) < 0.011)}`,
    `shapes${Math.min(4, distinct.size)}${shapes.length > 2}`,
    `all${shapes
      .map((line) => line.history)
      .join('|')
      .slice(0, 20)}`,
    `nothing${total === 0 && money.left > 0}`,
  ];
  if (prepared.amount !== null)
    names.push(`amount${Math.abs(total - prepared.amount) < 0.011}${open}`);
  return names.map((name) => denseSlot(hashText(`end ${name}`)));
}

function moneyLeft(state: State): { left: number; values: number[] } {
  const values: number[] = [];
  for (let each: State | null = state; each !== null; each = each.previous) {
    const { step } = each;
    if (step === null || step.read.currency === null) continue;
    if (step.action === 'label' || step.action === 'note') values.push(step.read.value);
  }
  return { left: values.length, values };
}
