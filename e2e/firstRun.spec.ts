import { readFile } from 'node:fs/promises';
import { type Locator, type Page, expect, test } from '@playwright/test';
import { directoryRecord, openLookupsDouble } from '../src/testing/doubles/lookups.ts';
import { readPdf } from '../src/testing/validators/readPdf.ts';
import { type OwnServer, openOwnServer } from './setup/ownServer.ts';
import { openAwake, PASSWORD } from './setup/publicPages.ts';

const SENTENCE = 'Facture pour Boulangerie Dupain : 3 jours de développement à 450 €';

const morel = directoryRecord({
  siren: '732829320',
  name: 'CAMILLE MOREL (ATELIER MOREL)',
  registered: null,
  category: '1000',
});
const moreau = directoryRecord({ siren: '552100554', name: 'ATELIER MOREAU ET FILS' });
const dupain = directoryRecord({
  siren: '123456782',
  name: 'BOULANGERIE DUPAIN',
  street: '3 PLACE DU MARCHÉ',
  tva: ['FR11123456782'],
});

let lookups: Awaited<ReturnType<typeof openLookupsDouble>>;
let server: OwnServer;
test.beforeAll(async () => {
  lookups = await openLookupsDouble([morel, moreau, dupain]);
  server = await openOwnServer(test.info().project.name, () => lookups.environment);
});
test.afterAll(async () => {
  await server.close();
  await lookups.close();
});
test.beforeEach(() => lookups.fail('none'));

test('from the landing’s sentence to the first PDF there are at most 14 interactions', async ({
  page,
}) => {
  const hand = counted();
  await openAwake(page, server.base);
  await hand.fill(page.getByLabel('Essayez, sans compte'), SENTENCE);
  await hand.click(page.getByRole('link', { name: 'Créer cette facture' }));
  await hand.fill(page.getByLabel('Nom', { exact: true }), 'Camille Morel');
  await hand.fill(page.getByLabel('Adresse email'), freshAddress());
  await hand.fill(page.getByLabel('Mot de passe', { exact: true }), PASSWORD);
  await hand.click(page.getByRole('button', { name: 'S’inscrire' }));

  await expect(page).toHaveURL(/\/app\/account$/);
  await hand.fill(page.getByRole('combobox', { name: 'Nom ou SIRET' }), 'Atelier Mor');
  await hand.click(page.getByRole('option', { name: /Atelier Morel/ }));
  await hand.click(page.getByRole('button', { name: /^Oui/ }));

  await expect(page).toHaveURL(/\/app\/create$/);
  await expect(page.getByLabel('Description')).toHaveValue(SENTENCE);
  await expect(page.getByText('Nouveau client : il sera ajouté avec le brouillon.')).toBeVisible();
  await hand.click(page.getByRole('button', { name: 'Continuer' }));
  await hand.click(page.getByRole('button', { name: 'Générer' }));
  await hand.click(page.getByRole('button', { name: 'Enregistrer' }));
  await hand.click(page.getByRole('button', { name: 'Télécharger le PDF' }));
  const downloading = page.waitForEvent('download');
  await hand.click(page.getByRole('button', { name: 'Télécharger le projet' }));

  const { text } = await readPdf(new Uint8Array(await readFile(await (await downloading).path())));
  for (const said of [
    'Atelier Morel',
    '14 rue des Olivettes',
    'Boulangerie Dupain',
    '1 350,00 €',
  ]) {
    expect(text).toContain(said.replaceAll(' ', ''));
  }
  expect(hand.count()).toBeLessThanOrEqual(14);
});

test('the company is written on its paper as it is typed, and a SIRET finds it as well', async ({
  page,
}) => {
  await signUp(page);
  const question = page.getByRole('combobox', { name: 'Nom ou SIRET' });
  await expect(question).toBeFocused();
  await question.pressSequentially('Atelier M');
  await expect(page.locator('article[aria-hidden]')).toContainText('Atelier M');
  await expect(page.getByRole('option')).toHaveCount(3);

  await question.fill('732 829 320 00010');
  await expect(page.getByRole('option', { name: /Atelier Morel/ })).toBeVisible();
  // By keyboard: the company found first, then the tap.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Facturez-vous la TVA ?' })).toBeFocused();
  await expect(page.locator('article[aria-hidden]')).toContainText('732 829 320 00010');
  await page.getByRole('button', { name: /^Non, je suis en franchise/ }).press('Enter');
  await expect(page).toHaveURL(/\/app\/create$/);

  const profile = await (await page.request.get(`${server.base}/api/profile`)).json();
  expect(profile).toMatchObject({
    company: 'Atelier Morel',
    siret: '73282932000010',
    address: '14 rue des Olivettes',
    postalCode: '44000',
    city: 'Nantes',
    legalForm: 'EI',
    vatRegime: 'franchise',
  });
});

