/**
 * `node bench/load.ts [seconds a level] [embedded|postgresql]`: mixed traffic of forty users over the
 * network, more and more at once until the latency has doubled and on to where the server refuses.
 * Load generator, server and database share the machine.
 */
import { onEachDatabase } from './databaseEnvironment.ts';
import { quantiles, row } from './measure.ts';
import type { ServerProcess } from './serverProcess.ts';
import { signUp, type Visitor } from './visitors.ts';

const seconds = Number(process.argv[2] ?? 10);
const LEVELS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 640];
const USERS = 40;

await onEachDatabase(process.argv[3], climb);

async function climb(kind: string, server: ServerProcess): Promise<void> {
  const visitors: Visitor[] = [];
  for (let user = 0; user < USERS; user += 1) visitors.push(await signUp(server.url, `u${user}`));
  console.log(`\n${kind}, ${seconds} s a level\n`);
  console.log(
    row('at once', 'answers/s', 'p50 ms', 'p95 ms', 'server’s cores', 'refused', 'failed'),
  );
  console.log(row(...Array.from({ length: 7 }, () => '---')));
  let first = 0;
  let doubled: number | null = null;
  for (const atOnce of LEVELS) {
    const level = await runLevel(server, visitors, atOnce);
    console.log(
      row(
        atOnce,
        level.rate.toFixed(0),
        level.p50.toFixed(1),
        level.p95.toFixed(1),
        level.cores.toFixed(2),
        [...level.refused].join(', ') || 0,
        level.failed,
      ),
    );
    first ||= level.p50;
    if (level.p50 > 2 * first) doubled ??= atOnce;
  }
  console.log(`\nthe median has doubled at ${doubled ?? 'no level'}`);
}

async function runLevel(server: ServerProcess, visitors: Visitor[], atOnce: number) {
  const times: number[] = [];
  const refused = new Set<string>();
  let failed = 0;
  const start = performance.now();
  const processor = server.processor();
  const work = async (worker: number) => {
    // Each begins elsewhere in the day, so that not all do the same at once.
    for (let turn = worker * 7; performance.now() - start < seconds * 1000; turn += 1) {
      const visitor = visitors[worker % visitors.length]!;
      const { status, text, milliseconds } = await visitor.act(turn);
      if (status < 400) times.push(milliseconds);
      else if (status === 503 || status === 429)
        refused.add(`${status} « ${(JSON.parse(text) as { error: string }).error} »`);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)));
  const lasted = (performance.now() - start) / 1000;
  const cores = (server.processor() - processor) / lasted;
  return { ...quantiles(times), rate: times.length / lasted, cores, refused, failed };
}
