import type { DocumentAnswer } from '#server/documents/answers.ts';

type Relation = DocumentAnswer['links'][number]['relation'];

/** How one document stands to another, before its name. */
export const LINK_SENTENCES: Record<Relation, string> = {
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

/** While the other is a draft, it has done nothing yet. */
export const SENTENCES_TO_COME: Partial<Record<Relation, string>> = {
  credited_by: 'À corriger par',
  replaced_by: 'À remplacer par',
  deducted_by: 'À reprendre dans',
};
