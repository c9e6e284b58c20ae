/**
 * `node bench/servers.ts [seconds]`: two, then four servers behind a balancer on one PostgreSQL. While
 * users work through the balancer every server is restarted in turn (SIGTERM, then a new one); says
 * what was lost, and whether numbers, sessions and daily jobs are what one server would have left.
 */
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { databaseEnvironment } from './databaseEnvironment.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';
import { signUp, type Visitor } from './visitors.ts';

const seconds = Number(process.argv[2] ?? 20);
const USERS = 6;

for (const count of [2, 4]) {
  const database = await databaseEnvironment('postgresql');
  if (!database) throw new Error('no PostgreSQL here');
  const { DATABASE_URL = '', ...environment } = database.environment;
  const start = () => startServer({ ...environment, DATABASE_URL });
  const servers: ServerProcess[] = [];
  for (let server = 0; server < count; server += 1) servers.push(await start());
  const balancer = await balance(servers);
  try {
    await restartUnderLoad(count, servers, balancer.url, start);
    await inspect(DATABASE_URL);
  } finally {
    balancer.close();
    for (const server of servers) await server.stop();
    await database.close();
  }
}

async function restartUnderLoad(
  count: number,
  servers: ServerProcess[],
  url: string,
  start: () => Promise<ServerProcess>,
): Promise<void> {
  const visitors: Visitor[] = [];
  for (let user = 0; user < USERS; user += 1) visitors.push(await signUp(url, `s${user}`));
  const work = { over: false };
  let answered = 0;
  const lost: string[] = [];
  const traffic = visitors.map(async (visitor, worker) => {
    for (let turn = worker * 7; !work.over; turn += 1) {
      const { status, text } = await visitor.act(turn);
      if (status < 400) answered += 1;
      else lost.push(`${status} ${text.slice(0, 200)}`);
    }
  });
  const began = performance.now();
  for (let turn = 0; turn < count; turn += 1) {
    // Out of the balancer first, as its health check on /ready would take it out.
    const old = servers.shift();
    await old?.stop();
    servers.push(await start());
  }
  while (performance.now() - began < seconds * 1000) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  work.over = true;
  await Promise.all(traffic);
  console.log(
    `\n${count} servers, each restarted once: ${answered} requests answered, ${lost.length} not`,
  );
  for (const each of lost.slice(0, 5)) console.log(`  ${each}`);
  if (lost.length > 0) process.exitCode = 1;
}

async function inspect(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows: gaps } = await client.query(`
    select user_id from documents where type = 'invoice' group by user_id
    having count(*) <> max(substring(number from '[0-9]+$')::int)`);
  const { rows: jobs } = await client.query<{ job: string; runs: number }>(
    `select job, count(*)::int as runs from job_runs group by job order by job`,
  );
  await client.end();
  console.log(`series with a gap or a number twice: ${gaps.length}`);
  console.log(`daily jobs: ${jobs.map(({ job, runs }) => `${job} ${runs} ×`).join(', ')}`);
  if (gaps.length > 0 || jobs.some(({ runs }) => runs !== 1)) process.exitCode = 1;
}

/** Each request to the next server of the list as it is at that moment. */
async function balance(servers: readonly ServerProcess[]) {
  const agent = new Agent({ keepAlive: false });
  let turn = 0;
  const proxy = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const server = servers[turn++ % servers.length];
    const { method, url: path, headers } = incoming;
    const onward = request(
      { agent, host: '127.0.0.1', port: server?.port, method, path, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', (error) => {
      outgoing.writeHead(502).end(error.message);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
