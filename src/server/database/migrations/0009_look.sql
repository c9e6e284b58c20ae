-- How a user's documents look: template, accent colour, size of the logo.
alter table profiles
  add column template text not null default 'classique'
    check (template in ('classique', 'moderne', 'epure')),
  add column accent_color text not null default '#171e2c'
    check (accent_color ~ '^#[0-9a-f]{6}$'),
  add column logo_size text not null default 'medium'
    check (logo_size in ('small', 'medium', 'large'));
