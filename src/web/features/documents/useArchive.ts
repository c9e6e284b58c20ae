import { useRef, useState } from 'react';
import { count } from '#domain/format/words.ts';
import type { ExportProgress } from '#server/events/announce.ts';
import { messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { onServerEvent } from '#web/api/serverEvents.ts';
import { requireBrowser, saveFile } from '#web/ui/saveFile.ts';
import { toast } from '#web/ui/toast.ts';
import { archiveReport, whatIsMissing } from './archiveReport.ts';

/** Missing documents named on screen; all are in the report. */
const NAMED = 3;

/** An archive on its way: its documents are counted as they come, and it can be given up. */
export function useArchive() {
  const [running, setRunning] = useState(false);
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const stop = useRef<AbortController>(null);

  /** Of these documents, or of all. */
  const start = async (ids?: readonly string[]) => {
    const { signal } = (stop.current = new AbortController());
    const id = crypto.randomUUID();
    const deafen = onServerEvent<ExportProgress>('export', (told) => {
      if (told.id === id) setProgress(told);
    });
    setRunning(true);
    try {
      requireBrowser();
      const answer = ids
        ? await api.raw('POST', '/api/documents/export', { ids, progress: id }, { signal })
        : await api.raw('GET', `/api/documents/export?progress=${id}`, undefined, { signal });
      const zip = await answer.blob();
      saveFile(zip, 'documents.zip');
      await announce(zip);
    } catch (error) {
      if (signal.aborted) toast.success('Téléchargement annulé');
      else toast.failure(`L’archive n’a pas pu être téléchargée\u00A0: ${messageOf(error)}`);
    } finally {
      deafen();
      setProgress(null);
      setRunning(false);
    }
  };
  return { running, progress, start, giveUp: () => stop.current?.abort() };
}

/** A ZIP never skips silently (docs/product.md, Export): what it lacks is said here too. */
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
