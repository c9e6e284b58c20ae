import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { DraftRequest } from './draft.ts';
import { draftDocument } from './draftDocument.ts';

/** The share of the shared corpus this grammar drafts exactly, less one point. */
const EXACT_FLOOR = 0.99;
const STRICT_FLOOR = 0.98;

interface Scorer {
  scoreCase: (each: object, body: unknown) => { score: number; strict: boolean };
  requestOf: (each: object) => DraftRequest;
}

const folder = new URL('../../../shared/drafting/', import.meta.url);
const corpus = new URL('dev.jsonl', folder);
const scorerFile = new URL('score.mjs', folder);
const present = existsSync(corpus);

if (present) {
  it('drafts the shared corpus as its authors would', async () => {
    const { scoreCase, requestOf } = (await import(/* @vite-ignore */ scorerFile.href)) as Scorer;
    const cases = readFileSync(corpus, 'utf8')
      .split('\n')
      .filter((each) => each.trim() !== '')
      .map((each) => JSON.parse(each) as object);
    const scores = cases.map((each) => scoreCase(each, draftDocument(requestOf(each))));
    expect(scores.filter((each) => each.score === 1).length / cases.length).toBeGreaterThanOrEqual(
      EXACT_FLOOR,
    );
    expect(scores.filter((each) => each.strict).length / cases.length).toBeGreaterThanOrEqual(
      STRICT_FLOOR,
    );
  });
} else {
  it('has no shared corpus beside it (../shared/drafting/dev.jsonl): nothing to compare', () => {
    expect(existsSync(corpus)).toBe(false);
  });
}
