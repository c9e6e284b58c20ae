import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { unzip } from '#testing/unzip.ts';
import { fillAccount } from './setup/account.ts';
import { otherAct } from './setup/documentPage.ts';

test('documents are found, filtered, paid, converted and deleted from their list', async ({
  page,
}) => {
  const { documents } = await fillAccount(page);
  const [first, quote] = documents;
  await page.goto('/app/documents');
  const list = page.getByRole('list', { name: 'Documents' });
  await expect(list.getByRole('link', { name: /Brasserie Lune|Monique Roche/ })).toHaveCount(3);

  await test.step('its rows are all of one height, on which their places rest, and none is cut', async () => {
    const before = page.viewportSize()!;
    for (const width of [390, 800, 1024, before.width]) {
      await page.setViewportSize({ ...before, width });
      await expect.poll(() => list.evaluate(heightsAndCuts)).toEqual({ heights: 1, cuts: 0 });
    }
  });

  await page.getByRole('searchbox', { name: 'Rechercher des documents' }).fill('roche');
  await expect(list.getByRole('link', { name: /Brasserie Lune/ })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Rechercher des documents' }).fill('introuvable');
  await expect(page.getByRole('heading', { name: 'Aucun document trouvé' })).toBeVisible();
  await page.getByRole('button', { name: 'Voir tous les documents' }).click();
  await expect(list.getByRole('link', { name: /Brasserie Lune|Monique Roche/ })).toHaveCount(3);

  await test.step('filters are not spoken of where none is set', async () => {
    await page.goto('/app/documents?view=late&q=introuvable');
    await expect(
      page.getByText('Rien dans « En retard » ne correspond à « introuvable ».'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Voir tous les documents' }).click();
    await expect(list.getByRole('link', { name: /Brasserie Lune|Monique Roche/ })).toHaveCount(3);
  });

  await page.getByRole('button', { name: 'Filtres' }).click();
  await page.getByRole('radio', { name: 'Devis' }).click();
  await expect(list.getByRole('link', { name: /Brasserie Lune|Monique Roche/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Réinitialiser' }).click();
  await expect(list.getByRole('link', { name: /Brasserie Lune|Monique Roche/ })).toHaveCount(3);

  await test.step('its tabs count, and a period, a state and an amount narrow it', async () => {
    const tabs = page.getByRole('navigation', { name: 'Documents affichés' });
    await tabs.getByRole('button', { name: 'Devis 1' }).click();
    await expect(list.getByRole('link', { name: /Brasserie Lune|Monique Roche/ })).toHaveCount(1);
    await expect(page).toHaveURL(/view=quotes/);
    await tabs.getByRole('button', { name: 'Tous 3' }).click();
    await page.getByRole('combobox', { name: 'État' }).click();
    await page.getByRole('option', { name: 'Soldée par avoir' }).click();
    await expect(page.getByRole('heading', { name: 'Aucun document trouvé' })).toBeVisible();
    await page.getByRole('button', { name: 'Réinitialiser' }).click();
    await page.getByLabel('Du', { exact: true }).fill('2026-11-01');
    await page.getByLabel('TTC, de').fill('240,00');
    await page.getByLabel('à', { exact: true }).fill('240');
    await expect(list.getByRole('link', { name: /^Devis QUO-001, Brasserie Lune/ })).toBeVisible();
    await expect(list.getByRole('link', { name: /Monique Roche/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Réinitialiser' }).click();
    await expect(list.getByRole('link', { name: /Brasserie Lune|Monique Roche/ })).toHaveCount(3);
  });

  await page.getByRole('combobox', { name: `Statut de ${first?.number}` }).click();
  await page.getByRole('option', { name: 'Payé' }).click();
  const issue = page.getByRole('dialog', { name: 'Émettre la facture INV-001 ?' });
  await issue.getByRole('button', { name: 'Émettre et marquer payée' }).click();
  await expect(page.getByText('Facture INV-001 émise et réglée')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /INV-001 : Payée$/ })).toBeVisible();
  // Nothing of it has left: it may be a draft again.
  await page.getByRole('combobox', { name: `Statut de ${first?.number}` }).click();
  await page.getByRole('option', { name: 'Brouillon' }).click();
  await expect(page.getByText('INV-001 : brouillon')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /INV-001 : Brouillon$/ })).toBeVisible();

  await test.step('the same by the keyboard, and left again without a choice', async () => {
    const seal = page.getByRole('combobox', { name: /^Statut de INV-001/ });
    await expect(seal).toBeEnabled();
    await seal.press('ArrowDown');
    await expect(seal).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('option', { name: 'Brouillon' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(issue).toBeVisible();
    await issue.getByRole('button', { name: 'Émettre et marquer envoyée' }).press('Enter');
    await expect(page.getByRole('combobox', { name: /INV-001 : Envoyée$/ })).toBeVisible();
    await expect(seal).toBeEnabled();
    await seal.press('Enter');
    await expect(page.getByRole('option', { name: 'Envoyé' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(seal).toBeFocused();
  });

  await page.getByRole('button', { name: 'Supprimer INV-002' }).click();
  await expect(page.getByText('Cette action est irréversible.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(list.getByRole('link', { name: /Monique Roche/ })).toHaveCount(0);

  // Toasts stay as long as the pointer rests on them.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: `Convertir ${quote?.number} en facture` }).click();
  await expect(page.getByRole('heading', { name: 'Facture INV-002' })).toBeVisible();

  await test.step('deleted on its own page, after a question, it is gone and its quote free', async () => {
    await otherAct(page, 'Supprimer');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Êtes-vous sûr de vouloir supprimer INV-002');
    await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    const address = page.url();
    await otherAct(page, 'Supprimer');
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page).toHaveURL(/\/app\/documents$/);
    await expect(page.getByText('Document INV-002 supprimé')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Convertir QUO-001/ })).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Document Non Trouvé' })).toBeVisible();
    await page.getByRole('link', { name: 'Retour aux documents' }).click();
    await expect(page.getByRole('heading', { name: 'Documents', level: 1 })).toBeVisible();
  });
});

/** In the page: how many heights the rows have, and how many buttons stand beyond the list. */
function heightsAndCuts(list: Element) {
  const rows = [...list.querySelectorAll('[data-ledger="row"]')];
  const { right } = list.getBoundingClientRect();
  // A button's own margin hangs over by some pixels, so that its icon stands at the edge.
  const buttons = rows.flatMap((row) => [...row.querySelectorAll('button')]);
  return {
    heights: new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height))).size,
    cuts: buttons.filter((button) => button.getBoundingClientRect().right > right + 12).length,
  };
}

test('everything is downloaded at once, with a report, or given up', async ({ page }) => {
  await fillAccount(page);
  await page.goto('/app/documents');
  await page.route('**/api/documents/export*', () => {}, { times: 1 });
  await page.getByRole('button', { name: 'Tout télécharger (ZIP)' }).click();
  await page.getByRole('button', { name: 'Annuler le téléchargement' }).click();
  await expect(page.getByText('Téléchargement annulé')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tout télécharger (ZIP)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('documents.zip');
  expect([...(await unzip(await readFile(await download.path()))).keys()].toSorted()).toEqual([
    'devis/Devis_QUO-001.pdf',
    'factures/Projet_facture_Brasserie_Lune_2026-10-03.pdf',
    'factures/Projet_facture_Monique_Roche_2026-11-05.pdf',
    'rapport.txt',
  ]);
});

test('the dashboard counts what the list shows, and leads to it', async ({ page }) => {
  await fillAccount(page);
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'Bonjour Claire' })).toBeVisible();
  await expect(page.getByText('600,00 €').first()).toBeVisible();
  await page.getByRole('radio', { name: '90J' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('link', { name: /QUO-001/ }).click();
  await expect(page.getByRole('heading', { name: 'Devis QUO-001' })).toBeVisible();
});

test('a client is added, edited and deleted, with every message beside its field', async ({
  page,
}) => {
  const { clientId } = await fillAccount(page);
  await page.goto('/app/clients');
  const opening = page.getByRole('button', { name: 'Ajouter un Client' }).first();
  await opening.click();
  await test.step('what is typed stays when the panel is closed, until it is given up', async () => {
    const { y } = (await page.getByRole('searchbox').boundingBox())!;
    expect(y).toBeLessThan(300);
    await expect(page.getByLabel('Nom du contact')).toBeFocused();
    await page.getByLabel('Nom du contact').fill('Noé');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Documents', exact: true }).first().click();
    await page.getByRole('button', { name: 'Rester' }).click();
    await opening.click();
    await expect(page.getByLabel('Nom du contact')).toHaveValue('Noé');
    await page.getByRole('button', { name: 'Annuler' }).click();
    await opening.click();
    await expect(page.getByLabel('Nom du contact')).toHaveValue('');
  });
  await page.getByLabel('Adresse email').fill('pas une adresse');
  await page.getByRole('button', { name: 'Ajouter le client' }).click();
  await expect(page.getByText('Le nom du contact est requis')).toBeVisible();
  await expect(page.getByText("L'email n'est pas valide")).toBeVisible();
  await expect(page.getByLabel('Adresse email')).toHaveValue('pas une adresse');
  await page.getByLabel('Nom du contact').fill('Karim Benali');
  await expect(page.getByText('Le nom du contact est requis')).toHaveCount(0);
  await page.getByLabel('Adresse email').fill('karim@studio-pixel.example');
  await page.getByRole('button', { name: 'Ajouter le client' }).click();
  await page.getByRole('link', { name: /Karim Benali/ }).click();
  await expect(page.getByText(/^Particulier · Client depuis le /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'karim@studio-pixel.example' })).toHaveAttribute(
    'href',
    'mailto:karim@studio-pixel.example',
  );

  await page.getByRole('button', { name: 'Modifier' }).click();
  await page.getByLabel('Nom du contact').fill('Personne');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('button', { name: 'Modifier' }).click();
  await expect(page.getByLabel('Nom du contact')).toHaveValue('Karim Benali');
  await page.getByLabel('Nom du contact').fill('');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Le nom est requis')).toBeVisible();
  await page.getByLabel('Nom du contact').fill('Karim B.');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { name: 'Karim B.' })).toBeVisible();

  await page.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText(/Êtes-vous sûr de vouloir supprimer Karim B\./)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page).toHaveURL(/\/app\/clients$/);
  await expect(page.getByRole('link', { name: /Karim B\./ })).toHaveCount(0);

  // On a phone too, where the dock holds the main action alone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/app/clients/${clientId}`);
  await expect(page.getByRole('heading', { name: 'Brasserie Lune' })).toBeVisible();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await expect(
    page.getByText(/Brasserie Lune\s*Êtes-vous sûr de vouloir supprimer Hélène Garnier/),
  ).toBeVisible();
  await expect(page.getByText('Attention : Ce client a 2 document(s) associé(s).')).toBeVisible();
  await page.goto('/app/clients/00000000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Client non trouvé' })).toBeVisible();
});
