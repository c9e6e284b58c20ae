/** Where a user mends a problem: a field of the profile, the client or the document. */
export type FieldPath =
  | `profile.${string}`
  | `client.${string}`
  | `document.${string}`
  | `document.lineItems.${number}.${string}`;

/** One thing to mend before an invoice can travel as Factur-X. */
export interface Problem {
  /** Id of the official rule it would break, for support. */
  rule: string;
  /** What to do, in French. */
  message: string;
  field: FieldPath | null;
}

/** Keeps the problems of a list of conditions that do not hold. */
export function unmet(
  ...conditions: readonly (readonly [holds: boolean, problem: Problem])[]
): Problem[] {
  return conditions.filter(([holds]) => !holds).map(([, problem]) => problem);
}

/** Shorthand: `problem('BR-16', 'La facture…', 'document.lineItems')`. */
export function problem(rule: string, message: string, field: FieldPath | null = null): Problem {
  return { rule, message, field };
}
