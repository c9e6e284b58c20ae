import { nextTask } from '#web/ui/nextTask.ts';

/**
 * The rules of an edit. To make them takes a phone a tenth of a second: their parts come one by one, and
 * the screen answers between them.
 */
export async function editRules() {
  await import('#domain/text/fields.ts');
  await nextTask();
  await import('#domain/document/facts.ts');
  await nextTask();
  return (await import('./editSchema.ts')).editSchema;
}
