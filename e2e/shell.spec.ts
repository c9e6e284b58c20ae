import { expect, type Page, test } from '@playwright/test';
import { fillAccount } from './setup/account.ts';

test('the keyboard alone finds, opens and begins everything', async ({ page }) => {
  const { documents } = await fillAccount(page);
  await page.goto('/app/nulle-part');
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole('heading', { name: 'Bonjour Claire' })).toBeVisible();

  // The screen has its answers: its keys are listened to.
  await expect(page.getByRole('link', { name: /QUO-001/ })).toBeVisible();

  const palette = page.getByRole('dialog', { name: 'Rechercher ou créer' });
  const openPalette = async () => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
  };
  await test.step('the palette finds a document, and Enter opens it', async () => {
    await openPalette();
    await expect(palette.getByRole('option', { name: 'Nouveau Document' })).toBeVisible();
    await page.keyboard.type('inv-002');
    const found = palette.getByRole('option', { name: /INV-002 · Monique Roche/ });
    await expect(found).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${documents[2]?.id}$`));
    await expect(page.getByRole('heading', { name: 'Facture INV-002' })).toBeVisible();
  });

  await test.step('it goes to places, and says when nothing matches', async () => {
    await openPalette();
    await page.keyboard.type('zzz');
    await expect(palette.getByText('Aucun résultat pour « zzz »')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await openPalette();
    await page.keyboard.type('registre');
    await expect(palette.getByRole('option', { name: 'Registre' })).toHaveAttribute(
      'data-highlighted',
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Registre', level: 1 })).toBeVisible();
    // Keys are the palette's until it has gone.
    await expect(palette).toBeHidden();
  });

  await test.step('? shows the keys, / searches the page, n begins a document', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
    await expect(help.getByText('Nouveau document')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.goto('/app/documents');
    const search = page.getByRole('searchbox', { name: 'Rechercher des documents' });
    await expect(page.getByRole('link', { name: /Brasserie Lune/ }).first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    // Typed in a field, « n » is a letter.
    await page.keyboard.type('n');
    await expect(search).toHaveValue('n');
    await search.blur();
    await page.keyboard.press('n');
    await expect(page).toHaveURL(/\/app\/create$/);
  });
});

test('a screen that breaks says so in French and offers a way back', async ({ page }) => {
  await fillAccount(page);
  await page.route('**/api/dashboard?*', (route) => route.fulfill({ json: { range: 30 } }));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'Cette page s’est arrêtée' })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.unroute('**/api/dashboard?*');
  await page.getByRole('link', { name: 'Retour au tableau de bord' }).click();
  await expect(page.getByRole('heading', { name: 'Bonjour Claire' })).toBeVisible();
});

test('coming back shows the place at once; nobody else is shown it', async ({ page }) => {
  await fillAccount(page);
  await page.goto('/app/documents');
  await expect(page.getByRole('link', { name: /Brasserie Lune/ }).first()).toBeVisible();

  const answer = await holdMe(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Documents', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Clients', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Chargement...' })).toHaveCount(1);
  answer.release();
  await expect(page.getByRole('link', { name: /Brasserie Lune/ }).first()).toBeVisible();

  await page.getByRole('button', { name: /Claire Morel/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/$/);
  const again = await holdMe(page);
  await page.goto('/app/documents', { waitUntil: 'commit' });
  await expect(page.getByText('Chargement...')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Clients', exact: true })).toHaveCount(0);
  again.release();
  await expect(page).toHaveURL(/\/login/);
});

/** The server takes its time to say who is there. */
async function holdMe(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/me', async (route) => {
    await held.promise;
    await route.continue();
  });
  return { release: () => held.resolve() };
}
