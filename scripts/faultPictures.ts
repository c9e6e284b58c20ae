// `node scripts/faultPictures.ts BEFORE OUT [address [screen…]]`: takes again the pictures of the thirty faults
// of the look review, on the same screens, at the same widths, and writes OUT/index.html, which puts
// each beside the picture of that name in the folder BEFORE. From the demonstration account, on a server of its
// own or at an address given; only the screens named, if any are.
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { openDemonstration } from './demonstrationPages.ts';
import { enter } from './faults/accounts.ts';
import { comparisonPage } from './faults/comparisonPage.ts';
import { FAULTS } from './faults/faultList.ts';
import { SCREENS } from './faults/screens.ts';

const [before, out, given, ...only] = process.argv.slice(2);
if (!before || !out)
  throw new Error('Name the folder of the pictures before, then one to write to.');

const HEIGHTS: Record<number, number> = { 390: 844, 768: 1000, 800: 1000, 834: 1000, 1440: 900 };
/** A page of paper, as the review looked at it. */
const PAPER = { width: 662, height: 936 };

const names = [...new Set(FAULTS.flatMap(({ pictures }) => pictures))];
for (const folder of ['before', 'after']) mkdirSync(join(out, folder), { recursive: true });
for (const name of names) {
  const picture = join(before, `${name}.png`);
  if (existsSync(picture)) copyFileSync(picture, placeOf('before', name));
}
const { address, stop } = await openDemonstration(given);
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox'],
});
const failed: string[] = [];
try {
  for (const name of names) {
    const { screen } = pictureOf(name);
    if (only.length > 0 && !only.includes(screen)) continue;
    await take(browser, name).catch((error: Error) => failed.push(`${name}: ${error.message}`));
  }
} finally {
  await browser.close();
  stop();
}
writeFileSync(
  join(out, 'index.html'),
  comparisonPage(FAULTS, (name) => ({
    before: existsSync(placeOf('before', name)),
    after: existsSync(placeOf('after', name)),
  })),
);
console.log(`${names.length - failed.length} pictures of ${names.length} in ${out}`);
if (failed.length > 0) throw new Error(failed.join('\n'));

async function take(browser: Browser, name: string): Promise<void> {
  const { screen, width, height, theme, whole } = pictureOf(name);
  const known = SCREENS[screen];
  if (!known) throw new Error('no such screen');
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    deviceScaleFactor: width === 390 ? 2 : 1,
    isMobile: width === 390,
    hasTouch: width === 390,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await enter(context, known.account ?? 'demonstration', address);
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    await known.show(page);
    await page.screenshot({ path: placeOf('after', name), fullPage: whole, caret: 'hide' });
  } finally {
    await context.close();
  }
}

function pictureOf(name: string) {
  const [, screen, width, theme, full] = /^(.+)-(\d+)-(light|dark)(-full)?$/.exec(name) ?? [];
  if (!screen) return { screen: name, ...PAPER, theme: 'light', whole: false };
  const wide = Number(width);
  return {
    screen,
    width: wide,
    height: HEIGHTS[wide] ?? 900,
    theme: theme ?? 'light',
    whole: !!full,
  };
}

function placeOf(folder: 'before' | 'after', name: string): string {
  return join(out ?? '', folder, `${name}.png`);
}
