import { expect, type Page, test } from '@playwright/test';

declare global {
  interface Window {
    /** Whether the page was dark, from before its first frame on. */
    darkSeen: boolean[];
  }
}

const wishes = [
  { system: 'dark', saved: null, dark: true },
  { system: 'light', saved: null, dark: false },
  { system: 'light', saved: 'dark', dark: true },
  { system: 'dark', saved: 'light', dark: false },
] as const;

test('the first frame already wears the wished theme, and a choice is kept', async ({ page }) => {
  await watchTheTheme(page);
  for (const { system, saved, dark } of wishes) {
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/login');
    await page.evaluate((theme) => {
      if (theme === null) localStorage.removeItem('theme');
      else localStorage.setItem('theme', theme);
    }, saved);
    // Prerendered, and drawn by script only.
    for (const path of ['/', '/app']) {
      await page.goto(path);
      await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible();
      const seen = await page.evaluate(() => window.darkSeen);
      expect(new Set(seen), `${path}, system ${system}, saved ${saved}`).toEqual(new Set([dark]));
    }
  }
  await page.goto('/login');
  await page.getByRole('button', { name: 'Changer de thème' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

/** Nothing is painted before there is a body: its first theme, and every later one, is noted. */
async function watchTheTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.darkSeen = [];
    new MutationObserver(() => {
      if (document.body === null) return;
      window.darkSeen.push(document.documentElement.classList.contains('dark'));
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class'],
    });
  });
}
