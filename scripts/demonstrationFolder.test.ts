import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyEmbeddedTemplate } from '#testing/databases/openTestDatabase.ts';
import { freePort } from '#testing/freePort.ts';
import { demonstrationAccount } from '#testing/world/demonstration.ts';
import { developmentFolder, fillDemonstrationFolder } from './demonstrationFolder.ts';

it('an account with a known password is made where nothing names another database, and only there', () => {
  expect(developmentFolder({})).toBe('./data-dev');
  expect(developmentFolder({ NODE_ENV: 'development' })).toBe('./data-dev');
  expect(developmentFolder({ NODE_ENV: 'production' })).toBeNull();
  expect(developmentFolder({ DATA_DIR: './data' })).toBeNull();
  expect(developmentFolder({ DATABASE_URL: 'postgres://host/encrier' })).toBeNull();
});

it('a folder that holds anything else is refused and left as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'encrier-folder-'));
  writeFileSync(join(folder, 'auth-secret'), 'of an installation');
  await expect(fillDemonstrationFolder(folder)).rejects.toThrow(/holds other data/);
  expect(readdirSync(folder)).toEqual(['auth-secret']);
  rmSync(folder, { recursive: true });
});

it('what npm start runs makes no such account, not even in development', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect([scripts['prestart'], scripts['start']].join()).not.toMatch(/demo|dev\b/);

  const dataDir = copyEmbeddedTemplate();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'],
    {
      env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, PORT: String(port) },
    },
  );
  for await (const chunk of server.stdout) if (String(chunk).includes('est prêt')) break;
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(demonstrationAccount),
  });
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
  expect(answer.status).toBe(401);
});
