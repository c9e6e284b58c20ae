-- Letters to several people, with the sender's own files (docs/product.md, E-mail).

alter table email_attempts
  -- [{ address, role, state, reason }]: null in letters written before, which went to one address.
  add column addressees jsonb,
  -- [{ name, type, bytes, sha256 }]: what was joined beside the document; the files are not kept.
  add column attachments jsonb not null default '[]';

-- The words an account writes with; without a row, those of the product.
create table letter_texts (
  user_id text collate "C" not null references profiles (id) on delete cascade,
  -- A kind of `domain/letters/letterKinds.ts`.
  kind text collate "C" not null,
  subject text not null,
  message text not null,
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, kind)
);

select protect_user_table('letter_texts');
grant select, insert, update, delete on letter_texts to app_user;
