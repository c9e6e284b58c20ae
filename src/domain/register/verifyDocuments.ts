import { documentTitle } from '#domain/document/names.ts';
import { type DocumentKind, isInvoice, kindFacts } from '#domain/document/kinds.ts';
import type { QuoteAnswer } from '#domain/document/life.ts';
import { sum } from '#domain/money/decimal.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { ChainedEntry } from './chain.ts';
import { documentIn, isOfDocument } from './entry.ts';
import type { ChainProblem } from './problem.ts';

/** A document as its row is now. */
export interface KeptDocument {
  id: string;
  kind: DocumentKind;
  number: string;
  /** Out of the lists, its row kept. */
  withdrawn: boolean;
  /** Its number may still change without an entry: it is a draft in line (docs/product.md, Numbering). */
  provisional: boolean;
  /** `contentDigest` of the row, were this its number. */
  content: (number: string) => string;
  /** The same were it still a draft, on what is « Envoyé »; null on all else. */
  contentAsDraft: (() => string) | null;
  issue: KeptIssue;
  archived: boolean;
  /** What the client answered, on a quote. */
  answer: QuoteAnswer | null;
  /** The day the works were accepted. */
  worksAcceptedOn: string | null;
  /** What the row says it has received and been credited, TTC. */
  paid: number;
  credited: number;
}

/** What an issue leaves on the row: each stands in its entry, and is null before it. */
interface KeptIssue {
  issuedAt: string | null;
  fileId: string | null;
  /** `snapshotDigest` of the seller, the client and the document as they were. */
  snapshot: string | null;
}

/** What the register says of one document, as of its last entry. */
interface Told {
  kind: DocumentKind;
  number: string;
  presence: 'listed' | 'withdrawn' | 'gone';
  /** The last entry that holds its content; null where only entries of form 1 did. */
  content: { sequence: number; digest: string; number: string } | null;
  /** What its issue kept, where an entry tells it. */
  issue: (KeptIssue & { sequence: number }) | null;
  /** It left draft before issue was an act of its own: the migration issued it. */
  leftBefore: boolean;
  archived: boolean;
  answer: QuoteAnswer | null;
  worksAcceptedOn: string | null;
  /** What avoirs take off it, TTC. */
  credited: number;
}

/**
 * Documents whose row is not what the register says: changed, gone, come back or come from nowhere
 * without an entry. Every lawful change writes one, so the last entry is what a row is held to; what
 * it has received is added up from its payments, which have a check of their own.
 */
export function documentProblems(
  entries: Iterable<ChainedEntry>,
  rows: Iterable<KeptDocument>,
  payments: Iterable<Pick<Payment, 'documentId' | 'amount'>>,
): ChainProblem[] {
  const told = toldOf(entries);
  const paid = Map.groupBy(payments, ({ documentId }) => documentId);
  const problems: ChainProblem[] = [];
  for (const row of rows) {
    const problem = rowProblem(row, told.get(row.id));
    if (problem) problems.push(problem);
    const received = sum((paid.get(row.id) ?? []).map(({ amount }) => amount));
    problems.push(...sumProblems(row, received, told.get(row.id)?.credited ?? 0));
    told.delete(row.id);
  }
  for (const document of told.values()) {
    if (document.presence === 'gone') continue;
    const message = `${documentTitle(document)}\u00A0: le document a disparu de la base sans que le registre le dise.`;
    problems.push({ kind: 'document_missing', sequence: null, message });
  }
  return problems;
}

function toldOf(entries: Iterable<ChainedEntry>): Map<string, Told> {
  const told = new Map<string, Told>();
  for (const entry of entries) {
    if (!isOfDocument(entry)) continue;
    const before = told.get(entry.documentId);
    told.set(entry.documentId, {
      ...documentIn(entry.body),
      presence: presenceAfter(entry, before),
      content: contentAfter(entry, before),
      issue: issueAfter(entry, before),
      leftBefore: leftBefore(entry, before),
      archived: entry.kind === 'archived' ? entry.body.archived : (before?.archived ?? false),
      answer: entry.kind === 'answered' ? entry.body.answer : (before?.answer ?? null),
      worksAcceptedOn:
        entry.kind === 'works_accepted' ? entry.body.day : (before?.worksAcceptedOn ?? null),
      credited: creditedAfter(entry, before),
    });
  }
  return told;
}

function presenceAfter({ kind }: ChainedEntry, before: Told | undefined): Told['presence'] {
  if (kind === 'withdrawn') return 'withdrawn';
  if (kind === 'number_returned') return 'gone';
  // A letter may be settled after its document was withdrawn.
  return before?.presence ?? 'listed';
}

