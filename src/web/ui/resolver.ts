import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { nextTask } from '../nextTask.ts';

/** Fetches one of the domain's schemas: `async () => (await import('…/schema.ts')).clientSchema`. */
export type Rules<Input, Output> = () => Promise<z.ZodType<Output, Input>>;

/**
 * Holds a form to rules. The library, what all rules are made of and the rules themselves come one
 * after the other: each is a task of its own, and the screen answers between them.
 */
export async function resolverWith<Input extends FieldValues, Output extends FieldValues>(
  rules: Rules<Input, Output>,
): Promise<Resolver<Input, unknown, Output>> {
  await nextTask();
  await import('#domain/text/fields.ts');
  await nextTask();
  return zodResolver(await rules());
}
