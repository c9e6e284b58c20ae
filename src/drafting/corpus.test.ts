import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { DraftRequest } from './draft.ts';
import { draftByGrammar } from './draftByGrammar.ts';

/**
 * The share of the shared corpus the grammar drafts exactly, less one point: all of it but the three
 * that take a deposit paid off the lines, where it is a fact (decision 38).
 */
const FLOOR = 0.97;

interface Score {
  score: number;
  strict: boolean;
}
interface Scorer {
  scoreCase: (each: object, body: unknown) => Score;
  requestOf: (each: object) => DraftRequest;
}

const folder = new URL('../../../shared/drafting/', import.meta.url);
const corpus = new URL('dev.jsonl', folder);

async function scores(): Promise<Score[]> {
  if (!existsSync(corpus)) {
    console.warn(`No shared corpus at ${corpus.pathname}: nothing was compared.`);
    return [];
  }
  const scorer = new URL('score.mjs', folder).href;
  const { scoreCase, requestOf } = (await import(/* @vite-ignore */ scorer)) as Scorer;
  const lines = readFileSync(corpus, 'utf8')
    .split('\n')
    .filter((each) => each.trim() !== '');
  return lines.map((line) => {
    const each = JSON.parse(line) as object;
    return scoreCase(each, draftByGrammar(requestOf(each)));
  });
}

function share(part: readonly Score[], all: readonly Score[]): number {
  return all.length === 0 ? 1 : part.length / all.length;
}

it('drafts the shared corpus as its authors would, where it lies beside the project', async () => {
  const all = await scores();
  expect(
    share(
      all.filter((each) => each.score === 1),
      all,
    ),
  ).toBeGreaterThanOrEqual(FLOOR);
  expect(
    share(
      all.filter((each) => each.strict),
      all,
    ),
  ).toBeGreaterThanOrEqual(FLOOR);
});
