-- Closures of what was paid, by day, month and year (docs/product.md, Closures; CGI art. 286, I,
-- 3° bis): rows that are written once, each after the one before it.

create table closures (
  user_id text collate "C" not null,
  kind text not null check (kind in ('day', 'month', 'year')),
  -- « 2026-11-22 », « 2026-11 » or « 2026 », in French time.
  period text collate "C" not null check (period ~ case kind
    when 'day' then '^\d{4}-\d{2}-\d{2}$' when 'month' then '^\d{4}-\d{2}$' else '^\d{4}$' end),
  -- From 1 in each kind, without a gap.
  number integer not null check (number >= 1),
  -- By currency: of the period, since 1 January, since the first payment.
  totals jsonb not null,
  -- Of the payments it closes, or of the closures it adds up.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  at timestamptz(3) not null,
  primary key (user_id, kind, period),
  unique (user_id, kind, number)
);
select protect_user_table('closures');
grant select, insert on closures to app_user;
create trigger no_rewriting before update or delete on closures
  for each row execute function refuse_rewriting();
create trigger no_truncation before truncate on closures
  for each statement execute function refuse_rewriting();

-- A closure follows the last of its kind, and closes only what is over.
create function follow_closures() returns trigger
language plpgsql
as $$
declare
  last closures;
begin
  select * into last from closures c
    where c.user_id = new.user_id and c.kind = new.kind order by c.number desc limit 1;
  if new.number <> coalesce(last.number, 0) + 1 or new.period <= coalesce(last.period, '') then
    raise exception 'closure % of % does not follow closure %', new.number, new.period, last.number
      using errcode = 'check_violation';
  end if;
  if new.period >= left(to_char(new.at at time zone 'Europe/Paris', 'YYYY-MM-DD'), length(new.period)) then
    raise exception '% is not over yet', new.period using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger follow_last before insert on closures
  for each row execute function follow_closures();

-- What is recorded counts in the day of its recording: a day that was closed takes nothing more.
create function refuse_in_closed_day() returns trigger
language plpgsql
as $$
begin
  if exists (select from closures c
    where c.user_id = new.user_id and c.kind = 'day'
      and c.period >= to_char(new.at at time zone 'Europe/Paris', 'YYYY-MM-DD')) then
    raise exception 'the day of this payment is closed' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger refuse_in_closed_day before insert on payments
  for each row execute function refuse_in_closed_day();
create index payments_by_instant on payments (user_id, at);
