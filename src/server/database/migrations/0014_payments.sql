-- What clients pay (docs/product.md, Payments): rows that are written once. An error is taken back by
-- a row of the opposite amount; money given back is a row below 0.

create table payments (
  user_id text collate "C" not null,
  id text collate "C" not null,
  document_id text collate "C" not null,
  -- Received, given back or taken back on that day.
  day date not null,
  -- All taxes included, in the document's currency.
  amount numeric(14, 2) not null check (amount <> 0),
  currency text not null,
  method text not null
    check (method in ('transfer', 'card', 'cheque', 'cash', 'direct_debit', 'other')),
  reference text,
  reason text,
  -- The payment this row takes back: each is taken back once.
  reverses_id text collate "C",
  -- How it is spread over the VAT rates: { shares: [{ rate, gross, vat }], excess }.
  split jsonb not null,
  -- Written by this migration for what « Payé » said before there were payments: no entry of the
  -- register announces it.
  taken_over boolean not null default false,
  at timestamptz(3) not null default now(),
  primary key (user_id, id),
  unique (user_id, reverses_id),
  foreign key (user_id, reverses_id) references payments (user_id, id),
  check (reason is not null or (amount > 0 and reverses_id is null))
);
create index payments_document on payments (user_id, document_id, at, id);
create index payments_by_day on payments (user_id, day, at, id);

-- What came in, by day: of the dashboard.
create table payment_figures (
  user_id text collate "C" not null,
  day date not null,
  currency text not null,
  count integer not null default 0,
  amount numeric(16, 2) not null default 0,
  primary key (user_id, day, currency)
);

-- A document may say that it was paid before it was issued: { day, amount, method } (BT-113).
alter table documents add column already_paid jsonb;

select protect_user_table(name) from unnest(array['payments', 'payment_figures']) as name;
grant select, insert on payments to app_user;
grant select on payment_figures to app_user;
create trigger no_rewriting before update or delete on payments
  for each row execute function refuse_rewriting();
create trigger no_truncation before truncate on payments
  for each statement execute function refuse_rewriting();

-- As in migration 0013; what is due is what is left to pay.
create or replace function add_to_figures(document documents, sign integer) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  owed integer := sign * case when document.kind = 'credit_note' then -1 else 1 end;
  rest numeric := document.gross_amount - document.paid_amount - document.credited_amount;
begin
  insert into document_totals as t (user_id, currency, type, status, count, amount, gross_amount)
    values (document.user_id, document.currency, document.type, document.status,
      sign, owed * document.amount, owed * document.gross_amount)
    on conflict (user_id, currency, type, status) do update set
      count = t.count + excluded.count,
      amount = t.amount + excluded.amount,
      gross_amount = t.gross_amount + excluded.gross_amount;
  insert into document_figures as f (user_id, day, currency, type, status, count, amount, gross_amount)
    values (document.user_id, document.date, document.currency, document.type, document.status,
      sign, owed * document.amount, owed * document.gross_amount)
    on conflict (user_id, day, currency, type, status) do update set
      count = f.count + excluded.count,
      amount = f.amount + excluded.amount,
      gross_amount = f.gross_amount + excluded.gross_amount;
  insert into client_figures as c
      (user_id, client_id, currency, type, status, count, amount, gross_amount)
    values (document.user_id, document.client_id, document.currency, document.type, document.status,
      sign, owed * document.amount, owed * document.gross_amount)
    on conflict (user_id, client_id, currency, type, status) do update set
      count = c.count + excluded.count,
      amount = c.amount + excluded.amount,
      gross_amount = c.gross_amount + excluded.gross_amount;
  -- What is left to pay, by the day it is due.
  if document.type = 'invoice' and document.status = 'sent' and document.due_date is not null
    and rest > 0 then
    insert into due_figures as d (user_id, due_date, currency, count, amount, gross_amount)
      values (document.user_id, document.due_date, document.currency, sign,
        sign * round(document.amount * rest / document.gross_amount, 2), sign * rest)
      on conflict (user_id, due_date, currency) do update set
        count = d.count + excluded.count,
        amount = d.amount + excluded.amount,
        gross_amount = d.gross_amount + excluded.gross_amount;
  end if;
