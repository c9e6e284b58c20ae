import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';

describeOnBothDatabases('a VAT regime from before it was asked', (open) => {
  it('is forgotten where it was the default and nothing was issued, and kept elsewhere', async () => {
    const database = await open();
    const { kysely } = database;
    await sql`delete from schema_migrations where name like '0020%'`.execute(kysely);
    // As 0019 left it.
    await sql`alter table profiles
      drop column vat_exemption, drop column legal_form_name, drop column variable_capital,
      drop column in_liquidation, drop column registration_note, drop column electronic_address,
      drop column sepa_creditor_id, drop column terms_kind, drop column terms_days,
      drop column late_penalty, drop column late_penalty_rate, drop column discount_percent,
      drop column discount_days,
      alter column vat_regime set default 'standard'`.execute(kysely);
    await sql`alter table clients
      drop column electronic_address, drop column service_code, drop column delivery_postal_code,
      drop column delivery_city, drop column delivery_country, drop column sepa_mandate,
      drop column terms_kind, drop column terms_days`.execute(kysely);
    await sql`alter table documents
      drop column contract_reference, drop column buyer_reference, drop column place_of_work,
      drop column quote_fee, drop column work_start, drop column waste_quantity,
      drop column waste_handling, drop column waste_collection, drop column waste_cost,
      add constraint documents_vat_exemption_check check (vat_exemption <> 'x')`.execute(kysely);
    await sql`insert into profiles (id, vat_regime) values
      ('never', 'standard'), ('issued', 'standard'), ('draft', 'standard'),
      ('franchise', 'franchise'), ('debits', 'debits')`.execute(kysely);
    for (const [userId, issuedAt] of [
      ['issued', '2026-11-01T09:00:00Z'],
      ['draft', null],
    ] as const) {
      await sql`insert into stripe_customers (user_id, customer_id, subscription_tier)
        values (${userId}, ${userId}, 'beta')`.execute(kysely);
      await sql`insert into clients (user_id, id, name) values (${userId}, 'c', 'Lune')`.execute(
        kysely,
      );
      await sql`insert into documents (user_id, id, type, kind, client_id, number, date, status, issued_at, snapshot)
        values (${userId}, 'd', 'invoice', 'invoice', 'c', 'INV-1', '2026-11-01',
          ${issuedAt === null ? 'draft' : 'sent'}, ${issuedAt}, ${issuedAt === null ? null : '{}'})`.execute(
        kysely,
      );
    }

    await database.reopen();
    const rows = await database.kysely.selectFrom('profiles').select(['id', 'vatRegime']).execute();
    const regimes = Object.fromEntries(rows.map(({ id, vatRegime }) => [id, vatRegime]));
    expect(regimes).toMatchObject({
      never: null,
      draft: null,
      issued: 'standard',
      franchise: 'franchise',
      debits: 'debits',
    });
  });
});
