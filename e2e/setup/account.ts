import { addDays, parisDay } from '#domain/calendar.ts';
import { type Page, test } from '@playwright/test';
import { atelierMorel, brasserieLune, madameRoche } from '../../src/testing/world/people.ts';

export interface FilledAccount {
  email: string;
  clientId: string;
  documents: { id: string; number: string }[];
}

/**
 * Signs a new beta user up and fills the account through the calls the screens make: what a journey
 * is not about need not be clicked.
 */
export async function fillAccount(page: Page): Promise<FilledAccount> {
  const email = `claire.${crypto.randomUUID()}@atelier-morel.example`;
  await call(page, 'POST', '/api/auth/sign-up/email', {
    email,
    password: 'un long mot de passe',
    name: 'Claire Morel',
    beta: true,
  });
  await call(page, 'PATCH', '/api/profile', { ...atelierMorel, name: 'Claire Morel' });
  const lune = await call<{ id: string }>(page, 'POST', '/api/clients', brasserieLune);
  const roche = await call<{ id: string }>(page, 'POST', '/api/clients', madameRoche);
  const documents = [];
  for (const [index, type] of (['invoice', 'quote', 'invoice'] as const).entries()) {
    documents.push(
      await call<{ id: string; number: string }>(page, 'POST', '/api/documents', {
        type,
        clientId: index === 2 ? roche.id : lune.id,
        date: `2026-1${index === 0 ? 0 : 1}-0${index + 3}`,
        dueDate: type === 'invoice' ? '2026-12-31' : null,
        lineItems: [{ description: 'Pose d’un parquet', quantity: index + 1, unitPrice: 100 }],
      }),
    );
  }
  return { email, clientId: lune.id, documents };
}

/** An invoice of Brasserie Lune, 1 200 € TTC, 25 days late. */
export async function lateInvoice(page: Page): Promise<{ id: string; clientId: string }> {
  const { clientId } = await fillAccount(page);
  const today = parisDay(new Date());
  const { id } = await call<{ id: string }>(page, 'POST', '/api/documents', {
    type: 'invoice',
    clientId,
    date: addDays(today, -40),
    dueDate: addDays(today, -25),
    lineItems: [{ description: 'Pose d’un parquet', quantity: 10, unitPrice: 100 }],
  });
  await call(page, 'PATCH', `/api/documents/${id}`, { status: 'sent' });
  return { id, clientId };
}

/** Draft invoices of one client in November 2026, 100 € each. */
export async function draftInvoices(page: Page, clientId: string, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    await call(page, 'POST', '/api/documents', {
      type: 'invoice',
      clientId,
      date: '2026-11-20',
      dueDate: '2026-12-31',
      lineItems: [{ description: 'Pose', quantity: 1, unitPrice: 100 }],
    });
  }
}

/** One call with the page's own session. */
export async function call<Answer = unknown>(
  page: Page,
  method: string,
  path: string,
  data?: unknown,
): Promise<Answer> {
  return callOn<Answer>(test.info().project.use.baseURL ?? '', page, method, path, data);
}

/** One call with the page's session on a server of the journey's own. */
export async function callOn<Answer = unknown>(
  base: string,
  page: Page,
  method: string,
  path: string,
  data?: unknown,
): Promise<Answer> {
  const { href, origin } = new URL(path, base);
  const answer = await page.request.fetch(href, {
    method,
    headers: { origin },
    ...(data !== undefined && { data }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  const text = await answer.text();
  return (text === '' ? null : JSON.parse(text)) as Answer;
}
