import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const folder = process.env['E2E_PICTURES'];

/**
 * The screen as it stands, on a phone and on a desk, in both themes, for whoever asks for pictures:
 * `E2E_PICTURES=/tmp/pictures npm run test:e2e -- e2e/quoteLife.spec.ts`.
 */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const before = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Whole, with what stands at the foot of the window at the foot of the picture.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(900, height) });
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      // The app keeps its theme in a class; a client's page follows the system.
      await page.evaluate(
        (dark) => document.documentElement.classList.toggle('dark', dark),
        theme === 'dark',
      );
      await page.waitForTimeout(theme === 'light' ? 1500 : 300);
      await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`) });
    }
  }
  await page.emulateMedia({ colorScheme: null });
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  if (before) await page.setViewportSize(before);
}
