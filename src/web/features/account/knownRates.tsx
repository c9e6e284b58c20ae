import { formatPercent } from '#domain/format/numbers.ts';
import { halfYearLabel } from '#domain/reminders/lateRates.ts';
import type { ReminderSettingsAnswer } from '#server/documents/reminders/answers.ts';

/** The rates letters count with, newest first, each with where it was published. */
export function KnownRates({ known }: { known: ReminderSettingsAnswer['known'] }) {
  return (
    <details>
      <summary className="link w-fit cursor-pointer">Les taux qui servent au calcul</summary>
      <div className="mt-3 overflow-x-auto">
        <table className="small w-full [&_td]:py-1.5 [&_td]:pr-4 [&_th]:py-1.5 [&_th]:pr-4 [&_th]:text-left [&_th]:font-medium">
          <thead className="soft">
            <tr>
              <th scope="col">Semestre</th>
              <th scope="col">BCE</th>
              <th scope="col">Légal, professionnels</th>
              <th scope="col">Légal, particuliers</th>
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody className="num">
            {known.toReversed().map((rates) => (
              <tr key={rates.from} className="border-t border-hairline">
                <td>{halfYearLabel(rates.from)}</td>
                <td>{percent(rates.refinancing)}</td>
                <td>{percent(rates.legal)}</td>
                <td>{percent(rates.legalOfPersons)}</td>
                <td className="soft">{rates.source || 'Exploitant'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small soft mt-2">
        Le taux des particuliers est celui de leurs propres créances&nbsp;: un client particulier
        vous doit celui des professionnels.
      </p>
    </details>
  );
}

function percent(rate: number | null): string {
  return rate === null ? '–' : formatPercent(rate);
}
