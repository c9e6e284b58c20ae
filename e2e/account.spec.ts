import { type Page, expect, test } from '@playwright/test';

const PASSWORD = 'encre bleue sur papier 44';

test('an incomplete profile is sent to the account, told why, corrected, and let in', async ({
  page,
}, { project, retry }) => {
  await openAccount(page, `nora.${project.name}.${retry}.${Date.now()}@example.com`, true);
  await page.goto('/app/clients');
  await expect(page).toHaveURL(/\/app\/account/);
  await expect(
    page.getByText(
      'Il manque le nom de l’entreprise, le SIRET, l’adresse, le code postal et la ville.',
    ),
  ).toBeVisible();

  await page.getByLabel('Entreprise', { exact: true }).fill('Atelier Morel');
  await page.getByLabel('SIRET', { exact: true }).fill('732 829');
  await page.getByLabel('Adresse', { exact: true }).fill('14 rue des Olivettes');
  await page.getByLabel('Code postal').fill('440');
  await page.getByLabel('Ville', { exact: true }).fill('Nantes');
  await save(page);
  await expect(page.getByText('Le SIRET compte 14 chiffres')).toBeVisible();
  await expect(page.getByText('Le code postal compte 5 chiffres')).toBeVisible();

  await page.getByLabel('SIRET', { exact: true }).fill('732 829 320 00074');
  await page.getByLabel('Code postal').fill('44000');
  await page.getByLabel('Préfixe des factures').fill('F-');
  await expect(page.getByText('Prochaine facture : F-001')).toBeVisible();
  await save(page);
  await expect(page.getByText('Profil mis à jour avec succès').first()).toBeVisible();
  await expect(page.getByText('Il manque')).toBeHidden();

  await page.getByRole('link', { name: 'Clients' }).first().click();
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
});

test('without a plan nor card payment, the free Beta access opens the app', async ({ page }, {
  project,
  retry,
}) => {
  await openAccount(page, `lea.${project.name}.${retry}.${Date.now()}@example.com`, false);
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'Choisissez votre abonnement' })).toBeVisible();
  await expect(page.getByText('39 €')).toBeVisible();
  await page.getByRole('radio', { name: 'Mensuel' }).click();
  await expect(page.getByText('47 €')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choisir Premium' })).toBeDisabled();
  await page.getByRole('button', { name: 'Accéder gratuitement' }).click();
  await expect(page).toHaveURL(/\/app\/account/);
  await expect(page.getByText('Gratuit pendant la beta, documents illimités.')).toBeVisible();
});

/** The form of /login has a journey of its own (mainJob.spec.ts). */
async function openAccount(page: Page, email: string, beta: boolean): Promise<void> {
  await page.goto('/login');
  const answer = await page.request.post('/api/auth/sign-up/email', {
    data: { name: 'Nora Vidal', email, password: PASSWORD, beta },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.ok()).toBe(true);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
}
