import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { NotificationListAnswer } from '#server/notifications/answers.ts';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import type { ProposalsAnswer } from '#server/statements/answers.ts';
import { openStripeDouble } from '#testing/doubles/stripe.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { keptSeries } from '#testing/series.ts';
import { series } from '#testing/world/series.ts';
import { rowsOf } from '#testing/userRows.ts';

/**
 * Open to anyone, by design: signing in, the installation, the contact form, signed webhooks, signed
 * witnesses, and what a client reads by an address that cannot be guessed.
 */
const PUBLIC = [
  'GET /health',
  'GET /ready',
  'GET /metrics',
  'GET /api/auth/*',
  'POST /api/auth/*',
  'GET /api/installation',
  'GET /api/openapi.json',
  'POST /api/functions/send-email',
  'POST /api/webhooks/stripe',
  'POST /api/webhooks/stripe-connect',
  'POST /api/register-witness',
  'GET /dossier/style.css',
  'GET /dossier/page.js',
  'GET /dossier/instrument-sans.woff2',
  'GET /dossier/bricolage-grotesque.woff2',
  'GET /dossier/:token',
  'GET /dossier/:token/authentique',
  'GET /dossier/:token/feuille.svg',
  'GET /dossier/:token/document.pdf',
  'GET /dossier/:token/pieces/:id/document.pdf',
  'POST /dossier/:token/accord',
  'POST /dossier/:token/options',
  'GET /dossier/:token/code',
  'POST /dossier/:token/code',
  'GET /dossier/:token/refus',
  'POST /dossier/:token/refus',
  'GET /dossier/:token/certificat.pdf',
  'POST /dossier/:token/carte',
  'GET /dossier/:token/carte',
];

/**
 * For any signed-in user, with or without a plan (docs/product.md, Calls); about oneself only.
 */
const SIGNED_IN = [
  'GET /api/me',
  'GET /api/profile',
  'PATCH /api/profile',
  'PUT /api/profile/logo',
  'GET /api/profile/look.svg',
  'GET /api/account/export',
  'DELETE /api/account',
  'GET /api/card-account',
  'PUT /api/card-account',
  'DELETE /api/card-account',
  'POST /api/card-account/authorization',
  'POST /api/card-account/refresh',
  'GET /api/companies',
  'GET /api/reminder-settings',
  'PUT /api/reminder-settings',
  'GET /api/letter-texts',
  'PUT /api/letter-texts/:kind',
  'DELETE /api/letter-texts/:kind',
  'POST /api/letter-texts/:kind/preview',
  'GET /api/subscription',
  'POST /api/subscription/beta',
  'POST /api/subscription/refresh',
  'POST /api/subscription/cancellation',
  'DELETE /api/subscription/cancellation',
  'POST /api/functions/stripe-checkout',
  'GET /api/events',
];

/** For subscribers; names nothing, so it is about one’s own things. */
const SUBSCRIBED = [
  'GET /api/clients',
  'POST /api/clients',
  'GET /api/documents',
  'GET /api/documents/counts',
  'GET /api/documents/export',
  'GET /api/register',
  'GET /api/register/folio',
  'GET /api/register/verification',
  'GET /api/register/export',
  'GET /api/accounting/years',
  'GET /api/accounting/archive',
  'GET /api/accounting/documents.csv',
  'GET /api/accounting/lines.csv',
  'GET /api/accounting/payments.csv',
  'GET /api/accounting/closures',
  'GET /api/accounting/closures.csv',
  'GET /api/accounting/closures.pdf',
  'GET /api/accounting/vat-due',
  'GET /api/accounting/vat-due.csv',
  'GET /api/accounting/receipts-book',
  'GET /api/accounting/receipts-book.csv',
  'GET /api/accounting/receipts-book.pdf',
  'GET /api/bank-columns',
  'PUT /api/bank-columns',
  'GET /api/bank-credits',
  'POST /api/bank-credits',
  'GET /api/bank-credits/proposals',
  'POST /api/functions/generate-document',
  'POST /api/functions/line-suggestions',
  'POST /api/functions/edit-lines',
  'GET /api/reminders',
  'GET /api/recurring',
  'GET /api/dashboard',
  'GET /api/dashboard/obligations',
  'GET /api/notifications',
  'PATCH /api/notifications',
  'GET /api/outbox',
];

