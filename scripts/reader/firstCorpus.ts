import { readFileSync } from 'node:fs';
import type { AnnotatedCase, AnnotatedLine } from '#drafting/training/cases.ts';

/** A case of the first corpora: lines and a total, without the pieces they were read from. */
interface OldCase {
  id: string;
  type?: 'invoice' | 'quote';
  prompt: string;
  amount?: number;
  expect: {
    totalAmount: number;
    lines?: AnnotatedLine[];
    discount?: number;
    accept?: { totalAmount?: number; lines?: AnnotatedLine[] }[];
  };
}

/**
 * Their convention took a deposit paid off the lines; it is a fact now
 * (docs/product.md, Drafting).
 */
const DEPOSIT = /acompte|arrhes|avance|d[ée]j[àa]/i;

const BATCHES = [
  '../corpus/first',
  'unseen1',
  'unseen2',
  'unseen3',
  'unseen4',
  'unseen5',
  'unseen6',
].map((batch) => new URL(`../../src/drafting/sentences/${batch}.jsonl`, import.meta.url));

/**
 * The sentences the grammar was fitted to: they teach the search, which is another reader, and
 * never the judges, who would learn to trust the grammar blindly.
 */
export function firstCorpus(): AnnotatedCase[] {
  return BATCHES.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as OldCase),
  ).flatMap(inTheNewForm);
}

function inTheNewForm({ id, type = 'quote', prompt, amount, expect }: OldCase): AnnotatedCase[] {
  if (expect.lines === undefined || DEPOSIT.test(prompt)) return [];
  const lines = expect.lines.map((line): AnnotatedLine => ({ kind: 'sale', ...line }));
  if (expect.discount !== undefined)
    lines.push({
      kind: 'discount',
      quantity: 1,
      unitPrice: -expect.discount,
      descriptionAny: ['remise'],
    });
  return [
    {
      id: `first-${id}`,
      author: 'first',
      type,
      prompt,
      ...(amount !== undefined && amount > 0 && { amount }),
      lines,
      totalAmount: expect.totalAmount,
      ...(expect.accept && { accept: expect.accept }),
    },
  ];
}
