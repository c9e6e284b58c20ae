import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { call, fillAccount } from './setup/account.ts';

interface Issued {
  id: string;
  number: string;
  gross: number;
}

/** Two issued invoices of the account. */
async function issuedInvoices(page: Page): Promise<Issued[]> {
  const { documents } = await fillAccount(page);
  const invoices: Issued[] = [];
  for (const { id } of [documents[0]!, documents[2]!]) {
    await call(page, 'PATCH', `/api/documents/${id}`, { status: 'sent' });
    invoices.push(await call<Issued>(page, 'GET', `/api/documents/${id}`));
  }
  return invoices;
}

function french(amount: number): string {
  return amount.toFixed(2).replace('.', ',');
}

/** A CSV as Crédit Agricole writes it, in Windows-1252. */
function statement(
  lines: readonly { label: string; credit?: number; debit?: number }[],
  introduction = ['Téléchargement du 20/11/2026;', ''],
): Buffer {
  const rows = lines.map(
    ({ label, credit, debit }) =>
      `18/11/2026;"${label}";${debit ? french(debit) : ''};${credit ? french(credit) : ''};`,
  );
  const text = [...introduction, 'Date;Libellé;Débit euros;Crédit euros;', ...rows, ''].join(
    '\r\n',
  );
  return Buffer.from(text, 'latin1');
}

async function drop(page: Page, name: string, buffer: Buffer): Promise<void> {
  const bytes = buffer.toString('base64');
  const transfer = await page.evaluateHandle(
    ({ name, bytes }) => {
      const file = new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], name);
      const transfer = new DataTransfer();
      transfer.items.add(file);
      return transfer;
    },
    { name, bytes },
  );
  const title = page.getByRole('heading', { name: 'Encaissements', level: 1 });
  await title.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(page.getByText('Lâchez le relevé ici')).toBeVisible();
  await title.dispatchEvent('drop', { dataTransfer: transfer });
}

