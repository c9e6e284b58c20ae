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
