import { expect, type Locator, type Page, test } from '@playwright/test';
import { call, fillAccount } from './setup/account.ts';

/** Two phones, the two tablets upright, a tablet lying, the last rail, three computers. */
const WIDTHS = [360, 390, 768, 834, 1024, 1099, 1100, 1440, 1920];

test('no screen is wider than its window, whatever the window', async ({ page }) => {
  const { clientId, documents } = await fillAccount(page);
  const [invoice, quote] = documents;
  await call(page, 'PATCH', `/api/clients/${clientId}`, {
    company: 'Société coopérative des menuiseries et charpentes du Grand Ouest réunies',
    email: 'comptabilite.fournisseurs.grand-ouest@menuiseries-reunies.example',
  });
  await call(page, 'PATCH', `/api/documents/${invoice!.id}`, {
    lineItems: [{ description: 'Charpente', quantity: 1, unitPrice: 123_456_789.99 }],
  });
  await call(page, 'PATCH', `/api/documents/${invoice!.id}`, { status: 'sent' });
  const tooWide = [];
  for (const path of [
    '/app',
    '/app/documents?from=2026-01-01',
    `/app/documents/${invoice!.id}`,
    `/app/documents/${quote!.id}`,
    `/app/documents/${quote!.id}#lineItems`,
    '/app/clients',
    `/app/clients/${clientId}`,
    `/app/clients/${clientId}#name`,
    '/app/create',
    '/app/account',
    '/app/statement',
    '/app/register',
    '/app/outbox',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const width of WIDTHS) {
      const beyond = await overflow(page, width);
      if (beyond.by > 0) tooWide.push({ path, width, ...beyond });
    }
  }
  expect(tooWide).toEqual([]);
});

/** By how many pixels the page may be scrolled sideways at that width, and what stands out most. */
async function overflow(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    const widest = [...document.querySelectorAll('main *')].findLast(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const by = scrollWidth - clientWidth;
    return { by, widest: by > 0 && widest ? `${widest.tagName} ${widest.className}` : '' };
  });
}

test('the settings show what their fields hold to the last letter, whatever the window', async ({
  page,
}) => {
  await fillAccount(page);
  await page.goto('/app/account');
  await expect(page.getByLabel('E-mail de l’entreprise')).toHaveValue(/@/);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const cut = page
      .getByRole('main')
      .getByRole('textbox')
      .evaluateAll((fields: HTMLInputElement[]) =>
        fields.filter((field) => field.scrollWidth > field.clientWidth).map((field) => field.value),
      );
    expect(await cut, `at ${width} px`).toEqual([]);
  }
});

test('the wizard begins with the sentence, and the phone shows it without scrolling', async ({
  page,
}) => {
  await fillAccount(page);
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/app/create');
    const sentence = await box(page.getByLabel('Description'));
    const client = await box(page.getByRole('combobox', { name: 'Client' }));
    expect(sentence.y + sentence.height).toBeLessThan(780);
    expect(width < 1000 ? sentence.y < client.y : sentence.x < client.x).toBe(true);
  }
});

test('nothing stands above the bar of a screen, and the way past it shows to the keyboard alone', async ({
  page,
}) => {
  await fillAccount(page);
  for (const path of ['/app', '/contact']) {
    await page.goto(path);
    const bar = page.getByRole('banner');
    await expect(bar).toBeVisible();
    expect((await box(bar)).y).toBe(0);
    const skip = page.getByRole('link', { name: 'Aller au contenu' });
    expect((await box(skip)).y).toBeLessThan(0);
    await skip.focus();
    await expect(skip).toBeInViewport();
    expect((await box(bar)).y).toBe(0);
  }
});

async function box(target: Locator) {
  const found = await target.boundingBox();
  if (!found) throw new Error('not on the screen');
  return found;
}
