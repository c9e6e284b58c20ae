import { DOCUMENT_VIEWS } from '#domain/document/views.ts';
import { type Filters, isNarrowed } from './filters.ts';

/** Why a narrowed list is empty, and the way out of it: filters are spoken of where some are set. */
export function nothingFound(filters: Filters): { hint: string; way: string } {
  if (isNarrowed(filters)) {
    return {
      hint: 'Essayez de modifier votre recherche ou vos filtres.',
      way: 'Effacer les filtres',
    };
  }
  const searched = filters.search.trim();
  const view = DOCUMENT_VIEWS.find(({ value }) => value === filters.view)?.label;
  const place = view ? `Rien dans «\u00A0${view}\u00A0»` : 'Aucun document';
  const hint = searched ? `${place} ne correspond à «\u00A0${searched}\u00A0».` : `${place}.`;
  return { hint, way: 'Voir tous les documents' };
}
