import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

it.each(['SECURITY.md', 'docs/operations.md'])('the tests that %s names exist', (page) => {
  const tests = new Set(
    ['src', 'scripts'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => basename(path)),
    ),
  );
  const text = readFileSync(page, 'utf8');
  const named = [...text.matchAll(/`([\w.]+\.test\.tsx?)`/g)].map(([, name = '']) => name);
  const benches = [...text.matchAll(/bench\/\w+\.ts/g)].map(([path]) => path);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !tests.has(name))).toEqual([]);
  expect(benches.filter((path) => !existsSync(path))).toEqual([]);
});
