import type { SetAside } from '../readings/actions.ts';
import type { Element, Read } from '../readings/prepare.ts';
import { isDepositToPay } from '../readings/settled.ts';
import { restates } from '../readings/stateFeatures.ts';
import type { AnnotatedCase } from './cases.ts';

/** What the annotation says of a figure that no line took. */
export function roleOf(
  element: Element,
  each: AnnotatedCase,
  text: string,
  byQuantity: (read: Read) => number[],
  byPrice: (read: Read) => number[],
): SetAside | null {
  if (element.kind === 'text') return null;
  if (element.reads.some((read) => byQuantity(read).length > 0 || byPrice(read).length > 0)) {
    const first = element.reads[0];
    return first !== undefined && rateOf(each, first) ? 'vatRate' : null;
  }
  const read = element.reads[0] as Read;
  const facts = each.facts ?? {};
  const inPieces = (pieces: readonly string[] = []): boolean =>
    pieces.some((piece) => {
      for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1))
        if (read.start < at + piece.length && read.end > at) return true;
      return false;
    });
  const { value } = read;
  if (inPieces(each.options)) return 'option';
  if (inPieces(each.offered)) return 'offered';
  if (rateOf(each, read)) return 'vatRate';
  if (isDepositToPay(read)) return 'depositAsked';
  if (facts['depositPaid'] === value) return 'depositPaid';
  if (facts['depositPercent'] === value && read.percent) return 'depositAsked';
  if (facts['dueInDays'] === value && read.currency === null) return 'term';
  if (validity(facts['validityDays'], read)) return 'validity';
  if (read.form === 'date' || read.form === 'clock-range') return 'date';
  if (read.form === 'phone' || read.form === 'identifier') return 'reference';
  if (inPieces([facts['orderRef'], facts['refersTo']].filter((piece) => typeof piece === 'string')))
    return 'reference';
  const sum = restated(each, value, read);
  if (sum !== null) return sum;
  if (inPieces(each.notes)) return 'note';
  if (read.currency !== null) return 'cancelled';
  return 'label';
}

function rateOf(each: AnnotatedCase, read: Read): boolean {
  if (read.currency !== null || read.value > 25) return false;
  const rates = [each.facts?.['vatRate'], ...each.lines.map((line) => line.vatRate)];
  return (
    rates.includes(read.value) &&
    (read.percent || read.constructions.some((name) => name.startsWith('vatRate')))
  );
}

function validity(days: unknown, read: Read): boolean {
  const length = read.unit === 'month' ? 30 : read.unit === 'week' ? 7 : 1;
  return (
    typeof days === 'number' && read.currency === null && Math.abs(days - read.value * length) < 0.5
  );
}

function restated(each: AnnotatedCase, value: number, read: Read): SetAside | null {
  if (read.percent || value <= 3) return null;
  const isNear = (a: number): boolean => Math.abs(a - value) < 0.02;
  if (isNear(each.totalAmount)) return 'restatesTotal';
  const again = restates(value, each.totalAmount);
  if (again > 0 && read.unit === null) return again === 1 ? 'restatesTotal' : 'vatAmount';
  return each.lines.some((line) => isNear(line.quantity * line.unitPrice)) && read.unit === null
    ? 'restatesLine'
    : null;
}
