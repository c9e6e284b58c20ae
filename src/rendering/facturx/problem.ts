/** Where a user mends a problem: a field of the profile, the client or the document. */
type FieldPath = `${'profile' | 'client' | 'document'}.${string}`;

/** One thing to mend before an invoice can travel as Factur-X. */
export interface Problem {
  /** Id of the official rule it would break, for support. */
  rule: string;
  /** What to do, in French. */
  message: string;
  /** Whose field mends it; null when the fault is ours and no field would. */
  where: 'profile' | 'client' | 'document' | null;
  /** Its name there, `siret` or `lineItems.2.description`; null together with `where`. */
  field: string | null;
}

/** `problem('BR-FR-10', 'Renseignez…', 'profile.siret')`. */
export function problem(rule: string, message: string, path?: FieldPath): Problem {
  if (path === undefined) return { rule, message, where: null, field: null };
  const dot = path.indexOf('.');
  const where = path.slice(0, dot) as 'profile' | 'client' | 'document';
  return { rule, message, where, field: path.slice(dot + 1) };
}

/** The problems of those conditions that do not hold. */
export function unmet(
  ...conditions: readonly (readonly [holds: boolean, problem: Problem])[]
): Problem[] {
  return conditions.filter(([holds]) => !holds).map(([, found]) => found);
}
