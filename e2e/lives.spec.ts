import { expect, type Locator, type Page, test } from '@playwright/test';
import { call, fillAccount } from './setup/account.ts';
import { correctBy, otherAct } from './setup/documentPage.ts';
import { takePictures } from './setup/pictures.ts';

interface Made {
  id: string;
  number: string;
}

/** What a document is, what is due and what one does next, on a wide window. */
const rail = (page: Page) => page.getByRole('complementary');
const open = (page: Page, { id }: { id: string }) => page.goto(`/app/documents/${id}`);
const act = (page: Page, name: string) => rail(page).getByRole('button', { name }).click();
const prepared = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Préparer la situation' }).click();
const issue = async (page: Page, { id }: { id: string }) =>
  call<Made>(page, 'POST', `/api/documents/${id}/issue`, { date: await today(page) });

test('works: a quote, its deposit, two situations of which a part is kept back, and the balance', async ({
  page,
}) => {
  const { clientId } = await fillAccount(page);
  const quote = await call<Made>(page, 'POST', '/api/documents', {
    type: 'quote',
    clientId,
    date: await today(page),
    dueDate: null,
    lineItems: [
      { description: 'Salle d’eau, dépose et pose', quantity: 1, unitPrice: 4200, vatRate: 10 },
      { description: 'Meuble vasque sur mesure', quantity: 1, unitPrice: 1180 },
    ],
  });
  await open(page, quote);
  await otherAct(page, 'Marquer accepté');
  await expect(rail(page).getByText('Devis accepté.')).toBeVisible();

  await test.step('more than the quote is refused beside what was asked, and kept as typed', async () => {
    await otherAct(page, 'J’ai reçu l’acompte');
    const dialog = page.getByRole('dialog', { name: 'J’ai reçu l’acompte' });
    await dialog.getByText('Montant TTC').click();
    await dialog.getByLabel('Montant TTC (EUR)').fill('7000');
    await dialog.getByRole('button', { name: 'Émettre la facture d’acompte' }).click();
    await expect(dialog.getByText(/Il reste .* TTC à demander sur ce devis/)).toBeVisible();
    await expect(dialog.getByLabel('Montant TTC (EUR)')).toHaveValue('7000');
    await dialog.getByText('Pourcentage').click();
    await dialog.getByLabel('Part du devis (%)').fill('30');
    await dialog.getByRole('button', { name: 'Émettre la facture d’acompte' }).click();
    await expect(dialog).toBeHidden();
    await expect(rail(page).getByText('Réglée en totalité.').first()).toBeVisible();
    await takePictures(page, 'life-01-deposit-received');
  });

  const progress = async (...percents: string[]) => {
    const dialog = page.getByRole('dialog', { name: 'Faire une situation de travaux' });
    for (const [place, percent] of percents.entries()) {
      await dialog.getByLabel('Fait à ce jour').nth(place).fill(percent);
    }
    return dialog;
  };

  await test.step('the first situation bills what is done, the client keeps 5 % of it back', async () => {
    await open(page, quote);
    await otherAct(page, 'Faire une situation');
    const dialog = await progress('50', '0');
    await expect(dialog.getByRole('status')).toContainText('2 100,00');
    await takePictures(page, 'life-02-situation-asked');
    await prepared(dialog);
    await expect(page).not.toHaveURL(new RegExp(quote.id));
    const id = page.url().split('/').at(-1)!;
    await call(page, 'PATCH', `/api/documents/${id}`, { retention: 5 });
    await issue(page, { id });
    await page.reload();
    // 2 100 € less 30 % of deposit, with VAT at 10 %; 5 % of it is kept back.
    const due = rail(page).getByRole('region', { name: 'Reste à payer' });
    await expect(due).toContainText('1 617,00');
    await expect(due).toContainText('80,85 € de retenue de garantie');
    await takePictures(page, 'life-03-situation-issued');
    await act(page, 'Encaisser');
    const pay = page.getByRole('dialog', { name: 'Encaisser' });
    await expect(pay.getByLabel('Montant TTC (EUR)')).toHaveValue(/^1.536,15$/);
    await pay.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(rail(page).getByRole('region', { name: 'Retenue de garantie' })).toContainText(
      '80,85',
    );
    await otherAct(page, 'Noter la réception des travaux');
    const works = page.getByRole('dialog', { name: 'Réception des travaux' });
    await works.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(works).toBeHidden();
    await expect(rail(page).getByText(/Retenue de garantie due le/)).toBeVisible();
    await takePictures(page, 'life-04-retention-due');
  });

  await test.step('the second never goes back, and says so beside the line', async () => {
    await open(page, quote);
    await act(page, 'Faire une situation');
    const dialog = await progress('40', '100');
    await prepared(dialog);
    await expect(dialog.getByText('l’avancement ne recule pas')).toBeVisible();
    await takePictures(page, 'life-05-goes-back');
    await expect(dialog.getByLabel('Fait à ce jour').first()).toHaveValue('40');
    await dialog.getByLabel('Fait à ce jour').first().fill('80');
    await prepared(dialog);
    await expect(page).not.toHaveURL(new RegExp(quote.id));
    await issue(page, { id: page.url().split('/').at(-1)! });
  });

  await open(page, quote);
  await act(page, 'Convertir en facture');
  await expect(page).not.toHaveURL(new RegExp(quote.id));
  await issue(page, { id: page.url().split('/').at(-1)! });
  await page.reload();
  const payments = rail(page).getByRole('region', { name: /^(Reste à payer|Encaissé)$/ });
  // 20 % of 4 620,00 € TTC, less 30 %.
  await expect(payments).toContainText('646,80');
  await takePictures(page, 'life-06-balance');
  await act(page, 'Encaisser');
  const dialog = page.getByRole('dialog', { name: 'Encaisser' });
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(payments).toContainText('Réglée en totalité');
});

