-- What a client keeps back is a part of what avoirs leave of an invoice (loi n° 71-584, art. 1;
-- docs/product.md, Situations): where both stand, its part is made again in what is due.

do $$
declare
  kept documents;
begin
  for kept in select * from documents
    where retention is not null and credited_amount > 0 and deleted_at is null
  loop
    perform add_to_figures(kept, -1);
  end loop;
end
$$;

-- As in migration 0026; the part is one of what avoirs leave.
create or replace function add_to_figures(document documents, sign integer) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  owed integer := sign * case
    when document.kind = 'credit_note' then -1
    when document.status = 'cancelled' and document.issued_at is not null then 0
    else 1 end;
  rest numeric := document.gross_amount - document.paid_amount - document.credited_amount;
  kept numeric := least(rest, round((document.gross_amount - document.credited_amount)
    * coalesce(document.retention, 0) / 100, 2));
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

do $$
declare
  kept documents;
begin
  for kept in select * from documents
    where retention is not null and credited_amount > 0 and deleted_at is null
  loop
    perform add_to_figures(kept, 1);
  end loop;
end
$$;
