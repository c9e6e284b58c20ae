import type { IsoDate } from '#domain/calendar.ts';
import type { Client } from '#domain/client/types.ts';
import { documentTitle } from '#domain/document/names.ts';
import type { Document } from '#domain/document/types.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { NBSP } from '#domain/format/spaces.ts';
import { sum } from '#domain/money/decimal.ts';
import type { RateShare } from '#domain/payments/split.ts';
import { unpaidMention } from '#domain/payments/unpaid.ts';
import type { Profile } from '#domain/profile/types.ts';
import { buyerParty, sellerIdentity, sellerName, sellerParty } from './parties.ts';
import { dayParts, lookOf } from './printableView.ts';
import { type ReceiptSheet, shareRow } from './receiptView.ts';
import { oneLine, unbroken } from './text.ts';

interface Parts {
  seller: Profile;
  client: Client;
  document: Document;
  unpaid: readonly RateShare[];
  today: IsoDate;
}

/**
 * The page that makes the copy of an invoice its duplicate as unpaid (CGI art. 272, 1). The law asks
 * for the mention on the copy; the sealed file is never changed, so that it stands on a page before it.
 */
export function unpaidView({ seller, client, document, unpaid, today }: Parts): ReceiptSheet {
  const { currency, date, dueDate } = document;
  const author = sellerName(seller);
  const name = oneLine(documentTitle(document));
  const gross = formatAmount(sum(unpaid.map((share) => share.gross)), currency);
  return {
    look: lookOf(seller),
    title: [`Duplicata, ${name} demeurée impayée`, author].filter(Boolean).join(' · '),
    author,
    issued: dayParts(today),
    heading: 'Duplicata',
    reference: day(today),
    relations: [name],
    logo: seller.logo === '' ? null : seller.logo,
    logoAlt: author === '' ? 'Logo' : `Logo ${author}`,
    seller: sellerParty(seller),
    buyer: buyerParty(client),
    details: [
      { label: 'Date de la facture', value: day(date) },
      ...(dueDate === null ? [] : [{ label: 'Échéance', value: day(dueDate) }]),
    ],
    amount: { label: 'Somme demeurée impayée', value: gross },
    sentence: unpaidMention(unpaid, document),
    shareColumns: ['Impayé', 'HT', 'TVA', 'TTC'],
    shares: unpaid.map((share) => shareRow(share, currency)),
    remarks: [
      `Ce feuillet accompagne la copie exacte de la facture d’origine${NBSP}: il ne s’agit pas d’une nouvelle facture, et la somme reste due.`,
      'Si vous avez déduit cette taxe, elle est à reverser.',
    ],
    identity: sellerIdentity(seller),
  };
}

function day(of: IsoDate): string {
  return unbroken(formatDay(of));
}
