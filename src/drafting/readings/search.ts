import {
  ACTION_GROUP,
  ACTION_INDEX,
  ACTIONS,
  DENSE_WIDTH,
  END,
  GROUP_WIDTH,
  isSetAside,
  type Action,
  type Billed,
  type SetAside,
} from './actions.ts';
import { applyAction } from './applyAction.ts';
import { billedActions, setAsideRoles } from './allowed.ts';
import { Cuts, type Cut } from './cuts.ts';
import { endFeatures } from './endFeatures.ts';
import { isMend } from './mends.ts';
import type { State } from './path.ts';
import type { Element, Prepared, Read } from './prepare.ts';
import { stateFeatures } from './stateFeatures.ts';
import { addRows, sumColumn, type Weights } from './weights.ts';

/** In training, what the annotation allows. */
export interface Guide {
  /** The role a figure that is not billed has, when known. */
  role: (element: Element) => SetAside | null;
  forced: boolean;
  allows: (state: State, element: Element, read: Read, action: Billed) => boolean;
  penalty: (state: State, element: Element, read: Read, action: Action) => number;
  cut: (element: Element, read: Read, cuts: readonly Cut[]) => Cut | null;
}

const CREATES = new Set<Action>([
  'quantityNew',
  'quantityAgain',
  'quantityPart',
  'priceNew',
  'priceBorrow',
  'pricePart',
  'discountAll',
  'discountLine',
  'discountNamed',
  'surchargeAll',
  'surchargeLine',
  'surchargeNamed',
  'share',
  'discountAmount',
  'deduction',
  'textLine',
]);

/** Readings this far behind the best are given up early; in units of the weights' scale. */
const HOPELESS = 9;

interface Candidate {
  state: State;
  read: Read;
  action: Action;
  score: number;
  slots: readonly number[];
  cut: Cut | null;
  penalty: number;
  wrong: number;
}

/** The best readings of a text, best first. */
export function search(
  prepared: Prepared,
  weights: Weights,
  width: number,
  guide: Guide | null = null,
): State[] {
  const cuts = new Cuts(prepared);
  const base = new Map<Read, Float64Array>();
  let beam: State[] = [
    {
      lines: [],
      lastEnd: 0,
      covered: -1,
      recent: '^',
      score: 0,
      step: null,
      previous: null,
      penalty: 0,
      wrongRoles: 0,
      end: [],
      codes: null,
    },
  ];
  for (const element of prepared.elements) {
    const candidates: Candidate[] = [];
    const passed: State[] = [];
    for (const state of beam) {
      if (element.kind === 'figure' && element.start < state.covered) passed.push(state);
      else collect(candidates, prepared, weights, base, cuts, state, element, guide);
    }
    beam = keep(
      prepared,
      candidates,
      passed,
      element,
      width,
      guide?.forced === true ? Infinity : HOPELESS * weights.scale,
    );
  }
  for (const state of beam) {
    state.end = endFeatures(prepared, state);
    state.score = (state.score + sumColumn(weights.dense, state.end, END)) / weights.scale;
  }
  return beam.toSorted((a, b) => b.score - a.score);
}

function baseScores(weights: Weights, read: Read): Float64Array {
  const groups = new Float64Array(GROUP_WIDTH);
  const dense = new Float64Array(DENSE_WIDTH);
  addRows(weights.words, read.words, groups);
  addRows(weights.dense, read.dense, dense);
  for (let action = 0; action < ACTIONS.length; action++)
    dense[action] = (dense[action] ?? 0) + (groups[ACTION_GROUP[action] ?? 0] ?? 0);
  return dense;
}

function collect(
  into: Candidate[],
  prepared: Prepared,
  weights: Weights,
  base: Map<Read, Float64Array>,
  cuts: Cuts,
  state: State,
  element: Element,
  guide: Guide | null,
): void {
  const scores = new Float64Array(DENSE_WIDTH);
  for (const read of element.reads) {
    let known = base.get(read);
    if (known === undefined) base.set(read, (known = baseScores(weights, read)));
    const slots = stateFeatures(prepared, state, element, read);
    scores.set(known);
    addRows(weights.dense, slots, scores);
    const offer = (action: Action, wrong: number): void => {
      let score = state.score + (scores[ACTION_INDEX[action]] ?? 0);
      let cut: Cut | null = null;
      if (CREATES.has(action)) {
        const found = cutFor(cuts, weights, state, element, read, action, guide);
        cut = found.cut;
        score += found.score;
      }
      const penalty =
        guide?.forced === true ? state.penalty + guide.penalty(state, element, read, action) : 0;
      into.push({ state, read, action, score, slots, cut, penalty, wrong });
    };
    const first = read === element.reads[0];
    const sameEnd = !first && read.end === element.reads[0]?.end;
    if (!sameEnd) offerRoles(element, read, scores, guide, offer);
    for (const action of billedActions(prepared, state.lines, element, read))
      if (guide === null || !guide.forced || guide.allows(state, element, read, action))
        offer(action, 0);
  }
}

