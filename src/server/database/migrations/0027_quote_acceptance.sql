-- Quotes accepted on the client's page (docs/product.md, Client page).

-- What a client wrote to accept, until the code sent to their mailbox comes back. The code is kept as
-- a hash made with a key the database does not hold: six digits are soon tried.
create table quote_agreements (
  user_id text collate "C" not null,
  id text collate "C" not null,
  document_id text collate "C" not null,
  name text not null,
  quality text not null,
  -- The text agreed to, word for word.
  words text not null,
  -- The sealed file that was read.
  file_id text collate "C" not null,
  -- Where the code went.
  email text not null,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  attempts integer not null default 0,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  primary key (user_id, id),
  foreign key (user_id, document_id) references documents (user_id, id) on delete cascade
);
create index quote_agreements_document on quote_agreements (user_id, document_id, created_at);
select protect_user_table('quote_agreements');
grant select, insert, update on quote_agreements to app_user;

-- A sealed file may also be the certificate of an acceptance.
alter table sealed_files
  add column purpose text not null default 'document' check (purpose in ('document', 'certificate'));
