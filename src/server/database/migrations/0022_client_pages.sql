-- The client's page of a document (docs/product.md, Client page): one public address, whose token is
-- kept as its hash only. The token is made of `seed` and of a key the database does not hold.

create table client_pages (
  user_id text collate "C" not null,
  id text collate "C" not null,
  document_id text collate "C" not null,
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- What was sent, for a document that is not issued: a quote, a request for a deposit. As the
  -- snapshot of an issue is: { seller, client, document }.
  shown jsonb,
  shown_file_id text collate "C",
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  -- The first time somebody else than its owner opened it; no later one is noted.
  opened_at timestamptz(3),
  primary key (user_id, id),
  foreign key (user_id, document_id) references documents (user_id, id) on delete cascade,
  check ((shown is null) = (shown_file_id is null))
);
create unique index client_pages_live on client_pages (user_id, document_id) where revoked_at is null;

select protect_user_table('client_pages');
grant select, insert, update on client_pages to app_user;
