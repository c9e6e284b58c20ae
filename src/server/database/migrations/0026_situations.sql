-- Works invoiced as they go (docs/product.md, Situations).

alter table documents
  -- How far each line of the quote was, on a situation: { rank, lots }.
  add column situation jsonb,
  drop constraint documents_kind_check,
  add constraint documents_kind_check check (
    (type = 'quote' and kind = 'quote')
    or (type = 'invoice'
      and kind in ('invoice', 'credit_note', 'corrective', 'deposit', 'final', 'situation')));

alter table document_links
  drop constraint document_links_relation_check,
  add constraint document_links_relation_check
    check (relation in ('credits', 'replaces', 'deducts', 'deposit_on', 'situation_of', 'amends'));
