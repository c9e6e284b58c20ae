-- Avoirs, rectificatives, deposits and balances (docs/product.md, Corrections and deposits).

alter table documents
  -- Why an avoir or a rectificative is made.
  add column reason text,
  -- The documents it names, with the words and figures they had when it was made.
  add column "references" jsonb not null default '[]',
  -- VAT by rate that an avoir copies from its invoice; null where it is computed.
  add column copied_vat jsonb;
