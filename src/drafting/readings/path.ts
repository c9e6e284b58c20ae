import type { Action } from './actions.ts';
import type { Cut } from './cuts.ts';
import type { Element, Read } from './prepare.ts';
import type { Line } from './state.ts';
import type { Situation } from './stateFeatures.ts';

/** One decision of a reading. */
export interface Step {
  element: Element;
  read: Read;
  action: Action;
  slots: readonly number[];
  cut: Cut | null;
}

/** A reading in the making, and how it came about. */
export interface State {
  lines: readonly Line[];
  lastEnd: number;
  /** Offset up to which the text is accounted for. */
  covered: number;
  recent: string;
  score: number;
  step: Step | null;
  previous: State | null;
  /** Told by the annotation, in training. */
  penalty: number;
  wrongRoles: number;
  end: readonly number[];
  codes: Situation['codes'];
}

/** The decisions of a reading, in the order of the text. */
export function stepsOf(state: State): Step[] {
  const steps: Step[] = [];
  for (let each: State | null = state; each !== null; each = each.previous)
    if (each.step !== null) steps.push(each.step);
  return steps.toReversed();
}
