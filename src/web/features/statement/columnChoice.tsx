import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Columns } from '#domain/statements/columns.ts';
import { titlesOf } from '#domain/statements/csv.ts';
import { dayOrderOf } from '#domain/statements/day.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Banner } from '#web/ui/states.tsx';
import { readTableBy, type UnknownTable } from './readFile.ts';

/** Stands for « none »: an empty value is no choice for a list. */
const NONE = 'none';
const SHOWN = 4;

interface Props {
  unknown: UnknownTable;
  onConfirm: (columns: Columns) => void;
  onClose: () => void;
}

/** The columns of a bank's table: guessed, shown by what they give, confirmed once for each bank. */
export function ColumnChoice({ unknown, onConfirm, onClose }: Props) {
  const { table, columns: guessed, fileName } = unknown;
  const [columns, setColumns] = useState<Partial<Columns>>(guessed ?? {});
  const header = columns.header ?? -1;
  const options = titlesOf(table, header).map((label, at) => ({ value: String(at), label }));
  const whole = wholeColumns(unknown, columns);
  const { data: statement } = useQuery({
    queryKey: ['statement-preview', fileName, whole],
    queryFn: () => readTableBy(table, whole!),
    enabled: whole !== null,
    gcTime: 0,
  });
  const money = columns.credit ?? columns.amount;
  return (
    <section className="mt-8 grid grid-cols-1 gap-5" aria-labelledby="columns-title">
      <div>
        <h2 className="h3 break-words" id="columns-title">
          Quelles colonnes dans {fileName}&nbsp;?
        </h2>
        <p className="soft">
          {guessed
            ? 'Vérifiez une fois\u00A0: les prochains relevés de cette banque se liront seuls.'
            : 'Rien n’a été reconnu\u00A0: dites ce que contiennent les colonnes, une fois pour cette banque.'}
        </p>
      </div>
      <div className="grid gap-5 desk:grid-cols-3">
        <Select
          label="Date de l’opération"
          options={options}
          value={chosen(columns.day)}
          onChange={(at) => setColumns({ ...columns, day: Number(at) })}
        />
        <Select
          label="Sommes reçues"
          hint="Le crédit, ou le montant signé"
          options={options}
          value={chosen(money)}
          onChange={(at) => setColumns({ ...columns, amount: Number(at), credit: null })}
        />
        <Select
          label="Libellé"
          options={options}
          value={chosen(columns.label?.[0])}
          onChange={(at) => setColumns({ ...columns, label: [Number(at)] })}
        />
        <Select
          label="Qui a payé"
          optional
          options={[{ value: NONE, label: 'Aucune' }, ...options]}
          value={chosen(columns.payer) ?? NONE}
          onChange={(at) => setColumns({ ...columns, payer: at === NONE ? null : Number(at) })}
        />
      </div>
      {statement && statement.credits.length === 0 && (
        <Banner tone="brass">
          Avec ces colonnes, aucune somme reçue ne se lit dans ce fichier.
        </Banner>
      )}
      {statement && statement.credits.length > 0 && (
        <div className="grid grid-cols-1 gap-1">
          <p className="small strong">
            {count(statement.credits.length, 'encaissement lu', 'encaissements lus')}, dont&nbsp;:
          </p>
          <ul className="rules rules--closed" aria-label="Premiers encaissements lus">
            {statement.credits.slice(0, SHOWN).map((credit, at) => (
              <li key={at} className="flex items-baseline justify-between gap-4 py-2.5">
                <span className="min-w-0 truncate">
                  <span className="num soft">{formatDay(credit.day)}</span>{' '}
                  {[credit.payer, credit.label].filter(Boolean).join(' · ')}
                </span>
                <span className="amount strong">
                  {formatAmount(credit.cents / 100, credit.currency)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Annuler</Button>
        <Button
          variant="primary"
          disabled={!whole || !statement || statement.credits.length === 0}
          onClick={() => whole && onConfirm(whole)}
        >
          Lire ce relevé
        </Button>
      </div>
    </section>
  );
}

function chosen(at: number | null | undefined): string | null {
  return at === null || at === undefined ? null : String(at);
}

/** What is chosen, once a day and an amount are; how days are written follows from their column. */
function wholeColumns({ table }: UnknownTable, chosen: Partial<Columns>): Columns | null {
  const { day, amount = null, credit = null, header = -1 } = chosen;
  if (day === undefined || (amount === null && credit === null)) return null;
  return {
    header,
    day,
    amount,
    credit,
    dayOrder: dayOrderOf(table.slice(header + 1, header + 200).map((row) => row[day] ?? '')),
    label: chosen.label ?? [],
    payer: chosen.payer ?? null,
    bankId: chosen.bankId ?? null,
    currency: chosen.currency ?? null,
    state: chosen.state ?? null,
  };
}
