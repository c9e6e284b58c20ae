import { type Page, expect, test } from '@playwright/test';

const PASSWORD = 'encre bleue sur papier 44';
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><rect width="24" height="24" fill="#1d3a8a"/></svg>';

test('an incomplete profile is sent to the account, told why, corrected, numbered and given a logo', async ({
  page,
}, { project, retry }) => {
  await openAccount(page, `nora.${project.name}.${retry}.${Date.now()}@example.com`, true);
  await page.goto('/app/clients');
  await expect(page).toHaveURL(/\/app\/account/);
  await expect(page.getByText('Remplissez les champs obligatoires')).toBeVisible();
  await page.getByRole('link', { name: 'Tous les réglages' }).click();
  await expect(
    page.getByText(
      'Il manque le nom de l’entreprise, le SIRET, l’adresse, le code postal et la ville.',
    ),
  ).toBeVisible();

  await page.getByLabel('Entreprise', { exact: true }).fill('Atelier Morel');
  await page.getByLabel('SIRET', { exact: true }).fill('732 829');
  await page.getByLabel('Adresse', { exact: true }).fill('14 rue des Olivettes');
  await page.getByLabel('Code postal').fill('440');
  await page.getByLabel('IBAN', { exact: true }).fill('FR76');
  await save(page);
  for (const problem of [
    'Le SIRET compte 14 chiffres',
    'Le code postal compte 5 chiffres',
    'La ville est requise',
    'Il manque 23 caractères à l’IBAN',
  ]) {
    await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible();
  }
  await expect(page.getByLabel('SIRET', { exact: true })).toBeFocused();

  await page.getByLabel('SIRET', { exact: true }).fill('732 829 320 00074');
  await page.getByLabel('Code postal').fill('44000');
  await page.getByLabel('Ville', { exact: true }).fill('Nantes');
  await page.getByLabel('IBAN', { exact: true }).fill('');
  await page.getByLabel('Préfixe des factures').fill('F-');
  await page.getByLabel('Prochain numéro de facture').fill('42');
  await expect(page.getByText('Prochaine facture : F-042')).toBeVisible();
  await save(page);
  await expect(page.getByText('Profil mis à jour avec succès').first()).toBeVisible();
  await expect(page.getByText('Il manque')).toBeHidden();

  await test.step('the next invoice takes the number that was announced', async () => {
    const client = await post<{ id: string }>(page, '/api/clients', { name: 'Clara Delmas' });
    const invoice = { type: 'invoice', clientId: client.id, date: '2026-11-21' };
    expect(await post(page, '/api/documents', { ...invoice, dueDate: '2026-12-06' })).toMatchObject(
      { number: 'F-042' },
    );
  });

  await test.step('a series that gave numbers is moved with a reason, and its drafts follow', async () => {
    await page.getByLabel('Prochain numéro de facture').fill('50');
    await save(page);
    const why = page.getByLabel('Pourquoi la numérotation change');
    await expect(page.getByText(/^Dites pourquoi la numérotation change/).first()).toBeVisible();
    await why.fill('Reprise d’un autre logiciel');
    await page.getByLabel('Préfixe des avoirs').fill('A-');
    await expect(page.getByText('Prochain avoir : A-001')).toBeVisible();
    await save(page);
    await expect(why).toBeHidden();
    await page.goto('/app/register');
    await expect(page.getByText(/Reprise d’un autre logiciel/).first()).toBeVisible();
    await page.goto('/app/documents');
    await expect(page.getByText('F-050').first()).toBeVisible();
    await page.goto('/app/account');
  });

  await test.step('a logo is added, removed, and removed no more', async () => {
    const logo = page.getByRole('img', { name: 'Logo de Atelier Morel' });
    await choose(page, 'Ajouter un logo', 'notes.txt', 'pas une image');
    await expect(page.getByText(/^Erreur lors de la mise à jour du logo/)).toBeVisible();
    await choose(page, 'Ajouter un logo', 'logo.svg', LOGO);
    await expect(logo).toBeVisible();
    await page.getByRole('button', { name: 'Retirer', exact: true }).click();
    await page.getByRole('button', { name: 'Annuler' }).press('Enter');
    await expect(logo).toBeVisible();
    await page.goto('/app');
    await choose(page, 'Changer le logo', 'logo.svg', LOGO);
    await expect(page.getByText('Logo mis à jour avec succès')).toBeVisible();
  });
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
  await page.getByRole('link', { name: 'Tous les réglages' }).click();
  await expect(page.getByText('Gratuit pendant la beta, documents illimités.')).toBeVisible();
});

test('on a phone the one button saves what was changed, and an e-mail’s text closed by a slip is kept', async ({
  page,
}, { project, retry }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAccount(page, `ines.${project.name}.${retry}.${Date.now()}@example.com`, true);
  await page.goto('/app/account#relances');
  const days = page.getByLabel('2e relance, jours après l’échéance');
  const button = page.getByRole('button', { name: 'Enregistrer', exact: true });
  await expect(days).toHaveValue('10');
  await expect(button).toBeHidden();

  await test.step('a password being typed is not for that button, and leaving asks', async () => {
    await page.getByRole('button', { name: 'Modifier, Mot de passe' }).click();
    await page.getByLabel('Mot de passe actuel').fill('encre');
    await expect(button).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Tableau de bord' }).click();
    const leaving = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
    await leaving.getByRole('button', { name: 'Rester' }).click();
    await page.getByRole('button', { name: 'Fermer, Mot de passe' }).click();
  });

  await test.step('reminders', async () => {
    await days.fill('12');
    await button.click();
    await expect(page.getByText('Relances enregistrées')).toBeVisible();
    await expect(button).toBeHidden();
    await page.reload();
    await expect(days).toHaveValue('12');
  });

  await test.step('the text of an e-mail', async () => {
    const open = page.getByRole('button', { name: 'Modifier le texte : Facture', exact: true });
    const subject = page.getByRole('dialog').getByLabel('Objet');
    await open.click();
    const before = await subject.inputValue();
    await subject.fill('Votre facture');
    await page.mouse.click(5, 5);
    await expect(subject).toBeHidden();
    await expect(page.getByText('Modifié, pas encore enregistré')).toBeVisible();
    await open.click();
    await expect(subject).toHaveValue('Votre facture');
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
    await open.click();
    await expect(subject).toHaveValue(before);
  });
});

/** The form of /login has a journey of its own (mainJob.spec.ts). */
async function openAccount(page: Page, email: string, beta: boolean): Promise<void> {
  await page.goto('/login');
  const person = { name: 'Nora Vidal', email, password: PASSWORD, beta };
  await post(page, '/api/auth/sign-up/email', person);
}

/** A click on the button, then a file in the browser's own dialog. */
async function choose(page: Page, button: string, name: string, text: string): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  const mimeType = name.endsWith('.svg') ? 'image/svg+xml' : 'text/plain';
  await (await asked).setFiles({ name, mimeType, buffer: Buffer.from(text) });
}

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post(path, { data, headers });
  expect(answer.ok(), path).toBe(true);
  return (await answer.json()) as Answer;
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
}
