import { type LogoProblem, logoProblem } from '#rendering/logo/bounds.ts';
import type { Renderer } from '#rendering/renderer/renderer.ts';
import { RenderRefusal } from '#rendering/renderer/refusals.ts';
import { renderingFailed } from '#server/http/renderingFailed.ts';
import { invalid, type Refusal } from '#server/errors.ts';

export const LOGO_TOO_HEAVY = 'Le logo pèse plus de 1 Mo : choisissez une image plus légère.';

/**
 * The logo as it may be kept: a PNG, JPEG, WebP or SVG of at most 1 MB, as a data URL; an empty text
 * removes it. What would take long is refused at a first look; the rest is cleaned and drawn once in
 * a renderer process. Throws 400 with a message beside the field.
 */
export async function acceptedLogo(
  renderer: Pick<Renderer, 'prepareLogo'>,
  userId: string,
  dataUrl: string,
): Promise<string> {
  if (dataUrl === '') return '';
  if (!CHOICES.test(dataUrl)) throw refused('Choisissez une image PNG, JPEG, WebP ou SVG.');
  const problem = logoProblem(dataUrl);
  if (problem) throw refused(MESSAGES[problem]);
  const verdict = await renderer.prepareLogo(dataUrl, { owner: userId }).catch((error: unknown) => {
    throw isLogosFault(error) ? refused(MESSAGES.too_slow) : renderingFailed(error);
  });
  if ('problem' in verdict) throw refused(MESSAGES[verdict.problem]);
  return verdict.logo;
}

const CHOICES = /^data:image\/(?:png|jpeg|webp|svg\+xml);base64,/;

/** It took the process all its time, or ended it. */
function isLogosFault(error: unknown): boolean {
  return (
    error instanceof RenderRefusal &&
    ['render_timeout', 'render_crashed', 'render_failed'].includes(error.code)
  );
}

const MESSAGES: Record<LogoProblem, string> = {
  unreadable: 'Ce fichier n’est pas une image lisible.',
  not_allowed: 'Ce fichier SVG contient des éléments non autorisés.',
  too_heavy: LOGO_TOO_HEAVY,
  too_many_pixels:
    'Le logo compte plus de 12 millions de pixels (4 000 × 3 000) : réduisez les dimensions de l’image.',
  too_complex:
    'Ce dessin est trop complexe pour un logo : choisissez une version simplifiée, ou une image PNG.',
  too_slow:
    'Ce logo demande trop de temps à dessiner : choisissez une version simplifiée, ou une image PNG.',
};

function refused(message: string): Refusal {
  return invalid({ logo: message }, message);
}
