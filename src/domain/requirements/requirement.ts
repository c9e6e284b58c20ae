import type { MentionParts } from '#domain/mentions/rule.ts';
import { cleanLine } from '#domain/text/clean.ts';

/**
 * How much a missing fact weighs: « factur-x » keeps the invoice from being a valid Factur-X (most
 * of these the law asks for too), « law » is a mandatory mention, « advice » is worth a look.
 */
export type Severity = 'law' | 'factur-x' | 'advice';

/**
 * One thing an invoice needs, written once: the hints on screen, Factur-X and issue read these rows.
 * What « factur-x » asks for names the rule of EN 16931 or of the French reform that would refuse it.
 */
export type Requirement = {
  id: string;
  /** The field that answers it, of the profile, the client or the document. */
  field: string;
  /** What to do, in French. */
  message: string;
  isMissing: (parts: MentionParts) => boolean;
  /** An invoice is not issued without it (docs/product.md, Issue). */
  blocksIssue?: true;
} & ({ severity: 'factur-x'; rule: string } | { severity: 'law' | 'advice' });

/** A requirement that is not met, with the field that answers it. */
export interface MissingFact {
  id: string;
  /** The official rule; null for what is asked by law or advice only. */
  rule: string | null;
  message: string;
  where: 'profile' | 'client' | 'document';
  field: string;
  severity: Severity;
  blocksIssue: boolean;
}

/** True when nothing is written. */
export function isBlank(text: string): boolean {
  return cleanLine(text) === '';
}
