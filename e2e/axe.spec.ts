import axe from 'axe-core';
import { expect, type Page, test } from '@playwright/test';
import { call, fillAccount } from './setup/account.ts';

const PUBLIC_PAGES = [
  '/',
  '/login',
  '/forgot-password',
  '/help',
  '/help/create-invoice',
  '/help/record-payments',
  '/contact',
  '/verify',
  '/privacy',
  '/legal',
];

/**
 * From one to the next a single thing changes; where it is the theme, the rules about colours are
 * asked again and the others, whose answer it cannot change, are not.
 */
const LOOKS = [
  { theme: 'light', width: 390, height: 844, rules: 'all' },
  { theme: 'dark', width: 390, height: 844, rules: 'colours' },
  { theme: 'dark', width: 1440, height: 900, rules: 'all' },
  { theme: 'light', width: 1440, height: 900, rules: 'colours' },
];

// At rest from the start: a colour half way through its transition would pass or fail by chance.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 600_000 });

test('no page for visitors hinders anyone, in both themes and both widths', async ({ page }) => {
  const found: string[] = [];
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    found.push(...(await whatHinders(page, path)));
  }
  expect(found).toEqual([]);
});

test('no screen of the app hinders anyone, in both themes and both widths', async ({ page }) => {
  const { clientId, documents } = await fillAccount(page);
  const document = `/app/documents/${documents[0]?.id}`;
  const found: string[] = [];
  for (const path of [
    '/app',
    '/app/clients',
    '/app/clients?new',
    `/app/clients/${clientId}`,
    '/app/create',
    '/app/documents',
    '/app/documents?q=introuvable&type=quote',
    document,
    '/app/account',
    '/app/statement',
    '/app/register',
    '/app/outbox',
  ]) {
    await page.goto(path);
    found.push(...(await whatHinders(page, path)));
  }
  await call(page, 'POST', '/api/bank-credits', {
    importId: crypto.randomUUID(),
    lines: [
      {
        identity: '0'.repeat(64),
        day: '2026-11-18',
        amount: 120,
        currency: 'EUR',
        label: 'VIR BRASSERIE LUNE',
        payer: '',
      },
    ],
  });
  await page.goto('/app/statement');
  await expect(page.getByRole('list', { name: 'Encaissements à pointer' })).toBeVisible();
  found.push(...(await whatHinders(page, 'receipts to book')));
  await page.goto(document);
  await page.getByRole('button', { name: 'Émettre et envoyer' }).click();
  await expect(page.getByRole('dialog').getByLabel('Objet')).toBeVisible();
  found.push(...(await whatHinders(page, 'e-mail modal')));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Modifier' }).click();
  await expect(page.getByLabel('Prix unitaire de la ligne 1')).toBeVisible();
  found.push(...(await whatHinders(page, 'document being edited')));
  const phones = LOOKS.filter(({ width }) => width === 390);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Modifier la ligne 1/ }).click();
  await expect(page.getByRole('dialog').getByLabel('Prix unitaire de la ligne 1')).toBeVisible();
  found.push(...(await whatHinders(page, 'line being edited on a phone', phones)));
  expect(found).toEqual([]);
});

/** One page in every look, without loading it again: what differs is style alone. */
async function whatHinders(page: Page, name: string, looks = LOOKS): Promise<string[]> {
  await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible();
  // axe looks into this document alone.
  expect(page.frames()).toHaveLength(1);
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const { theme, width, height, rules } of looks) {
    await page.setViewportSize({ width, height });
    await page.evaluate((dark) => {
      document.documentElement.classList.toggle('dark', dark);
    }, theme === 'dark');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await comeToRest(page);
    for (const violation of await violations(page, rules)) {
      found.push(`${name}, ${theme} at ${width} px: ${violation}`);
    }
  }
  return found;
}

/** Drawn in its new look, nothing moving any more. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return typeof end === 'number' && Number.isFinite(end);
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

async function violations(page: Page, rules: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const { axe: injected } = window as unknown as { axe: typeof axe };
    const { violations: broken } = await injected.run({
      resultTypes: ['violations'],
      ...(wanted === 'colours' && {
        runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
      }),
    });
    return broken.map(
      ({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, rules);
}
