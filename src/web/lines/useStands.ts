import { useFormContext, useWatch } from 'react-hook-form';
import { type Doubted, isUnsure } from '#web/sentence/doubted.ts';
import { type EditedDocument, type EditedLine, lineItemOf } from './editedDocument.ts';

/**
 * Whether the doubt of the sentence these lines came from still stands: once a figure is changed by hand, a
 * line is put beside the total, or is said to be right, it is the user's.
 */
export function useStands(doubted: Doubted | null): boolean {
  const { control } = useFormContext<EditedDocument>();
  const cents = useWatch({ control, name: 'lineItems', compute: centsOf });
  const isSettled = useWatch({
    control,
    name: 'lineItems',
    compute: (lines) => doubted?.isOnLine === true && !isUnsure(lines[doubted.line ?? 0]?.flags),
  });
  return doubted !== null && !isSettled && cents === Math.round(doubted.total * 100);
}

/** What the sentence offers « en option » is in no reading’s total: once it is a line, it still counts for nothing. */
function centsOf(lines: readonly EditedLine[]): number {
  return lines
    .filter(({ option }) => !option)
    .reduce((sum, line) => sum + Math.round(lineItemOf(line).total * 100), 0);
}
