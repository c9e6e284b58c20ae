import { expect, type Page, test } from '@playwright/test';
import { openStripeDouble } from '../src/testing/doubles/stripe.ts';
import { atelierMorel } from '../src/testing/world/people.ts';
import { openOwnServer, type OwnServer } from './setup/ownServer.ts';
import { tellServer } from './setup/stripeEvents.ts';

type StripeDouble = Awaited<ReturnType<typeof openStripeDouble>>;

/** The only journey with card payment: it has a server of its own, that knows a loopback Stripe. */
let stripe: StripeDouble;
let server: OwnServer;
let base: string;

test.beforeAll(async () => {
  stripe = await openStripeDouble();
  server = await openOwnServer(test.info().project.name, () => stripe.environment);
  base = server.base;
});

test.afterAll(async () => {
  await server.close();
  await stripe.close();
});

test('a plan is chosen and paid, the app opens by itself; it is changed, ended, taken up again, over', async ({
  page,
  context,
}) => {
  await openAccountWithoutPlan(page);
  await page.goto(`${base}/app`);
  await expect(page.getByRole('heading', { name: 'Choisissez votre abonnement' })).toBeVisible();
  const essential = page.getByRole('region', { name: 'Essentiel' });
  const premium = page.getByRole('region', { name: 'Premium' });
  await expect(essential).toContainText('31 €');
  await expect(essential).toContainText('Vous économisez 74 € par an.');
  await expect(premium).toContainText('39 €');
  await expect(premium).toContainText('Vous économisez 96 € par an.');
  await page.getByRole('radio', { name: 'Mensuel' }).click();
  await expect(essential).toContainText('37 €');
  await expect(premium).toContainText('47 €');
  await page.getByRole('radio', { name: 'Annuel' }).click();

  stripe.setDown(true);
  await essential.getByRole('button', { name: 'Commencer maintenant' }).click();
  await expect(page.getByText(/le service de paiement n’a pas donné suite/)).toBeVisible();
  stripe.setDown(false);

  const waiting = await context.newPage();
  const listening = waiting.waitForResponse('**/api/events');
  await waiting.goto(`${base}/app`);
  await expect(waiting.getByRole('heading', { name: 'Choisissez votre abonnement' })).toBeVisible();
  await listening;
  const { checkout, subscription } = await payByCard(page, () =>
    essential.getByRole('button', { name: 'Commencer maintenant' }).click(),
  );
  expect(stripe.sessions.get(checkout.split('/').at(-1) ?? '')).toMatchObject({
    'line_items[0][price]': stripe.prices.ESSENTIAL_ANNUAL,
  });
  await expect(waiting.getByRole('heading', { name: 'Bonjour Claire' })).toBeVisible();
  await waiting.getByRole('button', { name: 'Notifications, 1 non lue' }).click();
  await expect(waiting.getByText('Votre abonnement Essentiel est actif.')).toBeVisible();

  await page.goto(`${base}/app/account`);
  await expect(
    page.getByText(/31\s€ HT par mois, facturé à l’année\. Renouvellement/),
  ).toBeVisible();
  await expect(page.getByText(/0\sdocument sur 40 pour le mois en cours/)).toBeVisible();
  await page.getByRole('button', { name: 'Passer à Premium' }).click();
  await expect(page.getByText(/39\s€ HT par mois, facturé à l’année/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Passer à Premium' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler l’abonnement' }).click();
  await expect(page.getByText(/Mettre fin à votre abonnement\s\?/)).toBeVisible();
  await page.getByRole('button', { name: 'Mettre fin à l’abonnement' }).click();
  await expect(page.getByText(/Votre abonnement est annulé\. Vous gardez vos accès/)).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre l’abonnement' }).click();
  await expect(page.getByText('Votre abonnement se poursuit')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler l’abonnement' })).toBeVisible();

  subscription.status = 'canceled';
  await tell(page, stripe.event('customer.subscription.deleted', subscription));
  await expect(waiting.getByRole('heading', { name: 'Choisissez votre abonnement' })).toBeVisible();
});

async function openAccountWithoutPlan(page: Page): Promise<void> {
  const headers = { origin: base };
  const signUp = {
    email: `claire.${crypto.randomUUID()}@atelier-morel.example`,
    password: 'un long mot de passe',
    name: 'Claire Morel',
  };
  const signedUp = await page.request.post(`${base}/api/auth/sign-up/email`, {
    headers,
    data: signUp,
  });
  expect(signedUp.ok()).toBe(true);
  const profile = { ...atelierMorel, name: 'Claire Morel' };
  const saved = await page.request.patch(`${base}/api/profile`, { headers, data: profile });
  expect(saved.ok()).toBe(true);
}

/** The page of Stripe, where the card is accepted; then Stripe tells the server, signed. */
async function payByCard(page: Page, leave: () => Promise<void>) {
  await page.route('https://checkout.stripe.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Paiement</h1>' }),
  );
  await leave();
  await expect(page.getByRole('heading', { name: 'Paiement' })).toBeVisible();
  const checkout = page.url();
  const start = Math.floor(Date.now() / 1000);
  const subscription = stripe.pay(checkout, { start, end: start + 365 * 86_400 });
  await tell(page, stripe.event('customer.subscription.created', subscription));
  return { checkout, subscription };
}

const tell = (page: Page, event: Parameters<typeof tellServer>[2]) =>
  tellServer(page, `${base}/api/webhooks/stripe`, event);
