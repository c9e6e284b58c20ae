import { createHmac } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { fillAccount } from './setup/account.ts';

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
  await page.getByLabel('Code à 6 chiffres').fill(totp(secret));
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByRole('heading', { name: 'Bonjour Claire' })).toBeVisible();

  await signOutAndIn(page, email);
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await page.getByLabel('Code de secours').fill(recovery);
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByRole('heading', { name: 'Bonjour Claire' })).toBeVisible();
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

/** RFC 6238 with its usual settings, as an authenticator application computes it. */
function totp(secret: string): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll('=', '')]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
