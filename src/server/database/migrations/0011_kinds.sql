-- What a document is exactly, beside its type: see `src/domain/document/kinds.ts`.
alter table documents add column kind text;
-- Written by the table's own rewrite: an UPDATE would leave a second copy of every document behind.
alter table documents
  alter column kind type text using type,
  alter column kind set not null,
  add constraint documents_kind_check check (
    (type = 'quote' and kind = 'quote')
    or (type = 'invoice'
      and kind in ('invoice', 'credit_note', 'corrective', 'deposit', 'final')));
