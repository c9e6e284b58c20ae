import type { AnnotatedCase, AnnotatedLine } from './cases.ts';

/** What a scored answer must have; a draft and a reading both do. */
export interface ScoredLine {
  description: string;
  quantity: number;
  unitPrice: number;
  kind?: string | undefined;
}
export interface ScoredAnswer {
  totalAmount: number;
  lineItems: readonly ScoredLine[];
}

const near = (a: number, b: number, by = 0.0101): boolean => Math.abs(a - b) <= by;
const samePrice = (a: number, b: number): boolean =>
  near(a, b, Math.abs(b) >= 10 ? 0.0051 : 0.00051);

/** Lower case, no accents, one space: how words are compared with an annotation. */
export function plain(text: unknown): string {
  return String(text ?? '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Every reading a case accepts. */
export function accepted(each: AnnotatedCase): { totalAmount: number; lines: AnnotatedLine[] }[] {
  return [
    each,
    ...(each.accept ?? []).map((other) => ({
      lines: each.lines,
      totalAmount: each.totalAmount,
      ...other,
    })),
  ];
}

export function totalIsRight(each: AnnotatedCase, total: number): boolean {
  return accepted(each).some((wanted) => near(total, wanted.totalAmount));
}

/** The right total, and every expected line matched one to one; `strict` also wants no line more. */
export function isExact(each: AnnotatedCase, answer: ScoredAnswer, strict = false): boolean {
  return accepted(each).some((wanted) => {
    const lines = wanted.lines.filter((line) => line.kind !== 'deduction');
    if (!near(answer.totalAmount, wanted.totalAmount)) return false;
    if (
      strict &&
      answer.lineItems.filter((line) => line.kind !== 'deduction').length !== lines.length
    )
      return false;
    return matched(lines, answer.lineItems);
  });
}

function matched(expected: readonly AnnotatedLine[], got: readonly ScoredLine[]): boolean {
  const owner = got.map(() => -1);
  // Words last: a training asks this of a hundred thousand readings, whose words are dear.
  const fits = (wanted: AnnotatedLine, at: number): boolean => {
    const line = got[at] as ScoredLine;
    const any = wanted.descriptionAny ?? [];
    return (
      [wanted, ...(wanted.accept ?? [])].some(
        (other) =>
          near(line.quantity, other.quantity, 0.0011) && samePrice(line.unitPrice, other.unitPrice),
      ) &&
      (any.length === 0 || any.some((word) => plain(line.description).includes(plain(word))))
    );
  };
  const place = (i: number, seen: Set<number>): boolean => {
    for (let j = 0; j < got.length; j++) {
      if (seen.has(j) || !fits(expected[i] as AnnotatedLine, j)) continue;
      seen.add(j);
      if (owner[j] === -1 || place(owner[j] as number, seen)) {
        owner[j] = i;
        return true;
      }
    }
    return false;
  };
  return expected.every((_, i) => place(i, new Set()));
}
