import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type AnimationEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatWhole } from '#domain/format/numbers.ts';
import type { RegisterFolioAnswer } from '#server/register/answers.ts';
import { registerFolioQuery } from '#web/api/accountingQueries.ts';
import { messageOf } from '#web/api/apiError.ts';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/iconButton.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { Leaf, type LeafProps } from './leaf.tsx';
import { type Spread, usePageTurn } from './usePageTurn.ts';

/** From this width on two pages lie side by side and keep a readable line. */
const ROOM_FOR_TWO = 900;

/** The register as what it is: a bound book, whose pages are turned and never torn out. */
export function RegisterBook({ intactOn }: { intactOn: string | null }) {
  const last = useQuery(registerFolioQuery());
  if (last.isPending) return <RowsSkeleton rows={10} />;
  if (!last.data) {
    return (
      <ErrorState
        title="Le registre n’a pas pu être chargé"
        detail={messageOf(last.error)}
        onRetry={() => void last.refetch()}
        busy={last.isFetching}
      />
    );
  }
  if (last.data.entries === 0) {
    return (
      <EmptyState
        title="Le registre est vide"
        hint="Il s’écrit tout seul dès votre premier document."
      />
    );
  }
  return <Bound last={last.data} intactOn={intactOn} />;
}

function Bound({ last, intactOn }: { last: RegisterFolioAnswer; intactOn: string | null }) {
  const { folios } = last;
  const [opened, setOpened] = useState<number | null>(null);
  const [withHashes, setWithHashes] = useState(false);
  const { board, inPairs } = useRoomForTwo();
  const { spread, turn, settle, back, onward, swipe } = usePageTurn({
    folio: Math.min(opened ?? folios, folios),
    folios,
    inPairs,
    open: setOpened,
  });
  useNeighbours(spread, folios);

  // While a page turns, it carries what it leaves on its face and what it uncovers on its back.
  const near = turn && !turn.forward ? spread : (turn?.from ?? spread);
  const far = turn && !turn.forward ? turn.from : spread;
  const look = { last, withHashes, intactOn };
  return (
    <>
      <div
        ref={board}
        {...swipe}
        className={cx(
          'relative grid touch-pan-y touch-pinch-zoom overflow-x-clip rounded-md bg-board p-1.5 shadow-sheet perspective-[160rem] max-desk:-mx-2 desk:p-3',
          inPairs && 'grid-cols-2',
        )}
      >
        {near.left && <Folio {...look} folio={near.left} side="left" />}
        <Folio {...look} folio={far.right} side={inPairs ? 'right' : 'alone'} />
        {turn && (
          <div
            key={spread.right}
            aria-hidden="true"
            inert
            onAnimationEnd={(event: AnimationEvent) => {
              if (event.target === event.currentTarget) settle();
            }}
            className={cx(
              'absolute inset-y-1.5 right-1.5 z-1 grid origin-left transform-3d *:col-start-1 *:row-start-1 *:backface-hidden desk:inset-y-3 desk:right-3',
              inPairs ? 'left-1/2' : 'left-1.5 desk:left-3',
              turn.forward
                ? 'animate-[turn_var(--duration-turn)_var(--ease-ink)_both]'
                : 'animate-[unturn_var(--duration-turn)_var(--ease-ink)_both]',
            )}
          >
            <Folio {...look} folio={near.right} side={inPairs ? 'right' : 'alone'} />
            {far.left && (
              <div className="grid rotate-y-180">
                <Folio {...look} folio={far.left} side="left" />
              </div>
            )}
          </div>
        )}
        {spread.right >= folios && <Ribbon />}
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        <nav className="-ml-2 flex items-center gap-1" aria-label="Pages du registre">
          <IconButton label="Page précédente" disabled={!back} onClick={back ?? undefined}>
            <ChevronLeft className="i" />
          </IconButton>
          <output className="small num min-w-28 text-center">{place(spread, folios)}</output>
          <IconButton label="Page suivante" disabled={!onward} onClick={onward ?? undefined}>
            <ChevronRight className="i" />
          </IconButton>
        </nav>
        <p className="small faint max-w-[44rem] flex-1 basis-72">
          Chaque écriture porte l’empreinte de la précédente&nbsp;: en changer une changerait toutes
          les suivantes.{' '}
          <button className="link" onClick={() => setWithHashes(!withHashes)}>
            {withHashes ? 'Cacher les empreintes' : 'Voir les empreintes'}
          </button>
        </p>
      </div>
    </>
  );
}

/** « Folios 5 et 6 sur 7 » */
function place({ left, right }: Spread, folios: number): string {
  const open = [left, right]
    .filter((folio) => folio !== null && folio <= folios)
    .map((folio) => formatWhole(folio ?? 0));
  return `Folio${open.length > 1 ? 's' : ''} ${open.join(' et ')} sur ${formatWhole(folios)}`;
}

interface FolioProps extends Omit<LeafProps, 'page'> {
  folio: number;
  last: RegisterFolioAnswer;
}

function Folio({ folio, last, ...look }: FolioProps) {
  const isRead = folio >= last.folios;
  const page = useQuery({ ...registerFolioQuery(folio), enabled: !isRead });
  const shown = folio === last.folios ? last : (page.data ?? null);
  return <Leaf {...look} page={folio > last.folios ? null : shown} />;
}

/** At today's page; it hangs below the book. */
function Ribbon() {
  return (
    <span
      aria-hidden="true"
      className="absolute right-1/4 -bottom-5 z-2 h-14 w-3 bg-wax [clip-path:polygon(0_0,100%_0,100%_100%,50%_86%,0_100%)]"
    />
  );
}

function useRoomForTwo() {
  const board = useRef<HTMLDivElement>(null);
  const [inPairs, setInPairs] = useState(false);
  useLayoutEffect(() => {
    const box = board.current;
    if (!box) return;
    const measure = () => setInPairs(box.clientWidth >= ROOM_FOR_TWO);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return { board, inPairs };
}

/** The pages on both sides are read before they are turned to. */
function useNeighbours({ left, right }: Spread, folios: number) {
  const queries = useQueryClient();
  useEffect(() => {
    const first = left ?? right;
    for (const folio of [first - 2, first - 1, right + 1, right + 2]) {
      if (folio >= 1 && folio < folios) void queries.prefetchQuery(registerFolioQuery(folio));
    }
  }, [queries, left, right, folios]);
}
