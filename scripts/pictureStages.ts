import { expect as quickExpect, type Locator, type Page } from '@playwright/test';
import { parisDay } from '#domain/calendar.ts';
import { defaultDueDate } from '#domain/document/dueDate.ts';
import type { ProductPictureName } from '#web/ui/productPictures.ts';

const expect = quickExpect.configure({ timeout: 60_000 });

/** Brings the app to what a picture shows, as a user would; answers where its top left corner is. */
type Stage = (page: Page) => Promise<{ x: number; y: number }>;

const SENTENCE =
  'Pose de 3 étagères en chêne à 140 € pièce, 2 h 30 d’ajustement à 48 €/h et le déplacement 35 €';
const WITHOUT_A_PRICE = `${SENTENCE}, reprise du vernis en deux couches`;

export const stages: Record<ProductPictureName, Stage> = {
  document: async (page) => {
    await openInvoice(page);
    return { x: 0, y: 0 };
  },
  writing: async (page) => {
    await write(page, SENTENCE);
    return { x: 0, y: 0 };
  },
  company: async (page) => {
    await page.goto('/app/account');
    await expect(page.getByRole('textbox', { name: 'SIRET', exact: true })).toHaveValue(/\d/);
    return screenCorner(page);
  },
  dashboard: async (page) => {
    await page.goto('/app');
    await expect(page.getByRole('heading', { name: 'Activité Récente' })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    return screenCorner(page);
  },
  create: async (page) => {
    await write(page, SENTENCE);
    return screenCorner(page);
  },
  client: async (page) => {
    await page.goto('/app/clients');
    await page
      .getByRole('link', { name: /Brasserie Lune/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Client depuis/)).toBeVisible();
    return screenCorner(page);
  },
  plan: async (page) => {
    await page.goto('/app/account#abonnement');
    return above(page.getByRole('heading', { name: 'Abonnement' }));
  },
  lines: async (page) => {
    await openDraft(page);
    // As narrow as its picture: the lines have the whole width.
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    if (width > 1000) await page.setViewportSize({ width: 820, height });
    await page.getByRole('button', { name: 'Modifier' }).click();
    const line = page.getByLabel(/Désignation de la ligne 1|Prix unitaire de la ligne 1/).first();
    await expect(line).toBeVisible();
    return screenCorner(page);
  },
  draft: async (page) => {
    await write(page, WITHOUT_A_PRICE);
    // As narrow as its picture, so that words and amounts stand side by side.
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: Math.min(width, 560), height });
    await expect(page.getByText('Prix à compléter').first()).toBeVisible();
    return above(page.getByRole('heading', { name: 'Aperçu des lignes' }));
  },
  send: async (page) => {
    await openDraft(page);
    await page
      .getByRole('button', { name: /^(Émettre et envoyer|Envoyer)/ })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('dialog').getByLabel('Objet')).toHaveValue(/Facture/);
    return aroundDialog(page);
  },
  correct: async (page) => {
    await openInvoice(page);
    return dialogBehind(page, 'Faire un avoir');
  },
  deposit: async (page) => {
    await openQuote(page);
    return dialogBehind(page, 'Demander un acompte');
  },
  payment: async (page) => {
    await openInvoice(page);
    return dialogBehind(page, 'Encaisser');
  },
  remind: async (page) => {
    const list = await page.request.get('/api/documents?view=late&limit=1');
    const { items } = (await list.json()) as { items: { id: string }[] };
    await page.goto(`/app/documents/${items[0]?.id}?relancer`);
    await expect(page.getByRole('dialog').getByLabel('Message')).toBeVisible();
    return aroundDialog(page);
  },
  statement: async (page) => {
    await page.goto('/app/statement');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'releve-novembre.ofx',
      mimeType: 'application/x-ofx',
      buffer: Buffer.from(await statementOf(page)),
    });
    await expect(page.getByRole('list', { name: 'Encaissements à pointer' })).toBeVisible();
    await expect(page.getByText('Chargement...')).toHaveCount(0);
    return screenCorner(page);
  },
  recurring: async (page) => {
    await page.goto('/app/recurring');
    await page.goto(`/app/recurring/${await keptSeries(page)}`);
    await expect(page.getByRole('heading', { name: 'Réviser les prix' })).toBeVisible();
    return screenCorner(page);
  },
  register: async (page) => {
    await page.goto('/app/register');
    // The closings of the year were all made today, with the demonstration: its invoices tell more.
    const search = page.getByRole('searchbox', { name: 'Rechercher dans le registre' });
    await search.fill('INV-04');
    await expect(page.getByRole('link', { name: 'PDF scellé' }).first()).toBeVisible();
    // From the search on: what the article shows are the entries.
    const { x } = await screenCorner(page);
    // What is found may have left it at the foot of the screen.
    await search.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 200));
    const { y } = await above(search);
    return { x, y };
  },
};

