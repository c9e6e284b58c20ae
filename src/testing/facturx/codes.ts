/** Categories the French rules accept (BR-FR-15). */
export const VAT_CATEGORIES: ReadonlySet<string> = new Set(['S', 'E', 'AE', 'K', 'G', 'O', 'Z']);

/** Values of BT-23 (BR-FR-08). */
export const BILLING_FRAMEWORKS: ReadonlySet<string> = new Set(
  'B1 S1 M1 B2 S2 M2 S3 B4 S4 M4 S5 S6 B7 S7 B8 S8 M8 B9 S9 M9'.split(' '),
);

/** Values of BT-3 (BR-FR-04). */
export const DOCUMENT_CODES: ReadonlySet<string> = new Set(
  '380 389 393 501 386 500 384 471 472 473 261 262 381 396 502 503'.split(' '),
);

/** Kinds of client a note « BAR » may name (BR-FR-20). */
export const CLIENT_KINDS: ReadonlySet<string> = new Set(
  'B2B B2BINT B2C B2CINT OUTOFSCOPE ARCHIVEONLY'.split(' '),
);

/** Rates the French rules know, old and overseas ones included (BR-FR-16). */
export const VAT_RATES: ReadonlySet<number> = new Set([
  0, 0.9, 1.05, 1.75, 2.1, 5.5, 7, 8.5, 9.2, 9.6, 10, 13, 19.6, 20, 20.6,
]);
