import { Link } from 'react-router';
import { STAT_CARDS } from '#domain/dashboard/statCards.ts';
import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import { CELL, STRIP } from './layout.ts';
import { listOf, written } from './statCards.tsx';

/** Before the first document: the four figures have their place, and no zero is held up. */
export function AccountsToCome({ dashboard }: { dashboard: DashboardAnswer }) {
  return (
    <section aria-labelledby="accounts-title">
      <h2 className="h3" id="accounts-title">
        Vos comptes
      </h2>
      <p className="soft mt-2 mb-5 max-w-[44rem] text-pretty">
        Ici viendront ce que vous facturez, ce qu’on vous doit et ce qui est rentré. Rien à voir
        encore&nbsp;: c’est le plus beau moment pour commencer.
      </p>
      <dl className={STRIP}>
        {STAT_CARDS.map(({ id, title }) => {
          const { value } = dashboard.stats[id];
          const words = written(id, value, dashboard.currency);
          return (
            <div className={CELL} key={id}>
              <dt className="small soft">
                <Link className="hover:underline" to={listOf(id)}>
                  {title}
                </Link>
              </dt>
              {value === 0 ? (
                <dd className="faint">
                  <span aria-hidden="true">–</span>
                  <span className="sr">{words}</span>
                </dd>
              ) : (
                <dd className="strong num">{words}</dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
