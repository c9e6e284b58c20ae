import { expect, type Locator, test } from '@playwright/test';
import { addDays, parisDay } from '../src/domain/calendar.ts';
import { call, fillAccount } from './setup/account.ts';

/** Amounts that are read together end on one line, whatever stands beside them. */

const today = parisDay(new Date());

test('the amounts of « À faire » stand under each other, on a phone too', async ({ page }) => {
  const { clientId } = await fillAccount(page);
  for (const [daysAgo, unitPrice] of [
    [40, 1000],
    [32, 9.5],
  ] as const) {
    const { id } = await call<{ id: string }>(page, 'POST', '/api/documents', {
      type: 'invoice',
      clientId,
      date: addDays(today, -daysAgo),
      dueDate: addDays(today, 15 - daysAgo),
      lineItems: [{ description: 'Pose d’un parquet', quantity: 1, unitPrice }],
    });
    await call(page, 'PATCH', `/api/documents/${id}`, { status: 'sent' });
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/app');
    const amounts = page.getByRole('region', { name: 'À faire' }).getByText(/^[\d\s]+,\d\d\s€$/);
    await expect(amounts).toHaveCount(2);
    expect(await rightEdges(amounts)).toHaveLength(1);
  }
});

test('what a month comes to stands above the amounts of its rows', async ({ page }) => {
  const { documents } = await fillAccount(page);
  await call(page, 'PATCH', `/api/documents/${documents[0]!.id}`, { status: 'sent' });
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/app/documents');
    const amounts = page.getByRole('main').getByText(/^[\d\s]+,\d\d\s€$/);
    await expect(amounts.first()).toBeVisible();
    expect(await rightEdges(amounts)).toHaveLength(1);
  }
});

test('the total of a sentence stands under the amounts of its lines', async ({ page }) => {
  await fillAccount(page);
  await page.goto('/app/create');
  await page.getByLabel('Description').fill('2 jours de conseil à 500 € et un rapport à 80 €');
  const read = page.getByRole('region', { name: 'Aperçu des lignes' });
  const amounts = read.getByText(/^(1\s000,00|80,00|1\s080,00)\s€$/);
  await expect(amounts).toHaveCount(3);
  expect(await rightEdges(amounts)).toHaveLength(1);
});

/** The different places, in whole pixels, where these texts end. */
async function rightEdges(texts: Locator): Promise<number[]> {
  const edges = await texts.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().right)),
  );
  return [...new Set(edges)];
}
