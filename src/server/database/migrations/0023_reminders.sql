-- Reminders of late invoices (docs/product.md, Reminders). Deleting a document, a client or an account
-- deletes what it has here.

-- What an account wants; without a row, what the product proposes, and nothing leaves by itself.
create table reminder_settings (
  user_id text collate "C" primary key references profiles (id) on delete cascade,
  automatic boolean not null default false,
  alsace_moselle boolean not null default false,
  -- { courtesy: { on, days, tone }, … }
  sequence jsonb not null,
  -- [{ from, refinancing, legal }]: rates published after this version was made.
  rates jsonb not null default '[]',
  updated_at timestamptz(3) not null default now()
);

-- What one client has of its own.
create table client_reminders (
  user_id text collate "C" not null,
  client_id text collate "C" not null,
  sequence jsonb,
  off boolean not null default false,
  primary key (user_id, client_id),
  foreign key (user_id, client_id) references clients (user_id, id) on delete cascade
);

-- Why the reminders of an invoice wait: one reason at a time.
create table reminder_holds (
  user_id text collate "C" not null,
  document_id text collate "C" not null,
  kind text not null check (kind in ('promise', 'dispute', 'pause')),
  -- The last day it lasts.
  until date,
  reason text not null default '',
  at timestamptz(3) not null default now(),
  primary key (user_id, document_id),
  foreign key (user_id, document_id) references documents (user_id, id) on delete cascade,
  check (kind <> 'promise' or until is not null)
);

-- One row a letter: whoever writes it first sends it, whatever the number of servers.
create table reminders (
  user_id text collate "C" not null,
  document_id text collate "C" not null,
  stage text not null
    check (stage in ('courtesy', 'first', 'second', 'third', 'formal_notice')),
  -- Uncertain: the server stopped, or the transport fell silent, while it was on its way.
  state text not null check (state in ('pending', 'sent', 'failed', 'uncertain')),
  channel text not null check (channel in ('email', 'post')),
  automatic boolean not null,
  -- The e-mail that carries it.
  attempt_id text collate "C",
  -- In Paris.
  day date not null,
  at timestamptz(3) not null default now(),
  primary key (user_id, document_id, stage),
  foreign key (user_id, document_id) references documents (user_id, id) on delete cascade,
  check ((channel = 'email') = (attempt_id is not null))
);
create index reminders_attempt on reminders (user_id, attempt_id);

select protect_user_table(name) from unnest(
  array['reminder_settings', 'client_reminders', 'reminder_holds', 'reminders']) as name;
grant select, insert, update on reminder_settings, reminders to app_user;
grant select, insert, update, delete on client_reminders, reminder_holds to app_user;
