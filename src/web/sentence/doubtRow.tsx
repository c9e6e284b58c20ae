import { Check } from 'lucide-react';
import { formatAmount, formatQuantity } from '#domain/format/numbers.ts';
import type { DoubtedLine } from './doubted.ts';
import { partedBy } from './parted.ts';

interface Props {
  reason: string;
  total: number;
  /** Net total of the other reading; null when there is none to offer. */
  otherTotal: number | null;
  /** The lines of both: where one alone parts them, its figures are said instead of the totals. */
  lines: readonly DoubtedLine[];
  otherLines: readonly DoubtedLine[];
  /** The other reading is the one shown. */
  other: boolean;
  currency: string;
  /** The line says « À vérifier » itself, in sight of it: here it is said to those who only hear. */
  isTagged?: boolean;
  onChoose: (other: boolean) => void;
}

/** Doubt is an offer: two readings with what they come to, the one shown ticked, the other one tap away. */
export function DoubtRow(props: Props) {
  const { reason, total, otherTotal, lines, otherLines, other, currency, onChoose } = props;
  const { isTagged = true } = props;
  const apart = partedBy(lines, otherLines);
  return (
    <div className="col-span-full mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-sm bg-brass-soft p-2.5 text-small desk:py-2 desk:pr-2 desk:pl-3.5">
      <p className="strong min-w-48 flex-1 text-brass-ink">
        <span className={isTagged ? 'sr' : undefined}>À vérifier&nbsp;: </span>
        {reason}
      </p>
      {otherTotal !== null && (
        <fieldset className="flex flex-wrap gap-1.5 max-desk:w-full">
          <legend className="sr">Lecture de la phrase</legend>
          {[false, true].map((each) => (
            <button
              key={String(each)}
              type="button"
              className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-sm bg-raised px-3 whitespace-nowrap text-ink tabular-nums inset-ring inset-ring-edge aria-pressed:inset-ring-2 aria-pressed:inset-ring-ink max-desk:min-h-11 max-desk:flex-1 max-desk:justify-center"
              aria-pressed={other === each}
              onClick={() => onChoose(each)}
            >
              {other === each && <Check className="i size-3.75" aria-hidden="true" />}
              <span className={apart ? 'sr' : undefined}>
                {each ? 'Autre lecture' : 'Notre lecture'}
              </span>
              {apart ? (
                <Counted line={each ? apart.other : apart.ours} currency={currency} />
              ) : (
                <b className="strong">{formatAmount(each ? otherTotal : total, currency)}</b>
              )}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** « 3 × 90,00 € = 270,00 € » */
function Counted({ line, currency }: { line: DoubtedLine; currency: string }) {
  const { quantity, unitPrice, total } = line;
  return (
    <span>
      {formatQuantity(quantity)} × {formatAmount(unitPrice, currency)} ={' '}
      <b className="strong">{formatAmount(total, currency)}</b>
    </span>
  );
}
