import { expect, test } from '@playwright/test';
import { call, fillAccount } from './setup/account.ts';
import { otherAct } from './setup/documentPage.ts';

test('what keeps a draft from being issued is settled where it is said, then its page leads to the next act', async ({
  page,
}) => {
  const { documents } = await fillAccount(page);
  const [draft] = documents;
  const doubtful = { description: 'Ponçage', quantity: 30, unitPrice: 4 };
  await call(page, 'PATCH', `/api/documents/${draft!.id}`, {
    lineItems: [
      { ...doubtful, flags: ['quantity_to_check'] },
      { ...doubtful, description: 'Vernis', flags: ['unusual_price'] },
    ],
  });
  const address = `/app/documents/${draft!.id}`;
  await page.goto(address);
  const rail = page.getByRole('complementary', { name: 'Facture INV-001' });

  await test.step('by one press on the page of the draft', async () => {
    const blocking = rail.getByRole('region', { name: 'À régler avant d’émettre' });
    await expect(blocking.getByRole('listitem')).toHaveCount(2);
    await blocking.getByRole('button', { name: /^C’est juste, ligne 1/ }).click();
    await expect(page.getByText('Ligne 1 vérifiée')).toBeVisible();
    await expect(blocking.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('or on the line itself, where the reason leads, by the keyboard', async () => {
    await rail.getByRole('button', { name: 'Émettre et envoyer' }).click();
    const question = page.getByRole('dialog', { name: 'Émettre la facture INV-001 ?' });
    await question.getByRole('link', { name: 'Vérifier la ligne' }).click();
    const right = page.getByRole('button', { name: /^C’est juste, ligne 2/ });
    await expect(right).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(right).toBeHidden();
    await page.getByRole('button', { name: 'Enregistrer' }).first().click();
    await expect(rail.getByText('Brouillon : rien n’est encore numéroté ni envoyé.')).toBeVisible();
  });

  await test.step('issued, then due, then paid: one main act each time, and its life in sentences', async () => {
    await otherAct(page, 'Émettre sans envoyer');
    const question = page.getByRole('dialog', { name: 'Émettre la facture INV-001 ?' });
    await question.getByRole('button', { name: 'Émettre', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Statut de INV-001 : Émise' })).toBeVisible();
    await expect(rail.getByRole('button', { name: 'Envoyer par e-mail' })).toBeVisible();
    const life = rail.getByRole('region', { name: 'Sa vie' });
    await expect(life.getByText('Émise', { exact: true })).toBeVisible();
    await expect(life.getByText('Échéance le 31 décembre 2026')).toBeVisible();

    await rail.getByRole('button', { name: 'Encaisser' }).click();
    const dialog = page.getByRole('dialog', { name: 'Encaisser' });
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(rail.getByText('Réglée en totalité.')).toBeVisible();
    await expect(rail.getByRole('button', { name: 'Télécharger le reçu' })).toBeVisible();
    await expect(life.getByText('288,00 € reçus par virement')).toBeVisible();
  });
});

test('a draft made for the wrong client is given to another', async ({ page }) => {
  const { documents } = await fillAccount(page);
  const right = await call(page, 'POST', '/api/clients', {
    name: 'Inès Roche',
    company: 'Roche Traiteur',
    kind: 'business',
  });
  const [draft] = documents;
  await page.goto(`/app/documents/${draft!.id}`);
  await page.getByRole('button', { name: 'Modifier', exact: true }).first().click();
  const field = page.getByRole('combobox', { name: 'Client' });
  await field.fill('Roche');
  await page.getByRole('option', { name: 'Roche Traiteur (Inès Roche)' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await expect(page.getByText('Document INV-001 enregistré')).toBeVisible();
  const kept = await call(page, 'GET', `/api/documents/${draft!.id}`);
  expect(kept).toMatchObject({
    clientId: (right as { id: string }).id,
    clientName: 'Roche Traiteur',
  });
  const rail = page.getByRole('complementary', { name: 'Facture INV-001' });
  await expect(rail.getByText('Roche Traiteur · 3 oct. 2026')).toBeVisible();
});

test('a long document is saved from wherever one writes in it, and nothing written in is hidden', async ({
  page,
}) => {
  const { clientId } = await fillAccount(page);
  const { id } = await call<{ id: string }>(page, 'POST', '/api/documents', {
    type: 'quote',
    clientId,
    date: '2026-11-20',
    dueDate: null,
    lineItems: Array.from({ length: 14 }, (_, at) => ({
      description: `Lot ${at + 1}`,
      quantity: 1,
      unitPrice: 100,
    })),
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/app/documents/${id}`);
  await page.getByRole('button', { name: 'Modifier', exact: true }).first().click();
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  await expect(save).toBeInViewport({ ratio: 1 });

  // Tab by Tab, as far as the last line: what has the focus is above the foot.
  await page.getByLabel('Description de la ligne 9', { exact: true }).focus();
  const last = page.getByLabel('Prix unitaire de la ligne 14', { exact: true });
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await last.evaluate((field) => field === document.activeElement)) break;
  }
  const foot = (await save.boundingBox())?.y ?? 0;
  const field = await last.boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(foot);
  await last.fill('250');
  await expect(save).toBeInViewport({ ratio: 1 });
  await save.click();
  await expect(page.getByText(/enregistré$/).first()).toBeVisible();
});
