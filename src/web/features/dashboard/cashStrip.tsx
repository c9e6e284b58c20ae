import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { cx } from '#web/ui/cx.ts';

const PARTS = [
  { id: 'received', label: 'Encaissé', colour: 'var(--color-chart-3)', list: 'state=paid' },
  { id: 'toReceive', label: 'À encaisser', colour: 'var(--color-chart-1)', list: 'view=owed' },
  { id: 'overdue', label: 'En retard', colour: 'var(--color-chart-late)', list: 'view=late' },
] as const;

/**
 * Encaissé, à encaisser, en retard (docs/product.md, Dashboard): invoices only, what clients pay.
 */
export function CashStrip({ cash, currency }: Pick<DashboardAnswer, 'cash' | 'currency'>) {
  const total = PARTS.reduce((sum, { id }) => sum + cash[id], 0);
  return (
    <section className="mt-12 grid gap-3" aria-labelledby="cash-title">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="h3" id="cash-title">
          Trésorerie
        </h2>
        <span className="small faint">Factures seules, sans les annulées, TTC</span>
      </div>
      <div className="flex h-3 gap-0.5 [&>span]:rounded-[1px] [&>span]:bg-(--c)" aria-hidden="true">
        {total === 0 && <span style={coloured('var(--color-hairline)', 1)} />}
        {PARTS.map(({ id, colour }) =>
          cash[id] > 0 ? <span key={id} style={coloured(colour, cash[id])} /> : null,
        )}
      </div>
      <dl className="flex justify-between gap-3 desk:justify-start desk:gap-16">
        {PARTS.map(({ id, label, colour, list }) => (
          <div key={id} style={{ '--c': colour } as CSSProperties}>
            <dt className="flex items-center gap-2 text-small text-ink-2 before:size-2 before:rounded-[1px] before:bg-(--c)">
              <Link className="hover:underline" to={`/app/documents?${list}`}>
                {label}
              </Link>
            </dt>
            <dd
              className={cx(
                'text-[0.9375rem] font-semibold tabular-nums [word-spacing:0] desk:text-[1.0625rem]',
                id === 'overdue' && cash.overdue > 0 && 'text-wax',
              )}
            >
              {formatAmount(cash[id], currency)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function coloured(colour: string, share: number): CSSProperties {
  return { '--c': colour, flexGrow: share, flexBasis: 0 } as CSSProperties;
}
