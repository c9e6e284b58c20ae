import { type IsoDate, daysBetween } from '#domain/calendar.ts';
import { formatDayLong } from '#domain/format/days.ts';
import { formatAmount, formatPercent } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';
import { exact, sum } from '#domain/money/decimal.ts';
import { quoteValidUntil } from './dueDate.ts';
import { isDeposit } from './kinds.ts';
import type { Stood } from './stood.ts';

/** What a quote is now, in a sentence; the day it is valid until counts. */
export function offerSentence(document: Stood, today: IsoDate): string {
  const until = quoteValidUntil(document);
  switch (document.state) {
    case 'accepted':
      return acceptedSentence(document);
    case 'refused':
      return 'Devis refusé.';
    case 'converted':
      return 'Accepté et facturé.';
    case 'expired':
      return `Resté sans réponse, il était valable jusqu’au ${formatDayLong(until)}.`;
    case 'cancelled':
      return 'Annulé.';
    case 'sent':
      return `Sans réponse pour l’instant. Il est valable encore ${count(Math.max(0, daysBetween(today, until)), 'jour')}.`;
    default:
      return 'Pas encore envoyé.';
  }
}

/** « Devis accepté, facturé à 60 % par situations. » */
function acceptedSentence({ lots, links = [], gross, currency }: Stood): string {
  const all = lots ?? [];
  const billed = sum(all.map(({ before }) => before));
  if (billed === 0) return `Devis accepté. ${depositsSentence({ links, gross, currency })}`;
  const percent = exact(billed)
    .times(100)
    .div(sum(all.map(({ contract }) => contract)))
    .round(0);
  return `Devis accepté, facturé à ${formatPercent(percent.toNumber())} par situations.`;
}

/** « Acompte de 486,00 € demandé, pas encore reçu. » or « Acompte de 486,00 € facturé. », and what is left. */
function depositsSentence({
  links,
  gross,
  currency,
}: Required<Pick<Stood, 'links' | 'gross' | 'currency'>>): string {
  const deposits = links.filter(isDeposit);
  const asked = sum(deposits.filter((each) => !each.issued).map((each) => each.gross));
  const invoiced = sum(
    deposits.flatMap((each) => (each.issued ? [each.gross, -each.credited] : [])),
  );
  const amount = (value: number) => formatAmount(value, currency);
  const left = sum([gross, -invoiced]);
  if (asked > 0) {
    const rest = sum([left, -asked]);
    const then = rest > 0 ? ` Le reste, ${amount(rest)}, sera à facturer.` : '';
    return `Acompte de ${amount(asked)} demandé, pas encore reçu.${then}`;
  }
  if (invoiced === 0) return 'Il reste à le facturer.';
  return `Acompte de ${amount(invoiced)} facturé, il reste ${amount(left)} à facturer.`;
}
