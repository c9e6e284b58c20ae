/**
 * `node bench/memory.ts [minutes] [renders] [embedded|postgresql]`: megabytes of the server and of its
 * renderers at rest, after so many renders of a PDF, and each minute of mixed traffic by eight users.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { onEachDatabase } from './databaseEnvironment.ts';
import { row } from './measure.ts';
import type { ServerProcess } from './serverProcess.ts';
import { signUp, type Visitor } from './visitors.ts';

const minutes = Number(process.argv[2] ?? 10);
const renders = Number(process.argv[3] ?? 10_000);
const USERS = 8;

await onEachDatabase(process.argv[4], watch);

async function watch(kind: string, server: ServerProcess): Promise<void> {
  console.log(`\n${kind}; MB resident\n`);
  console.log(row('', kind === 'embedded' ? 'server with its database' : 'server', 'renderers'));
  console.log(row('---', '---', '---'));
  await sleep(5_000);
  note('at rest', server);

  const visitors: Visitor[] = [];
  for (let user = 0; user < USERS; user += 1) visitors.push(await signUp(server.url, `m${user}`));
  await atOnce(4, renders, (turn) => visitors[turn % USERS]!.render(turn));
  note(`after ${renders} renders`, server);

  for (let minute = 1; minute <= minutes; minute += 1) {
    const end = performance.now() + 60_000;
    let answers = 0;
    await Promise.all(
      visitors.map(async (visitor, worker) => {
        for (let turn = worker * 7; performance.now() < end; turn += 1) {
          const { status, text } = await visitor.act(turn);
          if (status >= 400) throw new Error(`${status} ${text}`);
          answers += 1;
        }
      }),
    );
    note(`minute ${minute}, ${answers} answers`, server);
  }
}

function note(when: string, server: ServerProcess): void {
  const memory = server.memory();
  console.log(row(when, memory.server.toFixed(0), memory.renderers.toFixed(0)));
}

async function atOnce(workers: number, total: number, work: (turn: number) => Promise<unknown>) {
  let next = 0;
  const worker = async () => {
    while (next < total) await work(next++);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}
