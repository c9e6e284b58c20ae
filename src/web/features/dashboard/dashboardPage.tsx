import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { DEFAULT_RANGE, type Range, RANGES, rangeLabel } from '#domain/dashboard/revenueSeries.ts';
import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { dashboardQuery, documentCountsQuery, meQuery, profileQuery } from '#web/api/queries.ts';
import { CreateDocumentLink } from '#web/ui/createDocumentLink.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Dock, Page, PageHead } from '#web/ui/page.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { AccountsToCome } from './accountsToCome.tsx';
import { Brief } from './brief.tsx';
import { CashStrip } from './cashStrip.tsx';
import { CompanyLogo } from './companyLogo.tsx';
import { ChartsSkeleton, DashboardSkeleton } from './dashboardSkeleton.tsx';
import { FirstDay } from './firstDay.tsx';
import { COLUMNS } from './layout.ts';
import { Obligations } from './obligations.tsx';
import { Owed } from './owed.tsx';
import { RecentActivity } from './recentActivity.tsx';
import { StatCards } from './statCards.tsx';
import { Todo } from './todo.tsx';

// The chart's libraries are fetched once there is something to draw.
const RevenueChart = lazy(() =>
  import('./revenueChart.tsx').then((module) => ({ default: module.RevenueChart })),
);

const MonthBars = lazy(() =>
  import('./monthBars.tsx').then((module) => ({ default: module.MonthBars })),
);

const ranges = RANGES.map((days) => ({ value: String(days), label: rangeLabel(days) }));

export function DashboardPage() {
  const [range, setRange] = useState<Range>(DEFAULT_RANGE);
  const dashboard = useQuery({ ...dashboardQuery(range), placeholderData: (before) => before });
  // Asked for at once, so that the sentence and what is to be done come with the figures.
  useQuery(documentCountsQuery);
  // Drawn in slices once they have come: in one go, a phone would answer nothing meanwhile.
  const haveCome = useDeferredValue(dashboard.data !== undefined);
  const isFirstDay = dashboard.data?.recent.length === 0;
  return (
    <Page>
      <Welcome isFirstDay={isFirstDay} />
      {(dashboard.isPending || (dashboard.data && !haveCome)) && <DashboardSkeleton />}
      {dashboard.isError && !dashboard.data && (
        <ErrorState
          title="Le tableau de bord n’a pas pu être chargé"
          detail={messageOf(dashboard.error)}
          onRetry={() => void dashboard.refetch()}
          busy={dashboard.isRefetching}
        />
      )}
      {haveCome && dashboard.data && isFirstDay && <Beginning dashboard={dashboard.data} />}
      {haveCome && dashboard.data && !isFirstDay && (
        <Figures dashboard={dashboard.data} range={range} onRange={setRange} />
      )}
      {!isFirstDay && (
        <Dock>
          <CreateDocumentLink large />
        </Dock>
      )}
    </Page>
  );
}

function Welcome({ isFirstDay }: { isFirstDay: boolean }) {
  const { data: profile } = useQuery(profileQuery);
  const { data: me } = useQuery(meQuery);
  const name = (profile?.name || me?.user.name || '').trim().split(/\s+/)[0] ?? '';
  return (
    <PageHead
      before={<CompanyLogo profile={profile} />}
      title={name ? `Bonjour ${name}` : 'Bonjour'}
      sub={
        isFirstDay ? (
          <p>Qu’avez-vous fait de beau ces jours-ci&nbsp;?</p>
        ) : (
          profile?.company && <p className="truncate">{profile.company}</p>
        )
      }
      // The field of the first day has the button.
      actions={!isFirstDay && <CreateDocumentLink />}
    />
  );
}

/** No axis and no bar of zeros before there is anything to draw. */
function Beginning({ dashboard }: { dashboard: DashboardAnswer }) {
  const { data: profile } = useQuery(profileQuery);
  return (
    <>
      <FirstDay company={profile?.company || 'Votre entreprise'} />
      <div className="mt-12">
        <AccountsToCome dashboard={dashboard} />
      </div>
      <div className="mt-10">
        <RecentActivity documents={dashboard.recent} />
      </div>
    </>
  );
}

interface FiguresProps {
  dashboard: DashboardAnswer;
  range: Range;
  onRange: (range: Range) => void;
}

function Figures({ dashboard, range, onRange }: FiguresProps) {
  return (
    <>
      <Brief dashboard={dashboard} />
      <Todo retentions={dashboard.retentions} />
      <StatCards dashboard={dashboard} />
      <div className={COLUMNS}>
        <section aria-labelledby="revenue-title">
          <div className="mb-5 flex items-center justify-between gap-x-4 gap-y-2 max-desk:flex-wrap">
            <h2 className="h3" id="revenue-title">
              Encaissements
            </h2>
            <Link className="link small mr-auto max-desk:order-last" to="/app/statement">
              Rapprocher un relevé
            </Link>
            <Segmented
              small
              label="Période"
              options={ranges}
              value={String(range)}
              onChange={(days) => onRange(Number(days) as Range)}
            />
          </div>
          <Suspense fallback={<ChartsSkeleton {...dashboard} />}>
            <RevenueChart {...dashboard} />
            <MonthBars {...dashboard} />
          </Suspense>
          <Owed {...dashboard} />
        </section>
        <div className="grid content-start gap-10">
          <RecentActivity documents={dashboard.recent} />
          <Obligations />
        </div>
      </div>
      <CashStrip cash={dashboard.cash} currency={dashboard.currency} />
    </>
  );
}
