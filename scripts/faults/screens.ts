import { expect as quickExpect, type Page } from '@playwright/test';
import { keptDraft } from '../pictureBooks.ts';
import { type Account, read } from './accounts.ts';

const expect = quickExpect.configure({ timeout: 15_000 });

interface Screen {
  account?: Account;
  /** Brings the page to what the picture shows, as a user would. */
  show: (page: Page) => Promise<unknown>;
}

const SENTENCE =
  '3 jours de développement à 450 €, 2 h 30 de réunion à 65 €, hébergement 180 €, livraison offerte, acompte 30 %, payable à 30 jours';
const WITHOUT_PRICE = `${SENTENCE}, reprise du vernis`;

const at =
  (path: string): Screen['show'] =>
  (page) =>
    settled(page, path);

/** Each screen by the name of its before-picture, without width and theme. */
export const SCREENS: Record<string, Screen> = {
  wizard1: { show: (page) => write(page, SENTENCE) },
  'wiz1-filled': { show: (page) => write(page, SENTENCE) },
  'empty-create': { account: 'empty', show: at('/app/create') },
  wiz2: {
    show: async (page) => {
      await write(page, WITHOUT_PRICE);
      await next(page, 'Continuer');
      await expect(page.getByRole('region', { name: 'Vérification' })).toBeVisible();
      await drawn(page);
    },
  },
  wiz3: {
    account: 'odd',
    show: async (page) => {
      await write(page, `${SENTENCE}, remise de 10 %`, 'Monique');
      await next(page, 'Continuer');
      await next(page, 'Générer');
      const line = secondLine(page);
      await expect(line).toBeVisible();
      await drawn(page);
      await line.hover();
    },
  },
  edit: {
    show: async (page) => {
      await settled(page, '/app');
      await settled(page, `/app/documents/${await keptDraft(page)}`);
      await page.getByRole('button', { name: 'Modifier' }).filter({ visible: true }).click();
      const line = secondLine(page);
      await expect(line).toBeVisible();
      await drawn(page);
      await line.hover();
    },
  },
  'edit-sent': {
    account: 'odd',
    show: async (page) => {
      await openFirst(page, 'type=quote');
      await page.getByRole('button', { name: 'Modifier' }).filter({ visible: true }).click();
      await expect(page.getByText('n’est plus un brouillon')).toBeVisible();
      await drawn(page);
    },
  },
  'long-editbig': {
    account: 'odd',
    show: async (page) => {
      await openFirst(page, 'status=draft');
      await page.getByRole('button', { name: 'Modifier' }).filter({ visible: true }).click();
      await expect(secondLine(page)).toBeVisible();
      await drawn(page);
    },
  },
  'long-client': {
    account: 'odd',
    show: async (page) => {
      const { items } = await read<Items>(page, '/api/clients?search=menuiseries');
      await settled(page, `/app/clients/${items[0]?.id}`);
    },
  },
  'long-doc60': {
    account: 'odd',
    show: async (page) => {
      await openFirst(page, 'type=invoice&status=sent');
    },
  },
  'just-paid': {
    account: 'odd',
    show: async (page) => {
      await openFirst(page, 'type=invoice&status=sent');
      await page.getByRole('button', { name: 'Encaisser' }).filter({ visible: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
      await expect(page.getByText('Réglée en totalité.').filter({ visible: true })).toBeVisible();
    },
  },
  documents: { show: at('/app/documents') },
  'documents-nomatch': {
    show: async (page) => {
      await settled(page, '/app/documents');
      await page.getByRole('searchbox').fill('zinguerie');
      await expect(page.getByText('Aucun document trouvé')).toBeVisible();
    },
  },
  filters: {
    show: async (page) => {
      await settled(page, '/app/documents');
      await page.getByRole('button', { name: 'Filtres' }).click();
    },
  },
  dashboard: { show: at('/app') },
  waiting: { show: (page) => waiting(page, '/app') },
  'empty-clients': { show: (page) => waiting(page, '/app/clients') },
  'chart-90': {
    show: async (page) => {
      await settled(page, '/app');
      await page.getByRole('radio', { name: '90J' }).check({ force: true });
      await chart(page);
    },
  },
  'chart-hover': {
    show: async (page) => {
      await settled(page, '/app');
      const line = await chart(page);
      const box = await line.boundingBox();
      if (box) await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5);
    },
  },
  'doc-late': { show: (page) => openFirst(page, 'view=late') },
  'doc-paid': { show: (page) => openFirst(page, 'type=invoice&state=paid') },
  'doc-quote': { show: (page) => openFirst(page, 'type=quote&state=sent') },
  clients: { show: at('/app/clients') },
  client: {
    show: async (page) => {
      const { items } = await read<Items>(page, '/api/clients?search=Lune');
      await settled(page, `/app/clients/${items[0]?.id}`);
    },
  },
  newclient: {
    show: async (page) => {
      await settled(page, '/app/clients');
      await page
        .getByRole('button', { name: 'Ajouter un Client' })
        .filter({ visible: true })
        .click();
      await page.waitForTimeout(1000);
    },
  },
  email: {
    show: async (page) => {
      await openFirst(page, 'view=late');
      await page.getByRole('button', { name: 'Autres actions' }).filter({ visible: true }).click();
      await page.getByRole('menuitem', { name: 'Envoyer à nouveau' }).click();
      await expect(page.getByRole('dialog').getByLabel('Objet')).toHaveValue(/Facture/);
    },
  },
  notifications: {
    show: async (page) => {
      await settled(page, '/app');
      await page
        .getByRole('button', { name: /^Notifications/ })
        .filter({ visible: true })
        .click();
      await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
    },
  },
  'palette-create': {
    show: async (page) => {
      await settled(page, '/app');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /Rechercher/ }).fill('facture delaunay 2 jours');
      await page.waitForTimeout(1000);
    },
  },
  'account-moderne': {
    show: async (page) => {
      await settled(page, '/app/account#apparence');
      await page.getByRole('radio', { name: 'Épuré' }).check({ force: true });
      await page.waitForTimeout(1500);
    },
  },
  'account-leave': {
    show: async (page) => {
      await settled(page, '/app/account#apparence');
      await page.getByRole('radio', { name: 'Épuré' }).check({ force: true });
      await page.getByRole('link', { name: 'Clients' }).first().click();
      await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
    },
  },
  'account-invalid': {
    show: async (page) => {
      await settled(page, '/app/account');
      await page.getByRole('textbox', { name: 'SIRET', exact: true }).fill('123');
      await page.keyboard.press('Tab');
      await page
        .getByRole('button', { name: 'Enregistrer', exact: true })
        .filter({ visible: true })
        .click();
      await page.waitForTimeout(800);
    },
  },
  'security-2fa': {
    show: async (page) => {
      await settled(page, '/app/account');
      const heading = page.getByRole('heading', { name: 'Sécurité' });
      await heading.evaluate((title) => title.scrollIntoView({ block: 'start' }));
      await page.mouse.wheel(0, -60);
    },
  },
  'new-gate': { account: 'new', show: at('/app') },
  'empty-dashboard': { account: 'empty', show: at('/app') },
  landing: { account: 'nobody', show: at('/') },
  'landing-try': {
    account: 'nobody',
    show: async (page) => {
      await settled(page, '/');
      await page.locator('#try-it').fill(SENTENCE);
      await page.waitForTimeout(2500);
    },
  },
  'help-article': { account: 'nobody', show: at('/help/ai-features') },
  'rien-du-tout': { account: 'nobody', show: at('/rien-du-tout') },
  elsewhere: { show: at('/app/nulle-part') },
  'pdf-classique-invoice-1': paper('classique'),
  'pdf-moderne-invoice-1': paper('moderne'),
  'pdf-epure-invoice-1': paper('epure'),
};

