import { z } from 'zod';
import { MOST_AT_ONCE } from '#domain/document/many.ts';

/** The ids of chosen documents, in a body. */
export const chosenDocuments = z
  .array(z.uuid())
  .min(1, 'Choisissez au moins un document.')
  .max(MOST_AT_ONCE, `Au plus ${MOST_AT_ONCE} documents à la fois.`);
