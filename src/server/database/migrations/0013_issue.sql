-- The issue of an invoice (docs/product.md, Issue): what was issued is kept as it was and changes
-- no more (CGI art. 289; ann. II art. 242 nonies A).

alter table profiles
  add column credit_note_prefix text not null default 'AV-',
  add column next_credit_note_number integer not null default 1 check (next_credit_note_number >= 1);

alter table documents
  add column issued_at timestamptz(3),
  -- Sent by e-mail, or marked so by hand.
  add column sent_at timestamptz(3),
  -- Its sealed bytes left the house: the issue cannot be taken back from then on.
  add column left_at timestamptz(3),
  -- Out of the lists, in the totals.
  add column archived_at timestamptz(3),
  -- { seller, client, document } as they were at issue: every later reading is made of it.
  add column snapshot jsonb,
  add column sealed_file_id text collate "C",
  -- In the document's currency, all taxes included.
  add column paid_amount numeric(14, 2) not null default 0,
  add column credited_amount numeric(14, 2) not null default 0,
  -- Drafts of one line change numbers together: compared when the statement ends.
  drop constraint documents_user_id_type_number_key,
  add constraint documents_number_key unique (user_id, type, number) deferrable initially immediate;

-- The line of drafts that wait for their number.
create index documents_in_line on documents (user_id, created_at, id)
  where issued_at is null and type = 'invoice' and deleted_at is null;

create table document_links (
  user_id text collate "C" not null,
  from_id text collate "C" not null,
  to_id text collate "C" not null,
  -- An avoir credits, a rectificative replaces, a balance deducts a deposit, a deposit is asked on
  -- a quote.
  relation text not null check (relation in ('credits', 'replaces', 'deducts', 'deposit_on')),
  primary key (user_id, from_id, to_id, relation),
  foreign key (user_id, from_id) references documents (user_id, id) on delete cascade,
  foreign key (user_id, to_id) references documents (user_id, id) on delete cascade
);
create index document_links_back on document_links (user_id, to_id, relation);
select protect_user_table('document_links');
grant select, insert, delete on document_links to app_user;

-- Logos are heavy and change rarely: a snapshot names one by its hash.
create table sealed_logos (
  user_id text collate "C" not null,
  sha256 text not null check (sha256 = encode(sha256(convert_to(logo, 'UTF8')), 'hex')),
  logo text not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, sha256)
);
select protect_user_table('sealed_logos');
grant select, insert on sealed_logos to app_user;
create trigger no_rewriting before update or delete on sealed_logos
  for each row execute function refuse_rewriting();
create trigger no_truncation before truncate on sealed_logos
  for each statement execute function refuse_rewriting();

-- What left draft before issue was an act is issued with its first sealed version, and with the
-- seller and the client as they are known today.
create function camel(fields jsonb) returns jsonb
language sql immutable
as $$
  select jsonb_object_agg(
    (select string_agg(case when place = 1 then part else initcap(part) end, '' order by place)
      from regexp_split_to_table(key, '_') with ordinality as parts (part, place)),
    value)
  from jsonb_each(fields)
$$;

insert into sealed_logos (user_id, sha256, logo)
  select id, encode(sha256(convert_to(logo, 'UTF8')), 'hex'), logo from profiles where logo <> '';

update documents d set
  status = case when d.status = 'draft' then 'sent' else d.status end,
  issued_at = coalesce(first_seal.created_at, d.updated_at),
  sent_at = coalesce(first_seal.created_at, d.updated_at),
  left_at = coalesce(first_seal.created_at, d.updated_at),
  sealed_file_id = first_seal.id,
  snapshot = jsonb_build_object(
    'seller', camel(to_jsonb(p) - array['logo', 'created_at', 'updated_at'])
      || jsonb_build_object('logo', case when p.logo = '' then '' else 'sha256:' || encode(sha256(convert_to(p.logo, 'UTF8')), 'hex') end),
    'client', camel(to_jsonb(c) - array['user_id', 'search_key', 'created_at', 'updated_at', 'deleted_at']),
    'document', camel(to_jsonb(d) - array['user_id', 'search_key', 'created_at', 'updated_at', 'deleted_at',
      'issued_at', 'sent_at', 'left_at', 'archived_at', 'snapshot', 'sealed_file_id', 'paid_amount', 'credited_amount']))
  from profiles p, clients c, documents same
  left join lateral (
    select s.id, s.created_at from sealed_files s
    where s.user_id = same.user_id and s.document_id = same.id
    order by s.created_at, s.id limit 1) first_seal on true
  where same.user_id = d.user_id and same.id = d.id
    and p.id = d.user_id and c.user_id = d.user_id and c.id = d.client_id
    and d.type = 'invoice' and (d.status <> 'draft' or first_seal.id is not null);

drop function camel(jsonb);

-- Drafts take the numbers after the last one issued or withdrawn, in order of creation.
with series as (
  select p.id as user_id, p.invoice_prefix as prefix, p.next_invoice_number as next,
    (select coalesce(max(substr(d.number, length(p.invoice_prefix) + 1)::numeric), 0)
      from documents d
      where d.user_id = p.id and d.type = 'invoice' and starts_with(d.number, p.invoice_prefix)
        and substr(d.number, length(p.invoice_prefix) + 1) ~ '^[0-9]{3,9}$'
        and (d.issued_at is not null or d.deleted_at is not null)) as last,
    (select count(*) from documents d
      where d.user_id = p.id and d.type = 'invoice' and d.issued_at is null and d.deleted_at is null) as drafts
  from profiles p
), starts as (
  select user_id, prefix, drafts, greatest(last + 1, next - drafts)::integer as start from series
), line as (
  select d.user_id, d.id, s.prefix,
    s.start + row_number() over (partition by d.user_id order by d.created_at, d.id) - 1 as place
  from documents d join starts s using (user_id)
  where d.type = 'invoice' and d.issued_at is null and d.deleted_at is null
), renumbered as (
  update documents d set number = line.prefix
      || case when line.place < 1000 then lpad(line.place::text, 3, '0') else line.place::text end
    from line where line.user_id = d.user_id and line.id = d.id
)
update profiles p set next_invoice_number = starts.start + starts.drafts
  from starts where starts.user_id = p.id and starts.drafts > 0;

-- An issued row and its snapshot stand or fall together; only what follows the issue may change.
alter table documents add constraint documents_issue_check check (
  (issued_at is null) = (snapshot is null) and (issued_at is null or status <> 'draft'));

create function guard_issued() returns trigger
language plpgsql
as $$
declare
  later constant text[] := array['status', 'sent_at', 'left_at', 'archived_at', 'paid_amount',
    'credited_amount', 'updated_at', 'source_document_id', 'converted_document_id', 'search_key'];
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
create trigger guard_issued before update or delete on documents
  for each row when (old.issued_at is not null) execute function guard_issued();

-- As in migration 0006; an avoir takes away what it credits.
create or replace function add_to_figures(document documents, sign integer) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  owed integer := sign * case when document.kind = 'credit_note' then -1 else 1 end;
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
  if document.type = 'invoice' and document.status = 'sent' and document.due_date is not null then
    insert into due_figures as d (user_id, due_date, currency, count, amount, gross_amount)
      values (document.user_id, document.due_date, document.currency,
        sign, owed * document.amount, owed * document.gross_amount)
      on conflict (user_id, due_date, currency) do update set
        count = d.count + excluded.count,
        amount = d.amount + excluded.amount,
        gross_amount = d.gross_amount + excluded.gross_amount;
  end if;
end
$$;
revoke execute on function add_to_figures(documents, integer) from public;
