import { expect as quickExpect, type Locator, type Page } from '@playwright/test';
import type { ProductPictureName } from '#web/ui/productPictures.ts';
import { keptDraft, keptSeries, SENTENCE, statementOf } from './pictureBooks.ts';

const expect = quickExpect.configure({ timeout: 60_000 });

/** Brings the app to what a picture shows, as a user would; answers where its top left corner is. */
type Stage = (page: Page) => Promise<{ x: number; y: number }>;

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
    const lines = page.getByRole('list', { name: 'Lignes du document' });
    await expect(lines.getByRole('listitem').first()).toBeVisible();
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
    return aroundDialog(page, 1120);
  },
  correct: async (page) => {
    await openInvoice(page);
    await page.getByRole('button', { name: 'Corriger' }).filter({ visible: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Faire un avoir' }).click();
    await expect(page.getByRole('dialog', { name: 'Faire un avoir' })).toBeVisible();
    return aroundDialog(page);
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
    return aroundDialog(page, 1120);
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

/** `wide` is the picture's width, of a dialog with its page beside it. */
async function aroundDialog(page: Page, wide = 760) {
  const box = await page.getByRole('dialog').boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  const shown = Math.min(width, wide);
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
