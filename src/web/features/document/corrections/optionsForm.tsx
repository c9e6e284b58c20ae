import { useState } from 'react';
import { optionName } from '#domain/document/agreed.ts';
import { agreedWith, optionsOf } from '#domain/document/options.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { LineItem } from '#domain/document/types.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { Amount } from '#web/ui/amount.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogFoot } from '#web/ui/dialog.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { useQuoteAnswer } from './quoteAnswer.ts';

interface Props {
  document: DocumentAnswer;
  onClose: () => void;
}

/** The options a client took when they said yes elsewhere than on their page: none is ticked beforehand. */
export function OptionsForm({ document, onClose }: Props) {
  const [taken, setTaken] = useState<number[]>([]);
  const answer = useQuoteAnswer(document);
  const quote = { ...document, lineItems: document.lineItems as LineItem[] };
  const { gross, totalLabel } = documentTotals(agreedWith(quote, taken));
  const turn = (place: number, on: boolean) =>
    setTaken((before) => (on ? [...before, place] : before.filter((other) => other !== place)));
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        answer.mutate({ acceptance: 'accepted', takenOptions: taken }, { onSuccess: onClose });
      }}
    >
      <ul className="grid gap-3" aria-label="Options">
        {optionsOf(quote.lineItems).map(({ place, line }) => (
          <li key={place} className="flex items-center justify-between gap-4">
            <Checkbox
              label={optionName(line)}
              checked={taken.includes(place)}
              onChange={(on) => turn(place, on)}
            />
            <span className="soft whitespace-nowrap">
              {formatAmount(line.total, document.currency)} HT
            </span>
          </li>
        ))}
      </ul>
      <output className="strong flex items-baseline justify-between gap-4 border-t border-ink pt-3">
        <span>Total accepté, {totalLabel}</span>
        <Amount value={gross} currency={document.currency} />
      </output>
      <DialogFoot>
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="primary" busy={answer.isPending}>
          Accepter le devis
        </Button>
      </DialogFoot>
    </form>
  );
}
