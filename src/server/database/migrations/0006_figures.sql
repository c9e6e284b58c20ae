-- Sums that screens show over all documents (dashboard, client statistics), kept by the
-- transaction that changes a document, so that reading them costs the same at 10 documents as at
-- 50,000. Amounts are per currency: euros and dollars are never added.

create table document_totals (
  user_id text collate "C" not null,
  currency text not null,
  type text not null,
  status text not null,
  count integer not null default 0,
  amount numeric(16, 2) not null default 0,
  gross_amount numeric(16, 2) not null default 0,
  primary key (user_id, currency, type, status)
);

create table document_figures (
  user_id text collate "C" not null,
  day date not null,
  currency text not null,
  type text not null,
  status text not null,
  count integer not null default 0,
  amount numeric(16, 2) not null default 0,
  gross_amount numeric(16, 2) not null default 0,
  primary key (user_id, day, currency, type, status)
);

-- Invoices sent and not paid, by the day they are due: « en retard » is what lies before today.
create table due_figures (
  user_id text collate "C" not null,
  due_date date not null,
  currency text not null,
  count integer not null default 0,
  amount numeric(16, 2) not null default 0,
  gross_amount numeric(16, 2) not null default 0,
  primary key (user_id, due_date, currency)
);

create table client_figures (
  user_id text collate "C" not null,
  client_id text collate "C" not null,
  currency text not null,
  type text not null,
  status text not null,
  count integer not null default 0,
  amount numeric(16, 2) not null default 0,
  gross_amount numeric(16, 2) not null default 0,
  primary key (user_id, client_id, currency, type, status),
  foreign key (user_id, client_id) references clients (user_id, id) on delete cascade
);

-- Clients added per day, for the client card and its change against the period before.
create table client_days (
  user_id text collate "C" not null,
  day date not null,
  count integer not null default 0,
  primary key (user_id, day)
);

create function add_to_figures(document documents, sign integer) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into document_totals as t (user_id, currency, type, status, count, amount, gross_amount)
    values (document.user_id, document.currency, document.type, document.status,
      sign, sign * document.amount, sign * document.gross_amount)
    on conflict (user_id, currency, type, status) do update set
      count = t.count + excluded.count,
      amount = t.amount + excluded.amount,
      gross_amount = t.gross_amount + excluded.gross_amount;
  insert into document_figures as f (user_id, day, currency, type, status, count, amount, gross_amount)
    values (document.user_id, document.date, document.currency, document.type, document.status,
      sign, sign * document.amount, sign * document.gross_amount)
    on conflict (user_id, day, currency, type, status) do update set
      count = f.count + excluded.count,
      amount = f.amount + excluded.amount,
      gross_amount = f.gross_amount + excluded.gross_amount;
  insert into client_figures as c
      (user_id, client_id, currency, type, status, count, amount, gross_amount)
    values (document.user_id, document.client_id, document.currency, document.type, document.status,
      sign, sign * document.amount, sign * document.gross_amount)
    on conflict (user_id, client_id, currency, type, status) do update set
      count = c.count + excluded.count,
      amount = c.amount + excluded.amount,
      gross_amount = c.gross_amount + excluded.gross_amount;
  if document.type = 'invoice' and document.status = 'sent' and document.due_date is not null then
    insert into due_figures as d (user_id, due_date, currency, count, amount, gross_amount)
      values (document.user_id, document.due_date, document.currency,
        sign, sign * document.amount, sign * document.gross_amount)
      on conflict (user_id, due_date, currency) do update set
        count = d.count + excluded.count,
        amount = d.amount + excluded.amount,
        gross_amount = d.gross_amount + excluded.gross_amount;
  end if;
end
$$;

create function keep_document_figures() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op <> 'INSERT' and old.deleted_at is null then
    perform add_to_figures(old, -1);
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then
    perform add_to_figures(new, 1);
  end if;
  return null;
end
$$;
create trigger keep_figures after insert or delete
  or update of user_id, client_id, currency, type, status, date, due_date, amount, gross_amount, deleted_at
  on documents for each row execute function keep_document_figures();

-- One lock for everything that writes a user's documents, taken before any row is: the profile's
-- row, which numbering holds too. Without it, two status changes crossing each other would wait
-- for each other's figures.
create function queue_document_writes() returns trigger
language plpgsql
as $$
begin
  perform 1 from profiles where id = app_user_id() for no key update;
  return null;
end
$$;
create trigger queue_writes before insert or update or delete on documents
  for each statement execute function queue_document_writes();

create function keep_client_days() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op <> 'INSERT' and old.deleted_at is null then
    update client_days set count = count - 1
      where user_id = old.user_id and day = (old.created_at at time zone 'Europe/Paris')::date;
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then
    insert into client_days as d (user_id, day, count)
      values (new.user_id, (new.created_at at time zone 'Europe/Paris')::date, 1)
      on conflict (user_id, day) do update set count = d.count + 1;
  end if;
  return null;
end
$$;
create trigger keep_days after insert or delete or update of user_id, created_at, deleted_at
  on clients for each row execute function keep_client_days();

-- Documents are found by number or by the client's name; both are kept in one searchable text.
create function set_document_search_key() returns trigger
language plpgsql
as $$
begin
  select fold(new.number || E'\n' || c.name || E'\n' || c.company) into new.search_key
    from clients c where c.user_id = new.user_id and c.id = new.client_id;
  new.search_key := coalesce(new.search_key, fold(new.number));
  return new;
end
$$;
create trigger set_search_key before insert or update of number, client_id on documents
  for each row execute function set_document_search_key();

create function carry_client_name() returns trigger
language plpgsql
as $$
begin
  update documents set search_key = fold(number || E'\n' || new.name || E'\n' || new.company)
    where user_id = new.user_id and client_id = new.id;
  return null;
end
$$;
create trigger carry_name after update of name, company on clients
  for each row when (old.name <> new.name or old.company <> new.company)
  execute function carry_client_name();
