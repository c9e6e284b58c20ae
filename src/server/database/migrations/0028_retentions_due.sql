-- « À faire » names the retentions that fall due within a month (docs/product.md, Situations): few of
-- a user's documents keep one, and they are found without reading the others.
create index documents_works_accepted on documents (user_id, works_accepted_on)
  where works_accepted_on is not null;
