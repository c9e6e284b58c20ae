import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { downloadPdf } from './downloadPdf.ts';

const invoice = { id: 'a', kind: 'invoice', number: 'INV-001' } as const;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** As much of a browser as saving a file asks for. */
function inABrowser(failing: unknown): void {
  vi.stubGlobal('document', {});
  vi.stubGlobal('HTMLAnchorElement', { prototype: { download: '' } });
  vi.spyOn(api, 'raw').mockRejectedValue(failing);
}

it('says that a file needs a browser to be saved', async () => {
  await expect(downloadPdf(invoice)).rejects.toThrow(
    "Cette fonctionnalité n'est disponible que dans un navigateur",
  );
});

it('tells a connection that broke from a page that could not be drawn, and keeps the server’s reason', async () => {
  inABrowser(new TypeError('Failed to fetch'));
  await expect(downloadPdf(invoice)).rejects.toThrow(
    'Une erreur est survenue lors du téléchargement du PDF',
  );
  inABrowser(new ApiError(500, 'internal', 'Une erreur est survenue'));
  await expect(downloadPdf(invoice)).rejects.toThrow('Erreur lors de la génération du PDF');
  inABrowser(new ApiError(404, 'not_found', 'Document introuvable'));
  await expect(downloadPdf(invoice)).rejects.toThrow('Document introuvable');
});
