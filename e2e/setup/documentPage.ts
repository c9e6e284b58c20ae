import { expect, type Locator, type Page } from '@playwright/test';

/** An act that is not the next one: it stands in the page's quiet menu. */
export async function otherAct(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Autres actions' }).click();
  const row = page.getByRole('menuitem', { name, exact: true });
  await row.click();
  // While a busy machine still loads the page a first press may be lost: one presses again, as people do.
  await expect(async () => {
    if (await row.isVisible()) await row.click({ timeout: 2000 });
    await expect(row).toBeHidden({ timeout: 3000 });
  }).toPass();
}

/** One of the ways « Corriger » offers; answers its dialog, which has its name. */
export async function correctBy(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Corriger', exact: true }).click();
  await page
    .getByRole('dialog', { name: /^Corriger / })
    .getByRole('button', { name })
    .click();
  return page.getByRole('dialog', { name, exact: true });
}
