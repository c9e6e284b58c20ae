import { documentTitle } from '#domain/document/names.ts';
import type { Document } from '#domain/document/types.ts';
import { type Stage, stageLabel } from './stages.ts';

/** What the user is told once a reminder left; `kept`: it waits in the local outbox. */
export function reminderSent(
  document: Pick<Document, 'kind' | 'number'>,
  stage: Stage,
  { recipient, kept }: { recipient: string; kept: boolean },
): { title: string; message: string } {
  const what = `${documentTitle(document)}\u00A0: ${stageLabel(stage).toLocaleLowerCase('fr')}`;
  return kept
    ? {
        title: 'Relance gardée',
        message: `${what}, message à ${recipient} gardé dans la boîte d’envoi locale.`,
      }
    : { title: 'Relance envoyée', message: `${what} envoyée à ${recipient}.` };
}
