import { Check } from 'lucide-react';
import { formatAmount } from '#domain/format/numbers.ts';

interface Props {
  reason: string;
  total: number;
  /** Net total of the other reading; null when there is none to offer. */
  otherTotal: number | null;
  /** The other reading is the one shown. */
  other: boolean;
  currency: string;
  onChoose: (other: boolean) => void;
}

/** Doubt is an offer: two readings with their totals, the one shown ticked, the other one tap away. */
export function DoubtRow({ reason, total, otherTotal, other, currency, onChoose }: Props) {
  return (
    <div className="doubt-row">
      <p>
        <span className="sr">À vérifier&nbsp;: </span>
        {reason}
      </p>
      {otherTotal !== null && (
        <fieldset className="picks">
          <legend className="sr">Lecture de la phrase</legend>
          {[false, true].map((each) => (
            <button
              key={String(each)}
              type="button"
              className="pick"
              aria-pressed={other === each}
              onClick={() => onChoose(each)}
            >
              {other === each && <Check className="i" aria-hidden="true" />}
              {each ? 'Autre lecture' : 'Notre lecture'}
              <b>{formatAmount(each ? otherTotal : total, currency)}</b>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