test('a statement is dropped, accepted by the keyboard, and dropped again', async ({ page }) => {
  const [one, two] = await issuedInvoices(page);
  await page.goto('/app');
  await page.getByRole('link', { name: 'Rapprocher un relevé' }).click();
  await expect(page.getByText('Aucun relevé n’a encore été lu')).toBeVisible();
  const file = statement([
    { label: `VIREMENT EN VOTRE FAVEUR ${one!.number} été`, credit: one!.gross },
    { label: `VIR ${two!.number} acompte`, credit: 10 },
    { label: 'REMISE DE CHEQUES', credit: 77.7 },
    { label: 'EDF CLIENTS', debit: 148.2 },
  ]);
  const list = page.getByRole('list', { name: 'Encaissements à pointer' });

  await test.step('the columns of a new bank are guessed and confirmed once', async () => {
    await drop(page, 'releve.csv', file);
    await expect(
      page.getByRole('heading', { name: /Quelles colonnes dans releve\.csv/ }),
    ).toBeVisible();
    await expect(page.getByText('3 encaissements lus')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Premiers encaissements lus' })).toContainText(
      'été',
    );
    await page.setViewportSize({ width: 390, height: 844 });
    const beyond = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(beyond).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Lire ce relevé' }).click();
    await expect(page.getByText(/releve\.csv.*3\sencaissements.*1\sautre ligne/)).toBeVisible();
  });

  await test.step('each line says what it pays and why', async () => {
    await expect(list.getByRole('listitem').filter({ hasText: 'VIREMENT' })).toContainText(
      `Montant exact et numéro ${one!.number} dans le libellé`,
    );
    await expect(list.getByText(/Paiement partiel.*il restera/)).toBeVisible();
    await expect(list.getByText('Aucune facture n’est proposée.')).toBeVisible();
  });

  await test.step('Entrée accepts, the arrows go on, Retour arrière ignores', async () => {
    const accept = list.getByRole('button', { name: /^Pointer/ });
    await accept.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByText(new RegExp(`^${one!.number}.*pointés$`))).toBeVisible();
    await expect(accept).toHaveCount(1);
    await expect(accept.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(accept).toHaveCount(0);
    await expect(list.getByRole('button', { name: /^Choisir une facture/ })).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(page.getByRole('heading', { name: 'Tout est pointé' })).toBeVisible();
    await expect(page.getByText(/2\sencaissements pointés, .*1\sécarté/)).toBeVisible();
  });

  await test.step('the same file again brings nothing, and asks nothing', async () => {
    await drop(page, 'releve.csv', file);
    await expect(page.getByText(/3\sencaissements, tous déjà connus/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tout est pointé' })).toBeVisible();
  });

  await test.step('a match is taken back, and what was set aside is taken up', async () => {
    await page.getByText('Pointés', { exact: true }).click();
    const booked = page.getByRole('list', { name: 'Encaissements pointés' });
    await booked
      .getByRole('listitem')
      .filter({ hasText: 'VIREMENT' })
      .getByRole('button', { name: /Annuler/ })
      .click();
    await expect(page.getByText(/Pointage annulé/)).toBeVisible();
    await page.getByText('Écartés', { exact: true }).click();
    await page.getByRole('button', { name: /^Reprendre/ }).click();
    await page.getByText(/^À pointer/).click();
    await expect(list.getByRole('button', { name: /^Ignorer/ })).toHaveCount(2);
  });

  await test.step('an invoice is chosen for what names none', async () => {
    await list.getByRole('button', { name: /^Choisir une facture/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Choisir une facture' });
    await dialog.getByRole('button', { name: new RegExp(two!.number) }).click();
    await expect(list.getByRole('button', { name: /^Ignorer/ })).toHaveCount(1);
  });

  await test.step('the invoice’s page shows the bank’s day', async () => {
    await page.goto(`/app/documents/${two!.id}`);
    const payments = page.getByRole('region', { name: /^(Reste à payer|Encaissé)$/ });
    await expect(payments).toContainText('18 nov. 2026 · Virement');
  });

  await test.step('the next statement of the bank reads alone, whatever stands above its titles', async () => {
    await page.goto('/app/statement');
    await expect(list).toBeVisible();
    await drop(page, 'decembre.csv', statement([{ label: 'VIR NOUVEAU', credit: 5 }], []));
    await expect(page.getByText(/decembre\.csv.*1\sencaissement\./)).toBeVisible();
    await expect(list).toContainText('VIR NOUVEAU');
  });
});

test('what cannot be read says why beside the file, and columns nobody guesses are chosen', async ({
  page,
}) => {
  await issuedInvoices(page);
  await page.goto('/app/statement');
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/plain', buffer });

  await choose('releve.pdf', Buffer.from('%PDF-1.7'));
  await expect(page.getByRole('alert')).toContainText(
    'releve.pdf : Un relevé en PDF ne se lit pas',
  );

  const bomb = '<!DOCTYPE a [<!ENTITY b "c">]><Document>&b;</Document>';
  await choose('piege.xml', Buffer.from(bomb));
  await expect(page.getByRole('alert')).toContainText('DOCTYPE');

  const unknown = 'Quand;Quoi;Combien\nhier;Lune;beaucoup\navant-hier;Garnier;12,50\n';
  await choose('inconnu.csv', Buffer.from(unknown));
  await expect(page.getByText(/Rien n’a été reconnu/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lire ce relevé' })).toBeDisabled();
  for (const [label, column] of [
    ['Date de l’opération', 'Colonne 1 (Quand)'],
    ['Sommes reçues', 'Colonne 3 (Combien)'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: column }).click();
    await expect(page.getByRole('option')).toHaveCount(0);
  }
  await expect(page.getByText(/aucune somme reçue ne se lit/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lire ce relevé' })).toBeDisabled();
  await page.getByRole('button', { name: 'Annuler' }).click();

  const ofx = readFileSync(
    new URL('../src/testing/statements/credit-agricole.ofx', import.meta.url),
  );
  await choose('releve.ofx', ofx);
  await expect(page.getByText(/releve\.ofx.*2\sencaissements.*1\sautre ligne/)).toBeVisible();
});
