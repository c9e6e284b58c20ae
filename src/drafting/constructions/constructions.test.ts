import { describe, expect, it } from 'vitest';
import { lex } from '../lex/lex.ts';
import { normalise } from '../normalise.ts';
import { CONSTRUCTIONS } from './all.ts';
import { compile, type Construction } from './construction.ts';

/** Whether the construction takes the figure between « and », in any of its readings. */
function takes(construction: Construction, marked: string): boolean {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  const lexed = lex(normalise(marked.replaceAll(/[«»]/g, '')).folded);
  const readings = lexed.figures
    .flatMap((figure) => figure.readings)
    .filter((reading) => reading.start < end && reading.end > start);
  expect(readings, `no figure between the marks of « ${marked} »`).not.toEqual([]);
  const { fits } = compile(construction);
  return readings.some((reading) => fits(reading, lexed));
}

describe.each(CONSTRUCTIONS)('the construction $name', (construction) => {
  it.each(construction.examples)('takes %s', (example) => {
    expect(takes(construction, example)).toBe(true);
  });

  it.each(construction.not)('leaves %s', (example) => {
    expect(takes(construction, example)).toBe(false);
  });
});
