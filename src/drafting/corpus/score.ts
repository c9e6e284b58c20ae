import type { DraftRequest } from '#drafting/draft.ts';
import { plain } from '#drafting/training/score.ts';

/**
 * One annotated sentence of `first.jsonl`: what is sent, and what a careful person would draft.
 * Money in the document's currency. Keywords match as parts of words, without case and accents.
 */
export interface Case extends DraftRequest {
  id: string;
  tags: string[];
  expect: Expectation & {
    /** Other complete readings of an ambiguous request. */
    accept?: Expectation[];
    /** At least one of these in the notes. */
    contentAny?: string[];
    /** Each group has one of its words in the notes. */
    contentAll?: string[][];
    /** Neither in the notes nor in a description. */
    contentNot?: string[];
    /** Each group has one of its words in the notes or in a description. */
    mentionAll?: string[][];
    /** No line beyond the expected ones is about this (a payment term is not a line). */
    lineNot?: string[];
  };
}

interface Expectation {
  /** Sum before VAT, after the discount. */
  totalAmount: number;
  lines?: ExpectedLine[];
  /** Where the split into lines is free. */
  minLines?: number;
  maxLines?: number;
  /** Taken off: as a negative line, or as a lower total. */
  discount?: number;
}

interface ExpectedLine {
  /** Empty: any wording. */
  descriptionAny: string[];
  quantity: number;
  unitPrice: number;
  accept?: { quantity: number; unitPrice: number }[];
}

/** What is judged of a draft. */
interface Judged {
  lineItems: readonly Line[];
  content: string;
  totalAmount: number;
}

interface Line {
  description: string;
  quantity: number;
  unitPrice: number;
}

export interface Score {
  /** 1: the total and every line; 0.5: the total only; 0: anything else. */
  score: 0 | 0.5 | 1;
  /** Also every demand on notes and wording. */
  strict: boolean;
  why: string;
  strictWhy: string[];
}

/** The cases of a file's text, one JSON object a line. Throws where there is none. */
export function readCases(text: string): Case[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new Error('no case to compare with');
  return lines.map((line) => JSON.parse(line) as Case);
}

/** What the product is sent of a case. */
export function requestOf({ type, prompt, amount, clientName, dueDate }: Case): DraftRequest {
  return {
    type,
    prompt,
    ...(amount !== undefined && { amount }),
    ...(clientName !== undefined && { clientName }),
    ...(dueDate && { dueDate }),
  };
}

/** Judges a draft of a case. */
export function scoreCase({ expect }: Case, draft: Judged): Score {
  const readings = [expect, ...(expect.accept ?? [])].map((each) => judge(each, draft));
  const best = readings.reduce((most, each) => (each.score > most.score ? each : most));
  const strictWhy = wordingFaults(expect, draft, best.matched);
  return {
    score: best.score,
    strict: best.score === 1 && strictWhy.length === 0,
    why: best.why,
    strictWhy,
  };
}

interface Reading {
  score: Score['score'];
  why: string;
  /** The draft's lines that an expected line asked for. */
  matched: ReadonlySet<number>;
}

function judge(expected: Expectation, { lineItems, totalAmount }: Judged): Reading {
  const none = { why: '', matched: new Set<number>() };
  if (!near(totalAmount, expected.totalAmount, 0.01)) return { ...none, score: 0, why: 'total' };
  const sum = lineItems.reduce((all, line) => all + line.quantity * line.unitPrice, 0);
  const discount = expected.discount ?? 0;
  if (!near(sum, totalAmount, 0.05) && !near(sum - discount, totalAmount, 0.05)) {
    return { ...none, score: 0.5, why: 'does not add up' };
  }
  if (!expected.lines) return { ...none, ...countLines(expected, lineItems) };
  const matched = matchLines(expected.lines, lineItems);
  const missing = expected.lines.filter((_, at) => matched[at] === undefined);
  const why = missing.map(
    (line) => `line ${line.descriptionAny[0] ?? '*'} ${line.quantity}×${line.unitPrice}`,
  );
  return {
    score: missing.length === 0 ? 1 : 0.5,
    why: why.join(', '),
    matched: new Set(matched.filter((at) => at !== undefined)),
  };
}

function countLines(expected: Expectation, lines: readonly Line[]): Pick<Reading, 'score' | 'why'> {
  const { minLines = 1, maxLines = Infinity } = expected;
  if (lines.length < minLines || lines.length > maxLines) {
    return { score: 0.5, why: `${lines.length} lines, wanted ${minLines}..${maxLines}` };
  }
  if (lines.some((line) => plain(line.description) === '')) {
    return { score: 0.5, why: 'empty description' };
  }
  return { score: 1, why: '' };
}

/** The largest one-to-one pairing: for each expected line the place of the drafted one. */
function matchLines(expected: readonly ExpectedLine[], lines: readonly Line[]) {
  const owners = new Map<number, number>();
  const place = (wanted: number, tried: Set<number>): boolean =>
    lines.some((line, at) => {
      const each = expected[wanted];
      if (tried.has(at) || !each || !fits(each, line)) return false;
      tried.add(at);
      const owner = owners.get(at);
      if (owner !== undefined && !place(owner, tried)) return false;
      owners.set(at, wanted);
      return true;
    });
  for (const wanted of expected.keys()) place(wanted, new Set());
  const found: (number | undefined)[] = expected.map(() => undefined);
  for (const [at, wanted] of owners) found[wanted] = at;
  return found;
}

function fits(expected: ExpectedLine, line: Line): boolean {
  const named =
    expected.descriptionAny.length === 0 ||
    hasAny(plain(line.description), expected.descriptionAny);
  if (!named) return false;
  return [expected, ...(expected.accept ?? [])].some(
    ({ quantity, unitPrice }) =>
      near(line.quantity, quantity, 0.001) &&
      near(line.unitPrice, unitPrice, Math.abs(unitPrice) >= 10 ? 0.005 : 0.0005),
  );
}

function wordingFaults(
  expect: Case['expect'],
  { content, lineItems }: Judged,
  matched: ReadonlySet<number>,
): string[] {
  const notes = plain(content);
  const descriptions = lineItems.map((line) => plain(line.description));
  const all = [notes, ...descriptions].join(' \n ');
  const extra = descriptions.filter((_, at) => !matched.has(at));
  return [
    ...missing(notes, expect.contentAny && [expect.contentAny]).map((w) => `content lacks ${w}`),
    ...missing(notes, expect.contentAll).map((word) => `content lacks ${word}`),
    ...missing(all, expect.mentionAll).map((word) => `never mentions ${word}`),
    ...(expect.contentNot ?? [])
      .filter((word) => all.includes(plain(word)))
      .map((word) => `must not contain ${word}`),
    ...(expect.lineNot ?? [])
      .filter((word) => extra.some((description) => description.includes(plain(word))))
      .map((word) => `extra line about ${word}`),
  ];
}

/** The first word of each group that has none of its words in the text. */
function missing(text: string, groups: string[][] = []): (string | undefined)[] {
  return groups.filter((group) => !hasAny(text, group)).map(([first]) => first);
}

function hasAny(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(plain(word)));
}

function near(one: number, other: number, gap: number): boolean {
  return Math.abs(one - other) <= gap + 1e-9;
}
