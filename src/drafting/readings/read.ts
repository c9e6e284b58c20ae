import type { Draft, DraftRequest } from '../draft.ts';
import { draftByGrammar } from '../draftByGrammar.ts';
import { normalise, type NormalisedPrompt } from '../normalise.ts';
import { rolesOf } from './account.ts';
import type { Action } from './actions.ts';
import { candidatesOf, isSearched, type Candidate } from './candidates.ts';
import { choose, type Choice, type Judges } from './choose.ts';
import { addFeatures } from './features.ts';
import { prepare, type Element, type Prepared } from './prepare.ts';
import { searchable } from './searchable.ts';
import type { Weights } from './weights.ts';

/** Everything the two readers made of a sentence, and which reading was kept. */
export interface Reading {
  prompt: NormalisedPrompt;
  prepared: Prepared;
  grammar: Draft;
  candidates: Candidate[];
  choice: Choice;
  roles: ReadonlyMap<Element, Action>;
}

export function readSentence(request: DraftRequest, weights: Weights, judges: Judges): Reading {
  const prompt = normalise(request.prompt);
  const grammar = draftByGrammar(request);
  const amount = request.amount !== undefined && request.amount > 0 ? request.amount : null;
  const prepared = prepare(searchable(prompt.folded), amount, request.today ?? null);
  if (isSearched(prepared, prompt)) addFeatures(prepared);
  const candidates = candidatesOf(prepared, prompt, weights, grammar);
  const choice = choose(prepared, candidates, grammar, judges);
  return { prompt, prepared, grammar, candidates, choice, roles: rolesBeside(choice.ranked) };
}

/** What is beside the lines is read as the lines are: by the search, the reading kept first. */
export function rolesBeside(ranked: readonly Candidate[]): Map<Element, Action> {
  return rolesOf(ranked.filter((each) => each.found !== null));
}
