import type { Page } from '@playwright/test';

/** An act that is not the next one: it stands in the page's quiet menu. */
export async function otherAct(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
