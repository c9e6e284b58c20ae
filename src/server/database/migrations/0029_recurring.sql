-- Invoices that come back (docs/product.md, Recurring invoices). Deleting a client or an account deletes
-- its series; the invoices a series has made stay.

create table recurring_series (
  user_id text collate "C" not null,
  id text collate "C" not null,
  client_id text collate "C" not null,
  name text not null,
  mode text not null check (mode in ('draft', 'send')),
  state text not null default 'active' check (state in ('active', 'paused', 'ended')),
  -- Why it is paused, in French; empty when its owner paused it.
  reason text not null default '',
  every_months integer not null check (every_months between 1 and 60),
  -- The first turn since the rhythm was last set, and the day that is meant: 31 is the last of each month.
  start date not null,
  day integer not null check (day between 1 and 31),
  until date,
  count integer check (count > 0),
  check (until is null or count is null),
  -- The place of the turn that falls on « start », and of the next one.
  first_place integer not null default 0 check (first_place >= 0),
  next_place integer not null default 0 check (next_place >= first_place),
  -- Null once nothing is left to come.
  next_day date,
  last_day date,
  covers text not null check (covers in ('none', 'following', 'preceding')),
  terms_kind text
    check (terms_kind in ('on_receipt', 'days', 'end_of_month_after_45', '45_after_end_of_month')),
  terms_days integer,
  line_items jsonb not null,
  -- What the invoices say beside their lines.
  facts jsonb not null,
  -- [{ from, sentence, lineItems }]: prices that hold from a day on.
  revisions jsonb not null default '[]',
  -- Turns in a row that could not be made or sent as wanted.
  failures integer not null default 0,
  -- The last day on which a turn could not be made: it is tried once a day.
  tried_on date,
  source_document_id text collate "C",
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, id),
  foreign key (user_id, client_id) references clients (user_id, id) on delete cascade,
  foreign key (user_id, source_document_id) references documents (user_id, id)
    on delete set null (source_document_id)
);
create index recurring_series_due on recurring_series (next_day) where state = 'active';
create index recurring_series_client on recurring_series (user_id, client_id);
create index recurring_series_source on recurring_series (user_id, source_document_id)
  where source_document_id is not null;

-- One row a turn that was made, skipped or changed by itself: whoever writes it first makes it,
-- whatever the number of servers.
create table recurring_turns (
  user_id text collate "C" not null,
  series_id text collate "C" not null,
  place integer not null check (place >= 0),
  day date not null,
  -- Planned: changed by itself, and still to come. Sending: its letter is on its way.
  state text not null check (state in ('planned', 'skipped', 'sending', 'drafted', 'sent')),
  -- In place of those of the series, while it is planned.
  line_items jsonb,
  content text,
  document_id text collate "C",
  -- Why it is a draft although it was to be sent; empty otherwise.
  reason text not null default '',
  at timestamptz(3) not null default now(),
  primary key (user_id, series_id, place),
  foreign key (user_id, series_id) references recurring_series (user_id, id) on delete cascade,
  foreign key (user_id, document_id) references documents (user_id, id)
    on delete set null (document_id)
);
create index recurring_turns_document on recurring_turns (user_id, document_id)
  where document_id is not null;
create index recurring_turns_sending on recurring_turns (at) where state = 'sending';

-- Drafts that were made in one act; asked again with the same id, the act answers what it made.
create table document_batches (
  user_id text collate "C" not null references profiles (id) on delete cascade,
  id text collate "C" not null check (length(id) between 8 and 100),
  document_ids jsonb not null,
  at timestamptz(3) not null default now(),
  primary key (user_id, id)
);

select protect_user_table(name) from unnest(
  array['recurring_series', 'recurring_turns', 'document_batches']) as name;
grant select, insert, update, delete on recurring_series, recurring_turns to app_user;
grant select, insert on document_batches to app_user;
