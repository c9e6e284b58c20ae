/**
 * How one document stands to another: an avoir credits, a rectificative replaces, a balance deducts a
 * deposit, a deposit is asked on a quote, a situation bills the progress of one, a quote amends an accepted one.
 */
export type LinkRelation =
  | 'credits'
  | 'replaces'
  | 'deducts'
  | 'deposit_on'
  | 'situation_of'
  | 'amends';
