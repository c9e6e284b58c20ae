-- Avoirs, rectificatives, deposits and balances (docs/product.md, Corrections and deposits).

alter table documents
  -- Why an avoir or a rectificative is made.
  add column reason text,
  -- The documents it names, with the words and figures they had when it was made.
  add column "references" jsonb not null default '[]',
  -- VAT by rate that an avoir copies from its invoice; null where it is computed.
  add column copied_vat jsonb,
  -- What the client answered to a quote.
  add column acceptance text check (acceptance in ('accepted', 'refused'));

-- A quote may also amend one that was accepted (« avenant »).
alter table document_links
  drop constraint document_links_relation_check,
  add constraint document_links_relation_check
    check (relation in ('credits', 'replaces', 'deducts', 'deposit_on', 'amends'));
