import { z } from 'zod';

/** The schemas of an answer's fields that are plain text. */
export function texts<Name extends string>(names: readonly Name[]): Record<Name, z.ZodString> {
  return Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>;
}
