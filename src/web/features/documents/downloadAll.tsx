import { Archive } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { DownloadProgress } from './downloadProgress.tsx';
import type { useArchive } from './useArchive.ts';

interface Props {
  archive: ReturnType<typeof useArchive>;
}

/** « Tout télécharger »: the documents are counted as they come and the export can be given up. */
export function DownloadAll({ archive: { running, progress, start, giveUp } }: Props) {
  if (running) return <DownloadProgress progress={progress} onCancel={giveUp} inDock={false} />;
  return (
    <Button icon={<Archive className="i" />} onClick={() => void start()}>
      Tout télécharger (ZIP)
    </Button>
  );
}

/** On a phone it begins in the menu, and the count stands above the dock. */
export function DownloadInDock({ archive: { running, progress, giveUp } }: Props) {
  return running && <DownloadProgress progress={progress} onCancel={giveUp} inDock />;
}
