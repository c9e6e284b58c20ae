import { sideOf } from '#domain/client/standard.ts';
import type { LineItem } from '#domain/document/types.ts';
import { vatCaseOfLine } from '#domain/vat/case.ts';
import { vatReason } from '#domain/vat/exemptions.ts';
import type { Facts } from '#rendering/view/types.ts';

import type { VatCategory } from './ciiInvoice.ts';

/** How EN 16931 calls a case of VAT, and the reason it asks for when none is charged. */
export interface VatCode {
  category: VatCategory;
  exemption: VatReasonGiven | null;
}

/** BT-120, the words the page prints, and BT-121, null where the code list has none. */
export interface VatReasonGiven {
  text: string;
  code: string | null;
}

/** The VAT code of one line; null when none is charged and nothing says why. */
export function vatCodeOfLine(
  { seller, client, document }: Pick<Facts, 'seller' | 'client' | 'document'>,
  line: Pick<LineItem, 'vatCase'>,
): VatCode | null {
  const found = vatCaseOfLine(seller, document, line);
  if (found === 'charged') return { category: 'S', exemption: null };
  const reason = vatReason(found, document.date, sideOf(client));
  if (reason === null) return null;
  const { category, text, code } = reason;
  return { category, exemption: { text, code } };
}
