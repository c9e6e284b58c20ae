import type { Facts } from '#rendering/view/types.ts';

/** What the XML of an invoice is made from: the exact data behind the printed sheet. */
export type InvoiceFacts = Pick<Facts, 'seller' | 'client' | 'document' | 'totals'>;
