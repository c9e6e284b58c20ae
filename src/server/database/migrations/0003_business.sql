-- Spec §3 under its exact names, plus the optional fields of decisions §12. Primary keys and
-- foreign keys carry user_id: no bug can attach another user's client, and the tables can be
-- distributed by user_id unchanged. Instants are kept to the millisecond, JavaScript's precision,
-- so that a cursor made from one compares equal to the row it came from.

create table profiles (
  id text collate "C" primary key,
  name text not null default '',
  logo text not null default '',
  company text not null default '',
  address text not null default '',
  postal_code text not null default '',
  city text not null default '',
  country text not null default 'France',
  siret text not null default '',
  vat_number text not null default '',
  invoice_prefix text not null default 'INV-',
  quote_prefix text not null default 'QUO-',
  next_invoice_number integer not null default 1 check (next_invoice_number >= 1),
  next_quote_number integer not null default 1 check (next_quote_number >= 1),
  currency text not null default 'EUR',
  currency_symbol text not null default '€',
  legal_form text,
  share_capital numeric(14, 2),
  rcs_city text not null default '',
  vat_regime text not null default 'standard' check (vat_regime in ('standard', 'franchise', 'debits')),
  iban text not null default '',
  bic text not null default '',
  phone text not null default '',
  email text not null default '',
  website text not null default '',
  payment_terms text not null default '',
  insurance text not null default '',
  mediator text not null default '',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table clients (
  user_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  company text not null default '',
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  siret text not null default '',
  vat_number text not null default '',
  kind text not null default 'business' check (kind in ('business', 'consumer')),
  postal_code text not null default '',
  city text not null default '',
  country text not null default 'France',
  delivery_address text not null default '',
  notes text not null default '',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- A client whose documents must be kept is hidden, not removed.
  deleted_at timestamptz(3),
  search_key text generated always as (fold(name || E'\n' || email || E'\n' || company)) stored,
  primary key (user_id, id)
);
-- Ascending on purpose: read backwards for « newest first »; a DESC index would be NULLS LAST
-- when generated and unused by PostgreSQL 15 for ORDER BY … DESC.
create index clients_newest on clients (user_id, created_at, id) where deleted_at is null;
create index clients_search on clients using gin (user_id, search_key gin_trgm_ops);

create table documents (
  user_id text collate "C" not null,
  id text collate "C" not null,
  type text not null check (type in ('invoice', 'quote')),
  client_id text collate "C" not null,
  number text not null,
  date date not null,
  due_date date,
  prompt text not null default '',
  -- Net total (HT), decisions §10; `gross_amount` (TTC) is written beside it by the same
  -- domain function, because figures of cash are what the client pays.
  amount numeric(14, 2) not null default 0,
  gross_amount numeric(14, 2) not null default 0,
  vat boolean not null default true,
  vat_rate numeric(5, 2) not null default 20,
  status text not null default 'draft' check (status in ('draft', 'sent', 'paid', 'cancelled')),
  line_items jsonb not null default '[]' check (jsonb_typeof(line_items) = 'array'),
  content text not null default '',
  currency text not null default 'EUR',
  supply_date date,
  supply_end_date date,
  purchase_order text,
  payment_method text check (payment_method in ('transfer', 'sepa', 'card', 'cheque', 'cash')),
  operation_category text check (operation_category in ('goods', 'services', 'mixed')),
  vat_exemption text check (vat_exemption in ('reverse_charge', 'intra_eu_goods', 'export_goods', 'services_outside_eu')),
  euro_rate numeric(14, 6),
  source_document_id text collate "C",
  converted_document_id text collate "C",
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Decisions §8: a document that left draft leaves lists and totals, not the database; its
  -- number stays taken. So does the number of an older draft that was withdrawn (§6).
  deleted_at timestamptz(3),
  search_key text not null default '',
  primary key (user_id, id),
  -- The number is taken once, whatever happens to the counter of the profile.
  unique (user_id, type, number),
  foreign key (user_id, client_id) references clients (user_id, id),
  foreign key (user_id, source_document_id) references documents (user_id, id)
    on delete set null (source_document_id),
  foreign key (user_id, converted_document_id) references documents (user_id, id)
    on delete set null (converted_document_id)
);
create index documents_by_date on documents (user_id, date, id) where deleted_at is null;
create index documents_by_status on documents (user_id, status, date, id) where deleted_at is null;
create index documents_by_type on documents (user_id, type, date, id) where deleted_at is null;
create index documents_by_client on documents (user_id, client_id, date, id);
create index documents_newest on documents (user_id, created_at, id) where deleted_at is null;
create index documents_search on documents using gin (user_id, search_key gin_trgm_ops);
create index documents_overdue on documents (due_date, user_id)
  where type = 'invoice' and status = 'sent' and deleted_at is null;
create index documents_converted on documents (user_id, converted_document_id)
  where converted_document_id is not null;
-- Decisions §15: a quote becomes one invoice.
create unique index documents_one_conversion on documents (user_id, source_document_id)
  where source_document_id is not null and deleted_at is null;

create table notifications (
  user_id text collate "C" not null,
  id text collate "C" not null,
  title text not null,
  message text not null,
  read boolean not null default false,
  created_at timestamptz(3) not null default now(),
  document_id text collate "C",
  kind text not null default 'information',
  -- What must be told only once (« facture en retard », « 80 % du forfait ») names itself here.
  dedupe_key text,
  primary key (user_id, id),
  unique (user_id, dedupe_key),
  foreign key (user_id, document_id) references documents (user_id, id)
    on delete set null (document_id)
);
create index notifications_newest on notifications (user_id, created_at, id);
create index notifications_unread on notifications (user_id) where not read;
create index notifications_document on notifications (user_id, document_id)
  where document_id is not null;

-- Spec §3 « email configuration record »: one row for the installation, read before sending.
create table email_configuration (
  id integer generated always as identity primary key,
  service_id text not null,
  template_id text not null,
  public_key text not null
);

create table email_attempts (
  user_id text collate "C" not null,
  id text collate "C" not null,
  document_id text collate "C" not null,
  recipient text not null,
  subject text not null,
  message text not null,
  transport text not null check (transport in ('emailjs', 'smtp', 'outbox')),
  state text not null check (state in ('pending', 'accepted', 'failed')),
  error text,
  at timestamptz(3) not null default now(),
  primary key (user_id, id),
  foreign key (user_id, document_id) references documents (user_id, id) on delete cascade
);
create index email_attempts_document on email_attempts (user_id, document_id, at);

-- Decisions §21, « Boîte d’envoi locale »: what the .eml files of the data folder hold.
-- user_id is empty for mail that belongs to no signed-in user (contact form, sign-up).
create table outbox_messages (
  user_id text collate "C" not null default '',
  id text collate "C" not null,
  recipient text not null,
  subject text not null,
  file_name text not null,
  document_id text collate "C",
  created_at timestamptz(3) not null default now(),
  primary key (user_id, id)
);
create index outbox_messages_newest on outbox_messages (user_id, created_at, id);

-- Spec §9: 40 documents a billing period. The creating transaction adds one and reads the count
-- it made, so that two simultaneous creations cannot both take the fortieth.
create table document_usage (
  user_id text collate "C" not null,
  period_start timestamptz(3) not null,
  created integer not null default 0,
  primary key (user_id, period_start)
);

-- A repeated request (double click, retry after a cut) gets the first answer again.
create table idempotency_keys (
  user_id text collate "C" not null,
  key text not null,
  request_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- One row per run that is due once (« overdue », « 2026-11-22 »), whatever the number of servers.
create table job_runs (
  job text not null,
  period text not null,
  started_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (job, period)
);
