import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { directoryRecord, openLookupsDouble } from '#testing/doubles/lookups.ts';
import { openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp, type TestUser } from '#testing/testApp.ts';
import type { CompaniesAnswer } from './answers.ts';

const morel = directoryRecord({
  siren: '123456782',
  name: 'CAMILLE MOREL (ATELIER MOREL)',
  registered: null,
  category: '1000',
});
const moreau = directoryRecord({
  siren: '552100554',
  name: 'ATELIER MOREAU ET FILS',
  street: '8 ROUTE DE VANNES',
  code: '44800',
  city: 'SAINT-HERBLAIN',
  tva: ['FR27552100554'],
});
moreau.matching_etablissements.push({
  ...moreau.siege,
  siret: '55210055400029',
  adresse: '2 QUAI DE LA FOSSE 44000 NANTES',
  code_postal: '44000',
  libelle_commune: 'NANTES',
  nom_commercial: 'LE COPEAU',
});
const closed = directoryRecord({ siren: '732829320', name: 'ATELIER MORELLI', closed: true });

let double: Awaited<ReturnType<typeof openLookupsDouble>>;
let app: TestApp;
let claire: TestUser;
beforeAll(async () => {
  double = await openLookupsDouble([morel, moreau, closed]);
});
afterAll(() => double.close());
beforeEach(async () => {
  double.fail('none');
  double.asked.length = 0;
  app = await openTestApp({ environment: double.environment });
  claire = await app.signUp({ profileComplete: false });
  return () => app.close();
});

async function find(search: string, as: TestUser = claire) {
  const path = `/api/companies?search=${encodeURIComponent(search)}`;
  const answer = await app.request(path, { as });
  return { status: answer.status, body: (await answer.json()) as CompaniesAnswer };
}

describe('the public directory', () => {
  it('gives companies in readable words, a sole trader under its sign, none that has closed', async () => {
    const { body } = await find('atelier mor');
    expect(body.state).toBe('found');
    expect(body.items).toEqual([
      {
        siren: '123456782',
        siret: '12345678200010',
        name: 'Atelier Morel',
        registeredName: 'Camille Morel',
        legalForm: 'EI',
        kind: 'business',
        address: '14 rue des Olivettes',
        postalCode: '44000',
        city: 'Nantes',
        vatNumber: '',
        isClosed: false,
      },
      expect.objectContaining({
        name: 'Atelier Moreau et Fils',
        legalForm: 'SARL',
        address: '8 route de Vannes',
        city: 'Saint-Herblain',
        vatNumber: 'FR27552100554',
      }),
    ]);
  });

  it('gives the seat for a SIREN', async () => {
    const { body } = await find('552 100 554');
    expect(body.items.map(({ siret }) => siret)).toEqual(['55210055400010']);
  });

  it('gives the establishment whose SIRET was typed, under its own sign', async () => {
    moreau.siege.siret = '55210055400029';
    const { body } = await find('552 100 554 00029');
    moreau.siege.siret = '55210055400010';
    expect(body.items).toMatchObject([
      { siret: '55210055400029', name: 'Le Copeau', address: '2 quai de la Fosse', city: 'Nantes' },
    ]);
  });

  it('is asked what was typed and nothing of its user, once for the same words', async () => {
    const [first, second] = await Promise.all([find('Atelier Moreau'), find('Atelier  Moreau')]);
    await find('Atelier Moreau', await app.signUp());
    expect(second).toEqual(first);
    expect(double.asked).toHaveLength(1);
    expect(Object.fromEntries(double.asked[0]!.searchParams)).toEqual({
      q: 'Atelier Moreau',
      per_page: '10',
      etat_administratif: 'A',
      minimal: 'true',
      include: 'siege,matching_etablissements,complements,tva',
    });
  });

  it.each(['mute', 'broken', 'elsewhere'] as const)(
    'is silent, never in the way, when %s',
    async (fault) => {
      await app.close();
      const environment = double.environment;
      app = await openTestApp({ environment, config: { lookups: quick(double.environment) } });
      claire = await app.signUp({ profileComplete: false });
      double.fail(fault);
      expect(await find('atelier')).toEqual({ status: 200, body: { state: 'silent', items: [] } });
      // Nothing of the failure is kept.
      double.fail('none');
      expect((await find('atelier')).body.state).toBe('found');
    },
  );

  it('is left alone for as long as it asks', async () => {
    double.fail('busy');
    expect((await find('atelier')).body.state).toBe('silent');
    double.fail('none');
    expect((await find('atelier')).body.state).toBe('silent');
    expect(double.asked).toHaveLength(1);
    app.clock.advance(31_000);
    expect((await find('atelier')).body.state).toBe('found');
  });

  it('is not asked at all where the operator switched it off', async () => {
    await app.close();
    app = await openTestApp();
    claire = await app.signUp({ profileComplete: false });
    expect((await find('atelier')).body).toEqual({ state: 'off', items: [] });
    expect(double.asked).toEqual([]);
  });

  it('cannot be turned to another address by what is typed', async () => {
    for (const typed of ['../../admin', 'http://169.254.169.254/', 'x&page=9#', '@evil.example']) {
      await find(typed);
    }
    expect(double.asked.map(({ pathname }) => pathname)).toEqual(Array(4).fill('/search'));
    expect(double.asked.map(({ searchParams }) => searchParams.get('page'))).toEqual(
      Array(4).fill(null),
    );
  });

  it('is asked by each user within a measure', async () => {
    await app.close();
    app = await openTestApp({ environment: { ...double.environment, RATE_LIMITS: 'on' } });
    claire = await app.signUp({ profileComplete: false });
    for (let time = 0; time < 40; time += 1) expect((await find('atelier')).status).toBe(200);
    expect((await find('atelier')).status).toBe(429);
  });
});

