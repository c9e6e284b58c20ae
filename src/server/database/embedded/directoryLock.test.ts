import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DatabaseInUseError, lockDirectory } from './directoryLock.ts';

it('is refused to a second holder, in French and in English, and free again after release', () => {
  const path = lockPath();
  const release = lockDirectory(path);
  expect(() => lockDirectory(path)).toThrow(DatabaseInUseError);
  expect(() => lockDirectory(path)).toThrow(/déjà ouverte[^]*already open/);
  release();
  expect(existsSync(path)).toBe(false);
  lockDirectory(path)();
});

it('is refused while another process holds it, and taken over once that process was killed', async () => {
  const path = lockPath();
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { lockDirectory } = await import(${JSON.stringify(import.meta.resolve('./directoryLock.ts'))});
       lockDirectory(${JSON.stringify(path)}); console.log('held'); setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  expect(() => lockDirectory(path)).toThrow(new RegExp(`n° ${child.pid}`));
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockDirectory(path)();
});

it('is not kept by a process id that was given to another program', () => {
  const path = lockPath();
  const release = lockDirectory(path);
  const holder = JSON.parse(readFileSync(path, 'utf8'));
  release();
  writeFileSync(
    path,
    JSON.stringify({ ...holder, pid: process.ppid, started: 'another boot:1', token: 'old' }),
  );
  lockDirectory(path)();
});

function lockPath(): string {
  return join(mkdtempSync(join(tmpdir(), 'encrier-lock-')), 'postgres.lock');
}