interface Things {
  clientId: string;
  documentId: string;
  notificationId: string;
  paymentId: string;
  bankCreditId: string;
  seriesId: string;
  /** A request for a deposit on the quote. */
  requestId: string;
  sha256: string;
}

type Naming = (things: Things) => { path: string; body?: unknown };

const document = (clientId: string) => ({
  type: 'invoice',
  clientId,
  date: '2026-11-22',
  dueDate: '2026-12-07',
});

const ofSeries =
  (path: string, body?: unknown): Naming =>
  ({ seriesId }) => ({ path: `/api/recurring/${seriesId}${path}`, body });

/** For subscribers; names a thing: someone else’s is not found (docs/product.md, Who sees what). */
const NAMING: Record<string, Naming> = {
  'GET /api/clients/:id': ({ clientId }) => ({ path: `/api/clients/${clientId}` }),
  'PATCH /api/clients/:id': ({ clientId }) => ({
    path: `/api/clients/${clientId}`,
    body: { name: 'Moi' },
  }),
  'DELETE /api/clients/:id': ({ clientId }) => ({ path: `/api/clients/${clientId}` }),
  'GET /api/clients/:id/vat-checks': ({ clientId }) => ({
    path: `/api/clients/${clientId}/vat-checks`,
  }),
  'POST /api/clients/:id/vat-checks': ({ clientId }) => ({
    path: `/api/clients/${clientId}/vat-checks`,
  }),
  'POST /api/documents': ({ clientId }) => ({ path: '/api/documents', body: document(clientId) }),
  'POST /api/previews': ({ clientId }) => ({ path: '/api/previews', body: document(clientId) }),
  'GET /api/documents/:id': ofDocument(''),
  'PATCH /api/documents/:id': ofDocument('', { status: 'paid' }),
  'DELETE /api/documents/:id': ofDocument(''),
  'POST /api/documents/:id/conversion': ofDocument('/conversion'),
  'POST /api/documents/:id/issue': ofDocument('/issue'),
  'POST /api/documents/:id/archive': ofDocument('/archive'),
  'DELETE /api/documents/:id/archive': ofDocument('/archive'),
  'POST /api/documents/:id/amendments': ofDocument('/amendments'),
  'POST /api/documents/:id/deposits': ofDocument('/deposits', { percent: 30 }),
  'PUT /api/documents/:id/works-acceptance': ofDocument('/works-acceptance', { day: null }),
  'POST /api/documents/:id/situations': ofDocument('/situations', {
    progress: [{ place: 0, percent: 30 }],
  }),
  'POST /api/documents/:id/receipt': ({ requestId }) => ({
    path: `/api/documents/${requestId}/receipt`,
    body: { day: '2026-11-22', method: 'card' },
  }),
  'POST /api/documents/:id/credit-notes': ofDocument('/credit-notes', {
    reason: 'À moi',
    total: true,
  }),
  'POST /api/documents/:id/corrections': ofDocument('/corrections', { reason: 'À moi' }),
  'GET /api/documents/:id/letter': ofDocument('/letter'),
  'POST /api/documents/:id/email': ofDocument('/email', { subject: 'a', message: 'b' }),
  'POST /api/documents/:id/first-letter': ofDocument('/first-letter'),
  'POST /api/documents/review': ({ documentId }) => ({
    path: '/api/documents/review',
    body: { act: 'email', ids: [documentId] },
  }),
  'POST /api/documents/export': ({ documentId }) => ({
    path: '/api/documents/export',
    body: { ids: [documentId] },
  }),
  'GET /api/documents/:id/client-page': ofDocument('/client-page'),
  'POST /api/documents/:id/client-page': ofDocument('/client-page'),
  'DELETE /api/documents/:id/client-page': ofDocument('/client-page'),
  'GET /api/documents/:id/reminders': ofDocument('/reminders'),
  'GET /api/documents/:id/reminder-letter': ofDocument('/reminder-letter'),
  'POST /api/documents/:id/reminders': ofDocument('/reminders', {
    subject: 'a',
    message: 'b',
    stage: 'first',
  }),
  'POST /api/documents/:id/reminder-letter.pdf': ofDocument('/reminder-letter.pdf', {
    subject: 'a',
    message: 'b',
  }),
  'POST /api/documents/:id/posted-reminders': ofDocument('/posted-reminders', {
    stage: 'first',
    day: '2026-11-22',
  }),
  'GET /api/documents/:id/penalties.pdf': ofDocument('/penalties.pdf'),
  'GET /api/documents/:id/unpaid-duplicate.pdf': ofDocument('/unpaid-duplicate.pdf'),
  'PUT /api/documents/:id/reminder-hold': ofDocument('/reminder-hold', {
    kind: 'pause',
    until: null,
    reason: 'À moi',
  }),
  'DELETE /api/documents/:id/reminder-hold': ofDocument('/reminder-hold'),
  'GET /api/clients/:id/reminders': ({ clientId }) => ({
    path: `/api/clients/${clientId}/reminders`,
  }),
  'PUT /api/clients/:id/reminders': ({ clientId }) => ({
    path: `/api/clients/${clientId}/reminders`,
    body: { sequence: null, off: true },
  }),
  'POST /api/documents/:id/copies-review': ({ documentId, clientId }) => ({
    path: `/api/documents/${documentId}/copies-review`,
    body: { clientIds: [clientId] },
  }),
  'POST /api/documents/:id/copies': ({ documentId, clientId }) => ({
    path: `/api/documents/${documentId}/copies`,
    body: { requestId: '0198a3c0-0000-7000-8000-000000000000', copies: [{ clientId }] },
  }),
  'POST /api/recurring': ({ clientId }) => ({ path: '/api/recurring', body: series(clientId) }),
  'GET /api/recurring/:id': ofSeries(''),
  'PUT /api/recurring/:id': ({ seriesId, clientId }) => ({
    path: `/api/recurring/${seriesId}`,
    body: series(clientId),
  }),
  'POST /api/recurring/:id/pause': ofSeries('/pause'),
  'DELETE /api/recurring/:id/pause': ofSeries('/pause'),
  'PUT /api/recurring/:id/turns/:place': ofSeries('/turns/2', { skipped: true }),
  'DELETE /api/recurring/:id/turns/:place': ofSeries('/turns/2'),
  'POST /api/recurring/:id/revisions': ofSeries('/revisions', {
    from: '2027-03-01',
    sentence: 'À moi',
    lineItems: [{ description: 'À moi', quantity: 1, unitPrice: 1 }],
  }),
  'DELETE /api/recurring/:id/revisions/:from': ofSeries('/revisions/2027-03-01'),
  'DELETE /api/recurring/:id': ofSeries(''),
  'GET /api/documents/:id/preview.svg': ofDocument('/preview.svg'),
  'GET /api/documents/:id/factur-x.xml': ofDocument('/factur-x.xml'),
  'GET /api/documents/:id/register': ofDocument('/register'),
  'GET /api/documents/:id/payments': ofDocument('/payments'),
  'POST /api/documents/:id/payments': ofDocument('/payments', {
    day: '2026-11-22',
    amount: 1,
    method: 'cash',
  }),
  // The receipt comes first: a payment taken back has none.
  'GET /api/payments/:id/receipt.pdf': ({ paymentId }) => ({
    path: `/api/payments/${paymentId}/receipt.pdf`,
  }),
  'POST /api/payments/:id/reversal': ({ paymentId }) => ({
    path: `/api/payments/${paymentId}/reversal`,
    body: { reason: 'Erreur' },
  }),
  'POST /api/bank-credits/:id/booking': ({ bankCreditId, paymentId }) => ({
    path: `/api/bank-credits/${bankCreditId}/booking`,
    body: { paymentId },
  }),
  'DELETE /api/bank-credits/:id/booking': ofBankCredit('/booking'),
  'POST /api/bank-credits/:id/set-aside': ofBankCredit('/set-aside'),
  'DELETE /api/bank-credits/:id/set-aside': ofBankCredit('/set-aside'),
  'GET /api/documents/:id/sealed/:sha256': ({ documentId, sha256 }) => ({
    path: `/api/documents/${documentId}/sealed/${sha256}`,
  }),
  'GET /api/functions/generate-pdf': ({ documentId }) => ({
    path: `/api/functions/generate-pdf?id=${documentId}`,
  }),
  'PATCH /api/notifications/:id': ({ notificationId }) => ({
    path: `/api/notifications/${notificationId}`,
    body: { read: true },
  }),
  // The memory transport of the tests keeps no outbox: any id is someone else’s.
  'GET /api/outbox/:id/message.eml': ({ documentId }) => ({
    path: `/api/outbox/${documentId}/message.eml`,
  }),
  'GET /api/outbox/:id/attachments/:position': ({ documentId }) => ({
    path: `/api/outbox/${documentId}/attachments/0`,
  }),
};

