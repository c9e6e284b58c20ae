import { expect, test } from '@playwright/test';
import type { ClientPageAnswer } from '../src/server/documents/clientPage/answers.ts';
import type { OutboxListAnswer } from '../src/server/outbox/answers.ts';
import { codeInSvg } from '../src/testing/transferCode.ts';
import { call, fillAccount } from './setup/account.ts';

test('a client reads an invoice without an account, pays what is left, checks the seal; its sender learns of the first opening', async ({
  page,
  browser,
  baseURL,
}) => {
  const { documents } = await fillAccount(page);
  const invoice = documents[0]!;
  await call(page, 'POST', `/api/documents/${invoice.id}/issue`, {});
  await page.goto(`/app/documents/${invoice.id}`);
  const rail = page.getByRole('complementary', { name: `Facture ${invoice.number}` });
  const ownAddress = rail.getByRole('region', { name: 'La page de votre client' });
  await ownAddress.getByRole('button', { name: 'Créer l’adresse' }).click();
  const seen = ownAddress.getByRole('link', { name: 'Voir la page' });
  const address = (await seen.getAttribute('href')) ?? '';
  expect(address).toMatch(/\/dossier\/[\w-]{43}$/);

  const client = await browser.newContext({
    baseURL: baseURL!,
    locale: 'fr-FR',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const phone = await client.newPage();
  const errors: string[] = [];
  phone.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  await test.step('what is due, how to pay it, and the code that says the same', async () => {
    await phone.goto(address);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`Facture ${invoice.number}`);
    await expect(phone.getByText('À régler au plus tard le 31 décembre 2026')).toBeVisible();
    await phone.getByRole('button', { name: 'Copier l’IBAN' }).click();
    await expect(phone.getByText('Copié', { exact: true }).first()).toBeVisible();
    expect(await phone.evaluate(() => navigator.clipboard.readText())).toBe(
      'FR7630006000011234567890189',
    );
    const code = await phone.locator('.pay__grid .qr__code svg').evaluate((svg) => svg.outerHTML);
    expect(codeInSvg(code)).toMatch(/\nEUR120\.00\n\n\nINV-001$/);
    const sheet = phone.getByRole('img', { name: /Le texte complet est dans le PDF/ });
    await expect
      .poll(() => sheet.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('the file they received is compared without being sent', async () => {
    const download = phone.waitForEvent('download');
    await phone.getByRole('link', { name: 'PDF', exact: true }).click();
    const file = await (await download).path();
    await phone.getByRole('link', { name: 'Vérifier que ce document est authentique' }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(
      'Ce document est authentique',
    );
    await phone.locator('input[type=file]').setInputFiles(file);
    await expect(phone.getByText('C’est le même fichier')).toBeVisible();
    await phone.locator('input[type=file]').setInputFiles({
      name: 'autre.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 autre'),
    });
    await expect(phone.getByText('Ce n’est pas le même fichier')).toBeVisible();
  });

  await test.step('told to its sender, who closes the page', async () => {
    await page.reload();
    await expect(rail.getByText('Ouverte par le client', { exact: true })).toBeVisible();
    await ownAddress.getByRole('button', { name: 'Fermer' }).click();
    await ownAddress
      .getByRole('alertdialog', { name: 'Fermer' })
      .getByRole('button', { name: 'Fermer' })
      .click();
    await expect(ownAddress.getByRole('button', { name: 'Créer l’adresse' })).toBeVisible();
    await phone.goto(address);
    await expect(phone.getByText('Cette page n’est plus ouverte')).toBeVisible();
  });
  // The closed page itself answers 410, which a browser reports.
  expect(errors.filter((error) => !error.includes('410'))).toEqual([]);
  await client.close();
});

test('a client accepts a quote by the code they receive, then reads how to pay the deposit it asks for; its sender sees both', async ({
  page,
  browser,
  baseURL,
}) => {
  const { documents } = await fillAccount(page);
  const quote = documents[1]!;
  await call(page, 'PATCH', `/api/documents/${quote.id}`, {
    orderDeposit: { by: 'percent', value: 30 },
    lineItems: [
      { description: 'Pose d’un parquet', quantity: 2, unitPrice: 100 },
      { description: 'Plinthes', quantity: 1, unitPrice: 60, option: 'offered' },
    ],
  });
  const shared = await call<ClientPageAnswer>(
    page,
    'POST',
    `/api/documents/${quote.id}/client-page`,
  );
  const address = shared.page!.address;
  const client = await browser.newContext({
    baseURL: baseURL!,
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
    // Nothing of it needs a script.
    javaScriptEnabled: false,
  });
  const phone = await client.newPage();

  await test.step('an option that is ticked is counted at once, by keyboard as well', async () => {
    const read = await browser.newPage({ baseURL: baseURL!, locale: 'fr-FR' });
    const errors: string[] = [];
    read.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await read.goto(address);
    await expect(read.getByRole('button', { name: 'Mettre à jour le total' })).toBeHidden();
    await read.getByRole('checkbox', { name: /^Plinthes/ }).press('Space');
    await expect(read.getByRole('status')).toHaveText(/Total TTC\s*312,00/);
    await expect(read.getByText(/avec l’option «.Plinthes.», soit 312,00/)).toBeVisible();
    await expect(read.getByText(/régler l’acompte de\s+93,60/)).toBeVisible();
    expect(errors).toEqual([]);
    await read.close();
  });

  await test.step('what is missing is said beside its field, and nothing typed is lost', async () => {
    await phone.goto(address);
    await phone.getByRole('link', { name: 'Répondre' }).click();
    await phone.getByLabel('Nom et prénom').fill('Hélène Garnier');
    await phone.getByRole('checkbox', { name: /^Plinthes/ }).check();
    await phone.getByRole('button', { name: 'Mettre à jour le total' }).click();
    await expect(phone.getByRole('status')).toHaveText(/Total TTC\s*312,00/);
    await phone.getByRole('button', { name: 'Accepter ce devis' }).click();
    await expect(phone.getByText('Cochez pour donner votre accord')).toBeVisible();
    await expect(phone.getByLabel('Nom et prénom')).toHaveValue('Hélène Garnier');
  });

  await test.step('the code comes by e-mail, and accepts', async () => {
    await phone.getByRole('checkbox', { name: /^Bon pour accord/ }).check();
    await phone.getByRole('button', { name: 'Accepter ce devis' }).click();
    await expect(phone.getByText('h•••••@brasserie-lune.example')).toBeVisible();
    const outbox = await call<OutboxListAnswer>(page, 'GET', '/api/outbox');
    const code = /\b\d{6}\b/.exec(JSON.stringify(outbox.items[0]))?.[0] ?? '';
    await phone.getByLabel('Code').fill(code);
    await phone.getByRole('button', { name: 'Accepter ce devis' }).click();
    await expect(phone.getByText('Accepté par Hélène Garnier')).toBeVisible();
  });

  await test.step('the page of the quote says how to pay the deposit, and leads to its own', async () => {
    await expect(phone.getByRole('heading', { name: /Acompte à régler.*93,60/ })).toBeVisible();
    await expect(phone.getByText(`Acompte ${quote.number}`).first()).toBeVisible();
    await phone.getByRole('link', { name: 'Voir la demande d’acompte' }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Demande d’acompte');
    await expect(phone.getByText('93,60 €').first()).toBeVisible();
  });

  await test.step('its sender reads it in the life of the quote, with the request', async () => {
    await page.goto(`/app/documents/${quote.id}`);
    const rail = page.getByRole('complementary', { name: `Devis ${quote.number}` });
    await expect(rail.getByText('Accepté en ligne par Hélène Garnier')).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'la demande d’acompte', exact: true }),
    ).toBeVisible();
  });
  await client.close();
});
