import { RenderRefusal } from '#rendering/renderer/refusals.ts';
import { Refusal, tooManyRequests } from '#server/errors.ts';

/** A crowded renderer asks for patience; anything else is the sentence of docs/texts.md. */
export function renderingFailed(error: unknown): unknown {
  if (!(error instanceof RenderRefusal)) return error;
  if (error.code === 'renderer_owner_busy') {
    return tooManyRequests(
      5,
      'Vous avez déjà beaucoup de documents en préparation. Attendez qu’ils soient prêts, puis réessayez.',
    );
  }
  if (error.code === 'renderer_busy') {
    return new Refusal(
      503,
      'renderer_busy',
      'Beaucoup de documents sont en préparation. Réessayez dans quelques secondes.',
      {
        headers: { 'retry-after': '5' },
        cause: error,
      },
    );
  }
  return new Refusal(500, error.code, 'Erreur lors de la génération du PDF', { cause: error });
}
