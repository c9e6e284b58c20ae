import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { expect, type Route, test } from '@playwright/test';
import { parisDay } from '../src/domain/calendar.ts';
import { isOpenDay } from '../src/domain/reminders/openDays.ts';
import { directoryRecord, openLookupsDouble } from '../src/testing/doubles/lookups.ts';
import { readPdf } from '../src/testing/validators/readPdf.ts';
import { call, draftInvoices, fillAccount, lateInvoice } from './setup/account.ts';
import { byKeyboard } from './setup/keyboard.ts';
import { openOwnServer } from './setup/ownServer.ts';
import { freshAddress, openAwake, PASSWORD } from './setup/publicPages.ts';

const today = parisDay(new Date());

test('by keys alone, and heard: from the sign-up to the first PDF', async ({ page }, info) => {
  const lookups = await openLookupsDouble([morel]);
  const server = await openOwnServer(info.project.name, () => lookups.environment);
  const keys = await byKeyboard(page);

  await test.step('an account: a password too short is told where one is, and nothing is lost', async () => {
    await openAwake(page, `${server.base}/login?beta`);
    await page.keyboard.press('Tab');
    await keys.to(page.getByRole('textbox', { name: 'Nom', exact: true }));
    await keys.type('Camille Morel');
    await keys.press('Tab');
    expect(await keys.said()).toBe('- textbox "Adresse email"');
    await keys.type(freshAddress(info));
    await keys.press('Tab');
    expect(await keys.said()).toBe('- textbox "Mot de passe"');
    await keys.type('court');
    await keys.press('Enter');
    await keys.hears('Le mot de passe doit contenir au moins 8 caractères');
    expect(await keys.said()).toBe('- textbox "Mot de passe" [invalid]: court');
    await keys.press('ControlOrMeta+A');
    await keys.type(PASSWORD);
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/app\/account$/);
  });

  await test.step('the company is found by its name, then the one question on VAT', async () => {
    await expect.poll(keys.said).toBe('- combobox "Nom ou SIRET"');
    await keys.type('Atelier Mor');
    await keys.hears('Recherche dans l’annuaire public…');
    await expect.poll(keys.said).toContain('- option "Atelier Morel Camille Morel');
    await keys.press('Enter');
    await expect.poll(keys.said).toMatch(/^- region "Facturez-vous la TVA \?":/);
    await keys.use(page.getByRole('button', { name: /^Oui/ }));
    await expect(page).toHaveURL(/\/app\/create$/);
    // The first run led into the app: the sentence waits for its words, and not the top of the window.
    await expect.poll(keys.said).toMatch(/^- textbox "Description"/);
  });

  await test.step('a sentence is told as it is understood, read again, and made', async () => {
    await keys.to(page.getByRole('textbox', { name: 'Description' }));
    await keys.type('Pour Boulangerie Dupain : 3 jours de développement à 450 €');
    await keys.hears('1 ligne reconnue, total hors taxes 1 350,00 €');
    await expect(
      page.getByText('Nouveau client : il sera ajouté avec le brouillon.'),
    ).toBeVisible();
    await keys.use(page.getByRole('button', { name: 'Continuer' }));
    await expect.poll(keys.said).toMatch(/^- region "Vérification":/);
    await keys.use(page.getByRole('button', { name: 'Générer' }));
    await expect.poll(keys.said).toMatch(/^- region "Édition & Finalisation":/);
    await keys.to(page.getByRole('textbox', { name: 'Prix unitaire de la ligne 1' }));
    await keys.type('500');
    await keys.hears('Total TTC : 1 800,00 €');
    await keys.use(page.getByRole('button', { name: 'Enregistrer' }));
    await keys.hears('Document INV-001 enregistré');
    await expect(page).toHaveURL(/\/app\/documents\/[\w-]+$/);
  });

  await test.step('its PDF is in hand, and the focus is back on the button that asked for it', async () => {
    const asking = page.getByRole('button', { name: 'Télécharger le PDF' });
    await keys.use(asking);
    const question = page.getByRole('dialog', { name: 'Émettre la facture INV-001 ?' });
    await expect(question).toBeVisible();
    const downloading = page.waitForEvent('download');
    await keys.use(question.getByRole('button', { name: 'Télécharger le projet' }));
    const file = await readFile(await (await downloading).path());
    expect((await readPdf(new Uint8Array(file))).text).toContain('1500,00€');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(asking).toBeFocused();
  });
  await server.close();
  await lookups.close();
});

test('by keys alone, and heard: fifteen invoices of a month', async ({ page }) => {
  const { clientId } = await fillAccount(page);
  await draftInvoices(page, clientId, 13);
  const keys = await byKeyboard(page);
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'Bonjour Claire' })).toBeVisible();

  await page.keyboard.press('Tab');
  expect(await keys.said()).toContain('link "Aller au contenu"');
  const places = page.getByRole('navigation', { name: 'Navigation principale' });
  await keys.use(places.getByRole('link', { name: 'Documents' }));
  await expect.poll(keys.said).toMatch(/^- main "Documents":/);
  const drafts = page.getByRole('button', { name: /^Brouillons/ });
  await keys.use(drafts);
  await keys.hears('16 documents trouvés');
  await expect(drafts).toBeFocused();

  await keys.use(page.getByRole('checkbox', { name: 'Sélectionner Novembre 2026' }), 'Space');
  await keys.hears('15 documents sélectionnés');
  const bar = page.getByRole('toolbar', { name: 'Documents sélectionnés' });
  await keys.use(bar.getByRole('button', { name: 'Envoyer par e-mail' }));
  const review = page.getByRole('dialog', { name: 'Envoyer 15 documents par e-mail' });
  await keys.use(review.getByRole('button', { name: 'Envoyer 15 messages' }));
  await keys.hears('15 documents envoyés');
  await expect(review).toBeHidden();
  // The bar is gone with the button that was pressed.
  await expect.poll(keys.said).toMatch(/^- main "Documents":/);
});

