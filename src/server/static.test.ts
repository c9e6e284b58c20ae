import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from '#server/http/context.ts';
import { staticFiles } from './static.ts';

const script = 'document.documentElement.classList.add("dark")';
const bundle = `export const words = ${JSON.stringify('facture '.repeat(400))};`;

describe('the built client', () => {
  const app = new Hono<AppEnv>().use(
    '*',
    staticFiles(buildClient(), 'https://factures.example', {
      name: 'Plume & Fils',
      director: null,
    }),
  );

  it('is served page by page, the shell standing in for every other address', async () => {
    expect(await (await app.request('/')).text()).toContain('landing');
    expect(await (await app.request('/help')).text()).toContain('help centre');
    expect(await (await app.request('/app/documents/42')).text()).toContain('shell');
    expect(await (await app.request('/nowhere')).text()).toContain('shell');
    expect((await app.request('/assets/gone-1a2b3c.js')).status).toBe(404);
    expect((await app.request('/..%2f..%2fetc/passwd.txt')).status).toBe(404);
  });

  it('writes the installation’s own address where the build left a place for it', async () => {
    const sitemap = await (await app.request('/sitemap.xml')).text();
    expect(sitemap).toBe('<loc>https://factures.example/help</loc>');
  });

  it('writes what the operator says of itself into the pages, and what is missing stays said', async () => {
    expect(await (await app.request('/legal')).text()).toBe(
      '<span data-fact="name" class="text-ink">Plume &amp; Fils</span>, ' +
        '<span data-fact="director" class="faint">[à compléter]</span>',
    );
  });

  it('allows a page’s own inline scripts by their hash, and no other', async () => {
    const policy = (await app.request('/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('is kept for ever when its name carries its hash, asked for again when it is a page', async () => {
    const asset = await app.request('/assets/app-1a2b3c.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const page = await app.request('/help');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    for (const path of ['/sw.js', '/site.js'])
      expect((await app.request(path)).headers.get('cache-control')).toBe('no-cache');
    const again = await app.request('/help', {
      headers: { 'if-none-match': page.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('travels compressed for those who can read it', async () => {
    const asset = await app.request('/assets/app-1a2b3c.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(asset.headers.get('content-encoding')).toBe('br');
    const bytes = Buffer.from(await asset.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString('utf8')).toBe(bundle);
    const refused = await app.request('/assets/app-1a2b3c.js', {
      headers: { 'accept-encoding': 'br;q=0' },
    });
    expect(refused.headers.get('content-encoding')).toBeNull();
  });
});

function buildClient() {
  const directory = mkdtempSync(join(tmpdir(), 'encrier-client-'));
  mkdirSync(join(directory, 'assets'));
  mkdirSync(join(directory, 'help'));
  mkdirSync(join(directory, 'legal'));
  writeFileSync(join(directory, 'index.html'), `<script>${script}</script>landing`);
  writeFileSync(join(directory, 'help', 'index.html'), 'help centre');
  writeFileSync(
    join(directory, 'legal', 'index.html'),
    '<span data-fact="name" class="faint">[à compléter]</span>, ' +
      '<span data-fact="director" class="faint">[à compléter]</span>',
  );
  writeFileSync(join(directory, '__spa-fallback.html'), 'shell');
  writeFileSync(join(directory, 'sitemap.xml'), '<loc>https://encrier.invalid/help</loc>');
  writeFileSync(join(directory, 'sw.js'), 'self.version = 1;');
  writeFileSync(join(directory, 'site.js'), 'void 0;');
  writeFileSync(join(directory, 'assets', 'app-1a2b3c.js'), bundle);
  return directory;
}
