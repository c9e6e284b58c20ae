-- Works invoiced as they go, and what the client keeps back of them (docs/product.md, Situations).

alter table documents
  -- How far each line of the quote was, on a situation: { rank, lots }.
  add column situation jsonb,
  -- Percent of the whole that is kept back for a year, and the day that year begins.
  add column retention numeric(5, 2),
  add column works_accepted_on date,
  drop constraint documents_kind_check,
  add constraint documents_kind_check check (
    (type = 'quote' and kind = 'quote')
    or (type = 'invoice'
      and kind in ('invoice', 'credit_note', 'corrective', 'deposit', 'final', 'situation')));

alter table document_links
  drop constraint document_links_relation_check,
  add constraint document_links_relation_check
    check (relation in ('credits', 'replaces', 'deducts', 'deposit_on', 'situation_of', 'amends'));

-- As in migration 0013; the works of an invoice are accepted after it was issued.
create or replace function guard_issued() returns trigger
language plpgsql
as $$
declare
  later constant text[] := array['status', 'sent_at', 'left_at', 'archived_at', 'paid_amount',
    'credited_amount', 'works_accepted_on', 'updated_at', 'source_document_id',
    'converted_document_id', 'search_key'];
begin
  if tg_op = 'DELETE' then
    -- An account that is erased takes its rows with it; its register and sealed files stay.
    if current_user <> 'app_user' then
      return old;
    end if;
  elsif new.issued_at is null and old.left_at is null then
    return new;
  elsif to_jsonb(old) - later = to_jsonb(new) - later then
    return new;
  end if;
  raise exception 'an issued document cannot be rewritten: % refused', tg_op
    using errcode = 'insufficient_privilege';
end
$$;

-- Invoices that a rectificative replaced leave the sums, which are made again below.
do $$
declare
  replaced documents;
begin
  for replaced in select * from documents
    where status = 'cancelled' and issued_at is not null and deleted_at is null
  loop
    perform add_to_figures(replaced, -1);
  end loop;
end
$$;

-- As in migration 0014; what was replaced is counted as a document and adds nothing to the sums, and
-- what is kept back is due on its own day.
create or replace function add_to_figures(document documents, sign integer) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  owed integer := sign * case
    when document.kind = 'credit_note' then -1
    when document.status = 'cancelled' and document.issued_at is not null then 0
    else 1 end;
  rest numeric := document.gross_amount - document.paid_amount - document.credited_amount;
  kept numeric := least(rest, round(document.gross_amount * coalesce(document.retention, 0) / 100, 2));
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
    perform add_to_due(document, document.due_date, rest - kept, sign);
    -- Nobody knows when, until the works are accepted.
    if document.works_accepted_on is not null then
      perform add_to_due(document, (document.works_accepted_on + interval '1 year')::date, kept, sign);
    end if;
  end if;
end
$$;
revoke execute on function add_to_figures(documents, integer) from public;

create function add_to_due(document documents, due_on date, due numeric, sign integer) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if due = 0 then
    return;
  end if;
  insert into due_figures as d (user_id, due_date, currency, count, amount, gross_amount)
    values (document.user_id, due_on, document.currency, sign,
      sign * round(document.amount * due / document.gross_amount, 2), sign * due)
    on conflict (user_id, due_date, currency) do update set
      count = d.count + excluded.count,
      amount = d.amount + excluded.amount,
      gross_amount = d.gross_amount + excluded.gross_amount;
end
$$;
revoke execute on function add_to_due(documents, date, numeric, integer) from public;

do $$
declare
  replaced documents;
begin
  for replaced in select * from documents
    where status = 'cancelled' and issued_at is not null and deleted_at is null
  loop
    perform add_to_figures(replaced, 1);
  end loop;
end
$$;

drop trigger keep_figures on documents;
create trigger keep_figures after insert or delete
  or update of user_id, client_id, currency, type, status, date, due_date, amount, gross_amount,
    paid_amount, credited_amount, retention, works_accepted_on, issued_at, deleted_at
  on documents for each row execute function keep_document_figures();