let stripe: Awaited<ReturnType<typeof openStripeDouble>>;
let app: TestApp;
let mine: Desk;
let theirs: Desk;
let things: Things;
beforeAll(async () => {
  stripe = await openStripeDouble();
  app = await openTestApp({ environment: stripe.environment });
  mine = await openDesk(app);
  theirs = await openDesk(app, { name: 'Victime' });
  things = await fill(theirs);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

describe('every route of the application', () => {
  it('is named here, with what it asks of its caller', () => {
    const named = [...PUBLIC, ...SIGNED_IN, ...SUBSCRIBED, ...Object.keys(NAMING)];
    expect(routes().toSorted()).toEqual(named.toSorted());
  });

  it('asks for a session', async () => {
    for (const route of closedRoutes()) {
      const answer = await call(route);
      expect([route, answer.status, answer.text]).toEqual([
        route,
        401,
        expect.stringContaining('"not_signed_in"'),
      ]);
    }
  });

  it('asks for a plan, but for those that serve to choose one', async () => {
    const desk = { user: await app.signUp({ tier: null }) };
    for (const route of closedRoutes()) {
      // A stream: its answer has no end to wait for. events.test.ts listens to it.
      if (route === 'GET /api/events') continue;
      const { status, text } = await call(route, desk);
      const refused = status === 403 && text.includes('"subscription_required"');
      expect([route, refused]).toEqual([route, !SIGNED_IN.includes(route)]);
    }
  });
});

describe('another user’s things', () => {
  it('are not found, whatever is asked of them, and stay as they are', async () => {
    const before = await rowsOf(app.database, theirs.user.id);
    for (const route of Object.keys(NAMING)) {
      const { status, text } = await call(route, mine);
      expect([route, status]).toEqual([route, 404]);
      expect(text).not.toContain('Victime');
    }
    expect(await rowsOf(app.database, theirs.user.id)).toBe(before);
  });

  it('are there for their owner, by the very same calls', async () => {
    for (const route of Object.keys(NAMING)) {
      if (route.startsWith('DELETE') || route.includes('/outbox/')) continue;
      const { status } = await call(route, theirs);
      expect([route, status < 400 || status === 409]).toEqual([route, true]);
    }
  });

  it('show in no list, search or figure', async () => {
    const lists = [
      '/api/clients',
      '/api/documents',
      `/api/documents?clientId=${things.clientId}`,
      '/api/documents?search=victime',
      '/api/register',
      '/api/register/folio',
      `/api/register?documentId=${things.documentId}`,
      '/api/register/export?format=json',
      '/api/accounting/documents.csv?from=2026-01-01&to=2026-12-31',
      '/api/accounting/lines.csv?from=2026-01-01&to=2026-12-31',
      '/api/notifications',
      '/api/dashboard',
      '/api/reminders',
      '/api/recurring',
      '/api/bank-credits/proposals',
      '/api/bank-credits',
    ];
    for (const path of lists) {
      const { body } = await mine.call<unknown>(path);
      const text = JSON.stringify(body);
      expect([path, text.includes(things.documentId), text.includes('Victime')]).toEqual([
        path,
        false,
        false,
      ]);
    }
  });

  it('cannot become part of one’s own', async () => {
    const own = await mine.create();
    const moved = await mine.call(`/api/documents/${own.id}`, 'PATCH', {
      clientId: things.clientId,
    });
    expect(moved.status).toBe(404);
    const { body } = await mine.call<DocumentAnswer>(`/api/documents/${own.id}`);
    expect(body.clientId).toBe(mine.clientId);
  });
});

function ofDocument(rest: string, body?: unknown): Naming {
  return ({ documentId }) => ({
    path: `/api/documents/${documentId}${rest}`,
    ...(body !== undefined && { body }),
  });
}

function ofBankCredit(rest: string): Naming {
  return ({ bankCreditId }) => ({ path: `/api/bank-credits/${bankCreditId}${rest}` });
}

/** A client, a quote that was sealed, a notification: something of each kind. */
async function fill(desk: Desk): Promise<Things> {
  const client = await desk.call<{ id: string }>('/api/clients', 'POST', {
    name: 'Victime',
    email: 'victime@example.org',
  });
  const quote = await desk.create({ type: 'quote', dueDate: null, clientId: client.body.id });
  const sent = await desk.call<DocumentAnswer>(`/api/documents/${quote.id}/email`, 'POST', {
    subject: 'Devis',
    message: 'Bonjour',
  });
  const invoice = await desk.create();
  await desk.call(`/api/documents/${invoice.id}`, 'PATCH', { status: 'sent' });
  const paid = await desk.call<PaymentsAnswer>(`/api/documents/${invoice.id}/payments`, 'POST', {
    day: '2026-11-22',
    amount: 1,
    method: 'cash',
  });
  await desk.call('/api/bank-credits', 'POST', {
    importId: crypto.randomUUID(),
    lines: [
      {
        identity: '0'.repeat(64),
        day: '2026-11-22',
        amount: 1,
        currency: 'EUR',
        label: 'Victime',
        payer: '',
      },
    ],
  });
  const waiting = await desk.call<ProposalsAnswer>('/api/bank-credits/proposals');
  const asked = await desk.call(`/api/documents/${quote.id}/deposits`, 'POST', { percent: 30 });
  const repeated = await keptSeries(desk, { clientId: client.body.id });
  const told = await desk.call<NotificationListAnswer>('/api/notifications');
  return {
    clientId: client.body.id,
    documentId: quote.id,
    notificationId: told.body.items[0]?.id ?? '',
    paymentId: paid.body.items[0]?.id ?? '',
    bankCreditId: waiting.body.items[0]?.id ?? '',
    requestId: asked.body.id,
    seriesId: repeated.id,
    sha256: sent.body.sealedVersions[0]?.sha256 ?? '',
  };
}

function routes(): string[] {
  const all = app.app.http.routes.filter(({ method }) => method !== 'ALL');
  return [...new Set(all.map(({ method, path }) => `${method} ${path}`))];
}

function closedRoutes(): string[] {
  return routes().filter((route) => !PUBLIC.includes(route));
}

async function call(route: string, desk?: Pick<Desk, 'user'>) {
  const [method = 'GET', pattern = ''] = route.split(' ');
  const named = NAMING[route]?.(things) ?? { path: pattern, body: undefined };
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const answer = await app.request(named.path, {
    ...(desk && { as: desk.user }),
    method,
    ...(hasBody && { body: named.body ?? {} }),
  });
  return { status: answer.status, text: await answer.text() };
}
