import { doubtedOf } from '#web/sentence/doubted.ts';
import { onDemand } from '#web/ui/onDemand.tsx';
import type { SaidForm } from './saidForm.ts';

const DoubtRow = onDemand(async () => (await import('#web/sentence/doubtRow.tsx')).DoubtRow);

interface Props {
  said: SaidForm;
  currency: string;
  onReading: (otherOf: string) => void;
}

/** « À vérifier », with the other reading one tap away; nothing when the reading is sure. */
export function LineDoubt({ said: { form, reading }, currency, onReading }: Props) {
  const doubted = doubtedOf(reading);
  if (doubted === null) return null;
  return (
    <DoubtRow
      reason={doubted.reason}
      total={doubted.total}
      otherTotal={doubted.other?.totalAmount ?? null}
      lines={doubted.lines}
      otherLines={doubted.other?.lineItems ?? []}
      other={doubted.other !== null && form.otherOf === form.prompt}
      currency={currency}
      onChoose={(other) => onReading(other ? form.prompt : '')}
    />
  );
}
