import { isWhole } from '#domain/corrections/progress.ts';
import {
  type InvoicedSituation,
  lotsOf,
  situated,
  situationLines,
  situationProblems,
  type SituationProblem,
  standingSituations,
  takenBySituations,
} from '#domain/corrections/situation.ts';
import type { InvoicedDeposit } from '#domain/corrections/balance.ts';
import { documentInSentence } from '#domain/document/names.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';
import { conflict, type FieldMessages, Refusal } from '#server/errors.ts';
import { lockDocument } from '#server/documents/store.ts';
import { issuedTowards } from './links.ts';

/** The situations issued on a quote that still stand, each with its avoirs. */
export async function situationsOn(books: Books, quoteId: string): Promise<InvoicedSituation[]> {
  const found: InvoicedSituation[] = [];
  for (const situation of await issuedTowards(books, quoteId, 'situation_of')) {
    found.push({ situation, credited: await issuedTowards(books, situation.id, 'credits') });
  }
  return standingSituations(found);
}

/** The deposits invoiced on a quote, with the avoirs issued on each and what situations took of it. */
export async function depositsOn(books: Books, quoteId: string): Promise<InvoicedDeposit[]> {
  const situations = await situationsOn(books, quoteId);
  const found: InvoicedDeposit[] = [];
  for (const deposit of await issuedTowards(books, quoteId, 'deposit_on')) {
    const credited = await issuedTowards(books, deposit.id, 'credits');
    found.push({ deposit, credited, taken: takenBySituations(situations, deposit.id) });
  }
  return found;
}

/**
 * The draft of a situation as its quote and the situations before it now allow.
 *
 * @throws 409 `above_left` beside the lines, 409 `not_accepted`, 409 `already_converted`.
 */
export async function settleSituation(
  books: Books,
  draft: Document,
  quoteId: string,
): Promise<Document> {
  const quote = await lockDocument(books, quoteId);
  // The situation keeps what its quote said: a quote that is gone bills nothing more.
  if (!quote) return draft;
  refuseSituation(quote);
  const settled = await settledOn(books, draft, quote, await depositsOn(books, quoteId));
  if (settled.situation && isWhole(settled.situation.lots)) {
    const message =
      'Cette situation facture tout le devis\u00A0: supprimez-la et convertissez le devis en facture, ce sera la dernière.';
    throw conflict('already_converted', message);
  }
  return settled;
}

/** The invoice a quote becomes after situations: all that they left. Null where there was none. */
export async function settleLast(
  books: Books,
  draft: Document,
  quoteId: string,
  deposits: readonly InvoicedDeposit[],
): Promise<Document | null> {
  const earlier = await situationsOn(books, quoteId);
  if (earlier.length === 0 && !draft.situation) return null;
  const quote = await lockDocument(books, quoteId);
  if (!quote) return draft;
  const lots = lotsOf(quote, earlier);
  const rest = lots.map(({ place }) => ({ place, percent: 100 }));
  const begun = draft.situation
    ? draft
    : { ...draft, lineItems: situationLines(quote, lots, rest) };
  return { ...(await settledOn(books, begun, quote, deposits)), kind: 'final' };
}

async function settledOn(
  books: Books,
  draft: Document,
  quote: Document,
  deposits: readonly InvoicedDeposit[],
): Promise<Document> {
  const earlier = await situationsOn(books, quote.id);
  const problems = situationProblems(draft, lotsOf(quote, earlier));
  if (problems.length > 0) throw aboveLeft(problems.map(ofLine));
  const settled = situated(draft, quote, earlier, deposits);
  return { ...settled, amount: documentTotals(settled).net };
}

/** 409 on what cannot be billed by situations: a quote that may still change, or is billed whole. */
export function refuseSituation(quote: Document): void {
  if (quote.convertedDocumentId !== null) {
    const message = `${documentInSentence(quote)} est déjà converti en facture\u00A0: une situation se fait avant.`;
    throw conflict('already_converted', capital(message));
  }
  if (quote.acceptance !== 'accepted') {
    const message =
      'Une situation se fait sur un devis accepté\u00A0: notez d’abord l’accord de votre client.';
    throw conflict('not_accepted', message);
  }
}

/** 409 once situations stand: the deposits came before, and the quote stays as it was accepted. */
export async function refuseAfterSituations(books: Books, quoteId: string): Promise<void> {
  if ((await situationsOn(books, quoteId)).length === 0) return;
  const message =
    'Ce devis est déjà facturé par situations\u00A0: son accord reste, et un acompte se demande avant la première.';
  throw conflict('already_converted', message);
}

/** A refusal and the field it stands beside. */
export interface LineProblem {
  name: string;
  message: string;
}

/** 409 with each problem beside its line. */
export function aboveLeft(problems: readonly LineProblem[]): Refusal {
  const fields: FieldMessages = Object.fromEntries(
    problems.map(({ name, message }) => [name, message]),
  );
  const sentence = problems.map(({ message }) => message).join(' ');
  return new Refusal(409, 'above_left', sentence, { fields });
}

function ofLine({ line, message }: SituationProblem): LineProblem {
  return { name: `lineItems.${line}.unitPrice`, message };
}

function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase('fr') + sentence.slice(1);
}
