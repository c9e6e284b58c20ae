import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 240_000 });

const parentWatch = new URL('./parentWatch.ts', import.meta.url).href;
const BUSY = `
  import { endWithParent } from '${parentWatch}';
  endWithParent();
  process.send('busy', () => { for (;;); });
`;
const PARENT = `
  import { fork } from 'node:child_process';
  const child = fork('./busy.mjs', { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.on('message', () => console.log(child.pid));
`;

it('a renderer whose thread is busy for ever ends when its server was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'encrier-parent-'));
  writeFileSync(join(folder, 'busy.mjs'), BUSY);
  writeFileSync(join(folder, 'parent.mjs'), PARENT);
  const parent = spawn(process.execPath, ['parent.mjs'], { cwd: folder });
  const [said] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(said.toString());
  try {
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 200_000, interval: 100 });
  } finally {
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
