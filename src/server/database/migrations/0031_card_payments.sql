-- Payments by card to the user's own account at Stripe (docs/product.md, Card payments).

-- The account a user connected. It stays named once disconnected: what it received may still be given
-- back.
create table card_accounts (
  user_id text collate "C" primary key references profiles (id) on delete cascade,
  account_id text collate "C" not null,
  -- As its owner named it at Stripe.
  label text not null default '',
  -- False until its owner has told Stripe all it asks for, and whenever Stripe suspends it.
  charges_enabled boolean not null default false,
  connected_at timestamptz(3) not null default now(),
  disconnected_at timestamptz(3)
);
create index card_accounts_account on card_accounts (account_id);

-- A page of Stripe's on which one sum may be paid once. Its document may go: the money would remain.
create table card_checkouts (
  user_id text collate "C" not null references profiles (id) on delete cascade,
  id text collate "C" not null unique,
  document_id text collate "C" not null,
  account_id text collate "C" not null,
  -- What was asked for, all taxes included.
  amount numeric(14, 2) not null check (amount > 0),
  currency text not null,
  -- Stripe's names, as soon as they are known.
  session_id text collate "C" unique,
  payment_intent text collate "C" unique,
  -- Processing: given by the client, not yet certain.
  state text not null default 'open'
    check (state in ('open', 'processing', 'paid', 'failed', 'expired')),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  primary key (user_id, id)
);
-- One at a time, whatever the number of servers: a document is not paid twice.
create unique index card_checkouts_live on card_checkouts (user_id, document_id)
  where state in ('open', 'processing');

-- What Stripe says happened to the money, each thing once: it was received, given back, contested.
create table card_movements (
  user_id text collate "C" not null,
  -- Stripe's name of the payment, refund or dispute.
  reference text collate "C" not null,
  checkout_id text collate "C" not null,
  kind text not null check (kind in ('payment', 'refund', 'dispute')),
  amount numeric(14, 2) not null check (amount > 0),
  -- Told: the books could not take it, and the user knows. The last three are of disputes.
  state text not null check (state in ('booked', 'told', 'undone', 'open', 'won', 'lost')),
  payment_id text collate "C",
  at timestamptz(3) not null default now(),
  primary key (user_id, reference),
  foreign key (user_id, checkout_id) references card_checkouts (user_id, id) on delete cascade,
  foreign key (user_id, payment_id) references payments (user_id, id)
);

select protect_user_table(name) from unnest(
  array['card_accounts', 'card_checkouts', 'card_movements']) as name;
grant select, insert, update on card_accounts, card_checkouts, card_movements to app_user;
