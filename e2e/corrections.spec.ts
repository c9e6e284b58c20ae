import { expect, test } from '@playwright/test';
import { call, fillAccount } from './setup/account.ts';
import { correctBy, otherAct } from './setup/documentPage.ts';

test('a wrong invoice is credited in part, and what is refused is said beside its field', async ({
  page,
}) => {
  const { documents } = await fillAccount(page);
  const [invoice] = documents;
  await call(page, 'POST', `/api/documents/${invoice!.id}/issue`);
  await page.goto(`/app/documents/${invoice!.id}`);

  const dialog = await correctBy(page, 'Faire un avoir');
  await expect(dialog).toContainText('Une fois émis, il réduit ce que votre client vous doit');
  await dialog.getByRole('button', { name: 'Préparer l’avoir' }).click();
  await expect(dialog.getByText('Indiquez pourquoi vous faites cet avoir')).toBeVisible();
  await dialog.getByLabel('Motif de l’avoir').fill('Pose inachevée');
  await dialog.getByText('Une partie').click();
  await dialog.getByRole('button', { name: 'Préparer l’avoir' }).click();
  await expect(dialog.getByText('Choisissez au moins une ligne à créditer')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /Pose d’un parquet/ }).click();
  await dialog.getByLabel('Quantité créditée').fill('2');
  await dialog.getByRole('button', { name: 'Préparer l’avoir' }).click();
  await expect(dialog.getByText('Il reste 1 à créditer sur cette ligne.')).toBeVisible();
  await expect(dialog.getByLabel('Motif de l’avoir')).toHaveValue('Pose inachevée');
  await dialog.getByLabel('Quantité créditée').fill('0,5');
  await dialog.getByRole('button', { name: 'Préparer l’avoir' }).click();

  await expect(page.getByRole('link', { name: `la facture ${invoice!.number}` })).toBeVisible();
  const credit = page.url().split('/').at(-1)!;
  await call(page, 'POST', `/api/documents/${credit}/issue`);
  await page.goto(`/app/documents/${invoice!.id}`);
  await expect(page.getByRole('link', { name: 'l’avoir AV-001' })).toBeVisible();
});

test('a status that an issued invoice may not take leads to what corrects it, from a list too', async ({
  page,
}) => {
  const { documents } = await fillAccount(page);
  const invoice = documents[0]!;
  await call(page, 'POST', `/api/documents/${invoice.id}/issue`);
  await page.goto('/app/documents');
  await page.getByRole('combobox', { name: `Statut de ${invoice.number}` }).click();
  await page.getByRole('option', { name: 'Annulé' }).click();

  const dialog = page.getByRole('dialog', { name: `Corriger la facture ${invoice.number}` });
  await expect(dialog.getByRole('button')).toHaveText([
    /Une partie est en trop/,
    /Une mention est fausse/,
    /Tout est à refaire/,
    'Fermer',
  ]);
  await dialog.getByRole('button', { name: 'Tout est à refaire' }).press('Enter');
  const again = page.getByRole('dialog', { name: 'Avoir total et nouveau brouillon' });
  await expect(again.getByLabel('Motif de l’avoir')).toBeFocused();
  await again.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('complementary').getByText('Émise').first()).toBeVisible();
});

test('a quote is accepted, its deposit asked and received, and the balance takes it back', async ({
  page,
}) => {
  const { documents } = await fillAccount(page);
  const quote = documents[1]!;
  await page.goto(`/app/documents/${quote.id}`);
  await otherAct(page, 'Marquer accepté');
  const rail = page.getByRole('complementary');
  await expect(rail.getByText('Devis accepté.')).toBeVisible();

  await page.getByRole('button', { name: 'Demander un acompte' }).click();
  const asking = page.getByRole('dialog', { name: 'Demander un acompte' });
  await asking.getByLabel('Part du devis (%)').fill('130');
  await asking.getByRole('button', { name: 'Préparer la demande' }).click();
  await expect(asking.getByText('Entrez un pourcentage entre 0 et 100')).toBeVisible();
  await asking.getByLabel('Part du devis (%)').fill('30');
  await asking.getByRole('button', { name: 'Préparer la demande' }).click();

  await expect(page.getByRole('link', { name: `le devis ${quote.number}` })).toBeVisible();
  await page.getByRole('button', { name: 'J’ai reçu l’acompte' }).click();
  const receiving = page.getByRole('dialog', { name: 'J’ai reçu l’acompte' });
  await expect(receiving).toContainText('Elle ne pourra plus être modifiée.');
  await receiving.getByRole('button', { name: 'Émettre la facture d’acompte' }).click();
  await expect(receiving).toBeHidden();
  await expect(rail.locator('dl').getByText('72,00\u00A0€', { exact: true })).toBeVisible();

  await page.goto(`/app/documents/${quote.id}`);
  await page.getByRole('button', { name: 'Convertir en facture' }).click();
  await expect(page.getByRole('link', { name: /la facture d’acompte/ })).toBeVisible();
  await expect(rail.locator('dl').getByText('168,00\u00A0€', { exact: true })).toBeVisible();
});
