import { expect, type Page, test } from '@playwright/test';
import { draftInvoices, fillAccount } from './setup/account.ts';

/** Documents enough for five pages of the book. */
async function openBook(page: Page): Promise<void> {
  const { clientId } = await fillAccount(page);
  await draftInvoices(page, clientId, 38);
  await page.goto('/app/register');
  await expect(page.getByText('La suite s’écrira ici.')).toBeVisible();
}

const place = (page: Page) => page.getByRole('navigation', { name: 'Pages du registre' });
const turning = (page: Page) => page.locator('main [inert][aria-hidden]');

test('the register is turned by its arrows, by the keys and by a finger, page by page', async ({
  browser,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await openBook(page);
  const [, last = ''] = /sur (\d+)/.exec((await place(page).textContent()) ?? '') ?? [];
  expect(Number(last)).toBeGreaterThan(4);
  await test.step('two pages lie open on a desk, and turn together', async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(place(page)).toContainText(/^Folios \d+ et \d+ sur/);
    await place(page).getByRole('button', { name: 'Page précédente' }).click();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('list', { name: 'Folio 1', exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Folio 2', exact: true })).toBeVisible();
    await expect(place(page).getByRole('button', { name: 'Page précédente' })).toBeDisabled();
    await expect(turning(page)).toHaveCount(0);
  });

  await test.step('a page keeps its ten entries, oldest first, and leads to their documents', async () => {
    const first = page.getByRole('list', { name: 'Folio 1', exact: true }).getByRole('listitem');
    await expect(first).toHaveCount(10);
    await page.getByRole('button', { name: 'Voir les empreintes' }).click();
    await expect(first.first()).toContainText(/n°\s1 · [0-9a-f]{64}/);
    await expect(page.getByRole('link', { name: 'Facture INV-001 créée' })).toBeVisible();
  });

  await test.step('a phone shows one, and a finger turns it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(place(page)).toContainText('Folio 2 sur');
    await swipe(page, -200);
    await expect(place(page)).toContainText('Folio 3 sur');
    await swipe(page, 200);
    await swipe(page, 200);
    await expect(place(page)).toContainText('Folio 1 sur');
    // Too short to be meant.
    await swipe(page, -20);
    await expect(place(page)).toContainText('Folio 1 sur');
  });

  await test.step('keys that write do not turn', async () => {
    await page.getByRole('searchbox', { name: 'Rechercher dans le registre' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toContainText('Folio 1 sur');
  });

  await test.step('found intact, the last page is sealed', async () => {
    await page.getByRole('button', { name: 'Vérifier le registre' }).click();
    await expect(page.getByText('Le registre est intact.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Vérifier le registre' }).click();
    await expect(page.getByRole('img', { name: /^Registre intact, le / })).toBeVisible();
  });
  await context.close();
});

test('a page of the register takes 320 ms to turn, and none where motion is refused', async ({
  page,
}) => {
  await openBook(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      for (const animation of document.getAnimations()) animation.pause();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('ArrowLeft');
  await expect(turning(page)).toHaveCount(1);
  const durations = await turning(page).evaluate((leaf) =>
    leaf.getAnimations().map(({ effect }) => effect?.getTiming().duration),
  );
  expect(durations).toEqual([320]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByText('La suite s’écrira ici.')).toBeVisible();
  const before = await place(page).textContent();
  await page.keyboard.press('ArrowLeft');
  expect(await turning(page).count()).toBe(0);
  await expect(place(page)).not.toHaveText(before ?? '');
});

/** A finger across the book; Chromium's own touch, so that the page sees what a phone sends. */
async function swipe(page: Page, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const y = 500;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', 195);
  await touch('touchMove', 195 + by / 2);
  await touch('touchMove', 195 + by);
  await touch('touchEnd');
  await session.detach();
}
