import type { LineItem, LineKind } from './types.ts';

/** What a line may be: something sold, a discount, or a sum already received. */
export const LINE_KINDS = ['sale', 'discount', 'deduction'] as const;

/** What a line is. Where a caller or a draft does not say, the sign of the price decides. */
export function lineKind({ kind, unitPrice }: Pick<LineItem, 'kind' | 'unitPrice'>): LineKind {
  return kind ?? (unitPrice < 0 ? 'discount' : 'sale');
}

/** What a line becomes when its price is typed anew: only a sale adds to the total. */
export function kindAtPrice(kind: LineKind, unitPrice: number): LineKind {
  if (unitPrice > 0) return 'sale';
  return unitPrice < 0 && kind === 'sale' ? 'discount' : kind;
}
