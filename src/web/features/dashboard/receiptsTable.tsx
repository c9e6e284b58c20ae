import { formatDay } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';

interface Props {
  days: readonly { date: string; amount: number; payer: string | null }[];
  currency: string;
}

/** The figures of the chart, for who would rather read them. */
export function ReceiptsTable({ days, currency }: Props) {
  const moved = days.filter(({ amount }) => amount !== 0);
  return (
    <details className="mt-2">
      <summary className="small soft cursor-pointer">Voir en tableau</summary>
      <table className="mt-3 w-full">
        <caption className="sr">Encaissé par jour, TTC</caption>
        <thead>
          <tr className="small faint text-left">
            <th scope="col">Jour</th>
            <th scope="col">Client</th>
            <th scope="col" className="text-right">
              Payé
            </th>
          </tr>
        </thead>
        <tbody>
          {moved.length === 0 && (
            <tr>
              <td colSpan={3} className="soft py-2">
                Rien d’encaissé sur la période.
              </td>
            </tr>
          )}
          {moved.map(({ date, amount, payer }) => (
            <tr key={date}>
              <td className="py-1">{formatDay(date)}</td>
              <td className="py-1">{payer ?? 'Plusieurs mouvements'}</td>
              <td className="amount py-1">{formatAmount(amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
