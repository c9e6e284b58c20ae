-- Days a quote may be accepted from its date on (docs/product.md, Conversion); null is thirty.
alter table documents
  add column validity_days integer check (validity_days between 1 and 365);
