-- What a bank says came in (docs/product.md, Bank statements). What went out is never sent here.

create table bank_credits (
  -- An account that is erased takes its lines along; its payments stay.
  user_id text collate "C" not null references profiles (id) on delete cascade,
  id text collate "C" not null,
  -- The same in every file that holds the line: the same line is kept once.
  identity text collate "C" not null check (identity ~ '^[0-9a-f]{64}$'),
  -- One for all the lines of a file.
  import_id text collate "C" not null,
  day date not null,
  amount numeric(14, 2) not null check (amount > 0),
  currency text not null,
  label text not null,
  payer text not null,
  -- What standing payments have taken of it: never more than it is, whatever the code does.
  booked_amount numeric(14, 2) not null default 0 check (booked_amount between 0 and amount),
  -- « Ignorer »: not of a client.
  set_aside_at timestamptz(3),
  at timestamptz(3) not null default now(),
  primary key (user_id, id),
  unique (user_id, identity)
);
create index bank_credits_waiting on bank_credits (user_id, day, id)
  where set_aside_at is null and booked_amount < amount;
create index bank_credits_by_day on bank_credits (user_id, day, id);

-- Which payment is the money of which line. A payment that is reversed frees its line.
create table bank_bookings (
  user_id text collate "C" not null,
  payment_id text collate "C" not null,
  credit_id text collate "C" not null,
  -- The payment was typed by hand before the line was read: it stays when the line is freed.
  typed boolean not null,
  at timestamptz(3) not null default now(),
  primary key (user_id, payment_id),
  foreign key (user_id, credit_id) references bank_credits (user_id, id) on delete cascade,
  foreign key (user_id, payment_id) references payments (user_id, id)
);
create index bank_bookings_credit on bank_bookings (user_id, credit_id);

-- How the tables of one bank are read, as the user confirmed it.
create table bank_columns (
  user_id text collate "C" not null references profiles (id) on delete cascade,
  signature text collate "C" not null check (length(signature) <= 400),
  columns jsonb not null,
  at timestamptz(3) not null default now(),
  primary key (user_id, signature)
);

select protect_user_table(name) from unnest(array['bank_credits', 'bank_bookings', 'bank_columns']) as name;
grant select, insert on bank_credits, bank_bookings to app_user;
grant delete on bank_bookings to app_user;
-- The amounts are the triggers'; « Ignorer » and a row lock ask for one column.
grant update (set_aside_at) on bank_credits to app_user;
grant select, insert, update on bank_columns to app_user;

create function keep_booked_amount() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update bank_credits c set booked_amount = c.booked_amount + p.amount
    from payments p
    where c.user_id = new.user_id and c.id = new.credit_id
      and p.user_id = new.user_id and p.id = new.payment_id;
  return null;
end
$$;
create trigger keep_booked after insert on bank_bookings
  for each row execute function keep_booked_amount();

create function unlink_typed_payment() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  -- A payment that was reversed has freed its line already.
  update bank_credits c set booked_amount = c.booked_amount - p.amount
    from payments p
    where c.user_id = old.user_id and c.id = old.credit_id
      and p.user_id = old.user_id and p.id = old.payment_id
      and not exists (select from payments r where r.user_id = p.user_id and r.reverses_id = p.id);
  return null;
end
$$;
create trigger unlink_typed after delete on bank_bookings
  for each row execute function unlink_typed_payment();

create function free_booked_amount() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update bank_credits c set booked_amount = c.booked_amount + new.amount
    from bank_bookings b
    where b.user_id = new.user_id and b.payment_id = new.reverses_id
      and c.user_id = new.user_id and c.id = b.credit_id;
  return null;
end
$$;
create trigger free_booked after insert on payments
  for each row when (new.reverses_id is not null) execute function free_booked_amount();
