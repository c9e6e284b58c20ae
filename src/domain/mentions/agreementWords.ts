import { addDays, type IsoDate } from '#domain/calendar.ts';
import { orderDepositSentence } from '#domain/corrections/orderDeposit.ts';
import type { Client } from '#domain/client/types.ts';
import { optionName, optionsTaken } from '#domain/document/agreed.ts';
import { documentInSentence } from '#domain/document/names.ts';
import { optionsOf } from '#domain/document/options.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { formatDayLong } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { certifications } from './certifications.ts';

type Parties = { client: Client; document: Document };

/**
 * The text a client agrees to, word for word: it is kept with the proof. Of a quote with options,
 * `document` says which are taken (`agreedWith`).
 */
export function agreementWords({ client, document }: Parties): string[] {
  const { gross, totalLabel } = documentTotals(document);
  const sum = `${formatAmount(gross, document.currency)} ${totalLabel}`;
  const accord = `Bon pour accord\u00A0: j’ai lu ${documentInSentence(document)} du ${formatDayLong(document.date)} et ses conditions, et j’en accepte les prix${choice(document)}, soit ${sum}.`;
  const deposit = orderDepositSentence(document);
  return [
    accord,
    ...(deposit === null ? [] : [deposit]),
    ...(isConsumer(client) ? ['Je sais que cette commande m’oblige à payer.'] : []),
    ...certifications(document),
  ];
}

/** « , avec l’option « Pose du parquet » »: each option taken is named, or that none is. */
function choice({ lineItems }: Document): string {
  const options = optionsOf(lineItems);
  if (options.length === 0) return '';
  const taken = options.filter(({ line }) => line.option === 'taken');
  return `, ${optionsTaken(taken.map(({ line }) => optionName(line)))}`;
}

/** The button that binds: a consumer must read that it obliges to pay (C. conso. art. L221-14). */
export function agreementButton(client: Client): string {
  return isConsumer(client)
    ? 'Accepter\u00A0: devis avec obligation de paiement'
    : 'Accepter ce devis';
}

/**
 * The right of a consumer to change their mind after a contract made at a distance (C. conso. art.
 * L221-18 to L221-20); null for a professional.
 */
export function withdrawal({ client, document }: Parties, agreedOn: IsoDate): string | null {
  if (!isConsumer(client)) return null;
  const last = formatDayLong(addDays(agreedOn, 14));
  const from =
    document.operationCategory === 'goods'
      ? 'jusqu’à quatorze jours après la livraison'
      : `jusqu’au ${last} inclus, ou au premier jour ouvrable qui suit`;
  return `Achat à distance\u00A0: vous pouvez vous rétracter sans donner de raison ${from}, sauf si le contrat relève d’une exception de l’article L221-28 du code de la consommation (travaux urgents que vous avez demandés, biens faits sur mesure…).`;
}

/** The standard form (C. conso. annexe à l’article R221-1). */
export function withdrawalForm(seller: string, { document }: Parties): string {
  return `À l’attention de ${seller}\u00A0: je vous notifie par la présente ma rétractation du contrat portant sur ${documentInSentence(document)}, commandé le (date), nom du consommateur, adresse du consommateur, signature (uniquement en cas de notification sur papier), date.`;
}

function isConsumer({ kind }: Client): boolean {
  return kind === 'consumer';
}
