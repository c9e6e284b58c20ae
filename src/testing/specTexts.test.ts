import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const spec = '../shared/spec.md';

/** Quoted in the spec, but not texts of the product: names it explains, or what decisions.md replaces. */
const notTexts = new Map([
  ['useAuth must be used within an AuthProvider', 'we have no such providers: nothing to misuse'],
  ['Database client not initialized', 'the data client is the server; a lost one answers 503'],
  ['authenticate', 'a word inside an error, not a text'],
  ['[Contact] ', 'checked by the contact tests, where the subject is built'],
]);

describe('every text the spec quotes', () => {
  const present = existsSync(spec);
  const texts = present ? quotedTexts(readFileSync(spec, 'utf8')) : [];

  it.skipIf(!present).each(texts)('« %s » stands in the product', (text) => {
    const pieces = plain(text)
      .split(/\{[^}]*\}|#\{[^}]*\}|\bN\b/)
      .map((piece) => piece.trim())
      .filter((piece) => piece.length > 1);
    const missing = pieces.filter((piece) => !product().includes(piece));
    expect(missing).toEqual([]);
  });
});

function quotedTexts(markdown: string): string[] {
  const quoted = [...markdown.matchAll(/"([^"\n]{3,160})"/g)].map((match) => match[1] ?? '');
  return [...new Set(quoted)].filter((text) => !notTexts.has(text));
}

let sources: string | undefined;

/** All product sources, with typographic variants made plain. */
function product(): string {
  sources ??= plain(readAll('src').join('\n'));
  return sources;
}

function readAll(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : readAll(path);
    const isProduct = /\.(ts|tsx|typ|sql)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name);
    return isProduct ? [readFileSync(path, 'utf8')] : [];
  });
}

/** Apostrophes, no-break spaces, ellipses and line breaks of the source do not matter. */
function plain(text: string): string {
  return text
    .replaceAll(/\\'|’/g, "'")
    .replaceAll('…', '...')
    .replaceAll(/&nbsp;|\\u00a0|\\u202f|\u00a0|\u202f/gi, ' ')
    .replaceAll(/\s+/g, ' ');
}
