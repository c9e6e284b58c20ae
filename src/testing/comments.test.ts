import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = ['src', 'e2e', 'bench', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
    .map((path) => join(folder, path)),
);
const ITSELF = join('src', 'testing', 'comments.test.ts');

/**
 * What is left when lines are joined without care. The formatter keeps comments as they are, so a
 * guard that slid into the comment above it is gone without a word.
 */
const DEBRIS: Record<string, RegExp> = {
  'code inside a comment':
    /^\s*(?:\/\/|\*) .*(?: {2,}\S|[)}] ?[;{]$|\b(?:return|continue|break)\b[^.]*;$)/,
  'two comments on one line': /^\s*\/\/ .*[^:"'`/]\/\/ |^\s*\/\*\*.*\*\/.*\/\*\*/,
  'code after a comment': /^\s*\/\*\*.*\*\/ *[^\s})]/,
  'a comment behind a line that is long already': /^(?=.{101})\s*[^\s/*].*[;,{)] \/\/ /,
};

it('holds no debris of joined comment lines', () => {
  expect(SOURCES.length).toBeGreaterThan(1_000);
  expect(SOURCES.filter((path) => path !== ITSELF).flatMap(debrisIn)).toEqual([]);
});

it('sees each kind of debris', () => {
  for (const line of [
    '  // Glued: « 25e », never « 3 e ».  if (spaced > end) return null;',
    '  // Only its namesake is priced. if (!named) {',
    '  // A gap. // Another one.',
    '  /** Named one by one: « samedi et dimanche ». */ enumerated: number | null;',
    `  item.header = state.header; // ${'A list under a title names its own lines. '.repeat(3)}`,
  ]) {
    expect(kindsOf(line)).not.toEqual([]);
  }
  for (const line of [
    '  // « 1 500 € HT »: the same price twice; HT wins.',
    '/** What follows a price: « HT », « par personne ». */',
    '  const url = "https://example.org"; // short',
  ]) {
    expect(kindsOf(line)).toEqual([]);
  }
});

function debrisIn(path: string): string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    kindsOf(line).map((kind) => `${path}:${index + 1} ${kind}: ${line.trim()}`),
  );
}

function kindsOf(line: string): string[] {
  return Object.entries(DEBRIS).flatMap(([kind, shape]) => (shape.test(line) ? [kind] : []));
}