end
$$;
revoke execute on function add_to_figures(documents, integer) from public;

drop trigger keep_figures on documents;
create trigger keep_figures after insert or delete
  or update of user_id, client_id, currency, type, status, date, due_date, amount, gross_amount,
    paid_amount, credited_amount, deleted_at
  on documents for each row execute function keep_document_figures();

create function keep_paid_amount() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update documents set paid_amount = paid_amount + new.amount
    where user_id = new.user_id and id = new.document_id;
  insert into payment_figures as f (user_id, day, currency, count, amount)
    values (new.user_id, new.day, new.currency, 1, new.amount)
    on conflict (user_id, day, currency) do update set
      count = f.count + 1, amount = f.amount + excluded.amount;
  return null;
end
$$;
create trigger keep_paid after insert on payments
  for each row execute function keep_paid_amount();

-- « Payé » becomes a payment of the whole, on the day the register says so, spread over the rates as
-- `src/domain/payments/split.ts` does.
with paid as (
  select d.*, coalesce(
      (select (r.at at time zone 'Europe/Paris')::date from register_entries r
        where r.user_id = d.user_id and r.document_id = d.id
          and r.kind = 'status_set' and r.body ->> 'to' = 'paid'
        order by r.sequence desc limit 1),
      d.date) as paid_on
  from documents d
  where d.type = 'invoice' and d.kind <> 'credit_note' and d.status = 'paid'
    and d.issued_at is not null and d.gross_amount > 0
), lines as (
  select p.user_id, p.id, coalesce((line ->> 'vatRate')::numeric, p.vat_rate) as rate,
    round((line ->> 'quantity')::numeric * (line ->> 'unitPrice')::numeric, 2) as net
  from paid p, jsonb_array_elements(p.line_items) as line
  union all
  select p.user_id, p.id, p.vat_rate, p.amount from paid p where jsonb_array_length(p.line_items) = 0
), rates as (
  select l.user_id, l.id, case when p.vat then l.rate else 0 end as rate, sum(l.net) as net
  from lines l join paid p using (user_id, id)
  group by l.user_id, l.id, case when p.vat then l.rate else 0 end
), splits as (
  select user_id, id, jsonb_build_object('excess', 0, 'shares', jsonb_agg(jsonb_build_object(
      'rate', trim_scale(rate), 'gross', net + round(net * rate / 100, 2), 'vat', round(net * rate / 100, 2))
    order by rate desc)) as split
  from rates group by user_id, id
)
insert into payments (user_id, id, document_id, day, amount, currency, method, reason, split, taken_over)
  select p.user_id, gen_random_uuid()::text, p.id, least(p.paid_on, now()::date), p.gross_amount,
    p.currency, case p.payment_method when 'sepa' then 'direct_debit' else coalesce(p.payment_method, 'other') end,
    'Repris du statut « Payé »', s.split, true
  from paid p join splits s using (user_id, id);

-- As in migration 0007; payments stay with the register, what is summed of them goes.
create or replace function erase_account(erased_user_id text) returns void
language plpgsql
as $$
begin
  delete from notifications where user_id = erased_user_id;
  delete from email_attempts where user_id = erased_user_id;
  delete from outbox_messages where user_id = erased_user_id;
  delete from documents where user_id = erased_user_id;
  delete from clients where user_id = erased_user_id;
  delete from document_totals where user_id = erased_user_id;
  delete from document_figures where user_id = erased_user_id;
  delete from due_figures where user_id = erased_user_id;
  delete from payment_figures where user_id = erased_user_id;
  delete from client_days where user_id = erased_user_id;
  delete from document_usage where user_id = erased_user_id;
  delete from idempotency_keys where user_id = erased_user_id;
  delete from stripe_subscriptions where user_id = erased_user_id;
  delete from stripe_customers where user_id = erased_user_id;
  delete from profiles where id = erased_user_id;
  delete from "user" where id = erased_user_id;
end
$$;
