/** How documents look; their words and figures are the same in each. */
export const TEMPLATES = ['classique', 'moderne', 'epure'] as const;
export type Template = (typeof TEMPLATES)[number];

/**
 * Counts the papers: one more whenever a template draws a document otherwise than before. What was sealed
 * on papers of before keeps them (docs/product.md, PDF and Factur-X).
 */
export const PAPERS = 5;

export const LOGO_SIZES = ['small', 'medium', 'large'] as const;
export type LogoSize = (typeof LOGO_SIZES)[number];

export const TEMPLATE_CHOICES: readonly { value: Template; label: string }[] = [
  { value: 'classique', label: 'Classique' },
  { value: 'moderne', label: 'Moderne' },
  { value: 'epure', label: 'Épuré' },
];

export const LOGO_SIZE_CHOICES: readonly { value: LogoSize; label: string }[] = [
  { value: 'small', label: 'Petit' },
  { value: 'medium', label: 'Moyen' },
  { value: 'large', label: 'Grand' },
];

/** Colours that hold on paper, the ink of the house first. */
export const ACCENTS: readonly { value: string; label: string }[] = [
  { value: '#171e2c', label: 'Encre' },
  { value: '#1f4b99', label: 'Bleu' },
  { value: '#1d6b4f', label: 'Sapin' },
  { value: '#8a2f2a', label: 'Brique' },
  { value: '#7a4b12', label: 'Noyer' },
  { value: '#5a3d8a', label: 'Prune' },
];

/** WCAG 2.2, 1.4.3: the contrast of ordinary text. The colour writes on white, and white on it. */
const LEAST_CONTRAST = 4.5;

/** True for `#rrggbb` dark enough to be read on white paper. */
export function isReadableAccent(color: string): boolean {
  if (!/^#[0-9a-f]{6}$/.test(color)) return false;
  return 1.05 / (luminance(color) + 0.05) >= LEAST_CONTRAST;
}

/** Relative luminance as WCAG defines it: 0 for black, 1 for white. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
