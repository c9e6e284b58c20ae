import type { MentionParts } from '#domain/mentions/rule.ts';
import { unmetRequirements } from './catalogue.ts';
import type { MissingFact, Severity } from './requirement.ts';

/**
 * What the law or Factur-X still asks of this document, gravest first, each with the field that
 * answers it. Hints only: none ever blocks a draft (docs/product.md, PDF and Factur-X).
 */
export function missingFacts(parts: MentionParts): MissingFact[] {
  return unmetRequirements(parts).toSorted(
    (one, other) => WEIGHT[one.severity] - WEIGHT[other.severity],
  );
}

const WEIGHT: Record<Severity, number> = { 'factur-x': 0, law: 1, advice: 2 };
