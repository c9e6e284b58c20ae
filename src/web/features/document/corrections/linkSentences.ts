import type { DocumentAnswer } from '#server/documents/answers.ts';

/** How one document stands to another, before its name. */
export const LINK_SENTENCES: Record<DocumentAnswer['links'][number]['relation'], string> = {
  credits: 'Crédite',
  replaces: 'Remplace',
  deducts: 'Reprend',
  deposit_on: 'Demandée sur',
  situation_of: 'Faite sur',
  amends: 'Avenant sur',
  credited_by: 'Corrigée par',
  replaced_by: 'Remplacée par',
  deducted_by: 'Reprise dans',
  deposit: 'Acompte :',
  situation: 'Facturé en partie par',
  amended_by: 'Avenant :',
  made_of: 'D’après',
  billed_by: 'Facturé par',
};
