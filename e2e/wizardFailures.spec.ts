import { type Page, expect, test } from '@playwright/test';

const PROMPT = '3 jours de développement à 450 € et hébergement 12 mois à 15 €';

/** What fails is said, nothing typed is lost, and a second try takes no second number. */
test('failures on the way to a document lose nothing', async ({ page }, { project, retry }) => {
  const clientId = await readyAccount(page, `wizard.${project.name}.${retry}.${Date.now()}`);

  await test.step('a failed generation comes back to the first step with its reason', async () => {
    await page.goto(`/app/create?type=quote&client=${clientId}`);
    await page.getByLabel('Description').fill(PROMPT);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.route('**/api/functions/generate-document', (route) =>
      route.fulfill({ status: 502, json: { error: 'Le service ne répond pas', code: 'x' } }),
    );
    await page.getByRole('button', { name: 'Générer' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Le service ne répond pas' }),
    ).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue(PROMPT);
    await page.unroute('**/api/functions/generate-document');
  });

  await test.step('generating twice makes one document, which a reload brings back with what was changed in it', async () => {
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('button', { name: 'Générer' }).click();
    await expect(page.getByRole('heading', { name: 'Devis QUO-001' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Devis QUO-001' })).toBeVisible();
    await page.getByRole('button', { name: 'Retour', exact: true }).click();
    await page.getByRole('button', { name: 'Générer' }).click();
    await expect(page.getByLabel('Description de la ligne 2')).toHaveValue('Hébergement');
    expect(await api(page, 'GET', '/api/documents')).toMatchObject({ total: 1 });
    await page.getByLabel('Notes').fill('À livrer avant Noël');
    await page.getByLabel('Prix unitaire de la ligne 2').fill('16');
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(page.getByLabel('Notes')).toHaveValue('À livrer avant Noël');
    await expect(page.getByLabel('Prix unitaire de la ligne 2')).toHaveValue('16');
    await page.getByRole('button', { name: 'Ajouter une ligne' }).click();
    await expect(page.getByLabel('Quantité de la ligne 3')).toHaveValue('1');
    await expect(page.getByLabel('Prix unitaire de la ligne 3')).toHaveValue('0,00');
    await page.getByRole('button', { name: 'Retirer la ligne 3' }).click();
    await refuseToSave(page);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(
      page.getByText('Une erreur est survenue lors de la sauvegarde du document'),
    ).toBeVisible();
    await page.unroute('**/api/documents/*');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page).toHaveURL(/\/app\/documents\//);
  });

  await test.step('a status that cannot be saved goes back to what it was', async () => {
    await refuseToSave(page);
    await page.getByRole('combobox', { name: /^Statut de/ }).click();
    await page.getByRole('option', { name: 'Payé' }).click();
    await expect(page.getByText('Le statut n’a pas pu être changé').first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: /Brouillon$/ })).toBeVisible();
  });

  await test.step('a document changed elsewhere meanwhile leaves the choice to the user', async () => {
    const documentPath = `/api/documents/${new URL(page.url()).pathname.split('/').at(-1)}`;
    await page.getByRole('button', { name: 'Modifier' }).click();
    await page.getByLabel('Notes').fill('Mes notes');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(
      page.getByText('Une erreur est survenue lors de la sauvegarde', { exact: true }),
    ).toBeVisible();
    await page.unroute('**/api/documents/*');
    await api(page, 'PATCH', documentPath, { content: 'Celles d’un autre onglet' });
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'Ce document a changé ailleurs' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Enregistrer la mienne' }).click();
    await expect(page.getByRole('button', { name: 'Télécharger le PDF' })).toBeVisible();
    expect(await api(page, 'GET', documentPath)).toMatchObject({ content: 'Mes notes' });
  });

  await test.step('a converted quote and its invoice lead to each other', async () => {
    await page.getByRole('button', { name: 'Convertir en facture' }).click();
    await expect(page.getByRole('heading', { name: 'Facture INV-001' })).toBeVisible();
    await page.getByRole('link', { name: /^le devis QUO-/ }).click();
    await expect(page.getByRole('heading', { name: 'Devis QUO-001' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Voir la facture/ })).toBeVisible();
  });
});

/** A server that reads documents and cannot write them. */
async function refuseToSave(page: Page): Promise<void> {
  await page.route('**/api/documents/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { error: 'Une erreur est survenue', code: 'x' } })
      : route.fallback(),
  );
}

/** A beta account with a complete profile and one client, whose id it gives. */
async function readyAccount(page: Page, name: string): Promise<string> {
  await page.goto('/login');
  await api(page, 'POST', '/api/auth/sign-up/email', {
    name: 'Camille Morel',
    email: `${name}@example.com`,
    password: 'encre bleue sur papier 44',
    beta: true,
  });
  await api(page, 'PATCH', '/api/profile', {
    name: 'Camille Morel',
    company: 'Atelier Morel',
    siret: '73282932000074',
    address: '14 rue des Olivettes',
    postalCode: '44000',
    city: 'Nantes',
    country: 'France',
  });
  const client = await api(page, 'POST', '/api/clients', { name: 'Clara Delmas' });
  return String((client as { id: unknown }).id);
}

/** A call of the page’s own session. */
async function api(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await page.evaluate(
    async (call) => {
      const response = await fetch(call.path, {
        method: call.method,
        headers: { 'content-type': 'application/json' },
        body: call.body === undefined ? null : JSON.stringify(call.body),
      });
      return { ok: response.ok, text: await response.text() };
    },
    { method, path, body },
  );
  expect(answer.ok, `${method} ${path}: ${answer.text}`).toBe(true);
  return JSON.parse(answer.text);
}
