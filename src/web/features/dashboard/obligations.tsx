import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ceilingLevel } from '#domain/dashboard/ceilings.ts';
import { formatMonth } from '#domain/format/days.ts';
import { formatAmount, formatWhole } from '#domain/format/numbers.ts';
import { insideSentence } from '#domain/format/words.ts';
import type { ObligationsAnswer } from '#server/dashboard/answers.ts';
import { obligationsQuery } from '#web/api/queries.ts';
import { cx } from '#web/ui/cx.ts';
import { ceilingSentence, ceilingTitle } from './ceilingWords.ts';

/** What is not the seller's to spend, and how far the ceilings are: only for those they concern. */
export function Obligations() {
  const { data } = useQuery(obligationsQuery);
  if (!data) return null;
  return (
    <>
      {data.vat && data.vat.total !== 0 && <SetAside vat={data.vat} />}
      {data.ceilings.map((ceiling) => (
        <CeilingGauge key={ceiling.of + ceiling.part} ceiling={ceiling} />
      ))}
    </>
  );
}

function SetAside({ vat: { total, months } }: { vat: NonNullable<ObligationsAnswer['vat']> }) {
  const told = months
    .map(({ month, vat }) => `${formatAmount(vat)} en ${monthName(month)}`)
    .join(', ');
  return (
    <section className="border-t border-rule pt-3.5" aria-labelledby="vat-aside-title">
      <h2 className="h3" id="vat-aside-title">
        TVA à mettre de côté
      </h2>
      <p className="figure my-1">{formatAmount(total)}</p>
      <p className="small soft">
        Exigible&nbsp;: {told}, avant la TVA de vos achats.{' '}
        <Link className="link" to="/app/register">
          Voir le détail
        </Link>
      </p>
    </section>
  );
}

function CeilingGauge({ ceiling }: { ceiling: ObligationsAnswer['ceilings'][number] }) {
  const level = ceilingLevel(ceiling);
  const isPassed = level === 'passed' || level === 'raised_passed';
  const share = Math.min(100, (100 * ceiling.received) / ceiling.limit);
  const title = ceilingTitle(ceiling);
  return (
    <section className="border-t border-rule pt-3.5">
      <h2 className="h3">{title}</h2>
      <p className="num my-1.5">
        <b className={cx('strong', isPassed && 'late')}>
          {formatWhole(Math.round(ceiling.received))}&nbsp;€
        </b>{' '}
        <span className="soft">encaissés HT sur {formatWhole(ceiling.limit)}&nbsp;€</span>
      </p>
      <meter
        className="sr"
        aria-label={title}
        max={ceiling.limit}
        value={Math.min(ceiling.received, ceiling.limit)}
      />
      <div className="h-2 rounded-[1px] bg-hairline" aria-hidden="true">
        <div
          className={cx('h-full rounded-[1px]', level === 'below' ? 'bg-chart-1' : 'bg-chart-late')}
          style={{ width: `${share}%` }}
        />
      </div>
      <p className="small soft mt-1.5">{ceilingSentence(ceiling)}</p>
    </section>
  );
}

function monthName(month: string): string {
  return insideSentence(formatMonth(`${month}-01`).replace(/ \d{4}$/, ''));
}
