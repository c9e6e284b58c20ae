import { pdfFileName } from '#domain/document/names.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { ApiError, messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { requireBrowser, saveFile } from '#web/ui/saveFile.ts';

type Named = Pick<DocumentAnswer, 'id' | 'kind' | 'number'>;

/** Fetches the PDF and hands it to the browser; a failure is told in the words of docs/texts.md. */
export async function downloadPdf(named: Named): Promise<void> {
  requireBrowser();
  const { bytes, name } = await pdfOf(named);
  saveFile(bytes, name ?? pdfFileName(named));
}

/** The server names it: a draft is a project, and an issue may have changed its number just now. */
async function pdfOf({ id }: Named): Promise<{ bytes: Blob; name: string | null }> {
  try {
    const answer = await api.raw('GET', `/api/functions/generate-pdf?id=${encodeURIComponent(id)}`);
    return { bytes: await answer.blob(), name: nameIn(answer) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.isOffline) {
      throw failure('Une erreur est survenue lors du téléchargement du PDF');
    }
    const said = messageOf(error);
    throw failure(
      said === 'Une erreur est survenue' ? 'Erreur lors de la génération du PDF' : said,
      error.status,
    );
  }
}

function nameIn(answer: Response): string | null {
  const named = /filename\*=UTF-8''([^;]+)/i.exec(answer.headers.get('content-disposition') ?? '');
  return named?.[1] ? decodeURIComponent(named[1]) : null;
}

function failure(message: string, status = 0): ApiError {
  return new ApiError(status, 'pdf_failed', message);
}
