-- Decisions §7: an append-only, hash-chained journal and the sealed PDF bytes. The database
-- itself keeps the chain whole and refuses to change or remove what was written.

create table register_heads (
  user_id text collate "C" primary key,
  sequence bigint not null,
  hash text not null
);

create table register_entries (
  user_id text collate "C" not null,
  sequence bigint not null check (sequence >= 1),
  document_id text collate "C" not null,
  at timestamptz(3) not null,
  kind text not null,
  body jsonb not null,
  -- Hash of the entry before; 64 zeros for the first.
  previous_hash text not null check (previous_hash ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (user_id, sequence)
);
create index register_entries_document on register_entries (user_id, document_id, sequence);

create table sealed_files (
  user_id text collate "C" not null,
  id text collate "C" not null,
  document_id text collate "C" not null,
  file_name text not null,
  sha256 text not null check (sha256 = encode(sha256(bytes), 'hex')),
  bytes bytea not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, id)
);
create index sealed_files_document on sealed_files (user_id, document_id, created_at);
-- PDF bytes are already compressed: skip the attempt to compress them again.
alter table sealed_files alter column bytes set storage external;

-- The head after which the next entry goes. Holds the user's register until the transaction
-- ends, so that two appends cannot both follow the same entry.
create function register_head(out sequence bigint, out hash text)
language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('register:' || app_user_id(), 0));
  select h.sequence, h.hash into sequence, hash from register_heads h where h.user_id = app_user_id();
  if not found then
    sequence := 0;
    hash := repeat('0', 64);
  end if;
end
$$;

-- Moves the head with each entry and refuses an entry that does not follow it.
create function follow_register_head() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  head register_heads;
begin
  perform pg_advisory_xact_lock(hashtextextended('register:' || new.user_id, 0));
  select * into head from register_heads where user_id = new.user_id;
  if not found then
    head := row (new.user_id, 0, repeat('0', 64));
  end if;
  if new.sequence <> head.sequence + 1 or new.previous_hash <> head.hash then
    raise exception 'register entry % does not follow entry % of its chain', new.sequence, head.sequence
      using errcode = 'check_violation';
  end if;
  insert into register_heads as h (user_id, sequence, hash) values (new.user_id, new.sequence, new.hash)
    on conflict (user_id) do update set sequence = excluded.sequence, hash = excluded.hash;
  return new;
end
$$;
create trigger follow_head before insert on register_entries
  for each row execute function follow_register_head();

-- A head moves forward by one, together with an entry, and never otherwise.
create function guard_register_head() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and new.user_id = old.user_id and new.sequence = old.sequence + 1
    and pg_trigger_depth() > 1 then
    return new;
  end if;
  raise exception 'the register cannot be rewritten: % on % refused', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;
create trigger guard before update or delete on register_heads
  for each row execute function guard_register_head();

-- Refuses everyone, the owner and superusers included. The one exception is the end of the legal
-- term (Code de commerce, art. L123-22: ten years), and only once the account itself is erased.
create function refuse_rewriting() returns trigger
language plpgsql
as $$
declare
  written_at timestamptz;
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' then
    written_at := coalesce(to_jsonb(old) ->> 'at', to_jsonb(old) ->> 'created_at')::timestamptz;
    if written_at < now() - interval '10 years'
      and not exists (select from "user" where id = old.user_id) then
      return old;
    end if;
  end if;
  raise exception 'the register cannot be rewritten: % on % refused', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;
create trigger no_rewriting before update or delete on register_entries
  for each row execute function refuse_rewriting();
create trigger no_truncation before truncate on register_entries
  for each statement execute function refuse_rewriting();
create trigger no_rewriting before update or delete on sealed_files
  for each row execute function refuse_rewriting();
create trigger no_truncation before truncate on sealed_files
  for each statement execute function refuse_rewriting();
create trigger no_truncation before truncate on register_heads
  for each statement execute function refuse_rewriting();
