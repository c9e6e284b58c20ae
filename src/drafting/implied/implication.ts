import type { Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';

/** What a judge may learn of each kind apart from the others. */
export const KINDS = ['fewer', 'part', 'rest', 'each', 'same', 'days', 'open'] as const;
export type ImpliedKind = (typeof KINDS)[number];

/**
 * One way a sentence says a count or a price without its figure: « 12 tickets à 40, dont 2 gratuits ».
 * The search reads each figure where it stands; an implication works out what that leaves unsaid.
 */
export interface Implication {
  name: string;
  kind: ImpliedKind;
  /** Where it does not match the folded text, nothing else is asked. */
  when: RegExp;
  /** The lines of a reading with what is implied worked out, or null where it has nothing to say. */
  workOut: (prepared: Prepared, lines: readonly Line[]) => Line[] | null;
  /** Sentences and the lines they come to, « quantity×price » in their order. */
  examples: readonly (readonly [sentence: string, lines: string])[];
  /** Sentences that look alike and imply nothing. */
  not: readonly string[];
}
