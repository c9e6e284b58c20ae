import { createAuth } from '#server/account/auth.ts';
import { guardedRenderer, type Renderer } from '#rendering/renderer/renderer.ts';
import type { PasswordKeeper } from '#server/account/auth.ts';
import { beginAccount } from '#server/account/beginAccount.ts';
import { sessionsOf } from '#server/account/sessions.ts';
import { accountsOf } from '#server/books/books.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { requireNoTransaction } from '#server/database/tenant.ts';
import { askDatabase } from '#server/database/unavailable.ts';
import { EventHub } from '#server/events/hub.ts';
import { announceLive } from '#server/events/listen.ts';
import { securityHeaders } from '#server/headers.ts';
import { Metrics } from '#server/health/metrics.ts';
import { healthRoutes } from '#server/health/routes.ts';
import { accessControl } from '#server/http/access.ts';
import { limitBodies } from '#server/http/bodySize.ts';
import { clientAddressReader } from '#server/http/clientAddress.ts';
import type { Clock, Ids } from '#server/books/clock.ts';
import { sameOriginOnly } from '#server/http/csrf.ts';
import { answerError, answerUnknownCall } from '#server/http/errorHandler.ts';
import { idempotency } from '#server/http/idempotency.ts';
import { refuseOverload } from '#server/http/overload.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { newRouter } from '#server/http/router.ts';
import { rateLimiter } from '#server/limits.ts';
import type { Log } from '#server/log.ts';
import type { Mail } from '#server/mail/mail.ts';
import { serveDescription } from '#server/openapi.ts';
import { allRoutes } from '#server/routes.ts';
import { staticFiles } from '#server/static.ts';

/** Everything the application reaches outside itself. */
export interface AppDeps {
  database: Database;
  mail: Mail;
  renderer: Renderer;
  clock: Clock;
  ids: Ids;
  config: Config;
  log: Log;
  /** The built web client; tests of the API leave it out. */
  clientDirectory?: string;
  passwords?: PasswordKeeper;
}

/** The application as a value: `main.ts` gives it a port, tests call `http.request(…)`. */
export async function createApp(deps: AppDeps) {
  const { database, config, clock, ids, log, mail } = deps;
  const { kysely: db } = database;
  const accounts = accountsOf(deps);
  const metrics = new Metrics();
  const hub = new EventHub(log);
  const limits = rateLimiter(db, clock.now, config.rateLimits === 'on');
  const background = new Set<Promise<unknown>>();
  const inBackground = (work: Promise<unknown>) => keepTrack(background, work, log);
  let stopping = false;

  const auth = createAuth({
    db,
    config,
    mail,
    ids,
    limits,
    log,
    ...(deps.passwords && { passwords: deps.passwords }),
    beginAccount: (user, beta) => beginAccount(db, user, beta),
    inBackground,
  });
  const sessions = sessionsOf(auth, db, config.authSecret);
  const stopListening = await announceLive(database, accounts, hub, log);
  metrics.gauge('live_listeners', () => hub.size);

  const http = newRouter();
  http.onError(answerError);
  http.notFound(answerUnknownCall);
  http.use(
    requestContext({
      log,
      ids,
      clientAddress: clientAddressReader(config.trustedProxies),
      observe: (observation) => metrics.observe(observation),
    }),
  );
  http.use(securityHeaders(config.publicUrl.startsWith('https://')));
  for (const called of ['/api/*', '/dossier/*']) {
    http.use(called, refuseOverload());
    http.use(called, sameOriginOnly(config));
    http.use(called, limitBodies);
  }
  http.use('/api/*', accessControl(sessions, accounts));
  http.use('/api/*', idempotency(db, clock.now));

  http.route(
    '/',
    healthRoutes({
      metrics,
      metricsToken: config.metricsToken,
      ping: () => askDatabase(db),
      stopping: () => stopping,
    }),
  );
  const renderer = guardedRenderer(deps.renderer, requireNoTransaction);
  const parts = { ...deps, accounts, renderer, auth, sessions, limits, hub, inBackground };
  for (const routes of allRoutes(parts)) http.route('/', routes);
  serveDescription(http, config.publicUrl);

  http.all('/api/*', answerUnknownCall);
  if (deps.clientDirectory) {
    const facts = { ...config.operator, contactEmail: config.mail.contactEmail };
    http.use('*', staticFiles(deps.clientDirectory, config.publicUrl, facts));
  }

  return {
    http,
    limits,
    /** Refuses to be « ready » from now on and ends the live streams, so that requests can finish. */
    beginStop() {
      stopping = true;
      hub.close();
    },
    /** Resolves once the letters now on their way have left, or failed. */
    lettersSent: () => Promise.allSettled(background),
    /** Waits for letters on their way, then lets go of the database's announcements. */
    async finishStop() {
      stopListening();
      await Promise.allSettled(background);
    },
  };
}

function keepTrack(background: Set<Promise<unknown>>, work: Promise<unknown>, log: Log) {
  const tracked = work.catch((error: unknown) => {
    log.error({ err: error }, 'a letter of the accounts could not be sent');
  });
  background.add(tracked);
  void tracked.then(() => background.delete(tracked));
}
