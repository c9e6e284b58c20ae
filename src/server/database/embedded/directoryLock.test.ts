import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DatabaseInUseError, lockDirectory } from './directoryLock.ts';

it('is refused to a second holder, in French and in English, and free again after release', async () => {
  const path = lockPath();
  const release = await lockDirectory(path);
  await expect(lockDirectory(path)).rejects.toThrow(DatabaseInUseError);
  await expect(lockDirectory(path)).rejects.toThrow(/déjà ouverte[^]*already open/);
  release();
  expect(existsSync(path)).toBe(false);
  (await lockDirectory(path))();
});

it('is refused while another process holds it, and taken over once that process was killed', async () => {
  const path = lockPath();
  const child = spawn(process.execPath, holding(path), { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await expect(lockDirectory(path)).rejects.toThrow(new RegExp(`n° ${child.pid}`));
  child.kill('SIGKILL');
  (await lockDirectory(path))();
});

it.runIf(existsSync('/proc/self/stat'))(
  'is taken over twenty times in a row from killed processes whose parent never asks for their end (needs /proc)',
  async () => {
    const path = lockPath();
    for (let kill = 1; kill <= 20; kill += 1) {
      // The shell becomes `sleep`, which asks for the end of nobody: its killed child stays a zombie.
      const parent = spawn(
        'sh',
        ['-c', '"$@" & exec sleep 600', 'sh', process.execPath, ...holding(path)],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      await once(parent.stdout, 'data');
      const { pid } = JSON.parse(readFileSync(path, 'utf8'));
      await expect(lockDirectory(path)).rejects.toThrow(DatabaseInUseError);
      process.kill(pid, 'SIGKILL');
      const release = await lockDirectory(path);
      expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /);
      release();
      parent.kill('SIGKILL');
    }
  },
);

function holding(path: string): string[] {
  return [
    '--input-type=module',
    '--eval',
    `const { lockDirectory } = await import(${JSON.stringify(import.meta.resolve('./directoryLock.ts'))});
     await lockDirectory(${JSON.stringify(path)}); console.log('held'); setInterval(() => {}, 1000);`,
  ];
}

it('is not kept by a process id that was given to another program', async () => {
  const path = lockPath();
  const release = await lockDirectory(path);
  const holder = JSON.parse(readFileSync(path, 'utf8'));
  release();
  writeFileSync(
    path,
    JSON.stringify({ ...holder, pid: process.ppid, started: 'another boot:1', token: 'old' }),
  );
  (await lockDirectory(path))();
});

function lockPath(): string {
  return join(mkdtempSync(join(tmpdir(), 'encrier-lock-')), 'postgres.lock');
}
