import { formatDay } from '#domain/format/days.ts';
import { periodWords } from '#domain/recurring/period.ts';
import type { SeriesAnswer } from '#server/documents/recurring/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Amount } from '#web/ui/amount.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Tag } from '#web/ui/states.tsx';
import { SERIES_REFRESH } from './refresh.ts';

type Turn = SeriesAnswer['upcoming'][number];

interface Props {
  series: SeriesAnswer;
  onTurn: (place: number) => void;
}

const turnName = ({ place }: Turn) => String(place);

/** The next twelve: each may be skipped, changed by itself, and given back to its series. */
export function TurnsToCome({ series, onTurn }: Props) {
  const path = (place: number) => `/api/recurring/${series.id}/turns/${place}`;
  const restore = useAct({
    apart: turnName,
    act: ({ place }: Turn) => api.delete(path(place)),
    success: (_, { day }) => `Facture du ${formatDay(day)} rétablie`,
    failure: 'Cette facture n’a pas pu être rétablie',
    refresh: SERIES_REFRESH,
  });
  const skip = useAct({
    apart: turnName,
    act: ({ place }: Turn) => api.put(path(place), { skipped: true }),
    success: (_, { day }) => `Facture du ${formatDay(day)} passée`,
    undo: (_, turn) => () => restore.mutate(turn),
    failure: 'Cette facture n’a pas pu être passée',
    refresh: SERIES_REFRESH,
  });
  const busy = (turn: Turn) =>
    [skip, restore].some(
      ({ isPending, variables }) => isPending && variables?.place === turn.place,
    );
  return (
    <section aria-labelledby="turns-to-come">
      <h2 className="h3 mb-2" id="turns-to-come">
        À venir
      </h2>
      <ol className="rules rules--closed">
        {series.upcoming.map((turn) => (
          <li
            key={turn.place}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5 desk:grid-cols-[7.5rem_minmax(0,1fr)_auto_11rem]"
          >
            <span className={cx('num strong', turn.skipped && 'faint line-through')}>
              {formatDay(turn.day)}
            </span>
            <span
              className={cx(
                'min-w-0 text-pretty max-desk:order-3 max-desk:col-span-2',
                turn.skipped ? 'faint line-through' : 'soft',
              )}
            >
              {turn.subject || periodWords(turn.period)}
            </span>
            <span className="flex items-center justify-end gap-2">
              {turn.own && <Tag>Modifiée</Tag>}
              {turn.skipped ? (
                <Tag ink>Passée</Tag>
              ) : (
                <Amount value={turn.gross} currency={series.currency} />
              )}
            </span>
            <span className="flex justify-end gap-1 max-desk:order-4 max-desk:col-span-2 max-desk:justify-start max-desk:-ml-3">
              {turn.skipped || turn.own ? (
                <Button
                  size="s"
                  variant="quiet"
                  busy={busy(turn)}
                  onClick={() => restore.mutate(turn)}
                >
                  Rétablir<span className="sr"> la facture du {formatDay(turn.day)}</span>
                </Button>
              ) : (
                <Button
                  size="s"
                  variant="quiet"
                  busy={busy(turn)}
                  onClick={() => skip.mutate(turn)}
                >
                  Passer<span className="sr"> la facture du {formatDay(turn.day)}</span>
                </Button>
              )}
              {!turn.skipped && (
                <Button size="s" variant="quiet" onClick={() => onTurn(turn.place)}>
                  Modifier<span className="sr"> la facture du {formatDay(turn.day)}</span>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