interface Items {
  items: { id: string }[];
}

function paper(template: string): Screen {
  return {
    show: async (page) => {
      await page.goto(
        `/api/profile/look.svg?template=${template}&accentColor=%231d3a8a&logoSize=medium`,
      );
    },
  };
}

async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Calls are held: what stands meanwhile. */
async function waiting(page: Page, path: string): Promise<void> {
  await settled(page, '/app');
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3500));
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForTimeout(1200);
}

async function write(page: Page, sentence: string, client = 'Lune'): Promise<void> {
  await settled(page, '/app/create');
  await page.getByRole('combobox', { name: 'Client' }).fill(client);
  await page
    .getByRole('option', { name: new RegExp(client) })
    .first()
    .click();
  await page.getByLabel('Description').fill(sentence);
  await expect(page.getByRole('heading', { name: 'Aperçu des lignes' })).toBeVisible();
  await page.waitForTimeout(1500);
}

async function next(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
}

/** Its fields, or its row on a phone. */
function secondLine(page: Page) {
  return page.getByRole('list', { name: 'Lignes du document' }).getByRole('listitem').nth(1);
}

async function openFirst(page: Page, search: string): Promise<void> {
  const { items } = await read<Items>(page, `/api/documents?${search}&limit=1`);
  await settled(page, `/app/documents/${items[0]?.id}`);
  const sheet = page.getByRole('img', { name: /^Aperçu de/ });
  await expect(sheet).toBeVisible();
  await sheet.evaluate((image: HTMLImageElement) => image.decode());
}

/** The sheet beside what is written, where there is one. */
async function drawn(page: Page): Promise<void> {
  await page.waitForTimeout(1200);
  await expect(page.locator('aside [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
}

async function chart(page: Page) {
  const line = page.getByRole('slider').first();
  await line.scrollIntoViewIfNeeded();
  await page.waitForTimeout(800);
  return line;
}
