import { expect, type Page, test } from '@playwright/test';
import { openOidcServer, type OidcServer } from '../src/testing/doubles/oidcServer.ts';
import { atelierMorel } from '../src/testing/world/people.ts';
import { openOwnServer, type OwnServer } from './setup/ownServer.ts';

const PASSWORD = 'un long mot de passe';
const LABEL = 'Connexion Brasserie Lune';

let oidc: OidcServer;
let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await openOwnServer(test.info().project.name, async (base) => {
    const person = { sub: 'emp-42', email: 'claire@brasserie-lune.example', name: 'Claire Morel' };
    oidc = await openOidcServer(person, `${base}/api/auth/callback/sso`);
    return {
      OIDC_ISSUER: oidc.issuer,
      OIDC_CLIENT_ID: oidc.clientId,
      OIDC_CLIENT_SECRET: oidc.clientSecret,
      OIDC_LABEL: LABEL,
    };
  });
});

test.afterAll(async () => {
  await server.close();
  await oidc.close();
});

test('a provider is linked by click, opens the account, and is unlinked again', async ({
  page,
}) => {
  await openAccount(page, `claire.${crypto.randomUUID()}@atelier-morel.example`);
  await page.goto(`${server.base}/app/account`);
  await page.getByRole('button', { name: `Lier, ${LABEL}` }).click();
  await expect(page.getByText(`${LABEL} est lié à votre compte`)).toBeVisible();
  await expect(page).toHaveURL(/\/app\/account$/);
  await page.getByRole('button', { name: 'Activer, Validation en deux étapes' }).click();
  await expect(
    page.getByText(`Ce code n’est pas demandé quand vous vous connectez avec ${LABEL}`),
  ).toBeVisible();

  await test.step('it signs in to the same account', async () => {
    await page.context().clearCookies();
    await page.goto(`${server.base}/login`);
    await page.getByRole('button', { name: `Continuer avec ${LABEL}` }).click();
    await expect(page.getByRole('heading', { name: 'Bonjour Claire' })).toBeVisible();
  });

  await test.step('nobody else can link it, and is told why', async () => {
    await page.context().clearCookies();
    await openAccount(page, `karim.${crypto.randomUUID()}@studio-pixel.example`);
    await page.goto(`${server.base}/app/account`);
    await page.getByRole('button', { name: `Lier, ${LABEL}` }).click();
    await expect(page.getByText(/il est déjà lié à un autre compte Encrier/)).toBeVisible();
    await expect(page.getByRole('button', { name: `Lier, ${LABEL}` })).toBeVisible();
  });

  await test.step('unlinked, it opens this account no more', async () => {
    await page.context().clearCookies();
    await page.goto(`${server.base}/login`);
    await page.getByRole('button', { name: `Continuer avec ${LABEL}` }).click();
    await expect(page.getByRole('heading', { name: 'Bonjour Claire' })).toBeVisible();
    await page.goto(`${server.base}/app/account`);
    await page.getByRole('button', { name: `Retirer, ${LABEL}` }).click();
    await expect(page.getByText(`${LABEL} n’est plus lié à votre compte`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Lier, ${LABEL}` })).toBeVisible();
  });
});

async function openAccount(page: Page, email: string): Promise<void> {
  const headers = { origin: server.base };
  const signedUp = await page.request.post(`${server.base}/api/auth/sign-up/email`, {
    headers,
    data: { name: 'Claire Morel', email, password: PASSWORD, beta: true },
  });
  expect(signedUp.ok()).toBe(true);
  const profile = { ...atelierMorel, name: 'Claire Morel' };
  const saved = await page.request.patch(`${server.base}/api/profile`, { headers, data: profile });
  expect(saved.ok()).toBe(true);
}
