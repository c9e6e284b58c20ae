import { Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDay, formatDayLong } from '#domain/format/days.ts';
import { rhythmWords } from '#domain/recurring/rhythm.ts';
import type { SeriesAnswer } from '#server/documents/recurring/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Dock, PageHead } from '#web/ui/page.tsx';
import { Banner, InlineConfirm } from '#web/ui/states.tsx';
import { PastTurns } from './pastTurns.tsx';
import { SERIES_REFRESH } from './refresh.ts';
import { Revise } from './revise.tsx';
import { TurnsToCome } from './turnsToCome.tsx';

interface Props {
  series: SeriesAnswer;
  onEdit: () => void;
  onTurn: (place: number) => void;
}

/** What a series will make, has made, and what may be done with it. */
export function SeriesView({ series, onEdit, onTurn }: Props) {
  const [deleting, setDeleting] = useState(false);
  const acts = useSeriesActs(series);
  const isPaused = series.state === 'paused';
  const goOn = (
    <Button
      icon={<Play className="i" />}
      busy={acts.resume.isPending}
      onClick={() => acts.resume.mutate()}
    >
      Reprendre
    </Button>
  );
  return (
    <>
      <PageHead
        title={series.name}
        sub={
          <>
            <Link className="link" to={`/app/clients/${series.clientId}`}>
              {series.clientName}
            </Link>{' '}
            · {rhythmWords(series)}
          </>
        }
        actions={
          <>
            {series.state === 'active' && (
              <Button
                icon={<Pause className="i" />}
                busy={acts.pause.isPending}
                onClick={() => acts.pause.mutate()}
              >
                Suspendre
              </Button>
            )}
            <Button variant="primary" icon={<Pencil className="i" />} onClick={onEdit}>
              Modifier
            </Button>
          </>
        }
      />
      <div className="mb-6 grid gap-3">
        {isPaused && (
          <Banner tone="brass" action={goOn}>
            <span className="strong">Cette série est suspendue.</span> {series.reason}{' '}
            {
              'À la reprise, elle continue avec la prochaine échéance : celles qui sont passées ne sont pas rattrapées.'
            }
          </Banner>
        )}
        {series.state === 'ended' && (
          <Banner>Cette série est achevée. « Modifier » permet de la prolonger.</Banner>
        )}
        <p className="soft">{standingOf(series)}</p>
      </div>
      <div className="@pair:grid @pair:grid-cols-[minmax(0,1fr)_22rem] @pair:items-start @pair:gap-10">
        <div className="grid min-w-0 gap-10">
          {series.upcoming.length > 0 && <TurnsToCome series={series} onTurn={onTurn} />}
          <PastTurns series={series} />
        </div>
        <aside className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-8 @pair:mt-0">
          {series.upcoming.length > 0 && <Revise series={series} />}
          {deleting ? (
            <div className="[&>*]:flex-wrap">
              <InlineConfirm
                busy={acts.remove.isPending}
                onConfirm={() => acts.remove.mutate()}
                onCancel={() => setDeleting(false)}
              >
                Supprimer la série{'\u00A0'}? Les factures déjà faites restent.
              </InlineConfirm>
            </div>
          ) : (
            <Button
              variant="danger-quiet"
              className="-ml-3 justify-self-start"
              icon={<Trash2 className="i" />}
              onClick={() => setDeleting(true)}
            >
              Supprimer la série
            </Button>
          )}
        </aside>
      </div>
      <Dock>
        {series.state === 'active' && (
          <Button busy={acts.pause.isPending} onClick={() => acts.pause.mutate()}>
            Suspendre
          </Button>
        )}
        <Button variant="primary" onClick={onEdit}>
          Modifier
        </Button>
      </Dock>
    </>
  );
}

function useSeriesActs({ id }: SeriesAnswer) {
  const navigate = useNavigate();
  const path = `/api/recurring/${id}`;
  return {
    pause: useAct({
      act: () => api.post(`${path}/pause`),
      success: 'Série suspendue',
      failure: 'La série n’a pas pu être suspendue',
      refresh: SERIES_REFRESH,
    }),
    resume: useAct({
      act: () => api.delete<SeriesAnswer>(`${path}/pause`),
      success: ({ nextDay }) =>
        nextDay ? `Série reprise, prochaine facture le ${formatDay(nextDay)}` : 'Série achevée',
      failure: 'La série n’a pas pu être reprise',
      refresh: SERIES_REFRESH,
    }),
    remove: useAct({
      act: () => api.delete(path),
      success: 'Série supprimée',
      failure: 'La série n’a pas pu être supprimée',
      onSuccess: () => void navigate('/app/recurring', { replace: true }),
      refresh: ['recurring'],
    }),
  };
}

/** « Émise et envoyée par e-mail à …, jusqu’au 31 décembre 2027. » */
function standingOf({ mode, clientEmail, lastDay, left, state }: SeriesAnswer): string {
  const how =
    mode === 'send'
      ? `Chaque facture est émise et envoyée à ${clientEmail || 'votre client'} le matin même`
      : 'Chaque facture est préparée en brouillon le matin même';
  if (state === 'ended') return `${how}.`;
  const end = lastDay === null ? '' : `, la dernière le ${formatDayLong(lastDay)}`;
  const more = left === null || left < 2 ? '' : ` (encore ${left})`;
  return `${how}${end}${more}.`;
}
