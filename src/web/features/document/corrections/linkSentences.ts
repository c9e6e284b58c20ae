import type { DocumentAnswer } from '#server/documents/answers.ts';

/** How one document stands to another, before its name. */
export const LINK_SENTENCES: Record<DocumentAnswer['links'][number]['relation'], string> = {
  credits: 'Crédite',
  replaces: 'Remplace',
  deducts: 'Reprend',
  deposit_on: 'Demandé sur',
  situation_of: 'Travaux du',
  amends: 'Avenant sur',
  credited_by: 'Corrigé par',
  replaced_by: 'Remplacé par',
  deducted_by: 'Repris dans',
  deposit: 'Acompte :',
  situation: 'Situation :',
  amended_by: 'Avenant :',
};
