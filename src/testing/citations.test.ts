import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['src', 'e2e', 'bench', 'scripts', 'docs', 'deploy', '.ci', 'public'];
const TOP = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name);
const PATHS = [
  ...TOP,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  ),
];
const KNOWN = new Set(PATHS);
const NAMES = new Set(PATHS.map((path) => basename(path)));

/** Applied migrations are held by their checksum: docs/product.md, Former names. */
const FROZEN = /^src\/server\/database\/migrations\/000[2-7]_/;
const ITSELF = 'src/testing/citations.test.ts';
const READ = PATHS.filter(
  (path) =>
    /\.(ts|tsx|mjs|cjs|js|css|sql|typ|java|md|yaml|service)$/.test(path) &&
    path !== ITSELF &&
    !FROZEN.test(path),
);

/** What a reader of this repository cannot open. */
const OUTSIDE = [
  /\b(spec|decisions?|design|facts|conventions?|invoicing-facts|lawful-life) ?§/i,
  /\b(decisions?|conventions?) \d/i,
  /\bthe spec(ification)?\b(?!s)/i,
  /\.\.\/shared/,
  /\blook\//,
];

/** A page of docs/, with the heading that a comma and a capital announce. */
const PAGE = /\bdocs\/([\w/-]+\.md)(?:, (\p{Lu}[^.;()»]*))?/gu;
const DECISION = /\bdecisions\/(\d{3})\b/g;
const MARKDOWN = /[\w-]+\.md\b/g;
const QUOTED = /`(?:node )?((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|mjs|cjs|sql|css|typ|java|js))\b[^`]*`/g;
const FILE = /\b(?:src|e2e|bench|scripts|deploy)\/[\w./-]+\.(?:tsx?|mjs|sql|css|typ|md)\b/g;

it('cites nothing outside the repository', () => {
  expect(READ.length).toBeGreaterThan(1_000);
  expect(
    READ.flatMap((path) => outsideIn(prose(path)).map((cited) => `${path}: ${cited}`)),
  ).toEqual([]);
});

it('cites pages, headings and files that exist', () => {
  expect(READ.flatMap((path) => brokenIn(prose(path)).map((cited) => `${path}: ${cited}`))).toEqual(
    [],
  );
});

it('sees an outside citation and a broken one however they are written', () => {
  for (const written of [
    'as the spec has it',
    '(spec §4, §5)',
    'Decisions §9',
    'decision 38',
    'convention 12',
    'design §3b',
    'french-invoicing-facts §1.8',
    'in ../shared/en16931',
  ]) {
    expect(outsideIn(written)).not.toEqual([]);
  }
  for (const written of [
    'docs/product.md, Nombering',
    'docs/nothing.md',
    'docs/decisions/999',
    'security.md H1',
    'src/domain/gone.ts',
    '`documents/mail/gone.ts`',
    '`node exam.mjs --url`',
  ]) {
    expect(brokenIn(written)).not.toEqual([]);
  }
  expect(brokenIn('(docs/product.md, The wizard), docs/law.md, docs/decisions/006')).toEqual([]);
});

function outsideIn(text: string): string[] {
  return OUTSIDE.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}

function brokenIn(text: string): string[] {
  const pages = [...text.matchAll(PAGE)]
    .filter(([, page, heading]) => !hasHeading(`docs/${page}`, heading))
    .map(([cited]) => cited);
  const decisions = [...text.matchAll(DECISION)]
    .filter(([, number]) => !PATHS.some((path) => path.startsWith(`docs/decisions/${number}-`)))
    .map(([cited]) => cited);
  const markdown = (text.match(MARKDOWN) ?? []).filter((name) => !NAMES.has(name));
  const files = (text.match(FILE) ?? []).filter((path) => !KNOWN.has(path));
  const quoted = [...text.matchAll(QUOTED)]
    .filter(([, path]) => !PATHS.some((known) => `/${known}`.endsWith(`/${path}`)))
    .map(([cited]) => cited);
  return [...pages, ...decisions, ...markdown, ...files, ...quoted];
}

function hasHeading(page: string, wanted: string | undefined): boolean {
  if (!KNOWN.has(page)) return false;
  if (wanted === undefined) return true;
  const headings = [...readFileSync(page, 'utf8').matchAll(/^##+ (.+)$/gm)].map(
    ([, title]) => title,
  );
  return headings.some((title) => title && new RegExp(`^${title}\\b`, 'u').test(wanted));
}

/** The text as it is read: a comment that goes on over several lines is one. */
function prose(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/\n[ \t]*(?:\*|\/\/|--)? ?(?=\S)/g, ' ');
}
