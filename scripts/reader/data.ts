import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnnotatedCase } from '#drafting/training/cases.ts';

const FOLDER = fileURLToPath(new URL('../../src/drafting/training/authors/', import.meta.url));

/** Names of the authors whose sentences are in the repository. */
export function authors(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => /^[a-z\d]+\.jsonl$/.test(name))
    .map((name) => name.slice(0, -'.jsonl'.length))
    .toSorted();
}

export function casesOf(author: string): AnnotatedCase[] {
  return casesIn(`${FOLDER}${author}.jsonl`);
}

export function casesIn(file: string): AnnotatedCase[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as AnnotatedCase);
}
