import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyEmbeddedTemplate } from '#testing/databases/openTestDatabase.ts';

describe('the server', () => {
  it('finishes the request in flight when told to stop, then leaves with nothing undone', async () => {
    const dataDir = copyEmbeddedTemplate();
    const server = startServer({ DATA_DIR: dataDir });
    const [, port = ''] = await server.says(/"port":(\d+).*"listening"/);

    const body = JSON.stringify({ subject: 'Question', textContent: 'Bonjour', htmlContent: '' });
    const letter = request({
      port,
      host: '127.0.0.1',
      path: '/api/functions/send-email',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    const answered = once(letter, 'response');
    letter.flushHeaders();
    // The server has read the headers and asks for the rest: the request is in flight.
    await once(letter, 'continue');
    letter.write(body.slice(0, 10));
    server.child.kill('SIGTERM');
    await server.says(/stopping/);
    letter.end(body.slice(10));
    const [response] = (await answered) as [{ statusCode: number; resume(): void }];
    response.resume();
    expect(response.statusCode).toBe(200);

    expect(await server.exitCode).toBe(0);
    expect(existsSync(join(dataDir, 'outbox'))).toBe(true);
    expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('names what is wrong in its configuration, in both languages, and does not start', async () => {
    const server = startServer({ PORT: 'many', MAIL_TRANSPORT: 'smtp', PUBLIC_URL: 'encrier' });
    expect(await server.exitCode).toBe(1);
    const output = server.output();
    expect(output).toContain('Configuration incorrecte / Invalid configuration');
    expect(output).toMatch(/PORT :/);
    expect(output).toMatch(/PUBLIC_URL : adresse http/);
    expect(output).not.toMatch(/\bat .*config\.ts/);
  });

  it('copies its database when asked, and says how to put it back once the folder is damaged', async () => {
    const dataDir = copyEmbeddedTemplate();
    const running = startServer({ DATA_DIR: dataDir });
    await running.says(/"listening"/);
    running.child.kill('SIGUSR2');
    const [, file = ''] = await running.says(/"file":"([^"]+)".*"backup written"/);
    running.child.kill('SIGTERM');
    expect(await running.exitCode).toBe(0);

    writeFileSync(join(dataDir, 'postgres', 'global', 'pg_control'), 'eaten by a mouse');
    const damaged = startServer({ DATA_DIR: dataDir });
    expect(await damaged.exitCode).toBe(1);
    expect(damaged.output()).toContain('est endommagée et ne s’ouvre pas');
    expect(damaged.output()).toContain('is damaged and does not open');
    expect(damaged.output()).toContain(`npm run restore -- ${dataDir}/backups/encrier-`);
    expect(damaged.output()).not.toMatch(/\n\s+at /);
    expect(existsSync(file)).toBe(true);
    rmSync(dataDir, { recursive: true, force: true });
  });
});

/** `main.ts` as npm start runs it, on a port of the system's choice. */
function startServer(environment: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'],
    { env: { PATH: process.env['PATH'], PORT: '0', ...environment } },
  );
  let output = '';
  const waiting = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    output += chunk.toString('utf8');
    for (const look of waiting) look();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const exitCode = once(child, 'close').then(([code]) => code as number | null);

  return {
    child,
    exitCode,
    output: () => output,
    /** Resolves with the match once the server has said it; fails if it leaves without. */
    says: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output);
          if (!match) return;
          waiting.delete(look);
          resolve(match);
        };
        waiting.add(look);
        void exitCode.then(() => reject(new Error(`the server left, saying:\n${output}`)));
        look();
      }),
  };
}
