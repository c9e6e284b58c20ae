import type { CSSProperties } from 'react';
import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import { formatAmount } from '#domain/format/numbers.ts';

const PARTS = [
  { id: 'received', label: 'Encaissé', colour: 'var(--color-chart-3)' },
  { id: 'toReceive', label: 'À encaisser', colour: 'var(--color-chart-1)' },
  { id: 'overdue', label: 'En retard', colour: 'var(--color-chart-late)' },
] as const;

/**
 * Encaissé, à encaisser, en retard (docs/product.md, Dashboard): invoices only, what clients pay.
 */
export function CashStrip({ cash, currency }: Pick<DashboardAnswer, 'cash' | 'currency'>) {
  const total = PARTS.reduce((sum, { id }) => sum + cash[id], 0);
  return (
    <section className="cash mt-12" aria-labelledby="cash-title">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="h3" id="cash-title">
          Trésorerie
        </h2>
        <span className="small faint">Factures seules, sans les annulées, TTC</span>
      </div>
      <div className="cash__bar" aria-hidden="true">
        {total === 0 && <span style={coloured('var(--color-hairline)', 1)} />}
        {PARTS.map(({ id, colour }) =>
          cash[id] > 0 ? <span key={id} style={coloured(colour, cash[id])} /> : null,
        )}
      </div>
      <dl className="cash__keys">
        {PARTS.map(({ id, label, colour }) => (
          <div className="cash__key" key={id} style={{ '--c': colour } as CSSProperties}>
            <dt>{label}</dt>
            <dd className={id === 'overdue' && cash.overdue > 0 ? 'late' : undefined}>
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
