import { expect, type Page, test } from '@playwright/test';
import { openSmtpServer } from '../src/testing/doubles/smtpServer.ts';
import { openStripeDouble } from '../src/testing/doubles/stripe.ts';
import { atelierMorel, brasserieLune } from '../src/testing/world/people.ts';
import { callOn } from './setup/account.ts';
import { openOwnServer, type OwnServer } from './setup/ownServer.ts';
import { tellServer } from './setup/stripeEvents.ts';
import { takePictures } from './setup/pictures.ts';

/** Open days, whatever the day it runs: a Monday, three weeks later, the day after the due date, two days on. */
const QUOTED = '2027-01-04T09:00:00Z';
const FINISHED = '2027-01-25T09:00:00Z';
const LATE = '2027-02-10T09:00:00Z';
const CREDITED = '2027-02-12T09:00:00Z';

let stripe: Awaited<ReturnType<typeof openStripeDouble>>;
let smtp: Awaited<ReturnType<typeof openSmtpServer>>;
let server: OwnServer;

test.beforeAll(async () => {
  stripe = await openStripeDouble();
  smtp = await openSmtpServer();
  server = await openOwnServer(
    test.info().project.name,
    () => ({ ...stripe.environment, MAIL_TRANSPORT: 'smtp', SMTP_URL: smtp.url }),
    { clock: QUOTED },
  );
});

test.afterAll(async () => {
  await server.close();
  await smtp.close();
  await stripe.close();
});