function contentAfter(entry: ChainedEntry, before: Told | undefined): Told['content'] {
  switch (entry.kind) {
    case 'created':
    case 'edited':
    case 'status_set':
    case 'converted':
    case 'issued':
    case 'issue_taken_back': {
      const { content, number } = entry.body;
      return content === undefined ? null : { sequence: entry.sequence, digest: content, number };
    }
    case 'answered': {
      const { content, number } = entry.body;
      if (content === undefined) return before?.content ?? null;
      return { sequence: entry.sequence, digest: content, number };
    }
    default:
      return before?.content ?? null;
  }
}

const NEVER_ISSUED: KeptIssue = { issuedAt: null, fileId: null, snapshot: null };

function issueAfter(entry: ChainedEntry, before: Told | undefined): Told['issue'] {
  if (entry.kind === 'issue_taken_back') return { sequence: entry.sequence, ...NEVER_ISSUED };
  if (entry.kind !== 'issued') return before?.issue ?? null;
  const { issuedAt, fileId, snapshot } = entry.body;
  return { sequence: entry.sequence, issuedAt, fileId, snapshot };
}

function leftBefore(entry: ChainedEntry, before: Told | undefined): boolean {
  if (entry.kind === 'issued') return false;
  const left = entry.kind === 'sealed' || entry.kind === 'status_set';
  return before?.issue ? false : left || (before?.leftBefore ?? false);
}

function creditedAfter(entry: ChainedEntry, before: Told | undefined): number {
  const credited = before?.credited ?? 0;
  if (entry.kind !== 'corrected' || kindFacts(entry.body.correctionKind).owes >= 0) return credited;
  return sum([credited, entry.body.undone ? -entry.body.gross : entry.body.gross]);
}

/** The sums that the list and « reste à payer » read from the row. */
function sumProblems(row: KeptDocument, received: number, credited: number): ChainProblem[] {
  const title = `${documentTitle(row)}\u00A0:`;
  const problems: ChainProblem[] = [];
  if (row.paid !== received) {
    const message = `${title} la somme encaissée n’est pas celle de ses encaissements.`;
    problems.push({ kind: 'document_altered', sequence: null, message });
  }
  if (row.credited !== credited) {
    const message = `${title} la somme créditée n’est pas celle de ses avoirs.`;
    problems.push({ kind: 'document_altered', sequence: null, message });
  }
  return problems;
}

function rowProblem(row: KeptDocument, told: Told | undefined): ChainProblem | null {
  const title = `${documentTitle(row)}\u00A0:`;
  if (!told) {
    const message = `${title} ce document n’est annoncé par aucune écriture du registre.`;
    return { kind: 'document_unknown', sequence: null, message };
  }
  if (row.withdrawn !== (told.presence === 'withdrawn') || told.presence === 'gone') {
    const message =
      told.presence === 'listed'
        ? `${title} la base dit ce document supprimé, le registre ne le dit pas.`
        : `${title} le registre dit ce document supprimé, la base le montre encore.`;
    return { kind: 'document_altered', sequence: null, message };
  }
  if (row.archived !== told.archived) {
    const message = `${title} la base et le registre ne disent pas de même s’il est archivé.`;
    return { kind: 'document_altered', sequence: null, message };
  }
  if (row.answer !== told.answer) {
    const message = `${title} la base et le registre ne disent pas la même réponse du client.`;
    return { kind: 'document_altered', sequence: null, message };
  }
  if (row.worksAcceptedOn !== told.worksAcceptedOn) {
    const message = `${title} la base et le registre ne disent pas la même réception des travaux.`;
    return { kind: 'document_altered', sequence: null, message };
  }
  if (!isIssuedAsTold(row, told)) {
    const sequence = told.issue?.sequence ?? null;
    const message = sequence
      ? `${title} ce que l’émission a gardé n’est plus ce que dit l’écriture n°\u00A0${sequence}.`
      : `${title} la base dit ce document émis, le registre ne le dit pas.`;
    return { kind: 'document_altered', sequence, message };
  }
  if (!told.content || isAsTold(row, told.content) || isIssuedAgain(row, told)) return null;
  const { sequence } = told.content;
  const message = `${title} le document a été modifié sans écriture depuis l’écriture n°\u00A0${sequence}.`;
  return { kind: 'document_altered', sequence, message };
}

function isIssuedAsTold(row: KeptDocument, told: Told): boolean {
  if (!told.issue && told.leftBefore && isInvoice(row)) return true;
  const { issuedAt, fileId, snapshot } = told.issue ?? NEVER_ISSUED;
  const { issue } = row;
  return issue.issuedAt === issuedAt && issue.fileId === fileId && issue.snapshot === snapshot;
}

function isAsTold(row: KeptDocument, told: NonNullable<Told['content']>): boolean {
  return told.digest === row.content(row.provisional ? told.number : row.number);
}

/**
 * An invoice that had left, and was set back to draft before issue was an act of its own: migration 0013
 * issued it again, and could write no entry.
 */
function isIssuedAgain(row: KeptDocument, { issue, leftBefore: left, content }: Told): boolean {
  return issue === null && left && content?.digest === row.contentAsDraft?.();
}
