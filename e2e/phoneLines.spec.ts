import { expect, type Locator, type Page, test } from '@playwright/test';
import { call, fillAccount } from './setup/account.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone the lines of a draft, of an invoice and of a series are rows whose fields open from below', async ({
  page,
}) => {
  const { clientId } = await fillAccount(page);

  await test.step('step 3: a price is completed, a line is added, and both are in the total', async () => {
    await page.goto('/app/create');
    await page.getByRole('combobox', { name: 'Client' }).fill('Lune');
    await page.getByRole('option', { name: /Brasserie Lune/ }).tap();
    await page
      .getByLabel('Description')
      .fill('3 jours de développement à 450 €, reprise du vernis');
    await expect(page.getByRole('heading', { name: 'Aperçu des lignes' })).toBeVisible();
    await page.getByRole('button', { name: 'Continuer' }).tap();
    await expect(page.getByRole('region', { name: 'Vérification' })).toBeVisible();
    await page.getByRole('button', { name: 'Générer' }).tap();

    await expect(row(page, 1)).toContainText(/3.jours × 450,00.€ · TVA 20.%/);
    await expect(row(page, 2)).toContainText('Prix à compléter');
    await row(page, 2)
      .getByRole('button', { name: /^Modifier/ })
      .tap();
    await expect(field(page, 'Prix unitaire')).toBeFocused();
    await page.keyboard.type('200');
    await page.getByRole('button', { name: 'Ajouter une autre ligne' }).tap();
    await expect(field(page, 'Description')).toBeFocused();
    await page.keyboard.type('Déplacement');
    await field(page, 'Prix unitaire').fill('50');
    await page.getByRole('button', { name: 'Terminé' }).tap();
    await expect(row(page, 3)).toContainText('50,00');
    await expect(page.getByText(/1.920,00.€/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Enregistrer' }).tap();
    await expect(page).toHaveURL(/\/app\/documents\/[\w-]+$/);
  });

  await test.step('a reason why an invoice cannot be issued opens the line it is about', async () => {
    const { id } = await call<{ id: string }>(page, 'POST', '/api/documents', {
      type: 'invoice',
      clientId,
      date: '2026-11-20',
      dueDate: '2026-12-31',
      lineItems: [
        { description: 'Pose d’un parquet', quantity: 1, unitPrice: 100 },
        { description: 'Vernis', quantity: 2, unitPrice: 0, flags: ['price_to_complete'] },
      ],
    });
    await page.goto(`/app/documents/${id}#lineItems.1.unitPrice`);
    await expect(page.getByRole('dialog', { name: 'Ligne 2 sur 2' })).toBeVisible();
    await expect(field(page, 'Prix unitaire')).toBeFocused();
    await page.keyboard.type('12,5');
    await page.keyboard.press('Enter');
    await expect(row(page, 2).getByRole('button', { name: /^Modifier/ })).toBeFocused();
    await page.getByRole('button', { name: 'Enregistrer' }).filter({ visible: true }).tap();
    await expect(page.getByText(/^Document INV-\d+ enregistré$/).first()).toBeVisible();
    const { lineItems } = await call<{ lineItems: unknown[] }>(page, 'GET', `/api/documents/${id}`);
    expect(lineItems[1]).toMatchObject({ quantity: 2, unitPrice: 12.5, flags: [] });
  });

  await test.step('a series that is refused opens the line at fault, and keeps what was typed', async () => {
    await page.goto('/app/recurring/new');
    await page.getByRole('combobox', { name: 'Client' }).fill('Lune');
    await page.getByRole('option', { name: /Brasserie Lune/ }).tap();
    await page.getByLabel('Nom de la série').fill('Maintenance');
    await row(page, 1)
      .getByRole('button', { name: /^Modifier/ })
      .tap();
    await field(page, 'Description').fill('Maintenance de {mois}');
    await field(page, 'Quantité').fill('0');
    await field(page, 'Prix unitaire').fill('90');
    await page.getByRole('button', { name: 'Terminé' }).tap();
    await page
      .getByRole('button', { name: 'Enregistrer la série' })
      .filter({ visible: true })
      .tap();
    await expect(field(page, 'Quantité')).toBeFocused();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      'La quantité doit être supérieure à 0',
    );
    await page.keyboard.type('2');
    await page.getByRole('button', { name: 'Terminé' }).tap();
    await page
      .getByRole('button', { name: 'Enregistrer la série' })
      .filter({ visible: true })
      .tap();
    await expect(page.getByText('Série enregistrée')).toBeVisible();
  });
});

function row(page: Page, line: number): Locator {
  return page
    .getByRole('list', { name: 'Lignes du document' })
    .getByRole('listitem')
    .nth(line - 1);
}

/** In the sheet that is open. */
function field(page: Page, name: string): Locator {
  return page
    .getByRole('dialog', { name: /^Ligne/ })
    .getByLabel(new RegExp(`^${name} de la ligne`));
}
