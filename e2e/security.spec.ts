import { expect, type Page, test } from '@playwright/test';
import { totp } from '../src/testing/authenticator.ts';
import { call, fillAccount } from './setup/account.ts';

const PASSWORD = 'un long mot de passe';

test('two steps are set up, then asked for at the next sign-in', async ({ page }) => {
  const { email } = await fillAccount(page);
  await page.goto('/app/account');
  await page.getByRole('button', { name: 'Activer, Validation en deux étapes' }).click();
  await page.getByLabel('Votre mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('img', { name: 'Code QR à scanner' })).toBeVisible();
  const told = await page.getByText('Ou saisissez cette clé').textContent();
  const secret = /[A-Z2-7]{16,}/.exec(told ?? '')?.[0] ?? '';
  const [recovery = ''] = await page
    .getByRole('list', { name: 'Codes de secours' })
    .getByRole('listitem')
    .allTextContents();

  await page.getByLabel('Code de l’application').fill(totp(secret));
  await page.getByRole('button', { name: 'Activer', exact: true }).click();
  await expect(page.getByText('Validation en deux étapes activée', { exact: true })).toBeVisible();

  await signOutAndIn(page, email);
  // A code opens once: the application shows the next one by then.
  await page.getByLabel('Code à 6 chiffres').fill(totp(secret, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByRole('heading', { name: 'Bonjour Claire' })).toBeVisible();

  await signOutAndIn(page, email);
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await page.getByLabel('Code de secours').fill(recovery);
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByRole('heading', { name: 'Bonjour Claire' })).toBeVisible();
});

test('the address changes with the password only, asked for beside it', async ({ page }) => {
  await fillAccount(page);
  await page.goto('/app/account');
  await page.getByRole('button', { name: 'Modifier, Adresse de connexion' }).click();
  const next = page.getByLabel('Nouvelle adresse email');
  await next.fill(`nouvelle.${crypto.randomUUID()}@example.com`);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText('Le mot de passe est requis')).toBeVisible();
  const proof = page.getByLabel('Votre mot de passe', { exact: true });
  await proof.fill('un autre mot de passe');
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText('Le mot de passe est incorrect.').first()).toBeVisible();
  await expect(next).not.toHaveValue('');
  await proof.fill(PASSWORD);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText('Un lien de confirmation vient de partir').first()).toBeVisible();
});

test('a letter’s link opened elsewhere asks for the password, and proves the address with it', async ({
  page,
}) => {
  const { email } = await fillAccount(page);
  await call(page, 'POST', '/api/auth/send-verification-email', { email, callbackURL: '/app' });
  const links = async () => {
    const { items } = await call<{ items: { text: string }[] }>(page, 'GET', '/api/outbox');
    return items.flatMap(({ text }) => /https?:\/\/\S+verify-email\S+/.exec(text) ?? []);
  };
  await expect.poll(links).toHaveLength(1);
  const [link = ''] = await links();
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText('Connectez-vous pour confirmer votre adresse')).toBeVisible();
  await page.getByLabel('Adresse email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bonjour Claire' })).toBeVisible();
  const session = await call<{ user: { emailVerified: boolean } }>(
    page,
    'GET',
    '/api/auth/get-session',
  );
  expect(session.user.emailVerified).toBe(true);
});

test('the register says it is intact', async ({ page }) => {
  const { documents } = await fillAccount(page);
  await page.goto('/app/register');
  await page.getByRole('button', { name: 'Vérifier le registre' }).click();
  await expect(page.getByText('Le registre est intact.')).toBeVisible();
  await expect(page.getByText(/\d+\sentrées vérifiées, dernière empreinte/)).toBeVisible();
  for (const { number } of documents) {
    await expect(page.getByText(new RegExp(number)).first()).toBeVisible();
  }
});

async function signOutAndIn(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu de Claire Morel' }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/login');
  await page.getByLabel('Adresse email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Validation en deux étapes' })).toBeVisible();
}
