import type { FigureReading, Lexed } from '../lex/figure.ts';
import { classPattern } from '../lexicon/classes.ts';

/**
 * One way of saying something about a figure, declared one a file. It only votes: what it is worth
 * is learned. `before` and `after` are patterns over the folded words around the figure, where
 * « <deposit> » stands for a class of the lexicon; `before` ends at the figure.
 */
export interface Construction {
  name: string;
  before?: string;
  after?: string;
  /** A text without these words anywhere is not looked at. */
  when?: string;
  /** What the figure itself must be. */
  figure?: (reading: FigureReading) => boolean;
  /** The figure meant stands between « and ». */
  examples: readonly string[];
  /** Look-alikes: the construction must leave the figure between « and » alone. */
  not: readonly string[];
}

export interface CompiledConstruction {
  name: string;
  when: RegExp | null;
  fits: (reading: FigureReading, lexed: Lexed) => boolean;
}

/** How far a construction looks, in characters: it keeps the time linear. */
const REACH = 56;

export function compile(construction: Construction): CompiledConstruction {
  const before = pattern(construction.before, (source) => `(?:^|[^a-z0-9])${source}$`);
  const after = pattern(construction.after, (source) => `^${source}`);
  const { figure } = construction;
  return {
    name: construction.name,
    when: construction.when === undefined ? null : new RegExp(construction.when),
    fits(reading, { folded }) {
      if (figure !== undefined && !figure(reading)) return false;
      const { start, endWithUnit } = reading;
      // What stands behind is anchored, and fails at once; what stands before is looked for.
      if (after !== null && !after.test(folded.slice(endWithUnit, endWithUnit + REACH)))
        return false;
      return before === null || before.test(folded.slice(Math.max(0, start - REACH), start));
    },
  };
}

function pattern(source: string | undefined, place: (source: string) => string): RegExp | null {
  if (source === undefined) return null;
  const words = source.replaceAll(/<([a-z-]+)>/g, (_, name: string) => classPattern(name));
  return new RegExp(place(words));
}
