import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { addDays, parisDay } from '../src/domain/calendar.ts';
import { isOpenDay } from '../src/domain/reminders/openDays.ts';
import { lateInvoice } from './setup/account.ts';

const today = parisDay(new Date());
/** Letters leave on open days only: what a journey may expect depends on the day it runs. */
const isOpen = isOpenDay(today, { alsaceMoselle: false });

test('a late invoice is reminded of from the dashboard, held by a promise, and taken up again', async ({
  page,
}) => {
  const { id } = await lateInvoice(page);
  await page.goto('/app');
  const todo = page.getByRole('region', { name: 'À faire' });
  await expect(todo).toContainText('Brasserie Lune');
  await expect(todo).toContainText('en retard de 25');
  const proposed = todo.getByRole('link', { name: /^Relancer Brasserie Lune/ });
  if (isOpen) {
    await proposed.click();
  } else {
    await expect(proposed).toHaveCount(0);
    await page.goto(`/app/documents/${id}?relancer`);
  }

  const dialog = page.getByRole('dialog', { name: 'Relancer Brasserie Lune' });
  const message = dialog.getByLabel('Message');
  await test.step('the letter of its turn, in the tone one likes, with nothing typed lost', async () => {
    await expect(dialog).toContainText('attendus depuis 25');
    await expect(dialog).toContainText(/Le taux du .* n’est pas connu d’Encrier/);
    await expect(message).toHaveValue(/^Bonjour Hélène Garnier,\n\nSauf erreur de ma part/);
    await message.fill('Bonjour Hélène, et le parquet ?');
    await dialog.getByRole('radio', { name: '3e relance' }).check();
    await expect(message).toHaveValue(/est en retard de 25/);
    await expect(message).toHaveValue(/40,00\s€ d’indemnité/);
    await dialog.getByRole('checkbox', { name: /Réclamer les pénalités/ }).click();
    await expect(message).not.toHaveValue(/S’y ajoutent/);
    await dialog.getByRole('radio', { name: '1re relance' }).check();
    await expect(message).toHaveValue('Bonjour Hélène, et le parquet ?');
    await dialog.getByLabel('Objet').fill('');
    if (isOpen) {
      await dialog.getByRole('button', { name: 'Envoyer' }).click();
      await expect(dialog.getByText('L’objet est requis')).toBeVisible();
    }
    await dialog.getByLabel('Objet').fill('Votre parquet');
  });

  await test.step('as a letter to post', async () => {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Télécharger la lettre (PDF)' }).click();
    const path = await (await download).path();
    expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-');
  });

  if (!isOpen) {
    await test.step('on a Sunday or a holiday it does not leave, and nothing typed is lost', async () => {
      await expect(dialog.getByText(/dimanche|férié/).first()).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
      await expect(message).toHaveValue('Bonjour Hélène, et le parquet ?');
      await page.keyboard.press('Escape');
    });
  }

  if (isOpen)
    await test.step('once it left, its life says so, and what comes next', async () => {
      await dialog.getByRole('button', { name: 'Envoyer' }).click();
      await expect(dialog).toBeHidden();
      const life = page.getByRole('region', { name: 'Sa vie' });
      await expect(life).toContainText('Relancée (1re relance)');
      await expect(life).toContainText('2e relance prévue le');
      await page.goto('/app/outbox');
      await expect(page.getByRole('button', { name: /Votre parquet/ })).toBeVisible();
      await page.goto('/app');
      await expect(page.getByRole('link', { name: /^Relancer Brasserie Lune/ })).toHaveCount(0);
    });

  await test.step('a promise holds the next one until its day', async () => {
    await page.goto(`/app/documents/${id}`);
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Suspendre les relances' }).click();
    const hold = page.getByRole('dialog', { name: 'Suspendre les relances' });
    await hold.getByRole('button', { name: 'Suspendre' }).click();
    await expect(hold.getByText('Dites jusqu’à quel jour le paiement est promis')).toBeVisible();
    await hold.getByLabel('Jusqu’au').fill(addDays(today, 30));
    await hold.getByLabel('Note').fill('Virement promis au téléphone');
    await hold.getByRole('button', { name: 'Suspendre' }).click();
    await expect(hold).toBeHidden();
    const rail = page.getByRole('complementary', { name: /Facture/ });
    await expect(rail.getByRole('note')).toContainText('paiement promis (Virement promis');
    await rail.getByRole('button', { name: 'Reprendre' }).click();
    await expect(rail.getByRole('note')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Sa vie' })).toContainText('Relances reprises');
  });
});

test('the sequence, the rates and a client’s own way are set, each refusal beside its field', async ({
  page,
}) => {
  const { id, clientId } = await lateInvoice(page);
  await page.goto('/app/account#relances');
  const section = page.locator('#relances');
  // What comes later above it does not push it away.
  await expect(page.getByRole('link', { name: 'Relances', exact: true })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await expect(section.getByRole('checkbox', { name: '2e relance' })).toBeChecked();

  await test.step('a letter before the one it follows is refused', async () => {
    await expect(section.getByText('jour après', { exact: true })).toHaveCount(1);
    await section.getByLabel('2e relance, jours après l’échéance').fill('0,5');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(section.getByText('Un nombre de jours, de 1 à 180')).toBeVisible();
    await section.getByLabel('2e relance, jours après l’échéance').fill('30');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(
      section.getByText('Chaque relance vient après celle qui la précède').first(),
    ).toBeVisible();
    await section.getByLabel('2e relance, jours après l’échéance').fill('12');
  });

  await test.step('each letter can be read before any leaves', async () => {
    await section.getByRole('button', { name: 'Lire la lettre' }).last().click();
    const letter = page.getByRole('dialog', { name: 'Mise en demeure' });
    await expect(letter).toContainText('au sens de l’article 1344 du Code civil');
    await letter.getByRole('button', { name: 'Fermer' }).click();
  });

  await test.step('leaving asks first, as every form does', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Tableau de bord' }).click();
    const leaving = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
    await leaving.getByRole('button', { name: 'Rester' }).click();
  });

  await test.step('a rate that Encrier does not know is given once, and penalties get their figure', async () => {
    await section.getByLabel('Taux d’intérêt légal, professionnels').fill('2,6');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Relances enregistrées')).toBeVisible();
    await page.reload();
    await expect(section.getByLabel('2e relance, jours après l’échéance')).toHaveValue('12');
    await expect(section.getByLabel('Taux d’intérêt légal, professionnels')).toHaveValue('2,6');
    await page.goto(`/app/documents/${id}`);
    // 1 200 × 7.8 % × 25 / 365.
    await expect(page.getByText(/6,41\s€ de pénalités et 40,00\s€ d’indemnité/)).toBeVisible();
  });

  await test.step('a client who is left alone is proposed to nobody', async () => {
    await page.goto(`/app/clients/${clientId}`);
    const own = page.getByRole('region', { name: 'Relances' });
    await expect(own).toContainText('2e relance à J+12');
    await own.getByText('Ne pas relancer').click();
    await expect(page.getByText('Relances de ce client enregistrées')).toBeVisible();
    await page.goto('/app');
    await expect(page.getByRole('region', { name: 'À faire' })).toContainText('en retard de 25');
    await expect(page.getByRole('link', { name: /^Relancer Brasserie Lune/ })).toHaveCount(0);
  });
});
