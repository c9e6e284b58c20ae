import { isInvoice } from '#domain/document/kinds.ts';
import type { MentionParts } from '#domain/mentions/rule.ts';
import { OF_THE_CLIENT } from './ofClient.ts';
import { missingInLines, OF_THE_DOCUMENT } from './ofDocument.ts';
import { OF_WORKS } from './ofWorks.ts';
import { OF_THE_SELLER } from './ofSeller.ts';
import type { MissingFact, Requirement } from './requirement.ts';

/** Every requirement, by where it is answered. The only list there is: see `requirement.ts`. */
export const REQUIREMENTS = {
  profile: OF_THE_SELLER,
  client: OF_THE_CLIENT,
  document: [...OF_THE_DOCUMENT, ...OF_WORKS],
} as const satisfies Record<MissingFact['where'], readonly Requirement[]>;

/**
 * What this document does not have yet, in the order of the catalogue. On a quote, which has no XML,
 * what would keep an invoice from having one is a mention of law.
 */
export function unmetRequirements(parts: MentionParts): MissingFact[] {
  const unmet = (Object.keys(REQUIREMENTS) as MissingFact['where'][]).flatMap((where) =>
    REQUIREMENTS[where]
      .filter(({ isMissing }) => isMissing(parts))
      .map((requirement) => missingFact(requirement, where)),
  );
  const all = [...unmet, ...missingInLines(parts)];
  return isInvoice(parts.document) ? all : all.map(asMention);
}

function missingFact(requirement: Requirement, where: MissingFact['where']): MissingFact {
  const { id, message, field, severity, blocksIssue = false } = requirement;
  const rule = requirement.severity === 'factur-x' ? requirement.rule : null;
  return { id, rule, message, where, field, severity, blocksIssue };
}

function asMention(fact: MissingFact): MissingFact {
  return fact.severity === 'factur-x' ? { ...fact, rule: null, severity: 'law' } : fact;
}
