import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  // Their first paint needs no script; every other path starts from the fallback page.
  prerender: ['/', '/legal', '/privacy', '/terms', '/terms-of-use', '/refund', '/help', '/contact'],
  buildEnd: ({ reactRouterConfig }) => listInlineScripts(reactRouterConfig.buildDirectory),
} satisfies Config;

/**
 * The router starts from small inline scripts. Their hashes, in `build/inline-scripts.json`, let the
 * server send a content security policy without `unsafe-inline`.
 */
async function listInlineScripts(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client');
  const files = await readdir(client, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html'));
  const texts = await Promise.all(pages.map((page) => readFile(join(client, page), 'utf8')));
  const scripts = texts.flatMap((text) =>
    [...text.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, body]) => body ?? '',
    ),
  );
  const hashes = [...new Set(scripts.map(contentSecurityHash))].toSorted();
  await writeFile(join(buildDirectory, 'inline-scripts.json'), JSON.stringify(hashes, null, 2));
}

function contentSecurityHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