/** Opens the dialog of an act and shows it whole. */
async function dialogBehind(page: Page, act: string) {
  const button = page.getByRole('button', { name: act }).filter({ visible: true }).first();
  if (await button.isVisible()) await button.click();
  else {
    await page.getByRole('button', { name: 'Autres actions' }).filter({ visible: true }).click();
    await page.getByRole('menuitem', { name: act }).click();
  }
  await expect(page.getByRole('dialog').getByRole('heading', { name: act })).toBeVisible();
  return aroundDialog(page);
}

async function aroundDialog(page: Page) {
  const box = await page.getByRole('dialog').boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  const shown = Math.min(width, 760);
  const middle = box ? box.x + box.width / 2 : width / 2;
  return {
    x: Math.round(Math.min(Math.max(0, middle - shown / 2), width - shown)),
    y: Math.max(0, (box?.y ?? 0) - 24),
  };
}

async function openQuote(page: Page): Promise<void> {
  const list = await page.request.get('/api/documents?type=quote&status=sent&limit=1');
  const { items } = (await list.json()) as { items: { id: string }[] };
  await page.goto(`/app/documents/${items[0]?.id}`);
  await expect(page.getByRole('img', { name: /^Aperçu de/ })).toBeVisible();
}

/** The invoice with the most lines that a client has in time to pay. */
async function openInvoice(page: Page): Promise<void> {
  const list = await page.request.get('/api/documents?type=invoice&state=sent&limit=100');
  const { items } = (await list.json()) as { items: { id: string }[] };
  const invoices = await Promise.all(
    items.map(async ({ id }) => {
      const answer = await page.request.get(`/api/documents/${id}`);
      return (await answer.json()) as { id: string; lineItems: unknown[] };
    }),
  );
  const longest = invoices.toSorted((a, b) => b.lineItems.length - a.lineItems.length)[0];
  await page.goto(`/app/documents/${longest?.id}`);
  const sheet = page.getByRole('img', { name: /^Aperçu de/ });
  await expect(sheet).toBeVisible();
  await sheet.evaluate((image: HTMLImageElement) => image.decode());
}

async function openDraft(page: Page): Promise<void> {
  await page.goto(`/app/documents/${await keptDraft(page)}`);
  await expect(page.getByRole('img', { name: /^Aperçu de/ })).toBeVisible();
}

/** An invoice about to leave, made once: what was issued is neither edited nor sent a first time. */
export async function keptDraft(page: Page): Promise<string> {
  const read = async <Answer>(path: string) =>
    (await (await page.request.get(path)).json()) as Answer;
  const clients = await read<{ items: { id: string }[] }>('/api/clients?search=Lune');
  const clientId = clients.items[0]?.id;
  const drafts = await read<{ items: { id: string }[] }>(
    `/api/documents?type=invoice&status=draft&clientId=${clientId}`,
  );
  if (drafts.items[0]) return drafts.items[0].id;
  const today = parisDay(new Date());
  const made = await page.request.post('/api/documents', {
    headers: { origin: originOf(page) },
    data: {
      type: 'invoice',
      clientId,
      date: today,
      dueDate: defaultDueDate('invoice', today),
      prompt: SENTENCE,
      lineItems: [
        { description: 'Étagère en chêne, pose comprise', quantity: 3, unitPrice: 140 },
        { description: 'Ajustement', quantity: 2.5, unitPrice: 48, unit: 'hour' },
        { description: 'Déplacement', quantity: 1, unitPrice: 35 },
      ],
    },
  });
  return ((await made.json()) as { id: string }).id;
}

