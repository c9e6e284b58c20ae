import { expect, test } from '@playwright/test';
import { addDays, parisDay } from '../src/domain/calendar.ts';
import { call, fillAccount } from './setup/account.ts';

/** The 31st of a month to come, whatever the day this runs on. */
function nextThirtyFirst(): string {
  let day = addDays(parisDay(new Date()), 2);
  while (!day.endsWith('-31')) day = addDays(day, 1);
  return day;
}

test('an invoice is repeated, revised by a sentence, and made for every client', async ({
  page,
}) => {
  const { documents } = await fillAccount(page);
  const invoice = documents[0]!;
  const more = page.getByRole('button', { name: 'Autres actions' }).filter({ visible: true });

  await test.step('« Répéter cette facture » begins a series, and shows its next twelve', async () => {
    await page.goto(`/app/documents/${invoice.id}`);
    await more.click();
    await page.getByRole('menuitem', { name: 'Répéter cette facture' }).click();
    await expect(page.getByLabel('Nom de la série')).toHaveValue('Pose d’un parquet');
    await page.getByLabel('Première facture').fill(nextThirtyFirst());
    const line = page
      .getByRole('list', { name: 'Lignes du document' })
      .getByRole('textbox')
      .first();
    await line.fill('Entretien de {moi}');
    await page.getByRole('button', { name: 'Enregistrer la série' }).click();
    await expect(page.getByText('ne sera pas remplacé').first()).toBeVisible();
    await line.fill('Entretien de {période}');
    const next = page.getByRole('region', { name: 'Les douze prochaines factures' });
    await expect(next.getByRole('listitem')).toHaveCount(12);
    await expect(next.getByText(/Entretien (?:de |d’)\p{L}+ \d{4}/u)).toHaveCount(12);
    await page.getByRole('button', { name: 'Enregistrer la série' }).click();
    await expect(page.getByText('Série enregistrée')).toBeVisible();
    await expect(page.getByText('Tous les mois, le dernier jour du mois')).toBeVisible();
  });

  await test.step('one invoice is skipped and given back, another is changed by itself', async () => {
    const rows = page.getByRole('region', { name: 'À venir' }).getByRole('listitem');
    await rows
      .nth(1)
      .getByRole('button', { name: /^Passer/ })
      .click();
    await expect(rows.nth(1).getByText('Passée')).toBeVisible();
    await rows
      .nth(1)
      .getByRole('button', { name: /^Rétablir/ })
      .click();
    await expect(rows.nth(1).getByText('Passée')).toBeHidden();
    await rows
      .nth(2)
      .getByRole('button', { name: /^Modifier/ })
      .click();
    await page.getByRole('textbox', { name: /Prix unitaire/ }).fill('150');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(rows.nth(2)).toContainText('Modifiée');
    await expect(rows.nth(2)).toContainText('180,00');
  });

  await test.step('prices are revised by a sentence, shown before they change', async () => {
    await page.getByLabel('En une phrase').fill('augmente de 3 % dès la prochaine facture');
    await page.getByLabel('En une phrase').press('Enter');
    const difference = page.getByRole('region', { name: 'Modification proposée' });
    await expect(difference).toContainText('103,00');
    await difference.getByRole('button', { name: 'Appliquer' }).click();
    const rows = page.getByRole('region', { name: 'À venir' }).getByRole('listitem');
    await expect(rows.first()).toContainText('123,60');
    await expect(rows.nth(2)).toContainText('180,00');
  });

  await test.step('a series waits and goes on, and stands in the list', async () => {
    await page.getByRole('button', { name: 'Suspendre' }).filter({ visible: true }).click();
    await expect(page.getByText('Cette série est suspendue.')).toBeVisible();
    await page.getByRole('button', { name: 'Reprendre' }).click();
    await expect(page.getByText(/Série reprise, prochaine facture/)).toBeVisible();
    await page.getByRole('link', { name: 'Récurrentes' }).first().click();
    const list = page.getByRole('list', { name: 'Séries' });
    await expect(list.getByRole('listitem')).toContainText('123,60');
  });

  await test.step('the same for every client: amounts, what is missing, and the drafts alone', async () => {
    await call(page, 'POST', '/api/clients', { name: 'Sans adresse' });
    await page.goto(`/app/documents/${invoice.id}`);
    await more.click();
    await page.getByRole('menuitem', { name: 'La même chose pour d’autres clients' }).click();
    await page.getByRole('button', { name: /^Tous mes clients/ }).click();
    const rows = page.getByRole('list', { name: 'Factures à créer' }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    const unknown = rows.filter({ hasText: 'Sans adresse e-mail' });
    await expect(unknown.getByRole('link', { name: 'Compléter le client' })).toBeVisible();
    const amount = page.getByLabel('Montant HT pour Brasserie Lune');
    await amount.fill('rien');
    await page
      .getByRole('button', { name: /^Créer/ })
      .filter({ visible: true })
      .click();
    await expect(page.getByText('Un montant HT supérieur à 0')).toBeVisible();
    await amount.fill('250');
    await page
      .getByRole('button', { name: /^Créer/ })
      .filter({ visible: true })
      .click();
    await expect(page.getByText('Les brouillons que vous venez de créer ensemble.')).toBeVisible();
    await expect(page).toHaveURL(/lot=/);
    const made = await call<{ items: { gross: number }[] }>(
      page,
      'GET',
      `/api/documents?batch=${new URL(page.url()).searchParams.get('lot')}`,
    );
    expect(made.items.map(({ gross }) => gross).toSorted((a, b) => a - b)).toEqual([120, 120, 300]);
  });
});
