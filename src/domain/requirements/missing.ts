import type { MentionParts } from '#domain/mentions/rule.ts';
import { unmetRequirements } from './catalogue.ts';
import { factsOfTheDay, type SeriesStand } from './issue.ts';
import type { MissingFact, Severity } from './requirement.ts';

/**
 * What the law or Factur-X still asks of this document, each with the field that answers it: first
 * what keeps it from being issued, then the gravest. Hints only: none ever blocks a draft
 * (docs/product.md, PDF and Factur-X).
 *
 * @param stand where its series stands; null for what is not to be issued.
 */
export function missingFacts(parts: MentionParts, stand: SeriesStand | null): MissingFact[] {
  const facts = [...unmetRequirements(parts), ...(stand ? factsOfTheDay(parts, stand) : [])];
  return facts.toSorted((one, other) => weight(one) - weight(other));
}

function weight({ severity, blocksIssue }: MissingFact): number {
  return WEIGHT[severity] - (blocksIssue ? BLOCKING : 0);
}

const WEIGHT: Record<Severity, number> = { 'factur-x': 0, law: 1, advice: 2 };
const BLOCKING = 10;
