import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';

const THEME = import.meta.dirname;
const WEB = dirname(THEME);
const TAILWIND = dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json'));

const stylesheets = globSync('**/*.css', { cwd: WEB }).map((path) => join(WEB, path));
const components = globSync('**/*.{ts,tsx}', { cwd: WEB })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(WEB, path), 'utf8') }));

/** The classes that the stylesheets name in a selector. */
const named = new Set(stylesheets.flatMap(classesIn));

/** Written on the page by a script (`theme.js`, `site.tsx`) or by what a value says (`btn--primary`). */
const COMPOSED = [/^btn--[\w-]+$/, /^theme-switching$/];

/** For a `group-*` or `peer-*` of another element. */
const MARKERS = new Set(['group', 'peer']);

describe('the classes of the look', () => {
  it('are each used by a component', () => {
    const words = new Set(
      components.flatMap(({ text }) =>
        (text.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []).flatMap((quoted) =>
          quoted.slice(1, -1).split(/\s+/),
        ),
      ),
    );
    const unused = [...named].filter(
      (name) => !words.has(name) && !COMPOSED.some((pattern) => pattern.test(name)),
    );
    expect(unused).toEqual([]);
  });

  it('never need a louder voice than a utility', () => {
    const loud = components.flatMap(({ path, text }) =>
      classNames(text)
        .filter((name) => name.startsWith('!') || name.endsWith('!'))
        .map((name) => `${path}: ${name}`),
    );
    expect(loud).toEqual([]);
  });

  it('know two widths of the window, by their names', () => {
    const others = [...components, ...stylesheets.map(read)].flatMap(({ path, text }) =>
      (
        text.match(/(?:max-|min-)\[[\d.]+(?:rem|px)\]:|@media \((?:max|min)-width[^)]*\)/g) ?? []
      ).map((width) => `${path}: ${width}`),
    );
    expect(others).toEqual([]);
  });
});

describe('a class that a component writes', () => {
  it('is one of the look or one that Tailwind makes from our tokens', async () => {
    const written = components.flatMap(({ path, text }) =>
      classNames(text).map((name) => ({ path, name })),
    );
    const made = await tailwind(written.map(({ name }) => name));
    const dead = written
      .filter(({ name }) => !named.has(name) && !MARKERS.has(name) && !made.includes(escaped(name)))
      .map(({ path, name }) => `${path}: ${name}`);
    expect(dead).toEqual([]);
  });
});

/** The stylesheet for these classes, as the build makes it. */
async function tailwind(names: string[]): Promise<string> {
  const { build } = await compile(read(join(THEME, 'index.css')).text, {
    base: THEME,
    loadStylesheet: (id, base) => {
      const [library, file] = id.split('/', 2);
      const path = library === 'tailwindcss' ? join(TAILWIND, file ?? '') : resolve(base, id);
      return Promise.resolve({ path, base: dirname(path), content: read(path).text });
    },
  });
  return build(names);
}

function escaped(name: string): string {
  return `.${name.replaceAll(/[^\w-]/g, '\\$&')}`;
}

function classesIn(path: string): string[] {
  const selectors = read(path)
    .text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@import[^;]*;/g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}');
  return [...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name ?? '');
}

/** What stands in `className="…"`, and in the strings that `cx` joins; not those it compares. */
function classNames(text: string): string[] {
  const plain = [...text.matchAll(/[cC]lassName="([^"]*)"/g)].map(([, names]) => names ?? '');
  const joined = [...text.matchAll(/\bcx\(([^;]*?)\)(?=[};,)\n])/g)].flatMap(([, inside]) =>
    [...(inside ?? '').matchAll(/(=== )?'([^']*)'/g)].map(([, compared, names]) =>
      compared ? '' : (names ?? ''),
    ),
  );
  return [...plain, ...joined].flatMap((names) => names.split(/\s+/)).filter(Boolean);
}

function read(path: string) {
  return { path, text: readFileSync(path, 'utf8') };
}
