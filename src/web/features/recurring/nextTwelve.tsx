import { useFormContext, useWatch } from 'react-hook-form';
import { isIsoDate } from '#domain/calendar.ts';
import { formatDay } from '#domain/format/days.ts';
import { periodWords } from '#domain/recurring/period.ts';
import { upcoming, type UpcomingTurn } from '#domain/recurring/series.ts';
import { numberOrZero } from '#domain/money/parse.ts';
import { Amount } from '#web/ui/amount.tsx';
import { type KeptFacts, monthsOf, seriesBody, type SeriesValues } from './seriesValues.ts';

const SHOWN = 12;

/** The invoices these fields would make, as they are typed. */
export function NextTwelve({ kept, currency }: { kept: KeptFacts; currency: string }) {
  const { control } = useFormContext<SeriesValues>();
  const turns = useWatch({ control, compute: (values) => turnsOf(values, kept) });
  return (
    <section aria-label="Les douze prochaines factures">
      <h2 className="h3 mb-2">À venir</h2>
      {turns.length === 0 ? (
        <p className="small soft">Choisissez le jour de la première facture.</p>
      ) : (
        <ol className="rules rules--closed">
          {turns.map((turn) => (
            <li key={turn.place} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
              <span className="num">{formatDay(turn.day)}</span>
              <Amount value={turn.gross} currency={currency} />
              <span className="small faint col-span-2 truncate">
                {turn.subject || periodWords(turn.period)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function turnsOf(values: SeriesValues, kept: KeptFacts): UpcomingTurn[] {
  const everyMonths = monthsOf(values);
  if (everyMonths === 0 || !isIsoDate(values.start)) return [];
  const { day, lineItems, content, vat, vatRate, until } = seriesBody(values, kept);
  const count = values.ending === 'count' ? numberOrZero(values.count) : null;
  const { sourceDocumentId: _, ...facts } = kept;
  const series = {
    start: values.start,
    day,
    everyMonths,
    firstPlace: 0,
    until: until !== null && isIsoDate(until) ? until : null,
    count: count === null ? null : Math.floor(count),
    covers: values.covers,
    termsKind: null,
    termsDays: null,
    lineItems,
    facts: { ...facts, content, vat, vatRate, purchaseOrder: null },
    revisions: [],
  };
  return upcoming(series, 0, { planned: [], most: SHOWN });
}
