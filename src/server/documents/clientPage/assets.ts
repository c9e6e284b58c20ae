import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file the client's page asks for beside its HTML: its bytes and its type. */
export interface PageAsset {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

const FONTS = {
  'instrument-sans.woff2':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  'bricolage-grotesque.woff2':
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
} as const;

/** Everything the page asks for, by its name: read once, served from memory. */
export function pageAssets(): ReadonlyMap<string, PageAsset> {
  const fonts = Object.entries(FONTS).map(([name, file]): [string, PageAsset] => [
    name,
    { bytes: bytesAt(fileURLToPath(import.meta.resolve(file))), type: 'font/woff2' },
  ]);
  return new Map<string, PageAsset>([
    ['style.css', { bytes: encoded(stylesheet()), type: 'text/css; charset=utf-8' }],
    ['page.js', { bytes: bytesAt(here('assets/page.js')), type: 'text/javascript; charset=utf-8' }],
    ...fonts,
  ]);
}

/**
 * The house's tokens, written for Tailwind, as a browser reads them; this page has no choice of theme
 * and follows the system's.
 */
function stylesheet(): string {
  const tokens = readFileSync(here('../../../web/theme/tokens.css'), 'utf8')
    .replace('@theme static {', ':root {')
    .replace(
      /@media not print \{\s*\.dark \{/,
      '@media screen and (prefers-color-scheme: dark) {\n  :root {',
    );
  const page = readFileSync(here('assets/page.css'), 'utf8');
  return `${tokens}\n${page}`.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\n\s*/g, '\n');
}

function here(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

function bytesAt(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path));
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'utf8'));
}
