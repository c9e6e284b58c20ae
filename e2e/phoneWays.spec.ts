import { expect, test } from '@playwright/test';
import { fillAccount } from './setup/account.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('on a phone what stands beside the documents is named, in a menu', async ({ page }) => {
  await fillAccount(page);
  await page.goto('/app/documents');
  await expect(page.getByText(/^INV-001\s+provisoire · /).first()).toBeVisible();
  await page.getByRole('button', { name: 'Plus', exact: true }).click();
  const menu = page.getByRole('menu');
  for (const name of [
    'Tout télécharger (ZIP)',
    'Rapprocher un relevé',
    'Récurrentes',
    'Registre',
  ]) {
    await expect(menu.getByRole('menuitem', { name })).toBeVisible();
  }
  await menu.getByRole('menuitem', { name: 'Sélectionner des documents' }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Plus', exact: true }).click();
  await menu.getByRole('menuitem', { name: 'Tout télécharger (ZIP)' }).click();
  expect((await download).suggestedFilename()).toBe('documents.zip');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('on a phone the parts of the settings stay at hand, and lead to their headings', async ({
  page,
}) => {
  await fillAccount(page);
  await page.goto('/app/account');
  const parts = page.getByRole('navigation', { name: 'Sections' });
  await parts.getByRole('link', { name: 'Sécurité' }).click();
  const heading = page.getByRole('heading', { name: 'Sécurité', level: 2 });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/#securite$/);

  await expect(parts.getByRole('link', { name: 'Sécurité' })).toBeInViewport({ ratio: 1 });
  const under = async () => {
    const [bar, title] = await Promise.all([parts.boundingBox(), heading.boundingBox()]);
    return title!.y >= bar!.y + bar!.height;
  };
  await expect.poll(under).toBe(true);

  await parts.getByRole('link', { name: 'Entreprise' }).click();
  await expect(page.getByRole('heading', { name: 'Entreprise', level: 2 })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
