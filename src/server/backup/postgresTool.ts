import { spawn } from 'node:child_process';

/**
 * Runs `pg_dump` or `pg_restore` on a database and throws what it complained of. The password goes
 * through the environment: arguments are readable by every user of the machine.
 */
export function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  options: string[],
  databaseUrl: string,
): Promise<void> {
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return runProgram(tool, [...options, `--dbname=${address.href}`], {
    ...process.env,
    ...(password && { PGPASSWORD: password }),
  });
}

/** Runs a program to its end; throws with its own words when it fails or is not there. */
export function runProgram(command: string, args: string[], env = process.env): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.once('error', () =>
      reject(new Error(`${command} : programme introuvable ou refusé / not found or not allowed`)),
    );
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} (${code}) : ${complaint.trim()}`));
    });
  });
}
