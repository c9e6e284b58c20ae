import type { IsoDate } from '#domain/calendar.ts';
import { quoteValidUntil } from '#domain/document/dueDate.ts';
import { isRequest, kindFacts } from '#domain/document/kinds.ts';
import { retainedAtIssue } from '#domain/document/retention.ts';
import { formatDayLong } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { sum } from '#domain/money/decimal.ts';
import { isSettled } from './sums.ts';
import { unbroken } from './text.ts';
import type { Facts, Headline } from './types.ts';

/** What is due by a document, or what it comes to, and until when. */
export function headline(facts: Facts): Headline {
  const { document } = facts;
  const { isOffer, owes } = kindFacts(document.kind);
  if (isOffer) return offered(facts);
  if (owes < 0) return titled('À votre crédit', '', whole(facts), 'à votre crédit');
  if (isSettled(facts)) return settled(facts);
  return asked(facts);
}

function offered(facts: Facts): Headline {
  const { document, totals } = facts;
  const until = `valable jusqu’au ${day(quoteValidUntil(document))}`;
  return titled(`Total ${totals.totalLabel}`, until, whole(facts), until);
}

function settled(facts: Facts): Headline {
  const received = facts.document.alreadyPaid;
  // In a margin the line ends after the day.
  const nothing = unbroken('rien à payer');
  const when = received ? `le ${day(received.day)}, ${nothing}` : nothing;
  return titled('Acquittée', when, whole(facts), `acquittée ${when}`);
}

/** What is to be paid on the due date: neither what was received nor what is kept back. */
function asked(facts: Facts): Headline {
  const { document, totals } = facts;
  const kept = retainedAtIssue(document, totals);
  const due = formatAmount(sum([totals.amountDue, -kept]), document.currency);
  const when = untilWhen(document);
  return titled('À régler', when, due, `à régler ${when}`.trim());
}

function untilWhen(document: Facts['document']): string {
  const { date, dueDate } = document;
  if (isRequest(document) || dueDate === null) return '';
  return dueDate <= date ? 'à réception' : `pour le ${day(dueDate)}`;
}

function whole({ document, totals }: Facts): string {
  return formatAmount(totals.gross, document.currency);
}

function titled(label: string, note: string, value: string, words: string): Headline {
  return { label, value, note, words };
}

function day(of: IsoDate): string {
  return unbroken(formatDayLong(of));
}
