import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { fillAccount } from './setup/account.ts';

const publicPages = [
  '/',
  '/login',
  '/forgot-password',
  '/help',
  '/help/create-invoice',
  '/contact',
  '/privacy',
  '/legal',
];
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const theme of ['light', 'dark'] as const) {
  for (const size of sizes) {
    test(`no screen hinders anyone, ${theme} at ${size.width} px`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize(size);
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      const { clientId, documents } = await fillAccount(page);
      const appPages = [
        '/app',
        '/app/clients',
        '/app/clients?new',
        `/app/clients/${clientId}`,
        '/app/create',
        '/app/documents',
        `/app/documents/${documents[0]?.id}`,
        '/app/account',
        '/app/register',
        '/app/outbox',
      ];
      const found: string[] = [];
      for (const path of [...appPages, ...publicPages]) {
        // A visitor sees the public pages; a signed-in user would be led away from /login.
        if (path === publicPages[0]) await page.context().clearCookies();
        await page.goto(path);
        await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations) {
          found.push(`${path}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
        }
      }
      expect(found).toEqual([]);
    });
  }
}
