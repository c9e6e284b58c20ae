import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { escapeHtml } from '#server/account/letterHtml.ts';
import { contentSecurityPolicy } from '#server/headers.ts';
import type { AppEnv } from '#server/http/context.ts';

/**
 * Serves the built web client. Exact files first, then prerendered pages, then the application's
 * shell for every other page address: the client's router redirects unknown ones
 * (docs/product.md, Addresses).
 */
export function staticFiles(directory: string, publicUrl: string, facts: PageFacts = {}) {
  const files = existsSync(directory)
    ? readFiles(directory, (page) => completed(page, publicUrl, facts))
    : new Map<string, StaticFile>();
  const shell = files.get('/__spa-fallback.html') ?? files.get('/index.html');

  return createMiddleware<AppEnv>(async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.text('Méthode refusée.', 405);
    const path = decodePath(c.req.path);
    const page = files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`);
    const file = page ?? (extname(path) === '' ? shell : undefined);
    if (!file) return c.text('Introuvable.', 404);

    const encoding = file.compressible ? chooseEncoding(c.req.header('accept-encoding')) : null;
    const etag = encoding ? `"${file.hash}-${encoding}"` : `"${file.hash}"`;
    const headers: Record<string, string> = {
      'content-type': file.type,
      'cache-control': cachingOf(path, file),
      etag,
      vary: 'Accept-Encoding',
    };
    if (file.isPage) headers['content-security-policy'] = contentSecurityPolicy(file.scriptHashes);
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    if (!encoding) return c.body(file.bytes, 200, headers);
    return c.body(await file.encoded(encoding), 200, { ...headers, 'content-encoding': encoding });
  });
}

type Encoding = 'br' | 'gzip';
type Bytes = Uint8Array<ArrayBuffer>;

interface StaticFile {
  bytes: Bytes;
  hash: string;
  type: string;
  isPage: boolean;
  compressible: boolean;
  scriptHashes: string[];
  encoded(encoding: Encoding): Promise<Bytes>;
}

/** The whole client is a few megabytes: it is kept in memory, compressed once per encoding. */
function readFiles(directory: string, complete: (page: string) => string) {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz|map)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(`/${relative(directory, path).split(sep).join('/')}`, readStaticFile(path, complete));
  }
  return files;
}

/**
 * Search engines and link previews want full addresses, which nobody knows when pages are built:
 * there stands this reserved name (RFC 2606), and the installation's own address takes its place.
 */
const ORIGIN_TO_COME = 'https://encrier.invalid';

/** What the operator says of itself on public pages, by name (`web/ui/operatorFact.tsx`). */
type PageFacts = Record<string, string | null>;

/** A fact that the build could not know, as its page was drawn. */
const FACT_TO_COME = /(<span data-fact="(\w+)") class="faint">[^<]*(?=<\/span>)/g;

/** The page as this installation serves it, so that it is true without any script. */
function completed(page: string, publicUrl: string, facts: PageFacts): string {
  return page
    .replaceAll(ORIGIN_TO_COME, new URL(publicUrl).origin)
    .replaceAll(FACT_TO_COME, (missing: string, start: string, name: string) => {
      const fact = facts[name];
      return fact ? `${start} class="text-ink">${escapeHtml(fact)}` : missing;
    });
}

function completedBytes(path: string, built: Bytes, complete: (page: string) => string): Bytes {
  if (!['.html', '.xml', '.txt'].includes(extname(path))) return built;
  const text = Buffer.from(built).toString('utf8');
  const served = complete(text);
  return served === text ? built : new Uint8Array(Buffer.from(served));
}

function readStaticFile(path: string, complete: (page: string) => string): StaticFile {
  const built = new Uint8Array(readFileSync(path));
  const bytes = completedBytes(path, built, complete);
  const type = CONTENT_TYPES[extname(path)] ?? 'application/octet-stream';
  const isPage = type.startsWith('text/html');
  const kept = new Map<Encoding, Promise<Bytes>>();
  return {
    bytes,
    type,
    isPage,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    compressible: /^text\/|javascript|json|svg|manifest/.test(type) && bytes.length > 1024,
    scriptHashes: isPage ? inlineScriptHashes(Buffer.from(bytes).toString('utf8')) : [],
    encoded(encoding) {
      const encoded =
        kept.get(encoding) ?? compress(bytes === built ? path : null, bytes, encoding);
      kept.set(encoding, encoded);
      return encoded;
    },
  };
}

/** `path`: where a compressed copy may lie already; null for what is not served as it was built. */
async function compress(path: string | null, bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  const precompressed = `${path}.${encoding === 'br' ? 'br' : 'gz'}`;
  if (path !== null && existsSync(precompressed))
    return new Uint8Array(readFileSync(precompressed));
  const encoded =
    encoding === 'br'
      ? await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : await promisify(gzip)(bytes, { level: 9 });
  return new Uint8Array(encoded);
}

/** Hashes of the scripts written in the page itself, as a content security policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(({ groups }) => {
    if (!groups?.code || /\ssrc=/.test(groups.attributes ?? '')) return [];
    return [createHash('sha256').update(groups.code).digest('base64')];
  });
}

/** Hashed names never change their content; pages are revalidated at each visit. */
function cachingOf(path: string, file: StaticFile) {
  // A service worker kept by a cache on the way would keep a former version alive; the script of the
  // public pages names the files of its own version.
  if (file.isPage || path === '/sw.js' || path === '/site.js') return 'no-cache';
  return path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
}

function chooseEncoding(accepted = ''): Encoding | null {
  const offers = accepted.split(',').map((offer) => offer.trim());
  const takes = (name: string) =>
    offers.some((offer) => offer.split(';')[0] === name && !/;\s*q=0(\.0+)?$/.test(offer));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

function decodePath(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
};
