import { expect, type Page, test } from '@playwright/test';
import { addDays, parisDay } from '../src/domain/calendar.ts';
import { call, fillAccount } from './setup/account.ts';
import { correctBy, otherAct } from './setup/documentPage.ts';

/**
 * What the law refuses (docs/coverage.md) as one meets it: a French sentence beside what caused it,
 * what was typed still there, and a way on. What other journeys refuse is not refused here again.
 */
const today = parisDay(new Date());
const tomorrow = addDays(today, 1);
const LINES = [{ description: 'Pose d’un parquet', quantity: 10, unitPrice: 100 }];

interface Made {
  id: string;
  number: string;
}

test('money and works: what was not received yet, what is given back without a reason, what is kept beyond the law', async ({
  page,
}) => {
  const { clientId } = await fillAccount(page);
  const invoice = await draft(page, { clientId });
  await edited(page, invoice, async () => {
    const kept = page.getByLabel('Retenue de garantie');
    await kept.fill('6');
    await saving(page);
    // Its hint says « 5 % » too: what is waited for is the refusal.
    await expect(kept).toHaveAttribute('aria-invalid', 'true');
    await expect(kept).toHaveAccessibleDescription(/5\s%/);
    await expect(kept).toHaveValue('6');
    await kept.fill('5');
    await saving(page);
  });
  await call(page, 'POST', `/api/documents/${invoice.id}/issue`, {});
  await page.reload();

  await test.step('a payment of tomorrow', async () => {
    await page.getByRole('complementary').getByRole('button', { name: 'Encaisser' }).click();
    const dialog = page.getByRole('dialog', { name: 'Encaisser' });
    await dialog.getByLabel('Référence').fill('VIR 12');
    await dialog.getByLabel('Date').fill(tomorrow);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByLabel('Date')).toHaveAccessibleDescription(
      'Un paiement ne peut pas être daté dans l’avenir',
    );
    await expect(dialog.getByLabel('Référence')).toHaveValue('VIR 12');
    await dialog.getByLabel('Date').fill(today);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('works accepted tomorrow', async () => {
    await otherAct(page, 'Noter la réception des travaux');
    const dialog = page.getByRole('dialog', { name: 'Réception des travaux' });
    await dialog.getByLabel('Réceptionnés le').fill(tomorrow);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByLabel('Réceptionnés le')).toHaveAccessibleDescription(/\p{L}/u);
    await expect(dialog.getByLabel('Réceptionnés le')).toHaveValue(tomorrow);
    await dialog.getByRole('button', { name: 'Annuler' }).click();
  });

  await test.step('a rectificative of what was paid meanwhile in another tab', async () => {
    const other = await draft(page, { clientId });
    await call(page, 'POST', `/api/documents/${other.id}/issue`, {});
    await page.goto(`/app/documents/${other.id}`);
    const dialog = await correctBy(page, 'Facture rectificative');
    const made = dialog.getByRole('button', { name: 'Préparer la facture rectificative' });
    await made.click();
    const reason = dialog.getByLabel('Ce qui est corrigé');
    await expect(reason).toHaveAccessibleDescription(/Indiquez/);
    await reason.fill('Adresse du client');
    await pay(page, other, 100);
    await made.click();
    await expect(dialog.getByText(/avoir/).last()).toBeVisible();
    await expect(reason).toHaveValue('Adresse du client');
  });
});

test('a quote: a deposit received tomorrow, a situation beyond a lot, a change once it is accepted', async ({
  page,
}) => {
  const { clientId } = await fillAccount(page);
  const quote = await draft(page, { clientId, type: 'quote', dueDate: null });
  await call(page, 'PATCH', `/api/documents/${quote.id}`, { acceptance: 'accepted' });
  await page.goto(`/app/documents/${quote.id}`);

  await test.step('a deposit received tomorrow', async () => {
    await otherAct(page, 'J’ai reçu l’acompte');
    const dialog = page.getByRole('dialog', { name: 'J’ai reçu l’acompte' });
    await dialog.getByLabel('Part du devis (%)').fill('25');
    await dialog.getByLabel('Reçu le').fill(tomorrow);
    await dialog.getByRole('button', { name: 'Émettre la facture d’acompte' }).click();
    await expect(dialog.getByLabel('Reçu le')).toHaveAccessibleDescription(/\p{L}/u);
    await expect(dialog.getByLabel('Part du devis (%)')).toHaveValue('25');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
  });

  await test.step('a situation beyond a lot, or of nothing', async () => {
    await otherAct(page, 'Faire une situation');
    const dialog = page.getByRole('dialog', { name: 'Faire une situation de travaux' });
    const made = dialog.getByRole('button', { name: 'Préparer la situation' });
    const done = dialog.getByLabel('Fait à ce jour');
    await done.fill('120');
    await made.click();
    await expect(done).toHaveAccessibleDescription(/100/);
    await expect(done).toHaveValue('120');
    await done.fill('0');
    await made.click();
    await expect(dialog.getByRole('alert')).toContainText('indiquez un avancement plus élevé');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
  });

  await test.step('a change typed while the client accepts it', async () => {
    await call(page, 'PATCH', `/api/documents/${quote.id}`, { acceptance: null });
    await page.reload();
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    await page.getByLabel('Prix unitaire de la ligne 1').fill('110');
    await call(page, 'PATCH', `/api/documents/${quote.id}`, { acceptance: 'accepted' });
    await saving(page);
    await keepMine(page);
    await expect(page.getByText(/avenant/).first()).toBeVisible();
    await expect(page.getByLabel('Prix unitaire de la ligne 1')).toHaveValue('110');
  });
});

