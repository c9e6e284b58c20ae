import type { Line, Sentence } from './sentence.ts';

/** A case in the format of the corpus, so that `bench/drafting.ts` scores it as it stands. */
interface Case {
  id: string;
  prompt: string;
  amount?: number;
  expect: Reading & {
    accept?: Reading[];
    contentAll?: string[][];
    mentionAll?: string[][];
    contentNot?: string[];
  };
}

interface Reading {
  totalAmount: number;
  lines?: ExpectedLine[];
}

interface ExpectedLine {
  descriptionAny: string[];
  quantity: number;
  unitPrice: number;
  accept?: { quantity: number; unitPrice: number }[];
}

/** A sentence with every complete reading a careful person may make of it. */
export interface Unseen {
  id: string;
  prompt: string;
  amount: number;
  readings: Sentence[];
}

/** A batch written before the rules saw it, now kept so that they do not forget it. */
export function readBatch(jsonLines: string): Unseen[] {
  return jsonLines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => toUnseen(JSON.parse(line) as Case));
}

function toUnseen({ id, prompt, amount = 0, expect }: Case): Unseen {
  const words = {
    content: (expect.contentAll ?? []).map((group) => group.join('|')),
    anywhere: (expect.mentionAll ?? []).map((group) => group.join('|')),
    nowhere: expect.contentNot ?? [],
  };
  const readings = [expect, ...(expect.accept ?? [])].map((reading) => ({
    prompt,
    total: reading.totalAmount,
    lines: (reading.lines ?? []).map(toLine),
    ...words,
  }));
  return { id, prompt, amount, readings };
}

function toLine({ descriptionAny, quantity, unitPrice, accept = [] }: ExpectedLine): Line {
  const others = accept.map((each): [number, number] => [each.quantity, each.unitPrice]);
  return [descriptionAny.join('|'), quantity, unitPrice, ...others];
}
