import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { unzip } from '#testing/unzip.ts';
import { call, fillAccount } from './setup/account.ts';

test('fifteen invoices of a month are chosen, sent, told one by one, and never sent again', async ({
  page,
}) => {
  const { clientId } = await fillAccount(page);
  for (let made = 0; made < 13; made += 1) await draft(page, clientId);
  await draft(page, clientId, '');
  // Only the rows in sight exist.
  await page.setViewportSize({ width: 1280, height: 1500 });
  await page.goto('/app/documents?view=drafts');
  const list = page.getByRole('list', { name: 'Documents' });
  const box = (name: string) => page.getByRole('checkbox', { name: `Sélectionner ${name}` });
  const bar = page.getByRole('toolbar', { name: 'Documents sélectionnés' });

  await test.step('by the keyboard and by a range, and left again', async () => {
    await box('INV-005').press('Space');
    await expect(bar).toContainText('1 document');
    await page.keyboard.press('x');
    await expect(bar).toContainText('Aucun document');
    await page.keyboard.press('x');
    await box('INV-008').click({ modifiers: ['Shift'] });
    await expect(bar).toContainText('4 documents');
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await expect(box('INV-005')).not.toBeChecked();
  });

  await test.step('a month at once: three presses send fifteen, and one left aside says why', async () => {
    await expect(list).toContainText('Brouillons TTC, devis à part');
    await box('Novembre 2026').check();
    await expect(bar).toContainText('16 documents');
    await bar.getByRole('button', { name: 'Envoyer par e-mail' }).click();
    const review = page.getByRole('dialog', { name: 'Envoyer 15 documents par e-mail' });
    await expect(review).toContainText('14 brouillons seront émis');
    await expect(review).toContainText('1 document laissé de côté');
    await review.getByRole('button', { name: 'Envoyer 15 messages' }).click();
    const told = page.getByRole('dialog', { name: '15 documents envoyés' });
    await expect(told.getByLabel('Fait')).toHaveCount(15);
    await expect(told).toContainText('INV-001 gardée dans la boîte d’envoi locale');
    await told.getByRole('button', { name: 'Fermer' }).click();
    await expect(told).toBeHidden();
  });
  const outbox = await call<{ items: { subject: string }[] }>(page, 'GET', '/api/outbox');
  const letters = outbox.items.map(({ subject }) => subject).filter((said) => said.includes('#'));
  expect([letters.length, new Set(letters).size]).toEqual([15, 15]);

  await test.step('asked again, nothing is left to do', async () => {
    await page.goto('/app/documents?view=quotes');
    await box('QUO-001').check();
    await bar.getByRole('button', { name: 'Envoyer par e-mail' }).click();
    const review = page.getByRole('dialog');
    await expect(review).toContainText('Déjà envoyé le');
    await expect(review.getByRole('button', { name: /^Envoyer/ })).toHaveCount(0);
    await review.getByRole('button', { name: 'Fermer' }).click();
    const downloading = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Télécharger la sélection (ZIP)' }).click();
    const zip = await unzip(await readFile(await (await downloading).path()));
    expect([...zip.keys()].toSorted()).toEqual(['devis/Devis_QUO-001.pdf', 'rapport.txt']);
  });

  await test.step('on a phone by a long press, then by a tap, and one that fails is told', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/app/documents?view=owed');
    await expect(box('INV-002')).toBeHidden();
    const row = list.getByRole('link', { name: /^Facture INV-002/ });
    await row.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await expect(box('INV-002')).toBeChecked();
    await row.dispatchEvent('pointerup', { pointerType: 'touch' });
    await box('INV-003').check();
    await page.route(/documents\/[0-9a-f-]{36}$/, (route) => route.abort(), { times: 1 });
    await bar.getByRole('button', { name: 'Marquer payés' }).click();
    await page.getByRole('button', { name: 'Encaisser 2 factures' }).click();
    const told = page.getByRole('dialog', { name: '0 facture encaissée' });
    await expect(told.getByLabel('Échec')).toHaveCount(1);
    await expect(told).toContainText('Pas fait');
    await told.getByRole('button', { name: 'Revoir 2 documents' }).click();
    await page.getByRole('button', { name: 'Encaisser 2 factures' }).click();
    await expect(page.getByText('2 factures encaissées')).toBeVisible();
    await expect(bar).toBeHidden();
  });
});

async function draft(page: Page, clientId: string, description = 'Entretien du mois') {
  await call(page, 'POST', '/api/documents', {
    type: 'invoice',
    clientId,
    date: '2026-11-20',
    dueDate: '2026-12-31',
    // Only what costs nothing may be kept without words.
    lineItems: [{ description, quantity: 1, unitPrice: description === '' ? 0 : 100 }],
  });
}
