import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tamper } from '#testing/databases/tamper.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import type { RegisterListAnswer } from '#server/register/answers.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import type { ProfileAnswer } from './answers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Answer = ProfileAnswer & { error?: string; fields?: Record<string, string> };

const edit = (desk: Desk, body: object, headers?: Record<string, string>) =>
  desk.call<Answer>('/api/profile', 'PATCH', body, headers);

describe('the profile', () => {
  it('is created empty for whoever has none, and says what is missing field by field', async () => {
    const user = await app.signUp();
    await app.database.kysely.deleteFrom('profiles').where('id', '=', user.id).execute();
    const answer = await app.request('/api/profile', { as: user });
    expect(await answer.json()).toMatchObject({
      id: user.id,
      company: '',
      country: 'France',
      invoicePrefix: 'INV-',
      quotePrefix: 'QUO-',
      nextInvoiceNumber: 1,
      currency: 'EUR',
      currencySymbol: '€',
    });
    const refused = await app.request('/api/profile', {
      as: user,
      method: 'PATCH',
      body: { name: '', siret: '123', city: ' ', iban: 'FR76' },
    });
    expect(refused.status).toBe(400);
    const { fields } = (await refused.json()) as Answer;
    expect(Object.keys(fields ?? {}).toSorted()).toEqual(['city', 'iban', 'name', 'siret']);
  });

  it('saved in two tabs keeps what the first saved', async () => {
    const desk = await openDesk(app);
    const { updatedAt } = (await desk.call<ProfileAnswer>('/api/profile')).body;
    const seen = { 'if-match': `"${Date.parse(updatedAt)}"` };
    const both = await Promise.all([
      edit(desk, { city: 'Vienne' }, seen),
      edit(desk, { city: 'Valence' }, seen),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const saved = both.find(({ status }) => status === 200);
    const kept = await desk.call<ProfileAnswer>('/api/profile');
    expect(kept.body.city).toBe(saved?.body.city);
  });

  it('judges a part by what is kept of the rest, and leaves alone what is not touched', async () => {
    const desk = await openDesk(app);
    const alone = await edit(desk, { postalCode: '690' });
    expect(alone.status).toBe(400);
    expect(alone.body.fields).toEqual({ postalCode: 'Le code postal compte 5 chiffres' });
    const abroad = { country: 'Belgique', postalCode: '1000' };
    expect((await edit(desk, abroad)).status).toBe(200);
    const back = await edit(desk, { country: 'France' });
    expect(Object.keys(back.body.fields ?? {})).toEqual(['postalCode']);
    const halves = await edit(desk, { discountPercent: 2 });
    expect(Object.keys(halves.body.fields ?? {})).toEqual(['discountDays']);

    const kept = `update profiles set country = 'France', postal_code = '690'`;
    await tamper(app.database, [`${kept} where id = '${desk.user.id}'`]);
    expect((await edit(desk, { city: 'Vienne' })).status).toBe(200);
  });

  it('carries its currency’s symbol, and gives its currency to new documents only', async () => {
    const desk = await openDesk(app);
    const before = await desk.create();
    expect((await edit(desk, { currency: 'CHF' })).body).toMatchObject({ currencySymbol: 'CHF' });
    const after = await desk.create();
    const old = await desk.call(`/api/documents/${before.id}`, 'PATCH', { content: 'Merci' });
    expect([old.body.currency, after.currency]).toEqual(['EUR', 'CHF']);
  });

  it('under « franchise en base » charges no VAT, whatever is asked', async () => {
    const desk = await openDesk(app);
    await edit(desk, { vatRegime: 'franchise' });
    const made = await desk.create({ vat: true });
    expect(made).toMatchObject({ vat: false, gross: 1350, totals: { vat: 0, gross: 1350 } });
    // VAT that is invoiced is owed (CGI art. 283-3): an edit must not add any either.
    const edited = await desk.call(`/api/documents/${made.id}`, 'PATCH', { vat: true });
    expect(edited.body).toMatchObject({ vat: false, gross: 1350, totals: { vat: 0 } });
  });
});

describe('the look of documents', () => {
  it('is shown before it is saved, then drawn in every document', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    const look = { template: 'moderne', accentColor: '#1f4b99', logoSize: 'large' };
    const shown = await desk.call(`/api/profile/look.svg?${new URLSearchParams(look)}`);
    expect(shown.status).toBe(200);
    const before = await app.request(`/api/documents/${id}/preview.svg`, { as: desk.user });
    expect(await before.text()).not.toContain('#1f4b99');
    expect((await edit(desk, look)).body).toMatchObject(look);
    const after = await app.request(`/api/documents/${id}/preview.svg`, { as: desk.user });
    expect(await after.text()).toContain('#1f4b99');
  });

  it('of what was sealed on papers of before is that of its sealed file', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    await desk.call(`/api/documents/${id}/issue`, 'POST', {});
    const shown = async () => {
      const answer = await app.request(`/api/documents/${id}/preview.svg`, { as: desk.user });
      return (await answer.text()).includes('class="typst-text"');
    };
    expect(await shown()).toBe(true);
    await tamper(app.database, [
      `update documents set snapshot = snapshot - 'papers' where id = '${id}'`,
    ]);
    // Glyphs of the file, no text that is set anew.
    expect(await shown()).toBe(false);
  });

  it('refuses a colour nobody could read, and a template that is none', async () => {
    const desk = await openDesk(app);
    const { status, body } = await edit(desk, { accentColor: '#ffd400', template: 'gothique' });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(['accentColor', 'template']);
  });
});

