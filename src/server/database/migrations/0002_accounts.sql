-- better-auth 1.7.7 with twoFactor, emailOTP, jwt, genericOAuth and magicLink. Its models and
-- fields are camelCase; Kysely's camelCase plugin maps them to these names. Only the owner role
-- reads these tables: app_user has no grant on any of them.

create table "user" (
  id text collate "C" primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  two_factor_enabled boolean default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table session (
  id text collate "C" primary key,
  user_id text collate "C" not null references "user" (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz(3) not null,
  ip_address text,
  user_agent text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index session_user_id on session (user_id);
create index session_expires_at on session (expires_at);

create table account (
  id text collate "C" primary key,
  user_id text collate "C" not null references "user" (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  password text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index account_user_id on account (user_id);
create index account_provider on account (provider_id, account_id);

create table verification (
  id text collate "C" primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index verification_identifier on verification (identifier);

create table two_factor (
  id text collate "C" primary key,
  user_id text collate "C" not null references "user" (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean default true,
  failed_verification_count integer default 0,
  locked_until timestamptz(3)
);
create index two_factor_user_id on two_factor (user_id);
create index two_factor_secret on two_factor (secret);

create table jwks (
  id text collate "C" primary key,
  public_key text not null,
  private_key text not null,
  alg text,
  crv text,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3)
);

-- better-auth's own limiter (`rateLimit.storage: 'database'`).
create table rate_limit (
  id text collate "C" primary key,
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

-- Decisions 3: too many failed sign-ins block that account and that address for 15 minutes.
-- `key` names what is counted, e.g. `account:anne@exemple.fr` or `address:203.0.113.7`.
create table login_failures (
  key text collate "C" primary key,
  failures integer not null default 0,
  window_started_at timestamptz(3) not null default now(),
  locked_until timestamptz(3)
);

-- Limits of our own routes (generation, contact form…), shared by every server.
create table rate_limits (
  key text collate "C" not null,
  window_started_at timestamptz(3) not null,
  count integer not null default 0,
  primary key (key, window_started_at)
);
create index rate_limits_window on rate_limits (window_started_at);
