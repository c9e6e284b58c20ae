import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { NotificationListAnswer } from '#server/notifications/answers.ts';
import type { RegisterVerificationAnswer } from '#server/register/answers.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { describedCalls, requestOf, type FuzzRequest } from '#testing/fuzz/requests.ts';
import { chanceOf, type Chance } from '#testing/fuzz/values.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { rowsOf } from '#testing/userRows.ts';
import { brasserieLune } from '#testing/world/people.ts';

/** `bench/fuzz.ts` asks for more, and for other seeds. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 150);
const SEED = Number(process.env['FUZZ_SEED'] ?? 2026);
/** What the other user’s rows carry and no answer to ours may. */
const MARK = 'Confidentiel-Victime';

let app: TestApp;
let mine: Desk;
let theirs: Desk;
let theirDocument: DocumentAnswer;
beforeAll(async () => {
  app = await openTestApp();
  mine = await openDesk(app);
  theirs = await openDesk(app, { name: MARK });
  await theirs.call(`/api/clients/${theirs.clientId}`, 'PATCH', { name: MARK, company: MARK });
  const { id } = await theirs.create({ content: MARK });
  const sent = await theirs.call(`/api/documents/${id}`, 'PATCH', { status: 'sent' });
  theirDocument = sent.body;
});
afterAll(() => app.close());

it(
  `${REQUESTS} requests, valid or hostile: no failure of ours, nothing of another user’s`,
  async () => {
    const before = await rowsOf(app.database, theirs.user.id);
    const chance = chanceOf(SEED);
    const description = await app.request('/api/openapi.json');
    const calls = describedCalls(await description.json()).filter(isTried);
    const bad: string[] = [];
    let suggest = await suggestions(chance);
    for (let sent = 0; sent < REQUESTS; sent += 1) {
      if (sent % 25 === 0) suggest = await suggestions(chance);
      const request = requestOf(chance.pick(calls), chance, suggest);
      const { status, text } = await send(request);
      const leaked = text.includes(MARK) || text.includes(theirs.user.email);
      if (status >= 500 || leaked) bad.push(`${status} ${leaked} ${shown(request)}\n  → ${text}`);
    }
    expect(bad.map((line) => line.slice(0, 1200))).toEqual([]);
    expect(await rowsOf(app.database, theirs.user.id)).toBe(before);
    const verified = await mine.call<RegisterVerificationAnswer>('/api/register/verification');
    expect(verified.body.problems).toEqual([]);
  },
  60_000 + REQUESTS * 2_000,
);

/** Erasing the account would end the run. */
function isTried({ method, path }: { method: string; path: string }): boolean {
  return !(method === 'DELETE' && path === '/api/account');
}

async function send({ method, path, body, headers }: FuzzRequest) {
  const url = new URL(path, app.config.publicUrl);
  const answer = await app.app.http.request(url.href, {
    method,
    headers: { ...printable(headers), cookie: mine.user.cookie, origin: app.config.publicUrl },
    ...(body !== undefined && { body }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** What a header may carry at all; the rest never reaches a server. */
function printable(headers: Record<string, string>): Record<string, string> {
  const kept = Object.entries(headers).filter(([, value]) => /^[\x20-\xFF]*$/.test(value));
  return Object.fromEntries(kept);
}

function shown({ method, path, body }: FuzzRequest): string {
  return `${method} ${path.slice(0, 300)} ${body?.slice(0, 500) ?? ''}`;
}

/** Good values by the name of their field, drawn from what there is now; some of the other user’s. */
async function suggestions(chance: Chance) {
  const documents = await mine.call<{ items: { id: string }[] }>('/api/documents?limit=20');
  const clients = await mine.call<{ items: { id: string }[] }>('/api/clients?limit=5');
  if (clients.body.items.length === 0) {
    const made = await mine.call<{ id: string }>('/api/clients', 'POST', brasserieLune);
    clients.body.items.push(made.body);
  }
  const ownClients = clients.body.items.map(({ id }) => id);
  const told = await mine.call<NotificationListAnswer>('/api/notifications?limit=5');
  const own = documents.body.items.map(({ id }) => id);
  const ids = [
    ...own,
    ...own,
    ...ownClients,
    ...told.body.items.map(({ id }) => id),
    theirDocument.id,
    theirs.clientId,
  ];
  const good: Record<string, readonly unknown[]> = {
    id: ids,
    documentId: ids,
    clientId: [...ownClients, ...ownClients, ...ownClients, theirs.clientId],
    sha256: [theirDocument.sealedVersions[0]?.sha256 ?? ''],
    date: ['2026-11-22', '2026-01-31'],
    dueDate: ['2026-12-07', null],
    supplyDate: ['2026-11-01', null],
    supplyEndDate: ['2026-11-30', null],
    type: ['invoice', 'quote'],
    quantity: [1, 0.5, 12],
    unitPrice: [450, 0, 12.3456],
    vatRate: [20, 10, 5.5, 8.5, 2.1],
    amount: [1500, 0],
    euroRate: [1.0842, null],
    prompt: ['3 jours de développement à 450 € HT et 12 mois d’hébergement à 15 €'],
    subject: ['Facture'],
    phone: ['04 72 00 00 00'],
    vatNumber: ['FR44732829320'],
    name: ['Hélène Garnier'],
    cursor: ['', 'WyIyMDI2LTExLTIyIiwieCJd'],
    currency: ['EUR', 'USD', 'CHF'],
    shareCapital: [8000, null],
    logo: [''],
    siret: ['73282932000074'],
    email: ['helene@brasserie-lune.example', ''],
    country: ['France'],
    postalCode: ['69002'],
    nextInvoiceNumber: [200 + chance.below(200)],
    nextQuoteNumber: [200 + chance.below(200)],
    invoicePrefix: ['INV-', 'F2026-'],
    iban: ['FR7630006000011234567890189'],
    bic: ['AGRIFRPP'],
    limit: [1, 50, 200],
    range: [7, 30, 90],
    lineItems: [
      [{ description: 'Développement', quantity: 3, unitPrice: 450, unit: 'day' }],
      [{ description: 'Hébergement', quantity: 12, unitPrice: 15.99 }],
    ],
  };
  return (name: string) => {
    const values = good[name];
    return values && chance.pick(values);
  };
}