describe('the next number', () => {
  it('only moves forward past those given for good, and the drafts in line move with it', async () => {
    const desk = await openDesk(app);
    const issued = await desk.create();
    await desk.call(`/api/documents/${issued.id}/issue`, 'POST');
    const waiting = await desk.create();
    const back = await edit(desk, { nextInvoiceNumber: 1 });
    expect([back.status, back.body.fields]).toEqual([
      400,
      {
        nextInvoiceNumber:
          'Le numéro INV-001 a déjà été attribué : choisissez un numéro plus élevé.',
      },
    ]);
    expect((await edit(desk, { nextInvoiceNumber: 2000 })).status).toBe(200);
    // Too far by mistake, and none given: it may come back.
    expect((await edit(desk, { nextInvoiceNumber: 41 })).status).toBe(200);
    expect((await desk.call(`/api/documents/${waiting.id}`)).body.number).toBe('INV-041');
    expect((await desk.create()).number).toBe('INV-042');
    expect((await edit(desk, { nextInvoiceNumber: 0 })).status).toBe(400);
    expect((await edit(desk, { nextQuoteNumber: 10 })).status).toBe(200);
  });

  it('tells the register where a series goes, why, and the numbers that none will bear', async () => {
    const desk = await openDesk(app);
    await edit(desk, { nextInvoiceNumber: 50, numberingReason: 'Reprise d’un autre logiciel' });
    const { body } = await desk.call<RegisterListAnswer>('/api/register');
    expect(body.items.map(({ sentence }) => sentence.replaceAll('\u00A0', ' '))).toEqual([
      'Numérotation des factures : numéros INV-001 à INV-049 jamais attribués (Reprise d’un autre logiciel).',
      'Numérotation des factures : prochain numéro INV-050 (Reprise d’un autre logiciel).',
    ]);
  });

  it('goes on under another prefix, starts again on demand, and never gives a number twice', async () => {
    const desk = await openDesk(app);
    const issue = async () => {
      const { id } = await desk.create();
      return (await desk.call(`/api/documents/${id}/issue`, 'POST')).body.number;
    };
    expect(await issue()).toBe('INV-001');
    await edit(desk, { invoicePrefix: 'F2027-', nextInvoiceNumber: 1 });
    expect(await issue()).toBe('F2027-001');
    // Back to the first prefix, where 1 is taken.
    expect((await edit(desk, { invoicePrefix: 'INV-', nextInvoiceNumber: 1 })).status).toBe(400);
    await edit(desk, { invoicePrefix: 'INV-' });
    expect(await issue()).toBe('INV-002');
    // A prefix that ends in a digit may write a number another one wrote.
    await edit(desk, { invoicePrefix: 'INV-0' });
    const numbers = [await issue(), await issue()];
    expect(new Set([...numbers, 'INV-001', 'INV-002', 'F2027-001']).size).toBe(5);
  });

  it('of avoirs is not one of the invoices', async () => {
    const desk = await openDesk(app);
    const same = await edit(desk, { creditNotePrefix: 'INV-' });
    expect([same.status, same.body.fields]).toEqual([
      400,
      { creditNotePrefix: 'Les avoirs et les factures ont chacun leur préfixe.' },
    ]);
  });

  it('of an invoice that was issued stays with it, even as another kind of document', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    const path = `/api/documents/${id}`;
    await desk.call(path, 'PATCH', { status: 'sent' });
    expect(await desk.call(path, 'PATCH', { type: 'quote' })).toMatchObject({
      status: 409,
      body: { code: 'issued' },
    });
    // Taken back before anything left, it may be anything again.
    await desk.call(path, 'PATCH', { status: 'draft' });
    expect((await desk.call(path, 'PATCH', { type: 'quote' })).body.number).toBe('QUO-001');
    expect((await desk.create()).number).toBe('INV-001');
  });
});
