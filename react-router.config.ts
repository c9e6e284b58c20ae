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
    '/verify',
    '/login',
    '/forgot-password',
  ],
  buildEnd: ({ reactRouterConfig }) => {
    writeServiceWorker(join(reactRouterConfig.buildDirectory, 'client'));
  },
} satisfies Config;
