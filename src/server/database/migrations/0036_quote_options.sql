-- Options of a quote (docs/product.md, Options): the places, from 0, of the lines its client ticked when
-- they asked for their code. Lines themselves say in their json whether they are options.
alter table quote_agreements
  add column options jsonb not null default '[]' check (jsonb_typeof(options) = 'array');
