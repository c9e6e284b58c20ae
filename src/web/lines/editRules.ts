import { nextTask } from '#web/nextTask.ts';

/**
 * The rules of an edit. To make them takes a phone a tenth of a second: their parts come one by one, and
 * the screen answers between them.
 */
export async function editRules() {
  // The first number, choice and refinement that a page makes cost it ten times the next.
  await import('#domain/vat/rateSchema.ts');
  await nextTask();
  await import('#domain/document/typedFacts.ts');
  await nextTask();
  await import('#domain/document/fieldSchemas.ts');
  await nextTask();
  return (await import('./editFormSchema.ts')).editFormSchema;
}