async function write(page: Page, sentence: string): Promise<void> {
  await page.goto('/app/create');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole('combobox', { name: 'Client' }).fill('Lune');
  await page.getByRole('option', { name: /Brasserie Lune/ }).click();
  await page.getByLabel('Description').fill(sentence);
  await expect(page.getByRole('heading', { name: 'Aperçu des lignes' })).toBeVisible();
}

/** Below the top bar, right of the sidebar. */
async function screenCorner(page: Page) {
  const box = await page.locator('#content').boundingBox();
  return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) };
}

/** A part of the screen, from its heading on. */
async function above(heading: Locator) {
  await heading.first().scrollIntoViewIfNeeded();
  const box = await heading.first().boundingBox();
  return { x: Math.max(0, (box?.x ?? 0) - 28), y: Math.max(0, (box?.y ?? 0) - 28) };
}

/** A statement that pays what the demonstration's clients owe, as a bank would word it. */
async function statementOf(page: Page): Promise<string> {
  const owed = await Promise.all(
    ['late', 'owed'].map(async (view) => {
      const list = await page.request.get(`/api/documents?view=${view}&limit=2`);
      return ((await list.json()) as { items: Owed[] }).items;
    }),
  );
  const items = owed.flat();
  const lines = items.map(
    ({ id, number, clientName, amountDue }, at) => `<STMTTRN><TRNTYPE>CREDIT
<DTPOSTED>202611${String(18 - at).padStart(2, '0')}
<TRNAMT>${(at === 1 ? amountDue / 2 : amountDue).toFixed(2)}
<FITID>${id}
<NAME>VIR ${clientName.toUpperCase()}
<MEMO>${at === 2 ? '' : number}
</STMTTRN>`,
  );
  return `OFXHEADER:100\n<OFX><BANKTRANLIST>${lines.join('\n')}\n</BANKTRANLIST></OFX>`;
}

interface Owed {
  id: string;
  number: string;
  clientName: string;
  amountDue: number;
}

/** A monthly series of the demonstration's first client, made once. */
async function keptSeries(page: Page): Promise<string> {
  const { items } = (await (await page.request.get('/api/recurring')).json()) as {
    items: { id: string }[];
  };
  if (items[0]) return items[0].id;
  const clients = (await (await page.request.get('/api/clients?limit=1')).json()) as {
    items: { id: string }[];
  };
  const year = new Date().getFullYear() + 1;
  const made = await page.request.post('/api/recurring', {
    headers: { origin: originOf(page) },
    data: {
      name: 'Maintenance du site',
      clientId: clients.items[0]?.id,
      mode: 'draft',
      everyMonths: 1,
      start: `${year}-01-31`,
      day: 31,
      until: null,
      count: null,
      covers: 'following',
      termsKind: null,
      termsDays: null,
      lineItems: [
        { description: 'Maintenance de {période}', quantity: 1, unitPrice: 180 },
        { description: 'Hébergement', quantity: 1, unitPrice: 24 },
      ],
      content: '',
      vat: true,
      vatRate: 20,
      vatExemption: null,
      operationCategory: 'services',
      paymentMethod: null,
      purchaseOrder: null,
      contractReference: null,
      buyerReference: null,
    },
  });
  return ((await made.json()) as { id: string }).id;
}

function originOf(page: Page): string {
  return new URL(page.url()).origin;
}
