import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the app draws itself with, besides its bundle; pages of the site, pictures and the API stay out. */
const OTHER_FILES = [
  '/__spa-fallback.html',
  '/theme.js',
  '/favicon.svg',
  '/logo-light.svg',
  '/logo-dark.svg',
  '/manifest.webmanifest',
];

/**
 * Writes `/sw.js` beside the built client: the worker with the list of files it keeps. Its version is that
 * of their names and contents, so that an unchanged build leaves the installed worker as it is.
 */
export function writeServiceWorker(client: string): void {
  const assets = readdirSync(join(client, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css|woff2)$/.test(name))
    .map(
      (name) =>
        `/${relative(client, join(client, 'assets', name))
          .split(sep)
          .join('/')}`,
    )
    .toSorted();
  const files = [...OTHER_FILES, ...assets];
  const worker = readFileSync(fileURLToPath(new URL('worker.js', import.meta.url)), 'utf8');
  const hash = createHash('sha256').update(worker).update(files.join('\n'));
  for (const path of OTHER_FILES) hash.update(readFileSync(join(client, path)));
  const head = `const VERSION = '${hash.digest('hex').slice(0, 12)}';\nconst FILES = ${JSON.stringify(files)};\n`;
  writeFileSync(join(client, 'sw.js'), head + worker);
}