/** Only the likeliest role of a figure set aside is followed; in training also the right one. */
function offerRoles(
  element: Element,
  read: Read,
  scores: Float64Array,
  guide: Guide | null,
  offer: (action: Action, wrong: number) => void,
): void {
  const roles = setAsideRoles(element, read);
  let best: SetAside | null = null;
  for (const role of roles)
    if (best === null || (scores[ACTION_INDEX[role]] ?? 0) > (scores[ACTION_INDEX[best]] ?? 0))
      best = role;
  if (best === null) return;
  const right = guide?.role(element) ?? null;
  if (right === null || !roles.includes(right)) offer(best, 0);
  else {
    if (guide?.forced !== true && best !== right) offer(best, 1);
    offer(right, 0);
  }
}

function cutFor(
  cuts: Cuts,
  weights: Weights,
  state: State,
  element: Element,
  read: Read,
  action: Action,
  guide: Guide | null,
): { cut: Cut; score: number } {
  if (element.kind === 'text') return { cut: { token: read.token, slots: [] }, score: 0 };
  const from = Math.min(state.lastEnd, read.token);
  const best = cuts.best(from, read.token, action, weights);
  const told =
    guide?.forced === true ? guide.cut(element, read, cuts.between(from, read.token)) : null;
  return told === null ? best : { cut: told, score: best.score };
}

/** The best candidates as states, one for each set of lines. */
function keep(
  prepared: Prepared,
  candidates: Candidate[],
  passed: State[],
  element: Element,
  width: number,
  hopeless: number,
): State[] {
  const forced = hopeless === Infinity;
  const better = (a: Ranked, b: Ranked): number =>
    forced ? a.penalty - b.penalty || b.score - a.score : b.score - a.score;
  const all: (Candidate | State)[] = [...candidates, ...passed];
  all.sort(better);
  const least = (all[0]?.score ?? 0) - hopeless;
  const seen = new Set<string>();
  const kept: State[] = [];
  for (const each of all) {
    if (each.score < least) break;
    const state = 'action' in each ? advance(prepared, each, element) : each;
    const key = keyOf(state);
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(state);
    if (kept.length >= width) break;
  }
  return kept;
}

interface Ranked {
  score: number;
  penalty: number;
}

function advance(prepared: Prepared, candidate: Candidate, element: Element): State {
  const { state, read, action, cut } = candidate;
  const aside = isSetAside(action) || action === 'textNothing';
  let lines = aside ? state.lines : applyAction(prepared, state.lines, element, read, action);
  const last = lines.at(-1);
  if (cut !== null && last !== undefined)
    lines = [...lines.slice(0, -1), { ...last, cut: cut.token }];
  const letter = aside
    ? 'n'
    : isMend(action)
      ? 'm'
      : action.startsWith('quantity')
        ? 'q'
        : action.startsWith('price')
          ? 'p'
          : action.charAt(0);
  return {
    lines,
    lastEnd: aside ? state.lastEnd : Math.max(state.lastEnd, lines.at(-1)?.end ?? 0),
    covered: element.kind === 'text' ? state.covered : read.end,
    recent: `${state.recent}${letter}`.slice(-3),
    score: candidate.score,
    step: { element, read, action, slots: candidate.slots, cut },
    previous: state,
    penalty: candidate.penalty,
    wrongRoles: state.wrongRoles + candidate.wrong,
    end: [],
    codes: null,
  };
}

function keyOf(state: State): string {
  let key = `${state.recent}|${state.covered}|${state.lastEnd}|${Math.min(1, state.wrongRoles)}`;
  for (const line of state.lines)
    key += `;${line.quantity}*${line.price}${line.kind}${line.history}${line.cut}${line.percent?.scope ?? ''}`;
  return key;
}
