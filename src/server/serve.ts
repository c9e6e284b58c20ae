import { fileURLToPath } from 'node:url';
import { createApp } from '#server/app.ts';
import { backUpOnSignal } from '#server/backup/onSignal.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import { systemClock, uuidIds } from '#server/books/clock.ts';
import { accountsOf } from '#server/books/books.ts';
import { createClientPages } from '#server/documents/clientPage/address.ts';
import { openConnect } from '#server/documents/cards/deps.ts';
import { createPdfMaker } from '#server/documents/files/pdf.ts';
import { createWitnesses } from '#server/register/witnesses.ts';
import { startJobs } from '#server/jobs/daily.ts';
import { listen } from '#server/http/listen.ts';
import { createLog } from '#server/log.ts';
import { openMail } from '#server/mail/openMail.ts';
import { explainStartFailure } from '#server/startFailure.ts';
import { createRenderer } from '#rendering/renderer/renderer.ts';

const CLIENT = fileURLToPath(new URL('../../build/client', import.meta.url));
/** Requests that last longer than this after the signal are cut. */
const GRACE = 25_000;

/** Wires the parts together and listens until told to stop; a start that fails is explained. */
export function serve(): Promise<void> {
  return start().catch(async (error: unknown) => {
    console.error((await explainStartFailure(error, process.env)) ?? error);
    process.exit(1);
  });
}

async function start() {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  if (config.rateLimits === 'off') {
    log.warn('RATE_LIMITS=off: nothing limits repeated calls; for benchmarks and tests only');
  }

  const opening = openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  backUpOnSignal(opening, config, log);
  const database = await opening;
  const parts = { config, log, database, clock: systemClock, ids: uuidIds };
  const mail = openMail(parts);
  const renderer = createRenderer();
  const app = await createApp({ ...parts, mail, renderer, clientDirectory: CLIENT });
  const connect = openConnect(config);
  const accounts = accountsOf(parts);
  const pdf = createPdfMaker(renderer);
  const jobs = startJobs({
    ...parts,
    limits: app.limits,
    backups: config.backups,
    anchors: config,
    rates: config.lateRates,
    cards: connect && { connect, db: database.kysely, accounts, pdf, log },
    letters: {
      mail,
      limits: app.limits,
      pdf,
      witnesses: createWitnesses({ accounts, config }),
      pages: createClientPages(config),
    },
  });

  const server = await listen(app.http.fetch, { port: config.port, host: config.host });
  log.info({ port: server.port, database: database.kind }, 'listening');
  console.log(`Encrier est prêt : ${config.publicUrl}`);

  onceToldToStop(async () => {
    log.info('stopping: requests in flight are finished first');
    app.beginStop();
    await server.stop(GRACE);
    await jobs.stop();
    await app.finishStop();
    mail.close();
    renderer.close();
    await database.close();
    log.info('stopped');
  });
}

/** The first SIGTERM or SIGINT stops in good order; the second one at once. */
function onceToldToStop(stop: () => Promise<void>) {
  let told = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (told) process.exit(1);
      told = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