test('a quote is accepted, its deposit paid by card, its balance reminded of and found on a bank statement', async ({
  page,
  context,
  browser,
}) => {
  const client = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
  });
  const phone = await client.newPage();
  await phone.route('https://checkout.stripe.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Stripe</h1>' }),
  );
  const onDay = async (instant: string) => {
    await server.setClock(instant);
    stripe.connect.setClock(() => new Date(instant));
    for (const one of [context, client]) await one.clock.setFixedTime(new Date(instant));
  };
  await onDay(QUOTED);
  await openAccount(page);
  const rail = page.getByRole('complementary');

  await test.step('the sentence is a quote that asks for 30 % at the order', async () => {
    await page.goto(`${server.base}/app/create?type=quote`);
    await page.getByRole('combobox', { name: 'Client' }).fill('Lune');
    await page.getByRole('option', { name: /Brasserie Lune/ }).click();
    await page
      .getByLabel('Description')
      .fill('12 m² de parquet en chêne à 85 €, 3 jours de pose à 450 €. Acompte de 30 %.');
    await expect(page.getByText('2 370,00 €', { exact: true })).toBeVisible();
    await takePictures(page, '01-user-sentence');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('button', { name: 'Générer' }).click();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page).toHaveURL(/\/app\/documents\/[\w-]+$/);
    await expect(rail.getByText(/853,20\s€/).first()).toBeVisible();
    await takePictures(page, '02-user-quote-draft');
  });
  const quote = page.url();

  const offer = await test.step('it leaves by e-mail with the address of its page', async () => {
    await rail.getByRole('button', { name: 'Envoyer par e-mail' }).click();
    const modal = page.getByRole('dialog', { name: 'Envoyer le devis QUO-001' });
    await expect(modal.getByLabel('Message')).toHaveValue(/Bonjour Brasserie Lune/);
    await takePictures(page, '03-user-letter');
    await modal.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect(modal).toBeHidden();
    await takePictures(page, '04-user-quote-sent');
    return linkOf(lastLetter('Devis #QUO-001'));
  });

  await test.step('the client accepts it by the code of their mailbox', async () => {
    await phone.goto(offer);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Devis QUO-001');
    await takePictures(phone, '05-client-quote');
    await phone.getByRole('link', { name: 'Répondre' }).click();
    await phone.getByLabel('Nom et prénom').fill('Hélène Garnier');
    await phone.getByRole('checkbox', { name: /^Bon pour accord/ }).check();
    await takePictures(phone, '06-client-answer');
    await phone.getByRole('button', { name: 'Accepter ce devis' }).click();
    await expect(phone.getByLabel('Code')).toBeVisible();
    await takePictures(phone, '07-client-code');
    const code = /\b\d{6}\b/.exec(smtp.accepted.at(-1)?.text ?? '')?.[0] ?? '';
    await phone.getByLabel('Code').fill(code);
    await phone.getByRole('button', { name: 'Accepter ce devis' }).click();
    await expect(phone.getByText('Accepté par Hélène Garnier')).toBeVisible();
    await takePictures(phone, '08-client-accepted');
  });

  await test.step('the deposit is asked for at once, and its sender sees both', async () => {
    await page.reload();
    await expect(rail.getByText('Accepté en ligne par Hélène Garnier')).toBeVisible();
    await expect(rail.getByText('pas encore reçu.').first()).toBeVisible();
    await takePictures(page, '09-user-quote-accepted');
    await rail.getByRole('link', { name: 'Voir la demande d’acompte' }).click();
    await expect(page).not.toHaveURL(quote);
    await takePictures(page, '10-user-deposit-asked');
  });

  await test.step('it is paid by card, and issued as paid', async () => {
    await phone.getByRole('link', { name: 'Voir la demande d’acompte' }).click();
    const request = phone.url();
    await takePictures(phone, '11-client-deposit');
    await phone.getByRole('button', { name: /^Payer 853,20\s€ par carte$/ }).click();
    await expect(phone.getByRole('heading', { name: 'Stripe' })).toBeVisible();
    const intent = stripe.connect.pay(phone.url());
    await phone.goto(`${request}?paiement=retour`);
    await expect(phone.getByText('Paiement par carte reçu')).toBeVisible();
    await takePictures(phone, '12-client-deposit-paid');
    const { id } = stripe.connect.checkoutOf(intent);
    await tell(
      page,
      stripe.accountEvent('checkout.session.completed', id, { at: new Date(QUOTED) }),
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/acompte INV-001/i);
    await expect(rail.getByText('Réglée en totalité.').first()).toBeVisible();
    await takePictures(page, '13-user-deposit-paid');
    await phone.goto(offer);
    await takePictures(phone, '14-client-quote-deposit-paid');
    await page.goto(quote);
    await takePictures(page, '15-user-quote-deposit-paid');
  });

  const balance = await test.step('the works done, the balance is issued and sent', async () => {
    await onDay(FINISHED);
    await page.goto(quote);
    await rail.getByRole('button', { name: 'Convertir en facture' }).click();
    await expect(page).not.toHaveURL(quote);
    await expect(rail.getByText(/1.990,80\s€/).first()).toBeVisible();
    await takePictures(page, '16-user-balance-draft');
    const address = page.url();
    await rail.getByRole('button', { name: 'Émettre et envoyer' }).click();
    const modal = page.getByRole('dialog', { name: 'Envoyer la facture de solde INV-002' });
    await takePictures(page, '17-user-balance-letter');
    await modal.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect(modal).toBeHidden();
    await takePictures(page, '18-user-balance-sent');
    await phone.goto(linkOf(lastLetter('Facture de solde #INV-002')));
    await expect(phone.getByText(/1.990,80\s€/).first()).toBeVisible();
    await takePictures(phone, '19-client-balance');
    await page.goto(quote);
    await expect(rail.getByRole('link', { name: /la facture de solde INV-002/ })).toBeVisible();
    await takePictures(page, '20-user-quote-converted');
    return address;
  });

  await test.step('it is late, and reminded of', async () => {
    await onDay(LATE);
    await page.goto(`${server.base}/app`);
    await takePictures(page, '21-user-dashboard-late');
    await page
      .getByRole('region', { name: 'À faire' })
      .getByRole('link', { name: /^Relancer Brasserie Lune/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Relancer Brasserie Lune' });
    await expect(dialog.getByLabel('Message')).toHaveValue(/Sauf erreur de ma part/);
    await takePictures(page, '22-user-reminder');
    await dialog.getByRole('button', { name: 'Envoyer' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Sa vie' })).toContainText('Relancée');
    await takePictures(page, '23-user-balance-reminded');
    await phone.goto(linkOf(smtp.accepted.at(-1)?.text));
    await takePictures(phone, '24-client-late');
  });

  await test.step('the bank’s file says it was paid', async () => {
    await onDay(CREDITED);
    await page.goto(`${server.base}/app/statement`);
    await expect(page.getByText('Aucun relevé n’a encore été lu')).toBeVisible();
    await page.locator('input[type="file"]').setInputFiles({
      name: 'releve.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(
        statementOf({ day: '2027-02-11', amount: '1990.80', words: 'Facture INV-002' }),
      ),
    });
    const list = page.getByRole('list', { name: 'Encaissements à pointer' });
    await expect(list).toContainText(
      'Montant exact, numéro INV-002 et nom du client dans le libellé',
    );
    await takePictures(page, '25-user-statement');
    await list.getByRole('button', { name: /^Pointer/ }).click();
    await expect(page.getByRole('heading', { name: 'Tout est pointé' })).toBeVisible();
    await takePictures(page, '26-user-statement-booked');
    await page.goto(balance);
    const status = page.getByLabel(/^Statut de .* : Payée$/).filter({ visible: true });
    await expect(status).toHaveCount(1);
    await takePictures(page, '27-user-balance-paid');
    await phone.reload();
    await expect(phone.getByText(/^Réglée le /)).toBeVisible();
    await takePictures(phone, '28-client-balance-paid');
    await page.goto(quote);
    await takePictures(page, '29-user-quote-end');
    await page.goto(`${server.base}/app/documents`);
    await takePictures(page, '30-user-documents');
    await page.goto(`${server.base}/app`);
    await takePictures(page, '31-user-dashboard-end');
  });
  await client.close();
});

/** Signed up, address confirmed, paid by card at Stripe, with one client. */
async function openAccount(page: Page): Promise<void> {
  await call(page, 'POST', '/api/auth/sign-up/email', {
    email: `claire.${crypto.randomUUID()}@atelier-morel.example`,
    password: 'un long mot de passe',
    name: 'Claire Morel',
    beta: true,
  });
  await call(page, 'PATCH', '/api/profile', { ...atelierMorel, name: 'Claire Morel' });
  await call(page, 'POST', '/api/clients', brasserieLune);
  const asked = await call<{ url: string }>(page, 'POST', '/api/card-account/authorization');
  const { code, state } = stripe.connect.authorize(asked.url);
  await call(page, 'PUT', '/api/card-account', { code, state });
  await call(page, 'POST', '/api/auth/send-verification-email', { email: await ownAddress(page) });
  await expect.poll(() => smtp.accepted.length).toBe(1);
  const link = /http\S+verify-email\S+/.exec(smtp.accepted[0]?.text ?? '')?.[0] ?? '';
  expect((await page.request.get(link)).ok()).toBe(true);
}

async function ownAddress(page: Page): Promise<string> {
  const { user } = await call<{ user: { email: string } }>(page, 'GET', '/api/auth/get-session');
  return user.email;
}

const call = <Answer>(page: Page, method: string, path: string, data?: unknown) =>
  callOn<Answer>(server.base, page, method, path, data);

const tell = (page: Page, event: Parameters<typeof tellServer>[2]) =>
  tellServer(page, `${server.base}/api/webhooks/stripe-connect`, event);

function lastLetter(subject: string): string | undefined {
  return smtp.accepted.findLast((letter) => letter.subject?.startsWith(subject))?.text;
}

function linkOf(letter: string | undefined): string {
  const link = /http\S+\/dossier\/[\w-]{43}/.exec(letter ?? '')?.[0];
  expect(link, letter ?? 'no letter').toBeDefined();
  return link!;
}

/** A CAMT.053 of one credit, as a French bank writes it. */
function statementOf({ day, amount, words }: { day: string; amount: string; words: string }) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>REL</MsgId><CreDtTm>${day}T22:00:00+01:00</CreDtTm></GrpHdr>
<Stmt><Id>2027-02</Id><CreDtTm>${day}T22:00:00+01:00</CreDtTm>
<Acct><Id><IBAN>${atelierMorel.iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>BNPA20270211000042</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>BRASSERIE LUNE</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`;
}
