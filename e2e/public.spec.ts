import { type Locator, type Page, type TestInfo, expect, test } from '@playwright/test';

/** What anyone may see and do before there is an account. */

const PASSWORD = 'encre bleue sur papier 44';
const SENTENCE = '2 jours de conseil à 500 € et un rapport à 80 €';

test('the try-it box draws its document as one types, and « Continuer » carries it to the wizard', async ({
  page,
}, info) => {
  await openAwake(page, '/');
  await page.getByLabel('Essayez, sans compte').fill(SENTENCE);
  const sheet = page.getByRole('article', { name: 'Aperçu du document' });
  await expect(sheet.getByRole('row')).toHaveCount(3);
  await expect(sheet.getByRole('definition').filter({ hasText: '1 296,00 €' })).toBeVisible();
  await expect(page.getByText('2 lignes reconnues')).toBeVisible();

  await page.getByRole('link', { name: /Continuer/ }).click();
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

test('with scripts off, every public page reads and its links lead on', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const titles = {
    '/': 'Une phrase, une facture juste.',
    '/legal': 'Mentions légales',
    '/privacy': 'Politique de confidentialité',
    '/terms': 'Conditions générales de vente',
    '/terms-of-use': 'Conditions générales d’utilisation',
    '/refund': 'Politique de remboursement',
    '/help': 'Centre d’aide',
    '/help/create-invoice': 'Créer une facture ou un devis',
    '/contact': 'Contact',
    '/verify': 'Vérifier un témoin du registre',
    '/login': 'Connexion à votre compte',
    '/forgot-password': 'Mot de passe oublié',
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Centre d’aide' }).click();
  await page.getByRole('link', { name: /Créer une facture ou un devis/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créer une facture ou un devis');
  await context.close();
});

test('the help is searched without minding accents, and an article has its own address', async ({
  page,
}) => {
  await openAwake(page, '/help');
  const search = page.getByRole('searchbox', { name: 'Rechercher dans l’aide' });
  await search.fill('creer');
  await expect(page.getByRole('link', { name: /Créer une facture ou un devis/ })).toBeVisible();
  await search.fill('zeppelin');
  await expect(page.getByRole('heading', { name: 'Aucun article trouvé' })).toBeVisible();
  await page.getByRole('button', { name: 'Voir tous les articles' }).click();
  await page.getByRole('link', { name: /Créer une facture ou un devis/ }).click();
  await expect(page).toHaveURL(/\/help\/create-invoice$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créer une facture ou un devis');
  await page.getByRole('link', { name: 'Centre d’aide' }).first().click();
  await expect(page).toHaveURL(/\/help$/);
});

test('the contact form names what is missing, keeps what was typed when it fails, then sends', async ({
  page,
}) => {
  await openAwake(page, '/contact');
  const send = page.getByRole('button', { name: 'Envoyer le message' });
  await send.click();
  await expect(page.getByText('Le nom est requis')).toBeVisible();
  await expect(page.getByText('Veuillez sélectionner une raison')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toBeFocused();

  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Camille Morel');
  await expect(page.getByText('Le nom est requis')).toBeHidden();
  await page.getByRole('textbox', { name: 'Email' }).fill('camille@atelier-morel.fr');
  await page.getByLabel('Raison du contact').selectOption({ label: 'Facturation' });
  await page.getByRole('textbox', { name: 'Sujet' }).fill('Ma facture');
  await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour,\nune question.');

  await page.route('**/api/functions/send-email', (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(page.getByText(/Votre message n’a pas été envoyé/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Bonjour,\nune question.',
  );

  await send.click();
  await expect(page.getByRole('heading', { name: 'Message envoyé !' })).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer un autre message' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('« Retour » on a legal page leads where the reader came from, or home', async ({ page }) => {
  await openAwake(page, '/help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await page.getByRole('button', { name: 'Retour' }).click();
  await expect(page).toHaveURL(/\/help$/);

  await openAwake(page, '/legal');
  await page.getByRole('button', { name: 'Retour' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Une phrase/);
});

test('a forgotten password is replaced through the link of the letter', async ({
  page,
  playwright,
  baseURL,
}, info) => {
  const email = freshAddress(info);
  // Signed in elsewhere: that session reads the local outbox, this browser has none.
  const elsewhere = await playwright.request.newContext({ baseURL });
  const signUp = await elsewhere.post('/api/auth/sign-up/email', {
    data: { name: 'Camille Morel', email, password: PASSWORD, beta: true },
  });
  expect(signUp.status()).toBe(200);

  await openAwake(page, '/login');
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await page.getByLabel('Adresse email').fill(email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByRole('heading', { name: 'Vérifiez votre boîte' })).toBeVisible();

  let link = '';
  await expect(async () => {
    const { items } = await (await elsewhere.get('/api/outbox')).json();
    link = /https?:\/\/\S+reset-password\S+/.exec(items[0]?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 30_000 });
  await elsewhere.dispose();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Nouveau mot de passe' })).toBeVisible();
  const renewed = `${PASSWORD} bis`;
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(renewed);
  await page.getByLabel('Confirmez le mot de passe').fill(renewed);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Votre mot de passe est changé.')).toBeVisible();

  await page.getByRole('link', { name: 'Se connecter' }).click();
  await page.getByLabel('Adresse email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText(/incorrect/)).toBeVisible();
  await page.getByLabel('Mot de passe', { exact: true }).fill(renewed);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/app/);
});

test('the keyboard alone reaches and works everything on the public pages', async ({
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
  await page.context().clearCookies();

  await openAwake(page, '/help');
  await tabTo(page, 'Rechercher dans l’aide');
  await page.keyboard.type('mot de passe zeppelin');
  await tabTo(page, 'Voir tous les articles');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Premiers pas|Créer une facture/ })).not.toHaveCount(
    0,
  );

  await openAwake(page, '/contact');
  await tabTo(page, 'Message');
  await page.keyboard.type('Bonjour');
  await tabTo(page, 'Envoyer le message');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toBeFocused();
});

test('an unknown address leads home, an unknown article to the help', async ({ page }) => {
  await page.goto('/nulle-part');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Une phrase/);
  await page.goto('/help/nulle-part');
  await expect(page).toHaveURL(/\/help$/);
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

/** Prerendered pages show before they answer: their question to the server says they are awake. */
async function openAwake(page: Page, path: string): Promise<void> {
  const awake = page.waitForResponse('**/api/auth/get-session');
  await page.goto(path);
  await awake;
}

/** Presses Tab until the control of that name has the focus, as often as the page has controls. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  within: Page | Locator = page,
): Promise<void> {
  const target = within
    .getByRole('textbox', { name, exact: true })
    .or(within.getByRole('searchbox', { name, exact: true }))
    .or(within.getByRole('button', { name, exact: true }))
    .or(within.getByRole('link', { name, exact: true }));
  await expect(target).toHaveCount(1);
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

function freshAddress({ project, retry }: TestInfo): string {
  return `site.${project.name}.${retry}.${crypto.randomUUID()}@example.com`;
}
