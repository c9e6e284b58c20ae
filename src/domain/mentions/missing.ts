import { CLIENT_FACTS } from './clientFacts.ts';
import { DOCUMENT_FACTS, lineFacts } from './documentFacts.ts';
import { type FactSeverity, type MissingFact, missingFrom } from './fact.ts';
import type { MentionParts } from './rule.ts';
import { SELLER_FACTS } from './sellerFacts.ts';

/**
 * What the law or Factur-X still asks of this document, gravest first, each with the field that
 * answers it. Hints only: none ever blocks a draft (decisions §12).
 */
export function missingFacts(parts: MentionParts): MissingFact[] {
  return [
    ...missingFrom(SELLER_FACTS, 'profile', parts),
    ...missingFrom(CLIENT_FACTS, 'client', parts),
    ...missingFrom(DOCUMENT_FACTS, 'document', parts),
    ...lineFacts(parts),
  ].toSorted((one, other) => WEIGHT[one.severity] - WEIGHT[other.severity]);
}

const WEIGHT: Record<FactSeverity, number> = { 'factur-x': 0, law: 1, advice: 2 };
