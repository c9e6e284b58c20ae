import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeServiceWorker } from './scripts/pages/serviceWorker.ts';
import { HELP_ARTICLES } from './src/web/features/help/catalogue.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  // Their first paint needs no script; every other path starts from the fallback page.
  prerender: [
    '/',
    '/legal',
    '/privacy',
    '/terms',
    '/terms-of-use',
    '/refund',
    '/help',
    ...HELP_ARTICLES.map(({ id }) => `/help/${id}`),
    '/contact',
  ],
  buildEnd: ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    paintBeforeScripts(client);
    writeServiceWorker(client);
  },
} satisfies Config;

/** Prerendered pages read without script: on a slow line their styles and letters go first. */
function paintBeforeScripts(client: string): void {
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('index.html')) continue;
    const page = join(client, file);
    const html = readFileSync(page, 'utf8');
    writeFileSync(
      page,
      html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"'),
    );
  }
}
