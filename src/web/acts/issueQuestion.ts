import { useSyncExternalStore } from 'react';
import type { IssueProblem } from '#domain/requirements/issue.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';

/** What an invoice is issued for: the question says so, and the answer goes on with it. */
export type IssuePurpose = 'issue' | 'sent' | 'paid' | 'download';

export interface IssueQuestion {
  document: Pick<DocumentSummaryAnswer, 'id' | 'number' | 'kind'>;
  purpose: IssuePurpose;
  /** What is known to keep it from being issued: said at once. */
  problems?: readonly IssueProblem[];
  /** Takes the project as it is, where the purpose is a download. */
  onProject?: () => void;
  onIssued?: (documentId: string) => void;
}

let asked: IssueQuestion | null = null;
const listeners = new Set<() => void>();

/** Asks before an invoice is issued, in the one dialog of the shell (docs/product.md, Issue). */
export function askToIssue(question: IssueQuestion): void {
  set(question);
}

export function closeIssueQuestion(): void {
  set(null);
}

/** The question that is open, for the dialog. */
export function useIssueQuestion(): IssueQuestion | null {
  return useSyncExternalStore(subscribe, () => asked);
}

function set(question: IssueQuestion | null): void {
  asked = question;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
