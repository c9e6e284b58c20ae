import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'STYLE.md',
  'SECURITY.md',
  ...[
    'operations',
    'performance',
    'coverage',
    'drafting',
    'models',
    'auth-calls',
    'product',
    'law',
  ].map((name) => `docs/${name}.md`),
];
const files = ['src', 'e2e', 'bench', 'scripts', 'deploy'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
);
const names = new Set(files.map((path) => basename(path)));

it.each(pages)('%s names only tests and measures that exist', (page) => {
  const named = readFileSync(page, 'utf8').match(/[\w./-]+\.(?:test|spec)\.tsx?\b/g) ?? [];
  const scripts = readFileSync(page, 'utf8').match(/\bbench\/[\w-]+\.ts\b/g) ?? [];
  const missing = [
    ...named.filter((path) => !names.has(basename(path))),
    ...scripts.filter((path) => !files.includes(path)),
  ];
  expect(missing).toEqual([]);
});

it('CONTRIBUTING.md and README.md name only commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const named = ['CONTRIBUTING.md', 'README.md', 'STYLE.md'].flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => name !== undefined && !(name in scripts))).toEqual([]);
});

it('docs/operations.md explains every variable the configuration reads', () => {
  const source = readFileSync('src/server/environmentSchema.ts', 'utf8');
  const schema = source.slice(source.indexOf('environmentSchema ='), source.indexOf('superRefine'));
  const variables = [...schema.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name ?? '');
  const page = readFileSync('docs/operations.md', 'utf8');
  // The three social providers share one row.
  const explained = (name: string) =>
    page.includes(name) || page.includes(name.replace(/^(GITHUB|MICROSOFT)_.*/, '`$1_`'));
  expect(variables.length).toBeGreaterThan(40);
  expect(variables.filter((name) => !explained(name))).toEqual([]);
});
