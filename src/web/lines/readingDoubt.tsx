import { useFormContext, useWatch } from 'react-hook-form';
import { type Doubted, doubtedOf } from '#web/sentence/doubted.ts';
import { DoubtRow } from '#web/sentence/doubtRow.tsx';
import { ToSettle } from '#web/sentence/toSettle.tsx';
import { type EditedDocument, type EditedLine, editedLine } from './editedDocument.ts';
import type { FullDraft } from '#drafting/draft.ts';
import { useStands } from './useStands.ts';

interface Props {
  doubted: Doubted;
  currency: string;
  /** Taking the other reading replaces the lines. */
  onOther: (lines: EditedLine[]) => void;
}

/** The doubt of the sentence these lines came from, while they are still its reading to the cent. */
export function ReadingDoubt({ doubted, currency, onOther }: Props) {
  const { reason, total, other, lines } = doubted;
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
  const doubted = doubtedOf(reading);
  const stands = useStands(doubted);
  return <ToSettle flags={flags} doubted={stands ? doubted : null} />;
}