describe('VIES', () => {
  const valid = {
    isValid: true,
    userError: 'VALID',
    name: 'MÜLLER TECHNIK GMBH',
    address: 'BERLIN',
  };

  it('proves a number: instant, answer and identifier are kept with the client', async () => {
    double.viesSays('DE123456789', valid);
    const { desk, path } = await muller();
    await desk.call('/api/profile', 'PATCH', { vatNumber: 'FR44732829320' });
    const proof = await desk.call(path, 'POST');
    expect(proof).toEqual({
      status: 201,
      body: {
        id: expect.any(String),
        vatNumber: 'DE 123456789',
        answer: 'valid',
        name: 'MÜLLER TECHNIK GMBH',
        address: 'BERLIN',
        requestIdentifier: 'WAPIAAAAZ1',
        at: app.clock.now().toISOString(),
      },
    });
    expect((await desk.call(path)).body).toEqual({ items: [proof.body], offered: true });
    expect(double.asked.at(-1)?.href).toBe(
      'http://double/ms/DE/vat/123456789?requesterMemberStateCode=FR&requesterNumber=44732829320',
    );
  });

  it('sends the number alone where the asker has none', async () => {
    double.viesSays('DE123456789', valid);
    const { desk, path } = await muller();
    await desk.call('/api/profile', 'PATCH', { vatNumber: '' });
    const proof = await desk.call<{ requestIdentifier: string }>(path, 'POST');
    expect(proof.body.requestIdentifier).toBe('');
    expect(double.asked.at(-1)?.search).toBe('');
  });

  it('keeps a « no » as well, and only « INVALID » is one', async () => {
    const { desk, path } = await muller();
    double.viesSays('DE123456789', { isValid: false, userError: 'INVALID' });
    expect(await desk.call(path, 'POST')).toMatchObject({
      status: 201,
      body: { answer: 'invalid' },
    });
    for (const userError of ['MS_UNAVAILABLE', 'TIMEOUT', 'GLOBAL_MAX_CONCURRENT_REQ']) {
      double.viesSays('DE123456789', { isValid: false, userError });
      const { status, body } = await desk.call(path, 'POST');
      expect([status, body.error]).toEqual([502, expect.stringContaining('Rien n’est perdu')]);
    }
    double.viesSays('DE123456789', { isValid: false, userError: 'INVALID_INPUT' });
    expect((await desk.call(path, 'POST')).status).toBe(400);
    const { body } = await desk.call<{ items: unknown[] }>(path);
    expect(body.items).toHaveLength(1);
  });

  it('is silent or off: said in French, and nothing is kept', async () => {
    const { desk, path } = await muller();
    double.fail('elsewhere');
    expect((await desk.call(path, 'POST')).status).toBe(502);
    double.fail('broken');
    expect((await desk.call(path, 'POST')).status).toBe(502);
    await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { vatNumber: '' });
    const without = await desk.call(`/api/clients/${desk.clientId}/vat-checks`, 'POST');
    expect(without).toMatchObject({ status: 409, body: { code: 'no_vat_number' } });
    expect((await desk.call<{ items: unknown[] }>(path)).body.items).toEqual([]);
  });

  it('loses its answers with the client, and with the account', async () => {
    double.viesSays('DE123456789', valid);
    const { desk, path, id } = await muller();
    await desk.call(path, 'POST');
    await desk.call(`/api/clients/${id}`, 'DELETE');
    const left = await app.database.kysely.selectFrom('vatChecks').selectAll().execute();
    expect(left).toEqual([]);
  });
});

function quick(environment: { COMPANY_LOOKUP_URL: string; VIES_URL: string }) {
  return {
    companies: environment.COMPANY_LOOKUP_URL,
    vies: environment.VIES_URL,
    companiesTimeoutMs: 500,
    viesTimeoutMs: 500,
  };
}

/** A client in Germany, at a new desk. */
async function muller() {
  const desk = await openDesk(app);
  const client = { name: 'Müller Technik GmbH', vatNumber: 'DE 123456789', country: 'Allemagne' };
  const { body } = await desk.call<{ id: string }>('/api/clients', 'POST', client);
  const path = `/api/clients/${body.id}/vat-checks`;
  return { desk, id: body.id, path };
}
