// `npm run pictures`: the pictures of the app that the landing and the help show, taken from the
// demonstration account in both themes and both widths, written to public/pictures. Run it when a screen has
// changed, look at them, commit them. An address of a running demonstration may be given.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { openDemonstration, signIn } from './demonstrationPages.ts';
import { paperPictures } from './paperPictures.ts';
import { keptDraft } from './pictureBooks.ts';
import { stages } from './pictureStages.ts';
import {
  PRODUCT_PICTURES,
  pictureAddress,
  type ProductPictureName,
} from '#web/ui/productPictures.ts';

/** Twice the size they are shown in, for sharp screens. */
const SCALE = 2;
const QUALITY = 0.65;
const VIEWS = { desk: { width: 1180, height: 1400 }, phone: { width: 390, height: 1400 } };

const { address, stop } = await openDemonstration(process.argv[2]);
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox'],
});
try {
  mkdirSync('public/pictures', { recursive: true });
  const wanted = process.argv.slice(3);
  let bytes = 0;
  for (const theme of ['light', 'dark'] as const) {
    for (const width of ['desk', 'phone'] as const) {
      const page = await signedInPage(browser, theme, width);
      // Before the first picture, so that all of them show the same books.
      await page.goto('/app');
      await keptDraft(page);
      for (const name of Object.keys(stages) as ProductPictureName[]) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        const picture = await take(page, name, width);
        writeFileSync(`public${pictureAddress(name, width, theme)}`, picture);
        bytes += picture.length;
      }
      await page.context().close();
    }
  }
  if (wanted.length === 0 || wanted.includes('papers')) {
    const blank = await (await browser.newContext()).newPage();
    for (const [address, png] of await paperPictures(browser)) {
      const picture = await asWebp(blank, png);
      writeFileSync(`public${address}`, picture);
      bytes += picture.length;
    }
  }
  console.log(`${Math.round(bytes / 1024)} Ko dans public/pictures.`);
} finally {
  await browser.close();
  stop();
}

async function signedInPage(
  browser: Browser,
  theme: 'light' | 'dark',
  width: 'desk' | 'phone',
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: VIEWS[width],
    deviceScaleFactor: SCALE,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  await signIn(context, address);
  return context.newPage();
}

async function take(page: Page, name: ProductPictureName, width: 'desk' | 'phone') {
  const size = PRODUCT_PICTURES[name][width];
  // These two are whole windows.
  const whole = name === 'document' || name === 'writing';
  await page.setViewportSize(whole ? size : VIEWS[width]);
  const corner = await stages[name](page);
  await page.evaluate(() => document.fonts.ready);
  await writeDatesInFrench(page);
  const png = await page.screenshot({ clip: { ...corner, ...size }, caret: 'hide' });
  return asWebp(page, png);
}

/** Date fields are drawn in the browser's own language, which a French reader's is and this one's may not be. */
async function writeDatesInFrench(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input[type="date"]')) {
      const written = field.value.split('-').toReversed().join('/');
      field.type = 'text';
      field.value = written;
    }
  });
}

/** The browser's own encoder: one dependency less than a library of pictures. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const encoded = await blank.evaluate(
    async ({ source, quality }) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  );
  await blank.close();
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}
