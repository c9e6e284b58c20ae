// Which browser the tests drive: CHROME_PATH, an installed Chrome or Chromium, Playwright's own.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const installed = [
  // Without the windows, tabs and menus that a whole Chromium draws for each page of a test.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a browser, or null. */
export function findBrowser() {
  const candidates = [process.env.CHROME_PATH, ...installed, ...playwrightOwn()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

function playwrightOwn() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .flatMap((name) =>
      ['chrome-linux/chrome', 'chrome-linux64/chrome'].map((end) => join(cache, name, end)),
    );
}
