-- VAT regimes and cases, legal identity, kinds of client, addresses of e-invoicing, terms of payment,
-- and what a quote for works must say.

-- Null: the seller has never said whether they charge VAT. Those who never let an invoice go and still
-- have the default were never asked; whoever has sent one has answered by it.
alter table profiles
  alter column vat_regime drop not null,
  alter column vat_regime drop default,
  drop constraint profiles_vat_regime_check,
  add constraint profiles_vat_regime_check
    check (vat_regime in ('standard', 'franchise', 'debits', 'exempt', 'not_taxable')),
  -- The exemption of an exempt activity: see `src/domain/vat/exemptions.ts`.
  add column vat_exemption text,
  -- The form's own name, where the list has none.
  add column legal_form_name text not null default '',
  add column variable_capital boolean not null default false,
  add column in_liquidation boolean not null default false,
  -- « Locataire-gérant… », « Représentée par … ».
  add column registration_note text not null default '',
  add column electronic_address text not null default '',
  add column sepa_creditor_id text not null default '',
  add column terms_kind text
    check (terms_kind in ('on_receipt', 'days', 'end_of_month_after_45', '45_after_end_of_month')),
  add column terms_days integer check (terms_days between 0 and 365),
  add column late_penalty text not null default 'legal_rate'
    check (late_penalty in ('legal_rate', 'central_bank', 'own_rate')),
  add column late_penalty_rate numeric(5, 2) check (late_penalty_rate > 0),
  add column discount_percent numeric(5, 2) check (discount_percent > 0 and discount_percent < 100),
  add column discount_days integer check (discount_days between 1 and 365);

update profiles set vat_regime = null
where vat_regime = 'standard' and not exists (
  select from documents
  where documents.user_id = profiles.id and issued_at is not null);

alter table clients
  drop constraint clients_kind_check,
  add constraint clients_kind_check
    check (kind in ('business', 'consumer', 'nonprofit', 'public')),
  add column electronic_address text not null default '',
  add column service_code text not null default '',
  add column delivery_postal_code text not null default '',
  add column delivery_city text not null default '',
  add column delivery_country text not null default '',
  add column sepa_mandate text not null default '',
  add column terms_kind text
    check (terms_kind in ('on_receipt', 'days', 'end_of_month_after_45', '45_after_end_of_month')),
  add column terms_days integer check (terms_days between 0 and 365);

-- The list of exemptions is the domain's own, and grows with the law.
alter table documents
  drop constraint documents_vat_exemption_check,
  add column contract_reference text,
  add column buyer_reference text,
  add column place_of_work text,
  add column quote_fee numeric(14, 2) check (quote_fee >= 0),
  add column work_start text,
  add column waste_quantity text,
  add column waste_handling text,
  add column waste_collection text,
  add column waste_cost text;
