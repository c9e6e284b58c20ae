import { Archive } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { count } from '#web/ui/french.ts';
import { toast } from '#web/ui/toast.ts';
import { archiveReport, whatIsMissing } from './archiveReport.ts';

const MEGABYTE = 1_000_000;
/** Missing documents named on screen; all are in the report. */
const NAMED = 3;

/**
 * « Tout télécharger »: the archive grows under the user's eyes and can be given up. In the dock of
 * a phone it is an icon beside the main action.
 */
export function DownloadAll({ inDock = false }: { inDock?: boolean }) {
  const [received, setReceived] = useState<number | null>(null);
  const running = useRef<AbortController>(null);

  const start = async () => {
    const stop = new AbortController();
    running.current = stop;
    setReceived(0);
    try {
      const zip = await archive(stop.signal, setReceived);
      save(zip);
      await announce(zip);
    } catch (error) {
      if (stop.signal.aborted) toast.success('Téléchargement annulé');
      else toast.failure(`L’archive n’a pas pu être téléchargée\u00A0: ${messageOf(error)}`);
    } finally {
      setReceived(null);
    }
  };

  if (received === null) {
    return (
      <Button
        icon={<Archive className="i" />}
        aria-label="Tout télécharger (ZIP)"
        onClick={() => void start()}
      >
        {!inDock && 'Tout télécharger (ZIP)'}
      </Button>
    );
  }
  return (
    <span className="flex items-center gap-3">
      <output className="small soft num">
        {(received / MEGABYTE).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}&nbsp;Mo reçus
      </output>
      <Button size="s" onClick={() => running.current?.abort()}>
        {inDock ? 'Annuler' : 'Annuler le téléchargement'}
      </Button>
    </span>
  );
}

/** A ZIP never skips silently (decisions §25): what it lacks is said here too. */
async function announce(zip: Blob): Promise<void> {
  const report = await archiveReport(zip).catch(() => null);
  const missing = whatIsMissing(report ?? '');
  if (missing.length === 0) {
    toast.success('documents.zip est téléchargé. rapport.txt dit ce que l’archive contient.');
    return;
  }
  const named = missing.slice(0, NAMED).join(' ');
  const lacking = count(missing.length, 'document manque', 'documents manquent');
  toast.failure(
    `documents.zip est téléchargé, mais ${lacking}. ${named} La liste complète est dans rapport.txt.`,
  );
}

async function archive(signal: AbortSignal, onProgress: (bytes: number) => void): Promise<Blob> {
  const answer = await api.raw('GET', '/api/documents/export', undefined, { signal });
  const reader = answer.body?.getReader();
  if (!reader) return answer.blob();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(pieces, { type: 'application/zip' });
    pieces.push(value);
    bytes += value.length;
    onProgress(bytes);
  }
}

function save(zip: Blob): void {
  const address = URL.createObjectURL(zip);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'documents.zip';
  link.click();
  // Some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
