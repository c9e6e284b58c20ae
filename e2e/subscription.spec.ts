import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openStripeDouble } from '../src/testing/doubles/stripe.ts';
import { freePort } from '../src/testing/freePort.ts';
import { atelierMorel } from '../src/testing/world/people.ts';

type StripeDouble = Awaited<ReturnType<typeof openStripeDouble>>;

/** The only journey with card payment: it has a server of its own, that knows a loopback Stripe. */
let stripe: StripeDouble;
let server: ChildProcess;
let base: string;
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'encrier-e2e-subscription-'));
  stripe = await openStripeDouble();
  const port = String(await freePort());
  base = `http://localhost:${port}`;
  const output: string[] = [];
  server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'],
    {
      env: {
        ...process.env,
        ...stripe.environment,
        PORT: port,
        PUBLIC_URL: base,
        DATA_DIR: folder,
        DATABASE_URL: '',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        CONTACT_EMAIL: 'contact@encrier.example',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  }
  const isReady = async () => {
    if (server.exitCode !== null) throw new Error(`The server stopped:\n${output.join('')}`);
    const answer = await fetch(`${base}/ready`).catch(() => null);
    return answer?.ok ?? false;
  };
  await expect.poll(isReady, { timeout: 100_000 }).toBe(true);
});

test.afterAll(async () => {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.kill('SIGTERM')) await gone;
  await stripe.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a plan is chosen, paid, ended and taken up again', async ({ page }) => {
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

  const checkout = await payByCard(page, () =>
    essential.getByRole('button', { name: 'Commencer maintenant' }).click(),
  );
  expect(stripe.sessions.get(checkout.split('/').at(-1) ?? '')).toMatchObject({
    'line_items[0][price]': stripe.prices.ESSENTIAL_ANNUAL,
  });
  await page.goto(`${base}/app`);
  await expect(page.getByRole('heading', { name: 'Bonjour Claire' })).toBeVisible();
  await page.getByRole('button', { name: 'Notifications, 1 non lue' }).click();
  await expect(page.getByText('Votre abonnement Essentiel est actif.')).toBeVisible();

  await page.goto(`${base}/app/account`);
  await expect(
    page.getByText(/31\s€ HT par mois, facturé à l’année\. Renouvellement/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Annuler l’abonnement' }).click();
  await expect(page.getByText(/Mettre fin à votre abonnement\s\?/)).toBeVisible();
  await page.getByRole('button', { name: 'Mettre fin à l’abonnement' }).click();
  await expect(page.getByText(/Votre abonnement est annulé\. Vous gardez vos accès/)).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre l’abonnement' }).click();
  await expect(page.getByText('Votre abonnement se poursuit')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler l’abonnement' })).toBeVisible();
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
async function payByCard(page: Page, leave: () => Promise<void>): Promise<string> {
  await page.route('https://checkout.stripe.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Paiement</h1>' }),
  );
  await leave();
  await expect(page.getByRole('heading', { name: 'Paiement' })).toBeVisible();
  const checkout = page.url();
  const start = Math.floor(Date.now() / 1000);
  const subscription = stripe.pay(checkout, { start, end: start + 365 * 86_400 });
  const event = stripe.event('customer.subscription.created', subscription);
  const told = await page.request.post(`${base}/api/webhooks/stripe`, {
    headers: { 'stripe-signature': event.signature, 'content-type': 'application/json' },
    data: event.payload,
  });
  expect(told.ok()).toBe(true);
  return checkout;
}
