import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { expectedNext } from '#domain/document/owed.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import type { BookingRequest } from '#domain/statements/schema.ts';
import type { WaitingAnswer } from '#server/statements/answers.ts';
import { documentsQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SearchField } from '#web/ui/searchField.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';

interface Props {
  credit: WaitingAnswer;
  onChosen: (request: BookingRequest) => void;
  onClose: () => void;
}

/** Every invoice that is due, for a line that names none, or the wrong one. */
export function InvoiceChoice({ credit, onChosen, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const late = useInfiniteQuery(documentsQuery({ view: 'late', search }));
  const owed = useInfiniteQuery(documentsQuery({ view: 'owed', search }));
  const found = [late, owed]
    .flatMap(({ data }) => data?.pages[0]?.items ?? [])
    .filter(({ currency, amountDue }) => currency === credit.currency && amountDue > 0);
  const amount = formatAmount(credit.left, credit.currency);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Choisir une facture"
      description={`Pour ${amount} reçus le ${formatDay(credit.day)}. Une somme plus petite que le dû est un paiement partiel.`}
      foot={<Button onClick={onClose}>Fermer</Button>}
    >
      <SearchField
        label="Chercher une facture à encaisser"
        placeholder="Numéro ou client"
        value={typed}
        onChange={setTyped}
      />
      {(late.isPending || owed.isPending) && <RowsSkeleton rows={3} />}
      {!late.isPending && !owed.isPending && found.length === 0 && (
        <p className="soft">Aucune facture à encaisser ne correspond.</p>
      )}
      <ul className="rules rules--closed" aria-label="Factures à encaisser">
        {found.map(({ id, number, clientName, currency, ...owed }) => (
          <li key={id}>
            <button
              type="button"
              className="row-link flex min-h-12 w-full items-baseline justify-between gap-4 py-2.5 text-left"
              onClick={() =>
                onChosen({
                  parts: [{ documentId: id, amount: Math.min(credit.left, owed.amountDue) }],
                })
              }
            >
              <span className="min-w-0 truncate">
                <span className="strong num">{number}</span> {clientName}
              </span>
              <span className="amount">{formatAmount(expectedNext(owed), currency)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
