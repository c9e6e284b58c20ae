/**
 * `node bench/weights.ts [folder]`: kilobytes of script (gzip) that a first visit to each page
 * waits for, against the budgets of docs/decisions/041. Parts loaded later, on demand, do not
 * count.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Route {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
}

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, Route>;
  url: string;
}

/** Kilobytes of 1,000 bytes, as docs/decisions/041 writes them. */
const BUDGETS = { page: 120, screen: 220 } as const;

const folder = process.argv[2] ?? 'build/client';
const weights = new Map<string, number>();
const manifest = readManifest();

const pages = prerenderedPages();
for (const library of ['react', 'router']) {
  console.log(
    `${library} alone: ${kilobytes(filesMatching(new RegExp(`^${library}-.*\\.js$`)))} kB`,
  );
}
for (const page of pages) report(`/${page}`, scriptsOf(page), BUDGETS.page);
for (const route of Object.values(manifest.routes)) {
  if (!(route.path || route.index) || route.path === '*') continue;
  const path = pathOf(route);
  const isPage = pages.includes(path.slice(1)) || path.startsWith('/help/');
  if (!isPage) report(path, screenScripts(route), BUDGETS.screen);
}

function report(name: string, scripts: Set<string>, budget: number): void {
  const weight = kilobytes(scripts);
  const verdict = weight <= budget ? 'within' : `${(weight - budget).toFixed(1)} over`;
  console.log(`${name.padEnd(28)} ${weight.toFixed(1).padStart(6)} kB  of ${budget}: ${verdict}`);
}

function readManifest(): Manifest {
  const name = readdirSync(join(folder, 'assets')).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error(`No built client in ${folder}: run npm run build`);
  const code = readFileSync(join(folder, 'assets', name), 'utf8');
  return JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as Manifest;
}

function prerenderedPages(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => file.replace(/\/?index\.html$/, ''))
    .toSorted();
}

/** The script that the page's own HTML asks for (src/web/site.tsx), and the page it then fetches. */
function scriptsOf(page: string): Set<string> {
  const html = readFileSync(join(folder, page, 'index.html'), 'utf8');
  const [, route] = /data-route="routes\/public\/([^"]+)"/.exec(html) ?? [];
  const site = readFileSync(join(folder, 'site.js'), 'utf8');
  const fetched = new RegExp(`[{,]"?${route}"?:async.*?import\\([^)]*(/assets/[^)]+\\.js)`).exec(
    site,
  );
  if (!html.includes('src="/site.js"') || !fetched?.[1]) throw new Error(`/${page}: no script`);
  return new Set(['/site.js', fetched[1], ...importsOf('/site.js'), ...importsOf(fetched[1])]);
}

/** What a script imports before it runs, itself and through others. */
function importsOf(script: string, found = new Set<string>()): Set<string> {
  const code = readFileSync(join(folder, script), 'utf8');
  for (const [, file] of code.matchAll(/(?:from|import)\s*["'`][^"'`]*?([\w.-]+\.js)["'`]/g)) {
    const imported = `/assets/${file}`;
    if (found.has(imported)) continue;
    found.add(imported);
    importsOf(imported, found);
  }
  return found;
}

/** What the router loads before it shows a screen: its route, and every layout around it. */
function screenScripts(route: Route): Set<string> {
  const scripts = new Set([manifest.url, manifest.entry.module, ...manifest.entry.imports]);
  for (let at: Route | undefined = route; at; at = manifest.routes[at.parentId ?? '']) {
    for (const script of [at.module, ...(at.imports ?? [])]) scripts.add(script);
  }
  return scripts;
}

function pathOf(route: Route): string {
  const parent = manifest.routes[route.parentId ?? ''];
  const before = parent ? pathOf(parent) : '';
  return route.path ? `${before}/${route.path}`.replace('//', '/') : before || '/';
}

function filesMatching(pattern: RegExp): Set<string> {
  const files = readdirSync(join(folder, 'assets')).filter((file) => pattern.test(file));
  return new Set(files.map((file) => `/assets/${file}`));
}

function kilobytes(scripts: Iterable<string>): number {
  let bytes = 0;
  for (const script of scripts) bytes += weightOf(script);
  return Math.round(bytes / 100) / 10;
}

function weightOf(script: string): number {
  const known = weights.get(script);
  if (known !== undefined) return known;
  const weight = gzipSync(readFileSync(join(folder, script)), { level: 9 }).length;
  weights.set(script, weight);
  return weight;
}
