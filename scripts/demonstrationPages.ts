// The demonstration, running, and its account signed in: for scripts that take pictures of it.
import { spawn } from 'node:child_process';
import type { BrowserContext } from '@playwright/test';
import { freePort } from '#testing/freePort.ts';
import { demonstrationAccount } from '#testing/world/demonstration.ts';

/** The demonstration at the address given, or one of its own. */
export async function openDemonstration(given: string | undefined) {
  if (given) return { address: given, stop: () => undefined };
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/demo.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
  });
  const address = `http://localhost:${port}`;
  while (!(await fetch(`${address}/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The demonstration did not start.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { address, stop: () => child.kill('SIGTERM') };
}

export async function signIn(context: BrowserContext, address: string): Promise<void> {
  const { email, password } = demonstrationAccount;
  const answer = await context.request.post('/api/auth/sign-in/email', {
    headers: { origin: address },
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(`Sign-in refused: ${answer.status()}`);
}
