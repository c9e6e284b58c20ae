-- What VIES answered about a client's VAT number (docs/product.md, Clients): rows that are written
-- once, for they are the seller's proof (CGI art. 262 ter, I). They leave with the client.

create table vat_checks (
  user_id text collate "C" not null,
  id text collate "C" not null,
  client_id text collate "C" not null,
  -- As it was when it was asked for.
  vat_number text not null,
  answer text not null check (answer in ('valid', 'invalid')),
  -- As the member state tells them; empty where it does not.
  name text not null default '',
  address text not null default '',
  -- Given by VIES when the asker says their own number; empty otherwise.
  request_identifier text not null default '',
  at timestamptz(3) not null,
  primary key (user_id, id),
  foreign key (user_id, client_id) references clients (user_id, id) on delete cascade
);
create index vat_checks_client on vat_checks (user_id, client_id, at);
select protect_user_table('vat_checks');
grant select, insert on vat_checks to app_user;
