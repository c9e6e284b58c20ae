import { useFormContext, useWatch } from 'react-hook-form';
import { type Doubted, doubtedOf, isUnsure } from '#web/sentence/doubted.ts';
import { DoubtRow } from '#web/sentence/doubtRow.tsx';
import { ToSettle } from '#web/sentence/toSettle.tsx';
import { type EditedDocument, type EditedLine, editedLine, lineItemOf } from './editedDocument.ts';
import type { FullDraft } from '#drafting/draft.ts';

interface Props {
  doubted: Doubted;
  currency: string;
  /** Taking the other reading replaces the lines. */
  onOther: (lines: EditedLine[]) => void;
}

/**
 * The doubt of the sentence these lines came from, while they are still its reading to the cent:
 * once a figure is changed by hand, or the line is said to be right, it is the user's.
 */
export function ReadingDoubt({ doubted, currency, onOther }: Props) {
  const { reason, total, other, lines } = doubted;
  if (!useStands(doubted)) return null;
  return (
    <DoubtRow
      isTagged={false}
      reason={reason}
      total={total}
      otherTotal={other?.totalAmount ?? null}
      lines={lines}
      otherLines={other?.lineItems ?? []}
      other={false}
      currency={currency}
      onChoose={(wanted) => {
        if (wanted && other !== null) onOther(other.lineItems.map(editedLine));
      }}
    />
  );
}

/** What the lines still ask for before the document goes. */
export function LinesToSettle({ reading }: { reading: FullDraft | null }) {
  const { control } = useFormContext<EditedDocument>();
  const flags = useWatch({
    control,
    name: 'lineItems',
    compute: (lines) => lines.map((line) => line.flags),
  });
  return <ToSettle flags={flags} doubted={useStands(doubtedOf(reading))} />;
}

function useStands(doubted: Doubted | null): boolean {
  const { control } = useFormContext<EditedDocument>();
  const cents = useWatch({ control, name: 'lineItems', compute: centsOf });
  const isSettled = useWatch({
    control,
    name: 'lineItems',
    compute: (lines) => doubted?.isOnLine === true && !isUnsure(lines[doubted.line ?? 0]?.flags),
  });
  return doubted !== null && !isSettled && cents === Math.round(doubted.total * 100);
}

function centsOf(lines: readonly EditedLine[]): number {
  return lines.reduce((sum, line) => sum + Math.round(lineItemOf(line).total * 100), 0);
}