test('by keys alone, and heard: a reminder from the dashboard', async ({ page }) => {
  const { id } = await lateInvoice(page);
  const keys = await byKeyboard(page);
  const isOpen = isOpenDay(today, { alsaceMoselle: false });
  // Nothing is proposed on a Sunday or a holiday: the document leads to the letter, which waits.
  await page.goto(isOpen ? '/app' : `/app/documents/${id}?relancer`);
  if (isOpen) {
    const proposed = page.getByRole('link', { name: 'Relancer Brasserie Lune, INV-001' });
    await expect(proposed).toBeVisible();
    await page.keyboard.press('Tab');
    await keys.use(proposed);
  }

  const dialog = page.getByRole('dialog', { name: 'Relancer Brasserie Lune' });
  await expect(dialog).toBeVisible();
  const turns = dialog.getByRole('radiogroup', { name: 'Étape' });
  await keys.to(turns.getByRole('radio', { name: '1re relance' }));
  await keys.press('ArrowDown');
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(/en retard|retard/);
  await keys.press('ArrowUp');
  await keys.to(dialog.getByRole('textbox', { name: 'Objet' }));
  if (!isOpen) {
    await expect(dialog).toContainText(/ni un dimanche ni un jour férié/);
    await expect(dialog.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
    return;
  }
  await keys.press('ControlOrMeta+A');
  await keys.press('Delete');
  await keys.use(dialog.getByRole('button', { name: 'Envoyer' }));
  await keys.hears('L’objet est requis');
  await expect.poll(keys.said).toBe('- textbox "Objet" [invalid]');
  await keys.type('Votre parquet');
  await keys.use(dialog.getByRole('button', { name: 'Envoyer' }));
  await keys.hears('1re relance : message pour helene@brasserie-lune.example confié à l’envoi');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Sa vie' })).toContainText(
    'Relancée (1re relance)',
  );
  await keys.keepsFocus();
});

test('by keys alone, and heard: a payment, from the invoice it settles', async ({ page }) => {
  const { documents } = await fillAccount(page);
  const invoice = documents[0]!;
  await call(page, 'PATCH', `/api/documents/${invoice.id}`, { status: 'sent' });
  const keys = await byKeyboard(page);

  await test.step('the search keeps each letter, however quick, and says what it finds', async () => {
    await page.goto('/app/documents');
    await expect(page.getByRole('link', { name: /Brasserie Lune/ }).first()).toBeVisible();
    await page.keyboard.press('/');
    await keys.type('inv-001');
    await keys.hears('1 document trouvé');
    await expect.poll(keys.said).toBe('- searchbox "Rechercher des documents": inv-001');
    const list = page.getByRole('list', { name: 'Documents' });
    await keys.use(list.getByRole('link', { name: /^Facture INV-001/ }));
    await expect(page).toHaveURL(new RegExp(`${invoice.id}$`));
  });

  const rail = page.getByRole('complementary', { name: 'Facture INV-001' });
  const collect = rail.getByRole('button', { name: 'Encaisser', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Encaisser' });
  const amount = dialog.getByRole('textbox', { name: 'Montant TTC (EUR)' });
  await test.step('too much is refused where one is; a part is recorded, told, and the focus comes back', async () => {
    await keys.use(collect);
    await expect(dialog).toBeVisible();
    await keys.to(amount);
    await keys.press('ControlOrMeta+A');
    await keys.type('500');
    await keys.press('Enter');
    await keys.hears(/^Il ne reste que 120,00 €/);
    await expect.poll(keys.said).toBe('- textbox "Montant TTC (EUR)" [invalid]: "500"');
    await page.route(/\/payments$/, readLate);
    await keys.press('ControlOrMeta+A');
    await keys.type('50');
    await keys.press('Enter');
    await keys.hears('Paiement enregistré');
    await expect(dialog).toBeHidden();
    await expect(collect).toBeFocused();
  });

  await test.step('the rest settles it, and the focus is not lost with its button', async () => {
    await keys.press('Enter');
    // Whatever was read of the payments meanwhile.
    await expect(amount).toHaveValue('70,00');
    await keys.use(dialog.getByRole('button', { name: /^Enregistrer/ }));
    await keys.hears('INV-001 est réglée');
    await expect(dialog).toBeHidden();
    await expect(rail.getByText('Réglée en totalité.')).toBeVisible();
    await keys.keepsFocus();
  });
});

const morel = directoryRecord({
  siren: '732829320',
  name: 'CAMILLE MOREL (ATELIER MOREL)',
  registered: null,
  category: '1000',
});

async function readLate(route: Route) {
  if (route.request().method() === 'GET') await setTimeout(3000);
  await route.continue();
}
