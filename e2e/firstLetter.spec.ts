import { expect, type Page, test } from '@playwright/test';
import { openSmtpServer } from '../src/testing/doubles/smtpServer.ts';
import { atelierMorel, brasserieLune } from '../src/testing/world/people.ts';
import { openOwnServer, type OwnServer } from './setup/ownServer.ts';

/** A server of its own: the common ones keep their letters, this one sends them. */
let smtp: Awaited<ReturnType<typeof openSmtpServer>>;
let server: OwnServer;

test.beforeAll(async () => {
  smtp = await openSmtpServer();
  server = await openOwnServer(test.info().project.name, () => ({
    MAIL_TRANSPORT: 'smtp',
    SMTP_URL: smtp.url,
  }));
});

test.afterAll(async () => {
  await server.close();
  await smtp.close();
});

test('the first letter to a client waits, with what was written, until the sender’s address has answered', async ({
  page,
  context,
}) => {
  const id = await openAccount(page);
  await page.goto(`${server.base}/app/documents/${id}`);
  await page.getByRole('button', { name: 'Émettre et envoyer' }).click();
  const modal = page.getByRole('dialog', { name: 'Envoyer la facture INV-001' });
  await modal.getByLabel('Objet').fill('Votre parquet');
  await expect(modal.getByText('Confirmez d’abord votre adresse')).toBeVisible();
  await modal.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(modal.getByRole('alert')).toContainText('Confirmez d’abord votre adresse');
  expect(smtp.accepted).toEqual([]);

  await modal.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(modal.getByText(/Ouvrez le lien envoyé à/)).toBeVisible();
  await expect.poll(() => smtp.accepted.length).toBe(1);
  const link = /http\S+verify-email\S+/.exec(smtp.accepted[0]?.text ?? '')?.[0] ?? '';
  const other = await context.newPage();
  await other.goto(link);
  await expect(other).toHaveURL(/\/app\/account/);
  await other.close();

  await expect(modal.getByLabel('Objet')).toHaveValue('Votre parquet');
  await modal.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(
    page.getByText(`Facture INV-001 envoyée à ${brasserieLune.email}`, { exact: true }),
  ).toBeVisible();
  expect(smtp.accepted.at(-1)).toMatchObject({
    subject: 'Votre parquet',
    to: [{ address: brasserieLune.email }],
  });
});

/** A new account with one invoice; answers the invoice's id. */
async function openAccount(page: Page): Promise<string> {
  const call = async <Answer>(method: string, path: string, data: unknown): Promise<Answer> => {
    const answer = await page.request.fetch(`${server.base}${path}`, {
      method,
      headers: { origin: server.base },
      data,
    });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  await call('POST', '/api/auth/sign-up/email', {
    email: `claire.${crypto.randomUUID()}@atelier-morel.example`,
    password: 'un long mot de passe',
    name: 'Claire Morel',
    beta: true,
  });
  await call('PATCH', '/api/profile', { ...atelierMorel, name: 'Claire Morel' });
  const { id: clientId } = await call<{ id: string }>('POST', '/api/clients', brasserieLune);
  const invoice = await call<{ id: string }>('POST', '/api/documents', {
    type: 'invoice',
    clientId,
    date: '2026-11-22',
    dueDate: '2026-12-31',
    lineItems: [{ description: 'Pose d’un parquet', quantity: 1, unitPrice: 100 }],
  });
  return invoice.id;
}
