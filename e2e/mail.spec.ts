import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { brasserieLune } from '../src/testing/world/people.ts';
import { call, fillAccount } from './setup/account.ts';

test('a document leaves by e-mail, and the bell says so at once', async ({ page }) => {
  const { documents } = await fillAccount(page);
  await page.goto(`/app/documents/${documents[0]?.id}`);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Émettre et envoyer' }).click();

  const modal = page.getByRole('dialog', { name: 'Envoyer la facture INV-001' });
  const subject = modal.getByLabel('Objet');
  const message = modal.getByLabel('Message');
  await expect(modal.getByLabel('Destinataire')).toHaveValue(brasserieLune.email);
  await expect(modal.getByLabel('Destinataire')).not.toBeEditable();
  await expect(subject).toHaveValue('Facture #INV-001');
  await expect(message).toHaveValue(/^Bonjour Brasserie Lune,\n\n.*120,00\s€/);
  await expect(message).toHaveValue(/Cordialement,\nAtelier Morel$/);
  await expect(modal.getByText('Facture_INV-001.pdf')).toBeVisible();
  const sheet = modal.getByRole('img', { name: 'Aperçu de Facture INV-001' });
  await expect(sheet).toBeVisible();
  await page.setViewportSize({ width: 834, height: 1000 });
  await expect(sheet).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });

  await subject.fill('');
  await message.fill('');
  await expect(modal.getByText(/^0 \/ 10\s000$/)).toBeVisible();
  await modal.getByRole('button', { name: 'Envoyer' }).click();
  await expect(modal.getByText('L’objet est requis')).toBeVisible();
  await expect(modal.getByText('Le message est requis')).toBeVisible();

  await subject.fill('Votre parquet');
  await message.fill('Bonjour Hélène,');
  await expect(modal.getByText(/^15 \/ 10\s000$/)).toBeVisible();
  await page.route(
    '**/api/documents/*/email',
    (route) =>
      route.fulfill({ status: 500, json: { error: 'Une erreur est survenue', code: 'x' } }),
    { times: 1 },
  );
  await modal.getByRole('button', { name: 'Envoyer' }).click();
  await expect(modal.getByText("Erreur lors de l'envoi de l'email")).toBeVisible();
  await expect(subject).toHaveValue('Votre parquet');
  await modal.getByRole('button', { name: 'Envoyer' }).click();
  await expect(
    page.getByText('Facture INV-001 gardée dans la boîte d’envoi locale', { exact: true }),
  ).toBeVisible();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('combobox', { name: /Statut/ })).toHaveText('Envoyée');

  await page.goto('/app/outbox');
  await page.getByRole('button', { name: /Votre parquet/ }).click();
  await expect(page.getByText('Bonjour Hélène,')).toBeVisible();
  const download = page.waitForEvent('download');
  await page
    .getByRole('list', { name: 'Pièces jointes' })
    .getByRole('link', { name: 'Facture_INV-001.pdf' })
    .click();
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('from the list, the bell counts each message and leads to its document', async ({ page }) => {
  await fillAccount(page);
  await page.goto('/app/documents');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await sendFromTheList(page, 'INV-001');
  await expect(page.getByRole('button', { name: 'Notifications, 1 non lue' })).toBeVisible();
  await sendFromTheList(page, 'QUO-001');
  const bell = page.getByRole('button', { name: 'Notifications, 2 non lues' });
  await bell.click();

  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('button', { name: /E-mail gardé.*non lue/ })).toHaveCount(2);
  await panel.getByRole('button', { name: 'Tout marquer comme lu' }).click();
  await expect(panel.getByRole('button', { name: /non lue/ })).toHaveCount(0);
  await panel.getByRole('button', { name: /Devis QUO-001/ }).click();
  await expect(page.getByRole('heading', { name: 'Devis QUO-001' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('to a client without an address nothing is sent, and the way to complete it is shown', async ({
  page,
}) => {
  const { clientId, documents } = await fillAccount(page);
  await call(page, 'PATCH', `/api/clients/${clientId}`, { email: '' });
  await page.goto(`/app/documents/${documents[0]?.id}`);
  await page.getByRole('button', { name: 'Émettre et envoyer' }).click();
  const modal = page.getByRole('dialog', { name: 'Envoyer la facture INV-001' });
  await expect(modal.getByText(/Missing required information/)).toBeVisible();
  await expect(modal.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
  await modal.getByRole('link', { name: 'Compléter la fiche du client' }).click();
  await expect(page.getByRole('heading', { name: brasserieLune.company })).toBeVisible();
});

async function sendFromTheList(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: `Envoyer ${number} par e-mail` }).click();
  const modal = page.getByRole('dialog', { name: new RegExp(`Envoyer .* ${number}`) });
  await modal.getByRole('button', { name: 'Envoyer' }).click();
  await expect(modal).toBeHidden();
}
