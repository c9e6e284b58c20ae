import { Archive, X } from 'lucide-react';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { Button } from '#web/ui/button.tsx';
import { useArchive } from './useArchive.ts';

interface Props {
  chosen: readonly DocumentSummaryAnswer[];
  className: string;
}

/** « ZIP » of the chosen ones: it changes nothing, so it asks nothing. Pressed again, it is given up. */
export function DownloadChosen({ chosen, className }: Props) {
  const { running, progress, start, giveUp } = useArchive();
  if (running) {
    return (
      <Button
        variant="quiet"
        className={className}
        icon={<X className="i" />}
        aria-label="Annuler le téléchargement"
        onClick={giveUp}
      >
        <span className="num">
          {progress ? `${progress.done} sur ${progress.total}` : 'Préparation…'}
        </span>
      </Button>
    );
  }
  return (
    <Button
      variant="quiet"
      className={className}
      icon={<Archive className="i" />}
      aria-label="Télécharger la sélection (ZIP)"
      disabled={chosen.length === 0}
      onClick={() => void start(chosen.map(({ id }) => id))}
    >
      ZIP
    </Button>
  );
}
