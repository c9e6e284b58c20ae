import { type Page, expect, test } from '@playwright/test';
import { fillAccount } from './setup/account.ts';

/** The last seen documents are readable without a network, by their user alone. */
test.use({ serviceWorkers: 'allow' });

test('what was seen is readable offline, nothing is changed there, and signing out takes it away', async ({
  page,
  context,
}) => {
  // The worker first fetches every file of the app: a crowded machine takes its time.
  test.setTimeout(300_000);
  const { documents } = await fillAccount(page);
  const address = `/app/documents/${documents[0]?.id}`;
  await page.goto('/app/documents');
  await expect(page.getByText('INV-002')).toBeVisible();
  await workerReady(page);
  await page.goto(address);
  await expect(page.getByRole('img', { name: /Aperçu de Facture INV-001/ })).toBeVisible();
  // The list and the document, with what opens the app: who, profile, plan.
  await expect
    .poll(() => keptCopies(page), { timeout: 60_000 })
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining('me'),
        expect.stringContaining('profile'),
        expect.stringContaining('subscription'),
        expect.stringContaining('list'),
        expect.stringContaining(String(documents[0]?.id)),
      ]),
    );

  await context.setOffline(true);
  await page.goto('/app/documents');
  await expect(page.getByText('Hors ligne.', { exact: true })).toBeVisible();
  await expect(page.getByText('INV-002')).toBeVisible();
  await page.goto(address);
  const sheet = page.getByRole('article', { name: 'Contenu de Facture INV-001' });
  await expect(sheet.getByRole('row', { name: /Pose d’un parquet/ })).toContainText('100,00 €');
  await page
    .getByRole('combobox', { name: /Statut/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'Payé' }).click();
  const issue = page.getByRole('dialog', { name: 'Émettre la facture INV-001 ?' });
  await issue.getByRole('button', { name: 'Émettre et marquer payée' }).click();
  await expect(issue.getByText(/vous êtes hors ligne/i)).toBeVisible();
  await issue.getByRole('button', { name: 'Annuler' }).click();

  await context.setOffline(false);
  await expect(page.getByText('Hors ligne.', { exact: true })).toBeHidden();

  await page.getByRole('button', { name: /^Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Une phrase/);
  await expect.poll(() => keptCopies(page), { timeout: 60_000 }).toEqual([]);
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Impossible de joindre Encrier' })).toBeVisible();
  await expect(page.getByText('INV-001')).toHaveCount(0);
});

/** The worker has every file of the app and answers for this page. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** The keys of what this browser keeps for its user. */
function keptCopies(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('encrier-kept-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => decodeURIComponent(url));
  });
}