test('issued meanwhile: a change, a deletion; a date before the last one; a series moved without a reason', async ({
  page,
}) => {
  const { clientId } = await fillAccount(page);
  const invoice = await draft(page, { clientId });

  await test.step('a change typed while it is issued in another tab', async () => {
    await page.goto(`/app/documents/${invoice.id}`);
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    await page.getByLabel('Prix unitaire de la ligne 1').fill('110');
    await call(page, 'POST', `/api/documents/${invoice.id}/issue`, {});
    await saving(page);
    await keepMine(page);
    await expect(page.getByText(/a été émise le/).first()).toBeVisible();
    await expect(page.getByLabel('Prix unitaire de la ligne 1')).toHaveValue('110');
    await page.getByRole('button', { name: 'Annuler', exact: true }).first().click();
    const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
    await question.getByRole('button', { name: 'Rester' }).click();
    await expect(page.getByLabel('Prix unitaire de la ligne 1')).toHaveValue('110');
    await page.getByRole('button', { name: 'Annuler', exact: true }).first().click();
    await question.getByRole('button', { name: 'Abandonner' }).click();
    await expect(page.getByLabel('Prix unitaire de la ligne 1')).toBeHidden();
  });

  await test.step('a deletion asked while it is issued', async () => {
    const other = await draft(page, { clientId });
    await page.goto(`/app/documents/${other.id}`);
    await otherAct(page, 'Supprimer');
    await call(page, 'POST', `/api/documents/${other.id}/issue`, {});
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText(/a été émise le|ne se supprime/).first()).toBeVisible();
  });

  await test.step('a date before the last issued, with the way to it', async () => {
    const late = await draft(page, { clientId, date: addDays(today, -10) });
    await page.goto(`/app/documents/${late.id}`);
    await otherAct(page, 'Émettre sans envoyer');
    const question = page.getByRole('dialog', { name: /^Émettre la facture/ });
    await expect(question).toContainText('celle-ci ne peut pas l’être avant');
    await question.getByRole('button', { name: 'Émettre à la date d’aujourd’hui' }).click();
    await expect(page.getByRole('combobox', { name: /: Émise$/ })).toBeVisible();
  });

  await test.step('a series that goes back, or elsewhere without a reason', async () => {
    await page.goto('/app/account#numerotation');
    const next = page.getByLabel('Prochain numéro de facture');
    const why = page.getByLabel('Pourquoi la numérotation change');
    await next.fill('60');
    await saving(page);
    await expect(why).toHaveAccessibleDescription(/Dites pourquoi la numérotation change/);
    await expect(next).toHaveValue('60');
    await why.fill('Reprise d’un autre logiciel');
    await next.fill('1');
    await saving(page);
    await expect(next).toHaveAttribute('aria-invalid', 'true');
    await expect(next).toHaveValue('1');
    await expect(why).toHaveValue('Reprise d’un autre logiciel');
  });
});

async function draft(page: Page, overrides: object): Promise<Made> {
  return call<Made>(page, 'POST', '/api/documents', {
    type: 'invoice',
    date: today,
    dueDate: addDays(today, 30),
    lineItems: LINES,
    ...overrides,
  });
}

async function edited(page: Page, { id }: Made, act: () => Promise<void>): Promise<void> {
  await page.goto(`/app/documents/${id}`);
  await page.getByRole('button', { name: 'Modifier', exact: true }).click();
  await act();
  await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toBeVisible();
}

async function saving(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
}

/** A screen that was overtaken asks first whose words are kept. */
async function keepMine(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer la mienne' }).click();
}

async function pay(page: Page, { id }: Made, amount: number): Promise<void> {
  await call(page, 'POST', `/api/documents/${id}/payments`, {
    day: today,
    amount,
    method: 'transfer',
  });
}