test('a wrong invoice is replaced, another is credited in parts, and what came too much goes back', async ({
  page,
}) => {
  const { documents } = await fillAccount(page);
  const invoice = documents[0]!;
  await issue(page, invoice);
  await test.step('a rectificative replaces it once issued', async () => {
    await open(page, invoice);
    const dialog = await correctBy(page, 'Facture rectificative');
    await dialog.getByLabel('Ce qui est corrigé').fill('Adresse du client');
    await dialog.getByRole('button', { name: 'Préparer la facture rectificative' }).click();
    await expect(
      rail(page).getByRole('link', { name: `la facture ${invoice.number}` }),
    ).toBeVisible();
    await issue(page, { id: page.url().split('/').at(-1)! });
    await open(page, invoice);
    await expect(rail(page).getByText('Remplacée').first()).toBeVisible();
    await takePictures(page, 'life-07-replaced');
  });

  await test.step('an avoir opens on what the one before left', async () => {
    const other = documents[2]!;
    await issue(page, other);
    await call(page, 'POST', `/api/documents/${other.id}/payments`, {
      day: await today(page),
      amount: 360,
      method: 'transfer',
    });
    const { id } = await call<Made>(page, 'POST', `/api/documents/${other.id}/credit-notes`, {
      reason: 'Une pièce non posée',
      lineItems: [{ creditedLine: 0, quantity: 1 }],
    });
    await issue(page, { id });
    await open(page, other);
    const dialog = await correctBy(page, 'Faire un avoir');
    await dialog.getByText('Une partie').click();
    await dialog.getByRole('checkbox', { name: /Pose d’un parquet reste 2 ×/ }).click();
    await expect(dialog.getByLabel('Quantité créditée')).toHaveValue('2');
    await takePictures(page, 'life-08-avoir');
    await page.keyboard.press('Escape');
  });

  await test.step('and the sum that is the client’s is proposed to be given back', async () => {
    const payments = rail(page).getByRole('region', { name: 'À rendre au client' });
    await expect(payments).toContainText('120,00');
    await takePictures(page, 'life-09-to-give-back');
    await act(page, 'Rendre la somme');
    const dialog = page.getByRole('dialog', { name: 'Rendre une somme' });
    await expect(dialog.getByLabel('Montant TTC (EUR)')).toHaveValue('120,00');
    await dialog.getByLabel('Pourquoi cette somme est rendue').fill('Avoir AV-001');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
    await expect(rail(page).getByText('Avoir AV-001', { exact: false }).first()).toBeVisible();
    await takePictures(page, 'life-10-given-back');
  });
});

test('a consultant bills a client in Berlin, who owes the VAT', async ({ page }) => {
  await fillAccount(page);
  const client = await call<Made>(page, 'POST', '/api/clients', {
    name: 'Jana Weiß',
    company: 'Kontor GmbH',
    email: 'jana@kontor.example',
    address: 'Torstraße 1',
    postalCode: '10119',
    city: 'Berlin',
    country: 'Allemagne',
    kind: 'business',
  });
  const invoice = await call<Made>(page, 'POST', '/api/documents', {
    type: 'invoice',
    clientId: client.id,
    date: await today(page),
    dueDate: '2099-12-31',
    vat: false,
    vatExemption: 'reverse_charge',
    operationCategory: 'services',
    lineItems: [
      { description: 'Conseil en organisation', quantity: 4, unitPrice: 780, unit: 'day' },
    ],
  });
  await test.step('without its VAT number nothing is issued, and the words say what lacks', async () => {
    await open(page, invoice);
    await expect(
      rail(page)
        .getByText(/Renseignez le numéro de TVA du client/)
        .first(),
    ).toBeVisible();
  });
  await call(page, 'PATCH', `/api/clients/${client.id}`, { vatNumber: 'DE136695976' });
  await issue(page, invoice);
  await page.reload();
  await test.step('its data say who owes the VAT, and none is charged', async () => {
    const xml = await page.request.get(`/api/documents/${invoice.id}/factur-x.xml`);
    const data = await xml.text();
    expect(data).toContain('Autoliquidation – article 283-2 du CGI');
    expect(data).toContain('<ram:CategoryCode>AE</ram:CategoryCode>');
    expect(data).toContain('DE136695976');
    expect(data).toMatch(/<ram:TaxTotalAmount[^>]*>0\.00</);
  });
  await expect(rail(page).getByRole('region', { name: 'Reste à payer' })).toContainText('3 120,00');
  await takePictures(page, 'life-11-berlin');
});

/** The day the server is at: an invoice is not dated after it. */
async function today(page: Page): Promise<string> {
  return page.evaluate(() => new Intl.DateTimeFormat('fr-CA').format(new Date()));
}
