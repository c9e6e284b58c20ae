import {
  alongside,
  isIssuedBy,
  type ManyAct,
  type OneOfMany,
  setAside,
} from '#domain/document/many.ts';
import { issueProblems } from '#domain/requirements/issue.ts';
import type { Books } from '#server/books/books.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { loadParts, unknownDocument } from '#server/documents/files/parts.ts';
import { documentsNamed } from '#server/documents/list.ts';
import { reviewedReminder } from './reviewedReminder.ts';
import { lettersLeft } from '#server/documents/mail/lettersLeft.ts';
import { versionOf } from '#server/documents/store.ts';
import { seriesStand } from '#server/numbering/stand.ts';
import type { ManyReviewAnswer } from './answers.ts';

/**
 * What an act would do to each document, and what it leaves aside and why. Changes nothing: each is then
 * done by the call that does it to one, which checks again. 404 where none of them is the user's.
 */
export async function reviewMany(
  books: Books,
  act: ManyAct,
  ids: readonly string[],
): Promise<ManyReviewAnswer> {
  const named = [...new Set(ids)];
  const found = await documentsNamed(books, named);
  if (found.length === 0) throw unknownDocument();
  const letters = await lettersLeft(books, named);
  const marked = await sentInstants(books, named);
  const items = [];
  // The oldest first, as numbers must go (CGI ann. II art. 242 nonies A, 7°).
  for (const document of found.toReversed()) {
    if (act === 'remind') {
      items.push({ ...unchanged(document), ...(await reviewedReminder(books, document)) });
      continue;
    }
    const one = {
      ...document,
      sentAt: marked.get(document.id) ?? null,
      letter: letters.get(document.id) ?? null,
      problems: [] as string[],
    };
    if (act !== 'paid' && isIssuedBy(one)) one.problems = await problemsOf(books, document);
    items.push(reviewed(act, document, one));
  }
  return { items, gone: named.length - found.length };
}

function unchanged(document: DocumentSummaryAnswer) {
  return { document, version: versionOf(document), issues: false, stage: null };
}

function reviewed(
  act: Exclude<ManyAct, 'remind'>,
  document: DocumentSummaryAnswer,
  one: OneOfMany,
) {
  const aside = setAside(act, one);
  return {
    ...unchanged(document),
    aside,
    issues: aside === null && act !== 'paid' && isIssuedBy(one),
    alongside: aside === null ? alongside(act, one) : null,
  };
}

async function problemsOf(books: Books, { id, kind }: DocumentSummaryAnswer): Promise<string[]> {
  const parts = await loadParts(books, id);
  return issueProblems(parts, await seriesStand(books, kind)).map(({ message }) => message);
}

/** When each was marked sent; a summary tells it only while nothing else is to be told. */
async function sentInstants({ tx, accountId }: Books, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('documents')
    .select(['id', 'sentAt'])
    .where('userId', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, sentAt }) => [id, sentAt?.toISOString() ?? null]));
}
