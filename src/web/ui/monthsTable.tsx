import { formatMonth } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';

interface Props {
  caption: string;
  months: readonly { month: string; amount: number }[];
  currency: string;
}

/** What bars show, for who cannot see them: a month a row. */
export function MonthsTable({ caption, months, currency }: Props) {
  return (
    <table className="sr">
      <caption>{caption}</caption>
      <tbody>
        {months.map(({ month, amount }) => (
          <tr key={month}>
            <th scope="row">{formatMonth(month)}</th>
            <td>{formatAmount(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
