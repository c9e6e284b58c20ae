import type { z } from 'zod';
import { ApiError } from '#web/api/apiError.ts';

/** Messages by field: `dueDate`, `lineItems.2.unitPrice`. */
export type Problems = Record<string, string>;

/** What a schema refuses, one message a field. */
export function problemsOf(error: z.ZodError): Problems {
  const problems: Problems = {};
  for (const issue of error.issues) problems[issue.path.join('.')] ??= issue.message;
  return problems;
}

/** What the server refuses, in the same form. */
export function refusedFields(error: unknown): Problems {
  return error instanceof ApiError ? error.fields : {};
}

export function without(problems: Problems, prefix: string): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !name.startsWith(prefix)));
}
