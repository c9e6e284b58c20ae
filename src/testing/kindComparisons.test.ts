import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '#domain/document/kinds.ts';

const TABLE = join('domain', 'document', 'kinds.ts');
const NAME = `'(?:${DOCUMENT_KINDS.join('|')})'`;

/** The ways TypeScript and Kysely compare a value with the name of a kind. */
const COMPARISONS = [
  `[=!]==? ${NAME}`,
  `${NAME} [=!]==? `,
  `\\bcase ${NAME}`,
  `'(?:=|!=|<>|in|not in)', \\[?${NAME}`,
  `\\.includes\\(${NAME}`,
].map((pattern) => new RegExp(pattern));

it('no document’s type or kind is compared outside the table of kinds', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && path !== TABLE,
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(comparisonsIn)).toEqual([]);
});

it('sees a comparison however it is written', () => {
  for (const written of [
    `document.type === 'invoice' ? 1 : 2`,
    `if ('quote' !== type)`,
    `case 'credit_note':`,
    `.where('documents.type', '=', 'invoice')`,
    `['a'].includes('quote')`,
  ]) {
    expect(COMPARISONS.some((comparison) => comparison.test(written))).toBe(true);
  }
});

function comparisonsIn(path: string): string[] {
  const lines = readFileSync(join('src', path), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    COMPARISONS.some((comparison) => comparison.test(line))
      ? [`${path}:${index + 1} ${line.trim()}`]
      : [],
  );
}
