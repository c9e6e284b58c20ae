import { scaleLinear, scalePoint } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';

/** A sum at the end of a day. */
export interface Step {
  date: string;
  amount: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Drawn at the size they are shown, so that their words keep theirs. */
export const LEFT = 72;
export const RIGHT = 8;
export const TOP = 16;
export const BOTTOM = 30;

/** Where the steps of a period stand, and the one line through them. */
export function scalesOf(steps: readonly Step[], { width, height }: Size, most: number) {
  const x = scalePoint<string>()
    .domain(steps.map(({ date }) => date))
    .range([LEFT, width - RIGHT]);
  const y = heightScale(most, height);
  return { x, y };
}

/** From nothing to a round sum above the most. Money given back may lead below nothing: it is drawn at it. */
export function heightScale(most: number, height: number) {
  return scaleLinear()
    .domain([0, Math.max(100, most)])
    .nice(3)
    .range([height - BOTTOM, TOP])
    .clamp(true);
}

/** Steps are flat between two sums: nothing came in there. Days are taken in their order. */
export function stepPath(
  steps: readonly Step[],
  { x, y }: ReturnType<typeof scalesOf>,
): string | undefined {
  const days = x.domain();
  const path = line<Step>()
    .x((_, index) => x(days[index] ?? '') ?? LEFT)
    .y(({ amount }) => y(amount))
    .curve(curveStepAfter)(steps);
  return path ?? undefined;
}
