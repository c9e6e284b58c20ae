import { isInvoice } from '#domain/document/kinds.ts';
import type { MentionParts } from './rule.ts';

/**
 * How much a missing fact weighs: « factur-x » keeps the invoice from being a valid Factur-X (most
 * of these the law asks for too), « law » is a mandatory mention, « advice » is worth a look.
 */
export type FactSeverity = 'law' | 'factur-x' | 'advice';

/** A hint with the field that answers it. */
export interface MissingFact {
  id: string;
  message: string;
  where: 'profile' | 'client' | 'document';
  field: string;
  severity: FactSeverity;
}

/** One row of the tables beside: the fact is missing when `isMissing` says so. */
export interface FactRule {
  id: string;
  field: string;
  severity: FactSeverity;
  message: string;
  isMissing: (parts: MentionParts) => boolean;
}

/** The hints of one table. On a quote, which has no XML, what would block it is a mention of law. */
export function missingFrom(
  rules: readonly FactRule[],
  where: MissingFact['where'],
  parts: MentionParts,
): MissingFact[] {
  return rules
    .filter(({ isMissing }) => isMissing(parts))
    .map(({ id, field, message, severity }) => ({
      id,
      message,
      where,
      field,
      severity: severity === 'factur-x' && !isInvoice(parts.document) ? 'law' : severity,
    }));
}

/** True when nothing is written. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}
