import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  dev?: boolean;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  /** Comes inside another package, whose checksum covers it. */
  inBundle?: boolean;
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
const inProduction = Object.entries(packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path, locked]) => ({ ...locked, name: path.replace(/^.*node_modules\//, '') }));

/** Use in a closed product asks for no more than to name the author. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '(AFL-2.1 OR BSD-3-Clause)',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT AND OFL-1.1',
  'MIT or MPL-2.0',
  'OFL-1.1',
  'Unlicense',
];
/** Files of theirs that are changed would have to be published: none is. */
const MPL = /^lightningcss(-|$)/;
/** Its licence (Bitstream Vera and Arev) stands in its own text. */
const FONTS = 'dejavu-fonts-ttf';

it('nothing that runs in production has a program run when it is installed, but the runtime', () => {
  const scripted = inProduction.filter(({ hasInstallScript }) => hasInstallScript);
  expect(scripted.map(({ name }) => name)).toEqual(['node']);
});

it('everything that runs in production may be used in a closed product', () => {
  const others = inProduction.filter(
    ({ name, license }) =>
      !PERMISSIVE.includes(license ?? '') &&
      !(license === 'MPL-2.0' && MPL.test(name)) &&
      name !== FONTS,
  );
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

it('versions are exact and what is downloaded is held to its checksum', () => {
  const { dependencies, devDependencies } = read('package.json') as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^(npm:\w+@)?\d+\.\d+\.\d+$/)]);
  }
  const downloaded = inProduction.filter(({ inBundle }) => !inBundle);
  expect(downloaded.length).toBeGreaterThan(100);
  expect(downloaded.filter(({ integrity }) => !integrity).map(({ name }) => name)).toEqual([]);
});
