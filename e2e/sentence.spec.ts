import { expect, test } from '@playwright/test';

/**
 * What a sentence says is obeyed or shown as not obeyed (docs/product.md, Drafting); doubt is an
 * offer.
 */
test('what the product cannot do yet is said beside the sentence', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Essayez, sans compte').fill('Avoir sur la facture INV-002 de 280 €');
  await expect(page.getByRole('list', { name: 'Ce que le document ne suit pas' })).toContainText(
    'n’établit pas encore les avoirs',
  );
  await page.getByRole('button', { name: 'une phrase à vérifier' }).click();
  await expect(page.getByRole('button', { name: /Autre lecture/ })).toBeVisible();
  await expect(page.getByText('Prix à compléter').first()).toBeVisible();
});
