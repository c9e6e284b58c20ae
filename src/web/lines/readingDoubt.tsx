import type { FullDraft } from '#drafting/draft.ts';
import { type Doubted, doubtedOf } from '#web/sentence/doubted.ts';
import { DoubtRow } from '#web/sentence/doubtRow.tsx';
import { type EditedDocument, editedLine, lineItemOf } from './editedDocument.ts';

interface Shown extends Doubted {
  /** Where the doubt is shown: on its line, or under them all. */
  line: number | null;
  onOther: () => void;
}

/**
 * The doubt of the sentence these lines came from, while they are still its reading: once a figure
 * is changed by hand, it is the user's. Taking the other reading replaces the lines.
 */
export function useReadingDoubt(
  reading: FullDraft | null,
  value: EditedDocument,
  onReplace: (value: EditedDocument) => void,
): Shown | null {
  const doubted = doubtedOf(reading);
  if (doubted === null || !isDoubted(doubted, value)) return null;
  const { other } = doubted;
  const onOther = () => {
    if (other !== null) onReplace({ ...value, lines: other.lineItems.map(editedLine) });
  };
  return {
    ...doubted,
    line: doubted.line !== null && doubted.line < value.lines.length ? doubted.line : null,
    onOther,
  };
}

/** True while the lines are still, to the cent, the reading that is doubted. */
export function isDoubted(doubted: Doubted | null, { lines }: EditedDocument): boolean {
  if (doubted === null) return false;
  const cents = lines.reduce((sum, line) => sum + Math.round(lineItemOf(line).total * 100), 0);
  return cents === Math.round(doubted.total * 100);
}

export function ReadingDoubt({
  reason,
  total,
  other,
  currency,
  onOther,
}: Shown & { currency: string }) {
  return (
    <DoubtRow
      reason={`À vérifier\u00A0: ${reason}`}
      total={total}
      otherTotal={other?.totalAmount ?? null}
      other={false}
      currency={currency}
      onChoose={(wanted) => wanted && onOther()}
    />
  );
}
