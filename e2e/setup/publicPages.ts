import { type Locator, type Page, type TestInfo, expect } from '@playwright/test';

export const PASSWORD = 'encre bleue sur papier 44';

/** Prerendered pages show before they answer: their question to the server says they are awake. */
export async function openAwake(page: Page, path: string): Promise<void> {
  const awake = page.waitForResponse('**/api/auth/get-session');
  await page.goto(path);
  await awake;
}

/** Presses Tab until the control of that name has the focus, as often as the page has controls. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  within: Page | Locator = page,
): Promise<void> {
  const target = within
    .getByRole('textbox', { name, exact: true })
    .or(within.getByRole('searchbox', { name, exact: true }))
    .or(within.getByRole('button', { name, exact: true }))
    .or(within.getByRole('link', { name, exact: true }));
  await expect(target).toHaveCount(1);
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

export function freshAddress({ project, retry }: TestInfo): string {
  return `site.${project.name}.${retry}.${crypto.randomUUID()}@example.com`;
}
