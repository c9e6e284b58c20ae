import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Public pages are prerendered by the router of the app and then live without it: each has a script
 * of its own, `src/web/site/<page>.tsx`, which wakes what is already drawn. The plugin adds these
 * scripts to the client's build; `takeRouterOut` puts them in the pages' HTML.
 */
export function sitePages(): Plugin {
  return {
    name: 'encrier:site-pages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      for (const page of pagesWithScript()) {
        this.emitFile({ type: 'chunk', id: `${SCRIPTS}/${page}.tsx`, name: `${PREFIX}${page}` });
      }
    },
    generateBundle(_, bundle) {
      const scripts: SiteScripts = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry || !chunk.name.startsWith(PREFIX)) continue;
        const imports = new Set<string>();
        const follow = (file: string) => {
          const imported = bundle[file];
          if (imports.has(file) || imported?.type !== 'chunk') return;
          imports.add(file);
          imported.imports.forEach(follow);
        };
        chunk.imports.forEach(follow);
        scripts[chunk.name.slice(PREFIX.length)] = { file: chunk.fileName, imports: [...imports] };
      }
      this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(scripts) });
    },
  };
}

/** In every prerendered page of `client`: its own script in place of the router's. */
export function takeRouterOut(client: string): void {
  const scripts = JSON.parse(readFileSync(join(client, LIST), 'utf8')) as SiteScripts;
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('index.html')) continue;
    const path = join(client, file);
    const script = scripts[pageOf(file)];
    if (!script) throw new Error(`${file} is prerendered without a script of its own`);
    writeFileSync(path, withScript(readFileSync(path, 'utf8'), script));
  }
}

const SCRIPTS = 'src/web/site';
const PREFIX = 'page-';
const LIST = '.vite/site.json';
/** What `wake` is made of, beside the pages themselves. */
const SHARED = ['wake.tsx'];

interface SiteScript {
  file: string;
  imports: readonly string[];
}

type SiteScripts = Record<string, SiteScript>;

function pagesWithScript(): string[] {
  return readdirSync(SCRIPTS)
    .filter((file) => file.endsWith('.tsx') && !SHARED.includes(file))
    .map((file) => file.replace(/\.tsx$/, ''));
}

/** `help/create-invoice/index.html` is a page of the kind `help-article`. */
function pageOf(file: string): string {
  const [page, below] = file.split(/[/\\]/).slice(0, -1);
  if (!page) return 'landing';
  return below ? `${page}-article` : page;
}

/**
 * Prerendered pages read without script: on a slow line their styles and letters go first, so the
 * scripts are announced with a low priority and run once the page is there.
 */
function withScript(html: string, { file, imports }: SiteScript): string {
  const body = html.indexOf('<body>');
  const routerScripts = html.indexOf('<script', body);
  if (body < 0 || routerScripts < 0) throw new Error('The router writes its pages otherwise now');
  const preloads = imports.map(
    (imported) => `<link rel="modulepreload" fetchPriority="low" href="/${imported}"/>`,
  );
  const head = html.slice(0, body).replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
  return [
    head.replace('</head>', `${preloads.join('')}</head>`),
    html.slice(body, routerScripts),
    `<script type="module" async src="/${file}"></script></body></html>`,
  ].join('');
}
