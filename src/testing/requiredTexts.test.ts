import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** `docs/texts.md` lists them, one a bullet. */
const TEXTS = [...readFileSync('docs/texts.md', 'utf8').matchAll(/^- (.+)$/gm)].map(
  (bullet) => bullet[1] ?? '',
);

describe('the texts that users and programs rely on', () => {
  it('are listed', () => expect(TEXTS.length).toBeGreaterThan(90));

  it.each(TEXTS)('« %s » stands in the product', (text) => {
    const pieces = plain(text)
      .split(/\{[^}]*\}|#\{[^}]*\}|\bN\b/)
      .map((piece) => piece.trim())
      .filter((piece) => piece.length > 1);
    const missing = pieces.filter((piece) => !product().includes(piece));
    expect(missing).toEqual([]);
  });
});

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
