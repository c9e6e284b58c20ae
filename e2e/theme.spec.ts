import { expect, type Page, test } from '@playwright/test';

declare global {
  interface Window {
    /** Whether the page was dark, from before its first frame on. */
    darkSeen: boolean[];
    /** What moved instead of changing at once. */
    transitionsSeen: string[];
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

test('the theme follows the system until one is chosen, at once and the browser’s bar with it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  const html = page.locator('html');
  const bar = page.locator('meta[name="theme-color"]');
  await expect(html).not.toHaveClass(/dark/);
  await expect(bar).toHaveAttribute('content', '#f7f3ec');
  await page.evaluate(() => {
    window.transitionsSeen = [];
    document.addEventListener('transitionrun', (event) =>
      window.transitionsSeen.push(event.propertyName),
    );
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveClass(/dark/);
  await expect(bar).toHaveAttribute('content', '#111620');
  await page.getByRole('button', { name: 'Changer de thème' }).press('Enter');
  await expect(html).not.toHaveClass(/dark|theme-switching/);
  expect(await page.evaluate(() => window.transitionsSeen)).toEqual([]);
  // Chosen: the system has no say any more.
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(bar).toHaveAttribute('content', '#f7f3ec');
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
