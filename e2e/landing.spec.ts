import { type Page, expect, test } from '@playwright/test';
import { PASSWORD, freshAddress, openAwake, tabTo } from './setup/publicPages.ts';

/** The landing page and its try-it box, up to the first account. */

const SENTENCE = '2 jours de conseil à 500 € et un rapport à 80 €';

test('the try-it box draws its document as one types, and « Créer cette facture » carries it to the wizard', async ({
  page,
}, info) => {
  await openAwake(page, '/');
  await page.getByLabel('Essayez, sans compte').fill(SENTENCE);
  const sheet = page.getByRole('article', { name: 'Aperçu du document' });
  await expect(sheet.getByRole('row')).toHaveCount(3);
  await expect(sheet.getByRole('definition').filter({ hasText: '1 296,00 €' })).toBeVisible();
  await expect(page.getByText('2 lignes reconnues')).toBeVisible();

  await page.getByRole('link', { name: 'Créer cette facture' }).click();
  await expect(page.getByRole('heading', { name: 'Inscription Beta' })).toBeVisible();
  await page.getByLabel('Nom', { exact: true }).fill('Camille Morel');
  await page.getByLabel('Adresse email').fill(freshAddress(info));
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page).toHaveURL(/\/app\/account/);

  const profile = await page.request.patch('/api/profile', {
    data: {
      company: 'Atelier Morel',
      siret: '732 829 320 00074',
      address: '14 rue des Olivettes',
      postalCode: '44000',
      city: 'Nantes',
    },
  });
  expect(profile.status()).toBe(200);
  await page.goto('/app/create');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(SENTENCE);
});

const isDrawn = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });

test('the whole page is laid out without scrolling, for who prints it or takes its picture', async ({
  page,
}) => {
  // On a phone the longest chapter comes step by step.
  await page.setViewportSize({ width: 390, height: 844 });
  await openAwake(page, '/');
  const titles = await page.getByRole('main').getByRole('heading').all();
  expect(titles.length).toBeGreaterThan(12);
  for (const title of titles) await expect.poll(() => title.evaluate(isDrawn)).toBe(true);
});

test('« Commencer » opens on making an account, once', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await openAwake(page, '/');
  await page.getByRole('link', { name: 'Commencer', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Créer un compte' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Connexion à votre compte' })).toBeVisible();
  // The form in the document is another one: React must not try to wake it.
  expect(faults).toEqual([]);
});

test('the beta plan leads to « Inscription Beta », the other plans are not for sale yet', async ({
  page,
}) => {
  await openAwake(page, '/');
  await expect(page.getByRole('button', { name: 'Bientôt disponible' })).toHaveCount(2);
  for (const soon of await page.getByRole('button', { name: 'Bientôt disponible' }).all()) {
    await expect(soon).toBeDisabled();
  }
  await page.getByRole('link', { name: 'Rejoindre la beta' }).click();
  await expect(page).toHaveURL(/\/login\?beta/);
  await expect(page.getByRole('heading', { name: 'Inscription Beta' })).toBeVisible();
});

test('what is typed before the page’s script has come is kept, and no password is sent without it', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Essayez, sans compte').fill(SENTENCE);
  scripts.release();
  await expect(page.getByText('2 lignes reconnues')).toBeVisible();
  await expect(page.getByLabel('Essayez, sans compte')).toHaveValue(SENTENCE);

  scripts.hold();
  await page.goto('/login', { waitUntil: 'commit' });
  const email = page.getByLabel('Adresse email');
  const password = page.getByLabel('Mot de passe', { exact: true });
  await email.fill('camille@atelier-morel.fr');
  await password.fill(PASSWORD);
  await page.getByText('Se souvenir de moi').click();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeDisabled();
  await password.press('Enter');
  scripts.release();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
  await expect(page).toHaveURL(/\/login$/);
  await expect(email).toHaveValue('camille@atelier-morel.fr');
  await expect(password).toHaveValue(PASSWORD);
  await expect(page.getByLabel('Se souvenir de moi')).toBeChecked();
});

test('the keyboard alone reaches and works everything on the landing page, up to an account', async ({
  page,
}, info) => {
  await openAwake(page, '/');
  await tabTo(page, 'Essayez, sans compte');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(SENTENCE);
  await expect(page.getByText('2 lignes reconnues')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('navigation', { name: 'Site' });
  const plans = menu.getByRole('link', { name: 'Tarifs' });
  await expect(menu).toBeHidden();
  await tabTo(page, 'Menu du site');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Contact', menu);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu du site' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Tarifs', menu);
  await page.keyboard.press('Enter');
  await expect(plans).toBeHidden();
  await expect(page).toHaveURL(/#tarifs$/);

  await tabTo(page, /Rejoindre la beta/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Inscription Beta' })).toBeVisible();
  await tabTo(page, 'Nom');
  await page.keyboard.type('Camille Morel');
  await page.keyboard.press('Tab');
  await page.keyboard.type(freshAddress(info));
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/account/);
});

/** The scripts of pages, kept on their way until released: a very slow line. */
async function holdScripts(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return { hold: () => (gate = Promise.withResolvers<void>()), release: () => gate.resolve() };
}
