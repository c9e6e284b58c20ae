import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { formatAmount } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { sum } from '#domain/money/decimal.ts';
import { parseFrenchNumber } from '#domain/money/parse.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { clientsQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Dock } from '#web/ui/page.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { CopyRow } from './copyRow.tsx';
import { MOST, useCopies } from './useCopies.ts';

/** The clients, each with its amount and what is missing, and the one button that makes all drafts. */
export function CopiesForm({ source }: { source: DocumentAnswer }) {
  const { rows, review, errors, make, add, remove, setAmount } = useCopies(source);
  const reviewed = new Map(review.data?.items.map((item) => [item.clientId, item]));
  const [told, setTold] = useState(false);
  const submit = () => {
    setTold(true);
    const wrong = rows.find(({ clientId }) => errors.get(clientId));
    if (wrong)
      document.querySelector<HTMLInputElement>(`[name="amount-${wrong.clientId}"]`)?.focus();
    else make.mutate();
  };
  const total = sum(rows.map(({ amount }) => parseFrenchNumber(amount) ?? 0));
  const main = (
    <Button variant="primary" busy={make.isPending} disabled={rows.length === 0} onClick={submit}>
      {rows.length === 0 ? 'Créer les brouillons' : `Créer ${count(rows.length, 'brouillon')}`}
    </Button>
  );
  return (
    <>
      <ChooseClients chosen={rows.map(({ clientId }) => clientId)} onAdd={add} />
      {review.isError && (
        <div className="mt-6">
          <ErrorState
            title="Ces clients n’ont pas pu être vérifiés"
            detail={messageOf(review.error)}
            onRetry={() => void review.refetch()}
            busy={review.isFetching}
          />
        </div>
      )}
      {rows.length === 0 ? (
        <div className="mt-8">
          <EmptyState
            title="Pour quels clients ?"
            hint="Choisissez-les un à un, ou tous. Chacun aura son montant, et ce qui lui manque se verra à côté."
          />
        </div>
      ) : (
        <>
          <ul className="rules rules--closed mt-6" aria-label="Factures à créer">
            {rows.map((row) => (
              <CopyRow
                key={row.clientId}
                row={row}
                review={reviewed.get(row.clientId) ?? null}
                currency={source.currency}
                error={told ? (errors.get(row.clientId) ?? null) : null}
                onAmount={(amount) => setAmount(row.clientId, amount)}
                onRemove={() => remove(row.clientId)}
              />
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
            <p className="num">
              <span className="soft">Total{'\u00A0'}: </span>
              <span className="strong">{formatAmount(total, source.currency)} HT</span>
            </p>
            <span className="max-desk:hidden">{main}</span>
          </div>
        </>
      )}
      <Dock>{main}</Dock>
    </>
  );
}

interface ChooseProps {
  chosen: readonly string[];
  onAdd: ReturnType<typeof useCopies>['add'];
}

/** Found by typing, one Enter each, or all at once. */
function ChooseClients({ chosen, onAdd }: ChooseProps) {
  const [search, setSearch] = useState('');
  const clients = useInfiniteQuery(clientsQuery(useDeferredValue(search.trim())));
  const everyone = useInfiniteQuery(clientsQuery());
  const found = (clients.data?.pages ?? [])
    .flatMap((page) => page.items)
    .filter(({ id }) => !chosen.includes(id));
  const all = (everyone.data?.pages ?? []).flatMap((page) => page.items);
  const isFull = chosen.length >= MOST;
  const offersAll = !everyone.hasNextPage && all.length > 1 && all.length <= MOST;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Combobox
        // A choice empties the field: the next client is typed at once.
        key={chosen.length}
        className="min-w-64 flex-1"
        label="Ajouter un client"
        placeholder="Nom, société ou e-mail"
        options={found.map(({ id, name, company }) => ({
          value: id,
          label: company && company !== name ? `${name} · ${company}` : name,
        }))}
        value={null}
        error={clients.isError ? 'Les clients n’ont pas pu être chargés.' : undefined}
        hint={isFull ? `${MOST} clients au maximum à la fois.` : undefined}
        onSearch={setSearch}
        onChange={(id) => {
          setSearch('');
          if (!isFull) onAdd(found.filter((client) => client.id === id));
        }}
      />
      {offersAll && <Button onClick={() => onAdd(all)}>Tous mes clients ({all.length})</Button>}
    </div>
  );
}
