import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanBlock, cleanLine, foldCase } from './clean.ts';

const anything = fc.string({ unit: 'binary' });

test('a line has no line end, no double space and none around it', () => {
  expect(cleanLine('  Pose\r\n\tde  la porte\u2028 ')).toBe('Pose de la porte');
  expect(cleanLine('un\u0085deux\u2029trois')).toBe('un deux trois');
});

test('a block keeps its lines, each end written the same way', () => {
  expect(cleanBlock('\n un\r\ndeux\rtrois\u0085quatre\u2028cinq\u2029six ')).toBe(
    'un\ndeux\ntrois\nquatre\ncinq\nsix',
  );
  expect(cleanBlock('un\tdeux\n\n  trois')).toBe('un\tdeux\n\n  trois');
});

test.each([
  ['a NUL', '\u0000'],
  ['a bell', '\u0007'],
  ['an escape', '\u001B'],
  ['a C1 control', '\u009F'],
  ['a right-to-left override', '\u202E'],
  ['an isolate', '\u2066'],
  ['a byte order mark', '\uFEFF'],
  ['a non-character', '\uFFFF'],
])('%s goes from a line and from a block', (_, character) => {
  expect(cleanLine(`ab${character}cd`)).toBe('abcd');
  expect(cleanBlock(`ab${character}cd`)).toBe('abcd');
});

test('a lone surrogate is replaced, and letters with accents are one character', () => {
  expect(cleanLine('a\uD83Cb')).toBe('a\uFFFDb');
  expect(cleanLine('e\u0301t\u00E9')).toBe('\u00E9t\u00E9');
});

test('what was cleaned once is clean', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      expect(cleanBlock(cleanBlock(text))).toBe(cleanBlock(text));
    }),
  );
});

test('case, accents and ligatures do not tell words apart', () => {
  expect(foldCase('ÉTÉ Forêt œuvre ŒUVRE Ça')).toBe('ete foret oeuvre oeuvre ca');
});
