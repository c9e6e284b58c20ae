import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import type { ProposalAnswer, WaitingAnswer } from '#server/statements/answers.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/states.tsx';

interface Props {
  credit: WaitingAnswer;
  busy: boolean;
  onAccept: (withExcess: boolean) => void;
  onChoose: () => void;
  onIgnore: () => void;
  /** Keys pressed on any of the line's buttons. */
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** A line of the bank, what it seems to pay and why, and the one button that says yes. */
export function WaitingRow({ credit, busy, onAccept, onChoose, onIgnore, onKeyDown }: Props) {
  const { proposal, currency } = credit;
  const amount = formatAmount(credit.left, currency);
  const of = `${amount} du ${formatDay(credit.day)}`;
  return (
    <li
      data-credit={credit.id}
      className="relative grid grid-cols-1 gap-x-8 gap-y-2 py-4 before:absolute before:inset-y-3 before:-left-3 before:w-[3px] has-[:focus-visible]:before:bg-action desk:grid-cols-2 desk:items-start wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_18rem]"
    >
      <Facts credit={credit} />
      <div className="min-w-0">
        {proposal ? (
          <Proposed proposal={proposal} currency={currency} />
        ) : (
          <p className="soft">Aucune facture n’est proposée.</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 desk:col-span-2 desk:justify-end wide:col-span-1">
        {proposal && (
          <Button
            size="s"
            data-main
            onKeyDown={onKeyDown}
            busy={busy}
            onClick={() => onAccept(false)}
          >
            Pointer
            <span className="sr"> {of}</span>
          </Button>
        )}
        {proposal && proposal.beyond > 0 && (
          <Button
            size="s"
            variant="quiet"
            disabled={busy}
            onKeyDown={onKeyDown}
            onClick={() => onAccept(true)}
          >
            Avec le trop-perçu
          </Button>
        )}
        <Button
          size="s"
          variant={proposal ? 'quiet' : 'secondary'}
          data-main={proposal ? undefined : true}
          disabled={busy}
          onKeyDown={onKeyDown}
          onClick={onChoose}
        >
          {proposal ? 'Autre facture' : 'Choisir une facture'}
          <span className="sr"> pour {of}</span>
        </Button>
        <Button size="s" variant="quiet" disabled={busy} onKeyDown={onKeyDown} onClick={onIgnore}>
          Ignorer
          <span className="sr"> {of}</span>
        </Button>
      </div>
    </li>
  );
}

/** Who paid how much, when, in the bank's words. */
export function Facts({
  credit: { payer, label, day, amount, left, currency },
}: {
  credit: Pick<WaitingAnswer, 'payer' | 'label' | 'day' | 'amount' | 'left' | 'currency'>;
}) {
  const part = left < amount && left > 0;
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-4">
        <span className="strong line-clamp-3 min-w-0 break-words">{payer || label}</span>
        <span className="amount strong">{formatAmount(part ? left : amount, currency)}</span>
      </div>
      <p className="small faint line-clamp-2 break-words">
        <span className="num">{formatDay(day)}</span>
        {payer && label && ` · ${label}`}
        {part && ` · reste de ${formatAmount(amount, currency)}`}
      </p>
    </div>
  );
}

function Proposed({ proposal, currency }: { proposal: ProposalAnswer; currency: string }) {
  const { parts, payment, reason, certainty } = proposal;
  const named = payment ? [payment] : parts;
  return (
    <>
      <ul>
        {named.map((each) => (
          <li key={each.documentId} className="flex items-baseline gap-3">
            <Link className="link num strong" to={`/app/documents/${each.documentId}`}>
              {each.number}
            </Link>
            <span className="min-w-0 truncate">{each.clientName}</span>
            {'amount' in each && parts.length > 1 && (
              <span className="amount soft ml-auto">{formatAmount(each.amount, currency)}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="small soft text-pretty">
        {certainty === 'possible' && (
          <>
            <Tag>À vérifier</Tag>{' '}
          </>
        )}
        {reason}
      </p>
    </>
  );
}
