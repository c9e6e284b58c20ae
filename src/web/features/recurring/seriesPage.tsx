import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { addDays, parisDay } from '#domain/calendar.ts';
import { formatDay } from '#domain/format/days.ts';
import type { SeriesAnswer } from '#server/documents/recurring/answers.ts';
import type { ProfileAnswer } from '#server/profile/answers.ts';
import { ApiError, messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { profileQuery, seriesQuery } from '#web/api/queries.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { BackLink, Page } from '#web/ui/page.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { LostPage } from '#web/ui/lostPage.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { SeriesView } from './seriesView.tsx';
import { keptOfSeries, valuesOfSeries } from './seriesValues.ts';

const SeriesForm = onDemand(async () => (await import('./seriesForm.tsx')).SeriesForm);
const TurnForm = onDemand(async () => (await import('./turnForm.tsx')).TurnForm);

/** One series: what comes, what was made, and what changes. */
export function SeriesPage() {
  const { id = '' } = useParams();
  const series = useQuery(seriesQuery(id));
  const profile = useQuery(profileQuery);
  const failed = [series, profile].find(({ isError, data }) => isError && !data);
  const isGone = failed?.error instanceof ApiError && failed.error.status === 404;
  return (
    <Page>
      <BackLink to="/app/recurring">Récurrentes</BackLink>
      {isGone && (
        <LostPage
          title="Série non trouvée"
          ways={
            <ButtonLink to="/app/recurring" variant="primary">
              Retour aux récurrentes
            </ButtonLink>
          }
        >
          Cette page du cahier est restée blanche. La série a pu être supprimée, ou l’adresse mal
          recopiée.
        </LostPage>
      )}
      {failed && !isGone && (
        <ErrorState
          title="Cette série n’a pas pu être chargée"
          detail={messageOf(failed.error)}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!failed && !(series.data && profile.data) && <RowsSkeleton rows={6} />}
      {series.data && profile.data && <Series series={series.data} profile={profile.data} />}
    </Page>
  );
}

type Mode = { kind: 'view' } | { kind: 'edit' } | { kind: 'turn'; place: number };

function Series({ series, profile }: { series: SeriesAnswer; profile: ProfileAnswer }) {
  const [mode, setMode] = useState<Mode>({ kind: 'view' });
  const view = () => setMode({ kind: 'view' });
  const turn = mode.kind === 'turn' && series.upcoming.find(({ place }) => place === mode.place);
  if (turn) return <TurnForm series={series} turn={turn} onDone={view} />;
  if (mode.kind === 'edit') {
    return <EditSeries series={series} profile={profile} onDone={view} />;
  }
  return (
    <SeriesView
      series={series}
      onEdit={() => setMode({ kind: 'edit' })}
      onTurn={(place) => setMode({ kind: 'turn', place })}
    />
  );
}

function EditSeries({
  series,
  profile,
  onDone,
}: {
  series: SeriesAnswer;
  profile: ProfileAnswer;
  onDone: () => void;
}) {
  const { clientId, clientName, clientEmail } = series;
  const values = valuesOfSeries(series);
  const [today] = useState(() => parisDay(new Date()));
  // Its next day is past while it was paused, or there is none: the series begins anew.
  const start = values.start >= today ? values.start : addDays(today, 1);
  const [last] = series.revisions.toReversed();
  return (
    <SeriesForm
      title={`Modifier ${series.name}`}
      values={{ ...values, start }}
      kept={keptOfSeries(series)}
      client={{ id: clientId, name: clientName, company: '', email: clientEmail }}
      profile={profile}
      notice={
        last
          ? `Si vous changez les lignes, les révisions de prix sont retirées, dont celle du ${formatDay(last.from)}. Refaites-les sur les nouvelles lignes.`
          : null
      }
      save={(body) => api.put<SeriesAnswer>(`/api/recurring/${series.id}`, body)}
      success="Série enregistrée"
      onSaved={onDone}
      onCancel={onDone}
    />
  );
}
