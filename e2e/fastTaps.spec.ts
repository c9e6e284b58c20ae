import { expect, type JSHandle, type Locator, type Page, test } from '@playwright/test';
import { call, fillAccount } from './setup/account.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** On a phone two taps may come before the screen has answered the first. */
test('a letter sent by two quick taps leaves once', async ({ page }) => {
  const { documents } = await fillAccount(page);
  await page.goto(`/app/documents/${documents[0]?.id}`);
  await page.getByRole('button', { name: 'Émettre et envoyer' }).tap();
  const modal = page.getByRole('dialog', { name: 'Envoyer la facture INV-001' });
  await expect(modal.getByLabel('Objet')).toHaveValue('Facture #INV-001');
  await tapTwice(modal.getByRole('button', { name: 'Envoyer' }));
  await expect(page.getByText('Facture INV-001 gardée dans la boîte d’envoi locale')).toHaveCount(
    1,
  );
  await expect(modal).toBeHidden();
  await expect
    .poll(() => call(page, 'GET', '/api/notifications'))
    .toMatchObject({ unread: 1, items: [{ documentId: documents[0]?.id }] });
  const outbox = await call<{ items: unknown[] }>(page, 'GET', '/api/outbox');
  expect(outbox.items).toHaveLength(1);
});

test('a document saved by quick taps opens in the place of its wizard, and not before it', async ({
  page,
}) => {
  const { clientId } = await fillAccount(page);
  await page.goto('/app/clients');
  await page.goto('/app');
  await page.goto(`/app/create?client=${clientId}`);
  await page.getByLabel('Description').fill('2 jours de conseil à 450 €');
  await tapTwice(page.getByRole('button', { name: 'Continuer' }));
  await tapTwice(page.getByRole('button', { name: 'Générer' }));
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  await expect(save).toBeVisible();
  const walks = await walksFromNow(page);
  await tapTwice(save);
  await expect(page).toHaveURL(/\/app\/documents\//);
  expect(await walks.jsonValue()).toEqual([-2]);
  await page.goBack();
  await expect(page).toHaveURL(/\/app$/);
});

/** How far each walk through the history goes, from now on. */
function walksFromNow(page: Page): Promise<JSHandle<number[]>> {
  return page.evaluateHandle(() => {
    const walks: number[] = [];
    const go = history.go.bind(history);
    history.go = (by = 0) => {
      walks.push(by);
      go(by);
    };
    return walks;
  });
}

/** In one task, then again while the screen answers. */
async function tapTwice(button: Locator): Promise<void> {
  await button.evaluate((each: HTMLButtonElement) => {
    each.click();
    each.click();
    for (const later of [5, 20, 40, 80]) setTimeout(() => each.isConnected && each.click(), later);
  });
}
