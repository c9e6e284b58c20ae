-- Spec §3: stripe_customers, stripe_subscriptions and the view stripe_user_subscriptions.
-- Only the owner role writes here (webhooks, sign-up); a user reads their own rows.

create table stripe_customers (
  user_id text collate "C" primary key,
  customer_id text not null unique,
  subscription_tier text check (subscription_tier in ('ESSENTIAL', 'PREMIUM', 'beta')),
  subscription_period text check (subscription_period in ('monthly', 'annual')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table stripe_subscriptions (
  user_id text collate "C" not null,
  -- Stripe's own id (`sub_…`).
  id text collate "C" not null,
  customer_id text not null,
  price_id text,
  subscription_status text not null,
  -- Unix seconds, as Stripe and the spec give them.
  current_period_start bigint,
  current_period_end bigint,
  cancel_at_period_end boolean not null default false,
  -- Creation time (Unix seconds) of the event this row reflects: an older one arriving late is ignored.
  event_created bigint not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, id),
  unique (id)
);
create index stripe_subscriptions_customer on stripe_subscriptions (customer_id);

-- Events already handled; Stripe delivers each at least once.
create table stripe_events (
  id text collate "C" primary key,
  type text not null,
  created bigint not null,
  received_at timestamptz(3) not null default now()
);

-- The beta plan is granted without Stripe and counts as an active subscription (decisions §19).
create view stripe_user_subscriptions with (security_invoker = true) as
select
  user_id,
  id as subscription_id,
  customer_id,
  subscription_status,
  price_id,
  current_period_start,
  current_period_end,
  cancel_at_period_end
from stripe_subscriptions
union all
select user_id, null, customer_id, 'active', null, null, null, false
from stripe_customers
where subscription_tier = 'beta';
