import { expect, test } from '@playwright/test';
import { fillAccount } from './setup/account.ts';

const SENTENCE =
  'Remplacement de 2 serrures 180 €, réparation de la porte. TVA 10 %, commande BC-118, payable à 30 jours.';

/**
 * What a sentence says is obeyed or shown as not obeyed (docs/product.md, Drafting); doubt is an
 * offer.
 */
test('what a document does not follow, what is doubtful and what lacks a price are said beside the sentence', async ({
  page,
}) => {
  await page.goto('/');
  const sentence = page.getByLabel('Essayez, sans compte');
  await sentence.fill('Avoir sur la facture INV-002 de 280 €');
  await expect(page.getByRole('list', { name: 'Ce que le document ne suit pas' })).toContainText(
    'Un avoir s’établit depuis la facture à corriger',
  );
  await sentence.fill('2 séances 80 €');
  await page.getByRole('button', { name: /Autre lecture/ }).click();
  await expect(page.getByRole('button', { name: /Autre lecture/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await sentence.fill('2 séances à 50 €, livraison du matériel');
  await expect(page.getByText('Prix à compléter').first()).toBeVisible();
});

test('a sentence fills the form, which keeps what is typed and says what is missing where it is', async ({
  page,
}) => {
  await page.goto('/login');
  await fillAccount(page);
  await page.goto('/app/create?type=invoice');
  const sentence = page.getByLabel('Description');
  const client = page.getByRole('combobox', { name: 'Client' });

  await test.step('what is missing is said beside its field, the first with the focus', async () => {
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(client).toHaveAccessibleDescription('Veuillez sélectionner un client');
    await expect(sentence).toBeFocused();
    await expect(page.getByText(/Veuillez entrer une description/)).toBeVisible();
    await sentence.fill(SENTENCE);
    await expect(page.getByText(/Veuillez entrer une description/)).toBeHidden();
    await client.fill('Lune');
    await page.getByRole('option', { name: /^Brasserie Lune/ }).click();
    await expect(page.getByText('Veuillez sélectionner un client')).toBeHidden();
  });

  const chips = page.getByRole('list', { name: 'Compris dans votre phrase' });
  const rate = page.getByRole('combobox', { name: 'Taux de TVA' });

  await test.step('what it says fills the fields; put aside, it leaves them as they were', async () => {
    await expect(rate).toContainText('10 %');
    await expect(chips).toContainText('BC-118');
    await chips.getByRole('button', { name: /Écarter.*TVA/ }).click();
    await expect(rate).toContainText('20 %');
    await chips.getByRole('button', { name: 'Reprendre la mention écartée' }).click();
    await expect(rate).toContainText('10 %');
  });

  await test.step('what is no longer said is no longer kept', async () => {
    await sentence.fill(SENTENCE.replace('commande BC-118, ', ''));
    await expect(chips).not.toContainText('BC-118');
    await sentence.fill(SENTENCE.replace('BC-118', 'BC-119'));
    await expect(chips).toContainText('BC-119');
  });

  await test.step('what it offers is in no line, and seen in the notes as one types', async () => {
    await sentence.fill('Coupe 42 €, soin 15 € offert');
    await expect(page.getByText('En note Offert : Soin.')).toBeVisible();
    await sentence.fill(SENTENCE.replace('BC-118', 'BC-119'));
    await expect(page.getByText('En note')).toBeHidden();
  });

  // Which of the two readings is the first depends on the weights of the day.
  const serrures =
    await test.step('the other reading is one press away, by the keyboard, and outlives a reload', async () => {
      await expect(page.getByText('À vérifier').first()).toBeVisible();
      await expect(page.getByText('Prix à compléter')).toBeVisible();
      const other = page.getByRole('button', { name: /^Autre lecture/ });
      await other.press('Enter');
      await expect(other).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(sentence).toHaveValue(SENTENCE.replace('BC-118', 'BC-119'));
      await expect(client).toHaveValue(/Lune/);
      await expect(other).toHaveAttribute('aria-pressed', 'true');
      return (await other.innerText()).includes('360') ? '2' : '1';
    });

  await test.step('the draft is that reading, and says what is left to settle', async () => {
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('button', { name: 'Générer' }).click();
    await expect(page.getByText(/Avant l’envoi.*prix à compléter/)).toBeVisible();
    await expect(page.getByLabel('Quantité de la ligne 1')).toHaveValue(serrures);
    await expect(page.getByLabel('TVA de la ligne 1')).toHaveValue('10');
  });

  await test.step('going back and forth between the steps loses no line typed', async () => {
    await page.getByLabel('Prix unitaire de la ligne 2').fill('89,90');
    await page.getByRole('button', { name: 'Retour', exact: true }).click();
    await page.getByRole('button', { name: 'Revenir à l’édition' }).click();
    await expect(page.getByLabel('Prix unitaire de la ligne 2')).toHaveValue('89,90');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page).toHaveURL(/\/app\/documents\/[\w-]+$/);
    await expect(page.getByText('BC-119').first()).toBeVisible();
  });

  await test.step('edited, a date that cannot be is said beside it, with the focus', async () => {
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    const due = page.getByLabel('Date d’échéance');
    const kept = await due.inputValue();
    await due.fill('2020-01-01');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Corrigez les champs signalés avant d’enregistrer.')).toBeVisible();
    await expect(due).toHaveAccessibleDescription(/ne peut pas précéder la date/);
    await expect(due).toBeFocused();
    await due.fill(kept);
    await expect(page.getByText(/ne peut pas précéder la date/)).toBeHidden();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toBeVisible();
  });
});
