-- Who may touch what, and who is told. Written last so that the whole picture is on one page.

select protect_user_table('profiles', 'id');
select protect_user_table(name) from unnest(array[
  'clients', 'documents', 'notifications', 'email_attempts', 'outbox_messages',
  'document_usage', 'idempotency_keys', 'stripe_customers', 'stripe_subscriptions',
  'register_heads', 'register_entries', 'sealed_files',
  'document_totals', 'document_figures', 'due_figures', 'client_figures', 'client_days'
]) as name;

-- A user writes these…
grant select, insert, update on profiles, email_attempts, document_usage to app_user;
grant select, insert, update, delete on clients, documents, notifications, idempotency_keys to app_user;
grant select, insert, delete on outbox_messages to app_user;
-- …adds to these, for good…
grant select, insert on register_entries, sealed_files to app_user;
-- …and only reads these: triggers, webhooks and the operator write them.
grant select on register_heads, document_totals, document_figures, due_figures, client_figures,
  client_days, stripe_customers, stripe_subscriptions, stripe_user_subscriptions,
  email_configuration to app_user;

-- Functions are executable by everyone unless said otherwise.
revoke execute on function protect_user_table(text, text), add_to_figures(documents, integer) from public;

-- Live events carry ids only: a payload may not exceed 8 kB, and whoever listens reads the row
-- as its owner. Nothing is sent when the transaction rolls back.
create function tell_notification() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('notifications', json_build_object('userId', new.user_id, 'id', new.id)::text);
  return null;
end
$$;
create trigger tell after insert on notifications
  for each row execute function tell_notification();

create function tell_subscription() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('stripe_subscriptions',
    json_build_object('userId', case when tg_op = 'DELETE' then old.user_id else new.user_id end)::text);
  return null;
end
$$;
create trigger tell after insert or update or delete on stripe_subscriptions
  for each row execute function tell_subscription();
create trigger tell after insert or update or delete on stripe_customers
  for each row execute function tell_subscription();

-- Decisions §4: erases an account. The register and the sealed files stay for the legal ten
-- years (docs/decisions/004), under an id that no longer names anyone.
create function erase_account(erased_user_id text) returns void
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
  delete from client_days where user_id = erased_user_id;
  delete from document_usage where user_id = erased_user_id;
  delete from idempotency_keys where user_id = erased_user_id;
  delete from stripe_subscriptions where user_id = erased_user_id;
  delete from stripe_customers where user_id = erased_user_id;
  delete from profiles where id = erased_user_id;
  delete from "user" where id = erased_user_id;
end
$$;
revoke execute on function erase_account(text) from public;
