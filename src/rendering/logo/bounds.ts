import { claimedLogo, type LogoFile, logoFile } from './logoFile.ts';
import { bitmapSize } from './pixels.ts';
import { svgProblem } from './svgBounds.ts';

/** Why a logo cannot be kept. */
export type LogoProblem =
  | 'unreadable'
  | 'not_allowed'
  | 'too_heavy'
  | 'too_many_pixels'
  | 'too_complex'
  | 'too_slow';

const MAX_BYTES = 1_000_000;
/** A photograph of a telephone (4,032 × 3,024) passes; with transparency it takes 0.6 s to draw. */
const MAX_PIXELS = 12_500_000;

/**
 * What speaks against a logo, found by looking at its bytes once: linear in them, nothing is
 * decoded, so that it may be asked before anything else reads the file.
 */
export function logoProblem(dataUrl: string): LogoProblem | null {
  const file = claimedLogo(dataUrl);
  if (file === null) return 'unreadable';
  if (file.bytes.length > MAX_BYTES) return 'too_heavy';
  if (file.type === 'svg') return svgProblem(file.bytes.toString('utf8'));
  const size = bitmapSize(file.type, file.bytes);
  if (size === null) return 'unreadable';
  return size.width * size.height > MAX_PIXELS ? 'too_many_pixels' : null;
}

/**
 * The logo of a seller as it may be drawn. One that was kept before there were bounds may hold an
 * SVG that stops the process which draws it: null, and the document does without.
 */
export function drawableLogo(dataUrl: string): LogoFile | null {
  const file = logoFile(dataUrl);
  return file?.type === 'svg' && svgProblem(file.bytes.toString('utf8')) ? null : file;
}
