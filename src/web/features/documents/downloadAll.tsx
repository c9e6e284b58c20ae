import { Archive } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { DownloadProgress } from './downloadProgress.tsx';
import { useArchive } from './useArchive.ts';

/**
 * « Tout télécharger »: the documents are counted as they come and the export can be given up. In
 * the dock of a phone it is an icon beside the main action, and the count stands above.
 */
export function DownloadAll({ inDock = false }: { inDock?: boolean }) {
  const { running, progress, start, giveUp } = useArchive();
  const button = (
    <Button
      icon={<Archive className="i" />}
      aria-label="Tout télécharger (ZIP)"
      disabled={running}
      onClick={() => void start()}
    >
      {!inDock && 'Tout télécharger (ZIP)'}
    </Button>
  );
  if (!running) return button;
  return (
    <>
      <DownloadProgress progress={progress} onCancel={giveUp} inDock={inDock} />
      {inDock && button}
    </>
  );
}
