/** The most a document may hold: generous for any business, small enough to stay fast and safe. */
export const DOCUMENT_LIMITS = {
  lines: 500,
  description: 2_000,
  prompt: 10_000,
  content: 5_000,
  /** Of any amount, price or total. */
  amount: 999_999_999.99,
  quantity: 9_999_999,
  decimals: 4,
  source: 2_000,
  purchaseOrder: 100,
  reference: 100,
  work: 500,
  reason: 500,
  /** Days a quote may be accepted. */
  validityDays: 365,
  /** Percent of an invoice, TTC, that may be kept back (loi n° 71-584 du 16 juillet 1971, art. 1). */
  retention: 5,
  subject: 200,
  message: 10_000,
} as const;
