// `npm run dev`: the server restarts when its files change, Vite serves the screens with hot
// reload and passes /api on to the server.
import { spawn, type ChildProcess } from 'node:child_process';

const apiPort = process.env['API_PORT'] ?? '3001';
const webPort = process.env['PORT'] ?? '3000';

const children: ChildProcess[] = [
  start('server', ['--watch', '--disable-warning=ExperimentalWarning', 'src/server/main.ts'], {
    PORT: apiPort,
    PUBLIC_URL: `http://localhost:${webPort}`,
  }),
  start('screens', ['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', webPort], {
    API_ORIGIN: `http://localhost:${apiPort}`,
  }),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
}

function start(name: string, args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  child.on('exit', (code) => {
    console.log(`${name} stopped (${code ?? 'signal'})`);
    children.forEach((other) => other.kill('SIGTERM'));
  });
  return child;
}
