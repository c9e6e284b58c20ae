import { type Page, expect, test } from '@playwright/test';
import { call, fillAccount } from './setup/account.ts';

test('a sentence in the palette opens the wizard filled, for a client one has', async ({
  page,
}) => {
  const { clientId } = await fillAccount(page);
  const palette = await openPalette(page);
  await page.keyboard.type('facture lune 2 jours à 450');
  const write = palette.getByRole('option', { name: /Écrire cette facture/ });
  await expect(write).toContainText('pour Brasserie Lune');
  await expect(write).toContainText('900,00 € HT, soit 1 080,00 € TTC');
  await expect(write).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/app\/create$/);
  await expect(page.getByLabel('Description')).toHaveValue('2 jours à 450');
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(/Brasserie Lune/);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: 'Générer' }).click();
  await expect(page.getByRole('heading', { name: /Facture INV-/ })).toBeVisible();
  const { items } = await call<{ items: { clientId: string; amount: number }[] }>(
    page,
    'GET',
    '/api/documents',
  );
  expect(items.find(({ amount }) => amount === 900)?.clientId).toBe(clientId);
});

test('a name nobody has yet is a new client, a quote is one press away, and the wizard starts over', async ({
  page,
}) => {
  await fillAccount(page);
  await page.goto('/app/create');
  await page.getByLabel('Description').fill('une phrase commencée');
  const palette = await openPalette(page, false);
  await page.keyboard.type('facture delaunay pose 300 €');
  await expect(palette.getByRole('option', { name: /Écrire cette facture/ })).toBeVisible();
  await palette.getByRole('option', { name: 'En faire un devis' }).click();
  // What was being written is not lost without a word.
  const leaving = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
  await leaving.getByRole('button', { name: 'Rester' }).click();
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('une phrase commencée');
  await openPalette(page, false);
  await page.keyboard.type('devis delaunay pose 300 €');
  await palette.getByRole('option', { name: /Écrire ce devis/ }).click();
  await leaving.getByRole('button', { name: 'Quitter la page' }).click();
  const sentence = page.getByLabel('Description');
  await expect(sentence).toHaveValue('Devis pour Delaunay\u00A0: pose 300 €');
  await expect(page.getByText('Nouveau client : il sera ajouté')).toBeVisible();
  await sentence.fill('pose 350 €');
  await page.reload();
  await expect(sentence).toHaveValue('pose 350 €');
  await expect(page.getByRole('radio', { name: 'Devis' })).toBeChecked();
});

test('an act on a document is asked for by its name', async ({ page }) => {
  const { documents } = await fillAccount(page);
  const [invoice] = documents;
  await call(page, 'PATCH', `/api/documents/${invoice!.id}`, { status: 'sent' });
  const palette = await openPalette(page);
  await page.keyboard.type(`${invoice!.number} payée`);
  await palette.getByRole('option', { name: new RegExp(`^Encaisser ${invoice!.number}`) }).click();
  await expect(page).toHaveURL(new RegExp(`${invoice!.id}$`));
  await expect(page.getByRole('dialog', { name: /Encaisser|paiement/i })).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('heading', { name: new RegExp(invoice!.number) }).first(),
  ).toBeVisible();
  await expect(page.getByRole('dialog', { name: /Encaisser|paiement/i })).toBeHidden();
});

test('settings, exports and help are found by what people call them, slips and accents aside', async ({
  page,
}) => {
  await fillAccount(page);
  const palette = await openPalette(page);
  for (const [typed, found] of [
    ['RIB', 'IBAN et BIC'],
    ['mot de pase', 'Mot de passe et sécurité'],
    ['comptable', 'Exports pour le comptable'],
    ['relence', 'Aide : relancer un client'],
    ['avoir', 'Aide : corriger une facture'],
  ] as const) {
    await palette.getByRole('combobox').fill(typed);
    await expect(palette.getByRole('option', { name: found })).toBeVisible();
  }
  await palette.getByRole('combobox').fill('decennale');
  await palette.getByRole('option', { name: 'Assurance et médiateur' }).click();
  await expect(page.locator('#insurance')).toBeFocused();
});

test('what is not found can be created', async ({ page }) => {
  await fillAccount(page);
  const palette = await openPalette(page);
  await page.keyboard.type('garage Morin');
  await expect(palette.getByText('Aucun résultat pour « garage Morin »')).toBeVisible();
  await palette.getByRole('option', { name: 'Ajouter le client « Garage Morin »' }).click();
  await expect(page).toHaveURL(/\/app\/clients\/[\w-]+/);
  await expect(page.getByRole('textbox', { name: 'Adresse email' })).toBeFocused();
});

test('on a phone the palette is one press away, and the help in the menu', async ({ page }) => {
  await fillAccount(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app');
  await page.getByRole('button', { name: 'Rechercher ou créer' }).click();
  const palette = page.getByRole('dialog', { name: 'Rechercher ou créer' });
  await palette.getByRole('combobox').fill('facture lune 2 jours à 450');
  await expect(palette.getByRole('option', { name: /Écrire cette facture/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: /^Aide/ })).toBeVisible();
});

async function openPalette(page: Page, fromDashboard = true) {
  if (fromDashboard) {
    await page.goto('/app');
    await expect(page.getByRole('link', { name: /INV-00/ }).first()).toBeVisible();
  }
  const palette = page.getByRole('dialog', { name: 'Rechercher ou créer' });
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  return palette;
}
