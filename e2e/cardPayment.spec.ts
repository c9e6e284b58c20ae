import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import type { ClientPageAnswer } from '../src/server/documents/clientPage/answers.ts';
import { openStripeDouble } from '../src/testing/doubles/stripe.ts';
import { atelierMorel, brasserieLune } from '../src/testing/world/people.ts';
import { callOn } from './setup/account.ts';
import { openOwnServer, type OwnServer } from './setup/ownServer.ts';
import { tellServer } from './setup/stripeEvents.ts';

/** A server of its own, that knows a loopback Stripe. */
let stripe: Awaited<ReturnType<typeof openStripeDouble>>;
let server: OwnServer;

test.beforeAll(async () => {
  stripe = await openStripeDouble();
  server = await openOwnServer(test.info().project.name, () => stripe.environment);
});

test.afterAll(async () => {
  await server.close();
  await stripe.close();
});

test('a user connects their Stripe account, a client pays by card without a script, nobody is told anything untrue', async ({
  page,
  browser,
}) => {
  const { invoiceId, address } = await invoiceSent(page);
  const settings = page.locator('#carte');

  await test.step('let in at Stripe, which still asks for something, then connected', async () => {
    await page.route('https://127.0.0.1/oauth/authorize?**', (route) => {
      const back = stripe.connect.authorize(route.request().url(), { chargesEnabled: false });
      const location = `${server.base}/app/account?code=${back.code}&state=${back.state}`;
      return route.fulfill({ status: 302, headers: { location } });
    });
    await page.goto(`${server.base}/app/account#carte`);
    // What was read of the account before it was connected comes last.
    await page.route('**/api/card-account', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      await sleep(1500);
      await route.fulfill({ response }).catch(() => undefined);
    });
    await settings.getByRole('button', { name: 'Connecter mon compte Stripe' }).click();
    await expect(settings.getByText('À terminer chez Stripe')).toBeVisible();
    await sleep(2000);
    await expect(settings.getByText('À terminer chez Stripe')).toBeVisible();
    await page.unroute('**/api/card-account');
    const [account] = [...stripe.connect.accounts.values()];
    account!.chargesEnabled = true;
    await settings.getByRole('button', { name: 'C’est fait' }).click();
    await expect(settings.getByText('Connecté', { exact: true })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  const client = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  const phone = await client.newPage();
  await phone.route('https://checkout.stripe.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Stripe</h1>' }),
  );
  const payAtStripe = async () => {
    await phone.goto(address);
    await phone.getByRole('button', { name: /^Payer 120,00\s€ par carte$/ }).click();
    await expect(phone.getByRole('heading', { name: 'Stripe' })).toBeVisible();
    return phone.url();
  };

  await test.step('who gives up has paid nothing; who pays is asked nothing more', async () => {
    const checkout = await payAtStripe();
    await phone.goto(`${address}?paiement=abandon`);
    await expect(phone.getByText('Rien n’a été prélevé')).toBeVisible();
    expect(await payAtStripe()).toBe(checkout);
    const intent = stripe.connect.pay(checkout);
    stripe.setDown(true);
    await phone.goto(`${address}?paiement=retour`);
    await expect(phone.getByText('Paiement en cours de confirmation')).toBeVisible();
    await expect(phone.getByText('Par virement')).toHaveCount(0);
    await expect(phone.getByRole('button', { name: /^Payer/ })).toHaveCount(0);
    stripe.setDown(false);
    const { id } = stripe.connect.checkoutOf(intent);
    await tell(page, stripe.accountEvent('checkout.session.completed', id));
    await phone.getByRole('link', { name: 'Actualiser' }).click();
    await expect(phone.getByText('Paiement par carte reçu')).toBeVisible();
    await expect(phone.getByText(/^Réglée le /)).toBeVisible();
  });

  await test.step('its user is told, sees it booked, and disconnects', async () => {
    await page.goto(`${server.base}/app/documents/${invoiceId}`);
    const status = page.getByLabel(/^Statut de .* : Payée$/).filter({ visible: true });
    await expect(status).toHaveCount(1);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByText('Paiement par carte reçu')).toBeVisible();
    await page.goto(`${server.base}/app/account#carte`);
    await settings.getByRole('button', { name: 'Déconnecter' }).click();
    await settings.getByRole('alertdialog').getByRole('button', { name: 'Déconnecter' }).click();
    await expect(settings.getByText(/est déconnecté\./)).toBeVisible();
  });
  await client.close();
});

async function invoiceSent(page: Page): Promise<{ invoiceId: string; address: string }> {
  await call(page, 'POST', '/api/auth/sign-up/email', {
    email: `claire.${crypto.randomUUID()}@atelier-morel.example`,
    password: 'un long mot de passe',
    name: 'Claire Morel',
    beta: true,
  });
  await call(page, 'PATCH', '/api/profile', { ...atelierMorel, name: 'Claire Morel' });
  const { id: clientId } = await call<{ id: string }>(page, 'POST', '/api/clients', brasserieLune);
  const { id } = await call<{ id: string }>(page, 'POST', '/api/documents', {
    type: 'invoice',
    clientId,
    date: '2026-10-03',
    dueDate: '2026-10-31',
    lineItems: [{ description: 'Pose d’un parquet', quantity: 1, unitPrice: 100 }],
  });
  await call(page, 'POST', `/api/documents/${id}/issue`, {});
  const shared = await call<ClientPageAnswer>(page, 'POST', `/api/documents/${id}/client-page`);
  return { invoiceId: id, address: shared.page!.address };
}

const call = <Answer>(page: Page, method: string, path: string, data?: unknown) =>
  callOn<Answer>(server.base, page, method, path, data);

const tell = (page: Page, event: Parameters<typeof tellServer>[2]) =>
  tellServer(page, `${server.base}/api/webhooks/stripe-connect`, event);
