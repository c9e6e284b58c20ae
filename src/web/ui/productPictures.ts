import type { Template } from '#domain/profile/look.ts';

/**
 * The pictures of the app that the site shows, taken by `npm run pictures` in exactly these sizes (CSS
 * pixels), so that a page keeps their place before they come. `phone` stands in for `desk` on a phone.
 */
export const PRODUCT_PICTURES = {
  document: { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 780 } },
  writing: { desk: { width: 390, height: 800 }, phone: { width: 390, height: 780 } },
  company: { desk: { width: 900, height: 500 }, phone: { width: 390, height: 520 } },
  dashboard: { desk: { width: 900, height: 560 }, phone: { width: 390, height: 560 } },
  create: { desk: { width: 900, height: 560 }, phone: { width: 390, height: 640 } },
  client: { desk: { width: 900, height: 480 }, phone: { width: 390, height: 560 } },
  plan: { desk: { width: 620, height: 240 }, phone: { width: 390, height: 300 } },
  lines: { desk: { width: 820, height: 640 }, phone: { width: 390, height: 620 } },
  draft: { desk: { width: 560, height: 424 }, phone: { width: 390, height: 480 } },
  send: { desk: { width: 1120, height: 860 }, phone: { width: 390, height: 760 } },
  correct: { desk: { width: 760, height: 500 }, phone: { width: 390, height: 540 } },
  deposit: { desk: { width: 760, height: 420 }, phone: { width: 390, height: 440 } },
  payment: { desk: { width: 760, height: 580 }, phone: { width: 390, height: 600 } },
  remind: { desk: { width: 1120, height: 860 }, phone: { width: 390, height: 860 } },
  statement: { desk: { width: 900, height: 620 }, phone: { width: 390, height: 700 } },
  recurring: { desk: { width: 900, height: 620 }, phone: { width: 390, height: 700 } },
  register: { desk: { width: 900, height: 520 }, phone: { width: 390, height: 560 } },
} as const satisfies Record<string, Record<'desk' | 'phone', { width: number; height: number }>>;

export type ProductPictureName = keyof typeof PRODUCT_PICTURES;

export function isPicture(name: string): name is ProductPictureName {
  return name in PRODUCT_PICTURES;
}

export function pictureAddress(
  name: ProductPictureName,
  width: 'desk' | 'phone',
  theme: 'light' | 'dark',
): string {
  return `/pictures/${name}-${width}-${theme}.webp`;
}

/** A page of each composition, drawn by `npm run pictures` and paper in both themes. */
export const PAPER_PICTURE = { width: 596, height: 842 } as const;

export function paperAddress(template: Template): string {
  return `/pictures/paper-${template}.webp`;
}