test('a directory that does not answer is no obstacle: everything is written by hand', async ({
  page,
}) => {
  lookups.fail('broken');
  await signUp(page);
  await page.getByRole('combobox', { name: 'Nom ou SIRET' }).fill('Menuiserie du Port');
  await expect(page.getByText('L’annuaire public ne répond pas').first()).toBeVisible();
  await page.getByRole('option', { name: 'Je l’écris moi-même' }).click();

  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(box('Entreprise')).toHaveValue('Menuiserie du Port');
  await box('SIRET').fill('732 829 320');
  await box('Adresse').fill('2 quai de la Fosse');
  await box('Code postal').fill('44000');
  await box('Ville').fill('Nantes');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText('Le SIRET compte 14 chiffres')).toBeVisible();
  await expect(box('Ville')).toHaveValue('Nantes');
  await box('SIRET').fill('732 829 320 00074');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: /^Je ne sais pas/ }).click();
  await expect(page).toHaveURL(/\/app\/create$/);
  const profile = await (await page.request.get(`${server.base}/api/profile`)).json();
  expect(profile).toMatchObject({ company: 'Menuiserie du Port', vatRegime: null });
});

test('the settings stay one link away, and the sentence waits meanwhile', async ({ page }) => {
  await openAwake(page, server.base);
  await page.getByLabel('Essayez, sans compte').fill(SENTENCE);
  await page.getByRole('link', { name: 'Créer cette facture' }).click();
  await fillSignUp(page);
  await page.getByRole('link', { name: 'Tous les réglages' }).click();
  await expect(page.getByRole('heading', { name: 'Paramètres' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Paramètres' })).toBeVisible();
  await page.goto(`${server.base}/app/create`);
  await page.getByRole('combobox', { name: 'Nom ou SIRET' }).fill('Atelier Morel');
  await page.getByRole('option', { name: /Atelier Morel/ }).click();
  await page.getByRole('button', { name: /^Oui/ }).click();
  await expect(page.getByLabel('Description')).toHaveValue(SENTENCE);
});

test('what is wrong with the company is said beside its field, in the words of the settings', async ({
  page,
}) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Tout écrire moi-même' }).click();
  await fillCompany(page, { siret: '732 829 320 00075', postalCode: '690' });
  await expect(page.getByText(/^Ce SIRET contient une erreur de frappe/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText('Le code postal compte 5 chiffres')).toBeVisible();
  await expect(box(page, 'Code postal')).toBeFocused();

  await box(page, 'Code postal').fill('69001');
  await page.getByRole('button', { name: 'Continuer' }).click();
  // No check proves that a company exists: its owner is warned, and may go on.
  await expect(page.getByRole('region', { name: 'Facturez-vous la TVA ?' })).toBeVisible();
  await expect(page.getByText(/^Ce SIRET contient une erreur de frappe/)).toBeVisible();
});

test('what was typed of the company survives a reload and a way back to the landing, until one signs out', async ({
  page,
}) => {
  await openAwake(page, server.base);
  await page.getByLabel('Essayez, sans compte').fill(SENTENCE);
  await page.getByRole('link', { name: 'Créer cette facture' }).click();
  await fillSignUp(page);
  await expect(page.getByText('Votre phrase est gardée : « Facture pour Boulan')).toBeVisible();

  await page.getByRole('combobox', { name: 'Nom ou SIRET' }).fill('Peinture');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Nom ou SIRET' })).toHaveValue('Peinture');
  await page.getByRole('button', { name: 'Tout écrire moi-même' }).click();
  await fillCompany(page, { siret: '732 829', postalCode: '690' });
  const isThere = async () => {
    await expect(box(page, 'SIRET')).toHaveValue('732 829');
    await expect(box(page, 'Adresse')).toHaveValue('2 quai de la Fosse');
  };
  await page.reload();
  await isThere();
  await page.goBack();
  await expect(page.getByLabel('Essayez, sans compte')).toBeVisible();
  await page.goForward();
  await isThere();

  await page.getByRole('link', { name: 'Tous les réglages' }).click();
  await page.getByRole('button', { name: 'Menu de Camille Morel' }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page.getByLabel('Essayez, sans compte')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Fosse');
});

test('a client is found by name, and VIES proves its VAT number', async ({ page }) => {
  await signUp(page);
  await page.getByRole('combobox', { name: 'Nom ou SIRET' }).fill('Atelier Morel');
  await page.getByRole('option', { name: /Atelier Morel/ }).click();
  await page.getByRole('button', { name: /^Oui/ }).click();
  await expect(page).toHaveURL(/\/app\/create$/);

  await page.goto(`${server.base}/app/clients`);
  await page.getByRole('button', { name: 'Ajouter Votre Premier Client' }).click();
  const who = page.getByRole('combobox', { name: 'Nom, SIRET ou e-mail' });
  await expect(who).toBeFocused();
  await test.step('what is no company of the directory goes to its own field', async () => {
    await who.fill('ana@dupain.example');
    await page.getByRole('option', { name: 'Adresse email : ana@dupain.example' }).click();
    await expect(page.getByLabel('Adresse email')).toHaveValue('ana@dupain.example');
    await who.fill('dupain');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Nom du contact')).toHaveValue('Dupain');
    await expect(who).toHaveValue('');
  });
  await who.fill('dupain');
  await page.getByRole('option', { name: /Boulangerie Dupain/ }).click();
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(box('Entreprise')).toHaveValue('Boulangerie Dupain');
  await expect(box('Adresse')).toHaveValue('3 place du Marché');
  await expect(box('SIRET')).toHaveValue('12345678200010');
  await expect(box('Nom du contact')).toHaveValue('Boulangerie Dupain');
  await box('Nom du contact').fill('Ana Dupain');
  await page.getByRole('button', { name: 'Ajouter le client' }).click();
  await expect(page.getByText('Client Ana Dupain ajouté').first()).toBeVisible();
  await page
    .getByRole('link', { name: /Dupain/ })
    .first()
    .click();

  lookups.viesSays('FR11123456782', { isValid: false, userError: 'MS_UNAVAILABLE' });
  await page.getByRole('button', { name: 'Vérifier auprès de VIES' }).click();
  await expect(page.getByText(/VIES ne répond pas en ce moment/).first()).toBeVisible();
  lookups.viesSays('FR11123456782', {
    isValid: true,
    userError: 'VALID',
    name: 'BOULANGERIE DUPAIN',
  });
  await page.getByRole('button', { name: 'Vérifier auprès de VIES' }).click();
  await expect(page.getByText(/^Valide, le/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Valide, le/)).toBeVisible();
});

function box(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

async function fillCompany(
  page: Page,
  { siret, postalCode }: { siret: string; postalCode: string },
): Promise<void> {
  await box(page, 'Entreprise').fill('Menuiserie du Port');
  await box(page, 'SIRET').fill(siret);
  await box(page, 'Adresse').fill('2 quai de la Fosse');
  await box(page, 'Code postal').fill(postalCode);
  await box(page, 'Ville').fill('Nantes');
}

/** A person's hand: every click, every field filled and every submit is one interaction. */
function counted() {
  let interactions = 0;
  return {
    count: () => interactions,
    async fill(field: Locator, text: string) {
      interactions += 1;
      await field.fill(text);
    },
    async click(target: Locator) {
      interactions += 1;
      await target.click();
    },
  };
}

async function signUp(page: Page): Promise<void> {
  await page.goto(`${server.base}/login?beta=true`);
  await fillSignUp(page);
}

async function fillSignUp(page: Page): Promise<void> {
  await page.getByLabel('Nom', { exact: true }).fill('Camille Morel');
  await page.getByLabel('Adresse email').fill(freshAddress());
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page).toHaveURL(/\/app\/account$/);
}

function freshAddress(): string {
  return `camille.${crypto.randomUUID()}@example.com`;
}
