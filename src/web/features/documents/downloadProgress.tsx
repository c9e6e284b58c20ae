import type { ExportProgress } from '#server/events/announce.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { formatWhole } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';

interface Props {
  /** Null until the first word from the server. */
  progress: ExportProgress | null;
  onCancel: () => void;
  /** On a phone it lies on the dock, which does not move. */
  inDock: boolean;
}

/** « 120 sur 1 000 documents », and the way to give up. */
export function DownloadProgress({ progress, onCancel, inDock }: Props) {
  return (
    <div
      className={cx(
        'flex items-center gap-3',
        inDock &&
          'absolute inset-x-0 bottom-full justify-between border-t border-hairline bg-paper px-4 py-2',
      )}
    >
      <progress
        className="sr"
        aria-label="Téléchargement des documents"
        {...(progress && { max: progress.total, value: progress.done })}
      />
      <span className="small soft num grid" aria-hidden="true">
        {/* As wide as the last figure will be: nothing moves while it counts. */}
        <span className="invisible col-start-1 row-start-1">
          {progress ? sentence({ ...progress, done: progress.total }) : PREPARING}
        </span>
        <span className={cx('col-start-1 row-start-1', !inDock && 'text-right')}>
          {progress ? sentence(progress) : PREPARING}
        </span>
      </span>
      <Button size={inDock ? 's' : undefined} onClick={onCancel}>
        Annuler<span className="sr"> le téléchargement</span>
      </Button>
    </div>
  );
}

const PREPARING = 'Préparation…';

function sentence({ done, failed, total }: ExportProgress): string {
  const failures = failed > 0 ? `, ${formatWhole(failed)} en échec` : '';
  return `${formatWhole(done)} sur ${count(total, 'document')}${failures}`;
}
