import { expect, test, type Page } from '@playwright/test';
import { call, fillAccount } from './setup/account.ts';

/** An invoice that is sent, its page open, and what the page says of its payments. */
async function sentInvoice(page: Page) {
  const { documents } = await fillAccount(page);
  const invoice = documents[0]!;
  await call(page, 'PATCH', `/api/documents/${invoice.id}`, { status: 'sent' });
  await page.goto(`/app/documents/${invoice.id}`);
  const payments = page.getByRole('region', { name: /^(Reste à payer|Encaissé)$/ });
  return { invoice, payments };
}

test('an invoice is paid in part, then wholly, and a payment is taken back with its reason', async ({
  page,
}) => {
  const { payments } = await sentInvoice(page);
  await expect(payments).toContainText('120,00');

  await test.step('a part, refused first beside its field, with nothing typed lost', async () => {
    await payments.getByRole('button', { name: 'Encaisser' }).click();
    const dialog = page.getByRole('dialog', { name: 'Encaisser' });
    await expect(dialog.getByLabel('Montant TTC (EUR)')).toHaveValue('120,00');
    await dialog.getByLabel('Montant TTC (EUR)').fill('500');
    await dialog.getByLabel('Référence').fill('VIR 12');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByText(/Il ne reste que 120,00/)).toBeVisible();
    await expect(dialog.getByLabel('Référence')).toHaveValue('VIR 12');
    await dialog.getByLabel('Montant TTC (EUR)').fill('-5');
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(dialog.getByText(/Une somme reçue est supérieure à\s0/)).toBeVisible();
    await dialog.getByLabel('Montant TTC (EUR)').fill('50');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
    await expect(payments).toContainText('70,00');
  });

  await test.step('the rest settles it', async () => {
    await payments.getByRole('button', { name: 'Encaisser' }).click();
    const dialog = page.getByRole('dialog', { name: 'Encaisser' });
    await expect(dialog.getByLabel('Montant TTC (EUR)')).toHaveValue('70,00');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(payments).toContainText('Réglée en totalité');
    await expect(payments.getByRole('link', { name: 'Reçu (PDF)' })).toHaveCount(2);
  });

  await test.step('a reversal asks why, and leaves its trace', async () => {
    await payments.getByRole('button', { name: /l’encaissement de 70,00/ }).click();
    const dialog = page.getByRole('dialog', { name: /Annuler cet encaissement/ });
    await dialog.getByRole('button', { name: 'Annuler l’encaissement' }).click();
    await expect(dialog.getByText('Dites pourquoi ce paiement est annulé')).toBeVisible();
    await dialog.getByLabel('Pourquoi').fill('Chèque sans provision');
    await dialog.getByRole('button', { name: 'Annuler l’encaissement' }).click();
    await expect(payments).toContainText('70,00');
    await expect(payments).toContainText('Chèque sans provision');
  });
});

test('a payment whose answer was lost is recorded once, and another amount after it is recorded too', async ({
  page,
}) => {
  const { invoice, payments } = await sentInvoice(page);
  const dialog = page.getByRole('dialog', { name: 'Encaisser' });
  const amount = dialog.getByLabel('Montant TTC (EUR)');
  const path = `**/api/documents/${invoice.id}/payments`;
  const loseAnswer = () =>
    page.route(
      path,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  const press = async (typed: string) => {
    await amount.fill(typed);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  };

  await payments.getByRole('button', { name: 'Encaisser' }).click();
  await loseAnswer();
  await press('50');
  await expect(dialog.getByText(/n’a pas pu être enregistré/)).toBeVisible();
  // It was recorded all the same, and the page behind says so.
  await expect(page.locator('a[href$="/receipt.pdf"]')).toHaveCount(1);

  await test.step('closed and opened again, the same press records nothing more', async () => {
    await dialog.getByRole('button', { name: 'Fermer' }).last().click();
    await payments.getByRole('button', { name: 'Encaisser' }).click();
    await expect(amount).toHaveValue('50');
    await press('50');
    await expect(dialog).toBeHidden();
    await expect(payments).toContainText('70,00');
  });

  await test.step('another amount is another payment', async () => {
    await payments.getByRole('button', { name: 'Encaisser' }).click();
    await loseAnswer();
    await press('20');
    await expect(dialog.getByText(/n’a pas pu être enregistré/)).toBeVisible();
    await press('30');
    await expect(dialog).toBeHidden();
    await expect(payments).toContainText('20,00');
    await expect(payments.getByRole('link', { name: 'Reçu (PDF)' })).toHaveCount(3);
  });
});
