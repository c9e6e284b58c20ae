-- Extensions, the restricted role and the helpers every later migration uses.
-- Runs on PostgreSQL >= 15 and on PGlite (PostgreSQL 18): nothing newer than 15 is used.

create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;
create extension if not exists btree_gin with schema public;

-- Roles belong to the whole cluster: another database may be creating the same one right now.
do $$
begin
  create role app_user nologin;
exception
  when duplicate_object or unique_violation then null;
end
$$;

-- The connecting role has to be able to step down to app_user; superusers always are.
do $$
begin
  if not pg_has_role(current_user, 'app_user', 'member') then
    execute format('grant app_user to %I', current_user);
  end if;
end
$$;

grant usage on schema public to app_user;

-- The signed-in user of this transaction; null outside `tenant`, which matches no row.
create function app_user_id() returns text
language sql stable parallel safe
as $$ select nullif(current_setting('app.user_id', true), '') $$;

-- Case- and accent-insensitive form of a text, for searching. Immutable because the dictionary
-- is named: the one-argument unaccent() depends on the search path and cannot be indexed.
create function fold(value text) returns text
language sql immutable strict parallel safe
as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Puts a table under row-level security: the restricted role sees the rows of app.user_id only;
-- the owner (migrations, jobs, webhooks) sees all of them. FORCE keeps any other owner out.
create function protect_user_table(table_name text, owner_column text default 'user_id') returns void
language plpgsql
as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format(
    'create policy own_rows on %I to app_user using (%I = (select app_user_id())) with check (%I = (select app_user_id()))',
    table_name, owner_column, owner_column);
  execute format(
    'create policy system on %I to %I using (true) with check (true)', table_name, current_user);
end
$$;
