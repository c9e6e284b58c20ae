import { expect, test } from '@playwright/test';
import { PASSWORD, freshAddress, openAwake, tabTo } from './setup/publicPages.ts';

/** The public pages beside the landing: what anyone may see and do before there is an account. */

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
  await page.getByLabel('Adresse email').fill(email);
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await expect(page.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible();
  await expect(page.getByLabel('Adresse email')).toHaveValue(email);
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

test('the keyboard alone reaches and works the help and the contact form', async ({ page }) => {
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
