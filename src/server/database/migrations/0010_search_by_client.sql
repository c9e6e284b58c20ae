-- A client's name is looked for among the user's clients, who are few, and not in every document
-- that bears it: « atelier 42 » among 50,000 documents cost as much as reading a third of them. The
-- documents' own index then holds numbers only, and renaming a client no longer rewrites it.

create index documents_number_search on documents using gin (user_id, fold(number) gin_trgm_ops)
  with (fastupdate = off);
drop index documents_search;

-- As in migration 0008: the ids of the user's documents whose number or client contains a text, or
-- null when they are so many (or the text so short) that reading the list by date finds a page of
-- them sooner. Runs as the owner, itself bound to app.user_id.
create or replace function rare_matches(term text) returns text[]
language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
as $$
declare
  most constant integer := 2000;
  me constant text := app_user_id();
  folded constant text := fold(term);
  named text[];
  theirs text[] := '{}';
  numbered text[];
begin
  if length(folded) < 3 then
    return null;
  end if;
  -- The key holds the e-mail address too, by which documents are not found.
  select coalesce(array_agg(id), '{}') into named from clients
    where user_id = me and strpos(search_key, folded) > 0
      and (strpos(fold(name), folded) > 0 or strpos(fold(company), folded) > 0);
  if cardinality(named) > 0 then
    if (select sum(count) from client_figures where user_id = me and client_id = any(named)) > most then
      return null;
    end if;
    select coalesce(array_agg(id), '{}') into theirs from documents
      where user_id = me and client_id = any(named);
  end if;
  -- EXECUTE: planned for this very text, whose frequency decides how it is best found.
  execute 'select coalesce(array_agg(id), ''{}'') from (
      select id from documents where user_id = $1 and fold(number) like $2 limit $3) matches'
    into numbered
    using me, '%' || regexp_replace(folded, '([\\%_])', '\\\1', 'g') || '%', most + 1;
  if cardinality(theirs) + cardinality(numbered) > most then
    return null;
  end if;
  return theirs || numbered;
end
$$;
