import { type Page, expect, test } from '@playwright/test';
import { call, fillAccount } from './setup/account.ts';

const SENTENCE = '2 jours de conseil à 450 €';

/** The steps are places of the browser's history, and « Nouveau Document » is a new sheet each time. */
test('Back and Forward walk through the steps, and lose nothing', async ({ page }) => {
  const { clientId } = await fillAccount(page);
  await page.goto('/app/clients');
  await page.goto(`/app/create?client=${clientId}`);
  await write(page, SENTENCE);
  await isAt(page, 'Vérification');

  await test.step('Back from the second step is the first one, without a question', async () => {
    await page.goBack();
    await isAt(page, 'Informations du Document');
    await expect(sentence(page)).toHaveValue(SENTENCE);
    await expect(page.getByRole('heading', { name: 'Quitter sans enregistrer ?' })).toBeHidden();
    await page.goForward();
    await isAt(page, 'Vérification');
  });

  await test.step('a reload stays on the step, and Back still goes to the one before', async () => {
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await isAt(page, 'Vérification');
    await page.getByRole('button', { name: 'Générer' }).click();
    await isAt(page, 'Édition & Finalisation');
    await page.getByLabel('Notes').fill('Merci');
    await page.goBack();
    await isAt(page, 'Vérification');
    await page.goForward();
    await expect(page.getByLabel('Notes')).toHaveValue('Merci');
  });

  await test.step('once saved, Back leads to where one came from', async () => {
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page).toHaveURL(/\/app\/documents\//);
    await page.goBack();
    await expect(page).toHaveURL(/\/app\/clients$/);
  });
});

test('« Nouveau Document » in the wizard opens a new sheet and says where the draft is', async ({
  page,
}) => {
  const { clientId } = await fillAccount(page);
  await page.goto(`/app/create?client=${clientId}`);
  await write(page, SENTENCE);
  await page.getByRole('button', { name: 'Générer' }).click();
  await isAt(page, 'Édition & Finalisation');
  await page.reload();
  await isAt(page, 'Édition & Finalisation');
  await page.getByRole('link', { name: 'Nouveau Document' }).click();
  await isAt(page, 'Informations du Document');
  await expect(sentence(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Y revenir' }).click();
  await expect(page).toHaveURL(/\/app\/documents\//);
  const { total } = await call<{ total: number }>(page, 'GET', '/api/documents');
  expect(total).toBe(4);

  await test.step('so does leaving the wizard for any other page', async () => {
    await page.goto(`/app/create?client=${clientId}`);
    await write(page, SENTENCE);
    await page.getByRole('button', { name: 'Générer' }).click();
    await isAt(page, 'Édition & Finalisation');
    await page.getByRole('link', { name: 'Clients', exact: true }).click();
    await expect(page.getByText('Facture INV-004 reste en brouillon')).toBeVisible();
    await page.getByRole('button', { name: 'Y revenir' }).click();
    await expect(page.getByRole('heading', { name: 'Facture INV-004' })).toBeVisible();
  });

  await test.step('a sentence that no draft keeps is asked about first', async () => {
    await page.getByRole('link', { name: 'Nouveau Document' }).click();
    await sentence(page).fill(SENTENCE);
    await page.getByRole('link', { name: 'Nouveau Document' }).click();
    await expect(page.getByRole('heading', { name: 'Quitter sans enregistrer ?' })).toBeVisible();
    await page.getByRole('button', { name: 'Rester' }).click();
    await expect(sentence(page)).toHaveValue(SENTENCE);
  });
});

test('the third step takes the mentions, and proposes the VAT of a client abroad in one press', async ({
  page,
}) => {
  await fillAccount(page);
  const abroad = await call<{ id: string }>(page, 'POST', '/api/clients', {
    name: 'Anna Schmidt',
    company: 'Müller Technik GmbH',
    kind: 'business',
    country: 'Allemagne',
    vatNumber: 'DE123456789',
  });
  await page.goto(`/app/create?client=${abroad.id}`);
  await sentence(page).fill(SENTENCE);
  await page.getByRole('button', { name: /^Facturer sans TVA/ }).click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: 'Générer' }).click();
  // Why there is no VAT is in sight, and the rest beside it.
  await expect(page.getByRole('combobox', { name: /^Motif d’exonération/ })).toHaveText(
    'Autoliquidation',
  );
  await page.getByLabel('Numéro de bon de commande').fill('BC-2026-118');
  await page.getByLabel('Prestation ou livraison').fill('2026-11-12');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL(/\/app\/documents\//);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  expect(await call(page, 'GET', `/api/documents/${id}`)).toMatchObject({
    vat: false,
    vatExemption: 'reverse_charge',
    purchaseOrder: 'BC-2026-118',
    supplyDate: '2026-11-12',
  });
});

const sentence = (page: Page) => page.getByLabel('Description', { exact: true });

async function write(page: Page, text: string): Promise<void> {
  await sentence(page).fill(text);
  await page.getByRole('button', { name: 'Continuer' }).click();
}

async function isAt(page: Page, step: string): Promise<void> {
  await expect(page.getByRole('region', { name: step })).toBeVisible();
}
