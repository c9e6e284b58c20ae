import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What both families hold of what French writes; the subset of Central Europe begins at U+0100. */
const OURS = /[\t -ſ‘’“”–—…•€−]/;
/** Keys and arrows that the system draws, and a space of no width. */
const OF_THE_SYSTEM = new Set(['⌘', '↵', '→', '↑', '↓', '\u200B']);
const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)/;

test('the screens are written in letters that our fonts have: another font is slow to find, and shows', () => {
  const files = globSync('src/web/**/*.{ts,tsx}', { exclude: (name) => name.includes('.test.') });
  const strange = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !COMMENT.test(line))
      .flatMap((line) => [...line])
      .filter((letter) => !OURS.test(letter) && !OF_THE_SYSTEM.has(letter))
      .map((letter) => `${letter} U+${letter.codePointAt(0)?.toString(16)} in ${file}`),
  );
  expect(strange).toEqual([]);
});
