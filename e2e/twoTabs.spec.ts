import { expect, test } from '@playwright/test';
import { call, fillAccount } from './setup/account.ts';

test('two tabs change one document: the second is told, and chooses', async ({ page, context }) => {
  const { clientId, documents } = await fillAccount(page);
  const id = documents[0]?.id;
  const address = `/app/documents/${id}`;
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(address);
    await tab.getByRole('button', { name: 'Modifier' }).click();
  }
  await page.getByLabel('Notes').fill('Écrit dans le premier onglet');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Document INV-001 enregistré').first()).toBeVisible();

  await other.getByLabel('Notes').fill('Écrit dans le second onglet');
  await other.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const choice = other.getByRole('dialog', { name: 'Ce document a changé ailleurs' });
  await choice.getByRole('button', { name: 'Continuer à modifier' }).click();
  await expect(other.getByLabel('Notes')).toHaveValue('Écrit dans le second onglet');

  await test.step('what is typed is not left by mistake', async () => {
    await other.getByRole('link', { name: 'Clients' }).first().click();
    const guard = other.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
    await guard.getByRole('button', { name: 'Rester' }).click();
    await expect(guard).toBeHidden();
    await expect(other.getByLabel('Notes')).toHaveValue('Écrit dans le second onglet');
  });

  await other.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await choice.getByRole('button', { name: 'Garder l’autre version' }).click();
  await expect(other.getByRole('button', { name: 'Télécharger le PDF' })).toBeVisible();
  expect(await call(page, 'GET', `/api${address.slice(4)}`)).toMatchObject({
    content: 'Écrit dans le premier onglet',
  });

  await test.step('a client changed meanwhile is told too, and a second save goes through', async () => {
    await other.goto(`/app/clients/${clientId}`);
    await other.getByRole('button', { name: 'Modifier' }).click();
    await other.getByLabel('Ville').fill('Rezé');
    await call(page, 'PATCH', `/api/clients/${clientId}`, { phone: '02 40 00 00 00' });
    await other.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(other.getByText('il a été modifié ailleurs entre-temps')).toBeVisible();
    await expect(other.getByLabel('Ville')).toHaveValue('Rezé');
    await other.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(other.getByText('Client enregistré').first()).toBeVisible();
    expect(await call(page, 'GET', `/api/clients/${clientId}`)).toMatchObject({ city: 'Rezé' });
  });
});

test('a document deleted in one tab is said so in the other, where what was typed stays', async ({
  page,
}) => {
  const { documents } = await fillAccount(page);
  const path = `/documents/${documents[0]!.id}`;
  await page.goto(`/app${path}`);
  await page.getByRole('button', { name: 'Modifier' }).click();
  await page.getByLabel('Notes').fill('Mes notes');
  await call(page, 'DELETE', `/api${path}`);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText(/a été supprimé depuis un autre onglet/)).toBeInViewport();
  await expect(page.getByLabel('Notes')).toHaveValue('Mes notes');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByRole('heading', { name: 'Document Non Trouvé' })).toBeVisible();
});

test('what happens in one tab rings in the other, where the keyboard answers', async ({
  page,
  context,
}) => {
  const { documents } = await fillAccount(page);
  const live = page.waitForResponse('**/api/events');
  await page.goto('/app');
  await live;
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/app/documents/${documents[1]?.id}`);
  await other.getByRole('button', { name: 'Convertir en facture' }).click();
  await expect(other.getByRole('heading', { name: 'Facture INV-003' })).toBeVisible();

  const bell = page.getByRole('button', { name: 'Notifications, 1 non lue' });
  await expect(bell).toBeVisible();
  await expect(page.getByRole('log')).toContainText('Nouvelle notification : Devis converti');

  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();

  await page.keyboard.press('Enter');
  const markAll = panel.getByRole('button', { name: 'Tout marquer comme lu' });
  await markAll.press('Enter');
  // Its button gone, the panel takes the focus: not between finding « Annuler » and pressing it.
  await expect(markAll).toBeHidden();
  await page.getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(bell).toBeVisible();

  await expect(panel).toBeHidden();
  await bell.focus();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: /Devis converti.*non lue/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Facture INV-003' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});
