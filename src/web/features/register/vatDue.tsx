import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { formatMonth } from '#domain/format/days.ts';
import { formatAmount, formatPercent } from '#domain/format/numbers.ts';
import type { VatDueAnswer } from '#server/accounting/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { vatDueQuery } from '#web/api/accountingQueries.ts';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';

/** « TVA à déclarer »: what became due in each month, by rate. */
export function VatDue({ days }: { days: { from: string; to: string } }) {
  const due = useQuery(vatDueQuery(days));
  return (
    <section className="grid gap-3 border-t border-hairline pt-5" aria-labelledby="vat-due">
      <div className="grid gap-1">
        <h3 id="vat-due" className="h3">
          TVA à déclarer
        </h3>
        <p className="soft">
          Les prestations comptent à l’encaissement, les biens et l’option pour les débits à la date
          de facture, les acomptes à leur encaissement, les avoirs à leur date.
        </p>
      </div>
      {due.isPending && <RowsSkeleton rows={2} />}
      {due.isError && (
        <ErrorState
          title="La TVA n’a pas pu être calculée"
          detail={messageOf(due.error)}
          onRetry={() => void due.refetch()}
          busy={due.isRefetching}
        />
      )}
      {due.data && <Table due={due.data} />}
      {due.data && <Remarks due={due.data} />}
      {due.data && due.data.months.length > 0 && (
        <a
          className="btn btn--secondary justify-self-start"
          href={`/api/accounting/vat-due.csv?${new URLSearchParams(days)}`}
          download
        >
          <Download className="i" />
          Détail en CSV
        </a>
      )}
    </section>
  );
}

function Table({ due: { months } }: { due: VatDueAnswer }) {
  if (months.length === 0) return <p className="soft">Aucune TVA exigible sur cette période.</p>;
  return (
    <table className="w-full text-small tabular-nums [&_td]:border-t [&_td]:border-hairline [&_td]:py-2 [&_th]:pb-2 [&_th]:font-regular [&_th]:text-ink-3">
      <thead>
        <tr>
          <th className="text-left">Mois</th>
          <th className="text-left">Taux</th>
          <th className="text-right">Base HT</th>
          <th className="text-right">TVA</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, rate, base, vat, line }, index) => (
          <tr key={`${month} ${rate}`}>
            <td>{months[index - 1]?.month === month ? '' : formatMonth(`${month}-01`)}</td>
            <td>
              {formatPercent(rate)}
              {line && <span className="faint max-desk:hidden"> · CA3 ligne {line}</span>}
            </td>
            <td className="text-right">{formatAmount(base)}</td>
            <td className="strong text-right">{formatAmount(vat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many numbers a remark names before it counts the others. */
const NAMED = 3;

/** « INV-001, INV-002, INV-003 et 44 autres ». */
function few(numbers: readonly string[]): string {
  const others = numbers.length - NAMED;
  // One more is shorter named than counted.
  if (others <= 1) return numbers.join(', ');
  return `${numbers.slice(0, NAMED).join(', ')} et ${others} autres`;
}

/** What the table had to assume, so that nobody takes it for more than it is. */
function Remarks({ due: { unstated, mixed, withoutRate } }: { due: VatDueAnswer }) {
  const remarks = [
    unstated.length > 0 &&
      `Sans catégorie d’opération, comptées comme des prestations\u00A0: ${few(unstated)}.`,
    mixed.length > 0 && `Biens et services ensemble, comptées à leur date\u00A0: ${few(mixed)}.`,
    withoutRate.length > 0 && `En devise sans cours, non comptées\u00A0: ${few(withoutRate)}.`,
  ].filter((remark) => remark !== false);
  return (
    <div className="grid gap-1">
      {remarks.map((remark) => (
        <p key={remark} className="small soft">
          {remark}
        </p>
      ))}
      <p className="small soft">
        Les lignes de la CA3 sont indicatives&nbsp;: vérifiez-les avant de déclarer.
      </p>
    </div>
  );
}
