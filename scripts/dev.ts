// `npm run dev`: the server restarts when its files change, Vite serves the screens with hot reload
// and passes /api on to the server. Not `node --watch`: the next server must wait until the former has let
// go of the embedded database. An account with a year of work waits in a data folder of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import {
  announceDemonstration,
  developmentFolder,
  fillDemonstrationFolder,
} from './demonstrationFolder.ts';

const apiPort = process.env['API_PORT'] ?? '3001';
const webPort = process.env['PORT'] ?? '3000';

const ownFolder = developmentFolder(process.env);
if (ownFolder !== null) {
  await fillDemonstrationFolder(ownFolder);
  announceDemonstration();
}

const screens = start(['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', webPort], {
  API_ORIGIN: `http://localhost:${apiPort}`,
});
let server = startServer();
let restart: NodeJS.Timeout | undefined;
let stopping = false;

for (const folder of ['server', 'domain', 'drafting', 'rendering']) {
  watch(`src/${folder}`, { recursive: true }, (_, name) => {
    if (name?.endsWith('.test.ts')) return;
    clearTimeout(restart);
    restart = setTimeout(() => void restartServer(), 300);
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping = true;
    server.kill(signal);
    screens.kill(signal);
    void Promise.all([gone(server), gone(screens)]).then(() => process.exit(0));
  });
}

/** The embedded database is let go of before the next server opens it. */
async function restartServer(): Promise<void> {
  if (stopping) return;
  console.log('— Le serveur redémarre…');
  server.kill('SIGTERM');
  await gone(server);
  server = startServer();
}

function startServer(): ChildProcess {
  return start(['--disable-warning=ExperimentalWarning', 'src/server/main.ts'], {
    PORT: apiPort,
    PUBLIC_URL: `http://localhost:${webPort}`,
    NODE_ENV: 'development',
    ...(ownFolder !== null && { DATA_DIR: ownFolder }),
  });
}

function start(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

async function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
