import { parisDay } from '#domain/calendar.ts';
import { createApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import { uuidIds } from '#server/books/clock.ts';
import { createLog } from '#server/log.ts';
import { openMail } from '#server/mail/openMail.ts';
import { createRenderer } from '#rendering/renderer/renderer.ts';
import { demonstrationAccount, fillDemonstration, type Call } from './demonstration.ts';

/**
 * Makes the demonstration account in the database of this configuration, with the whole application
 * and a clock that walks through the year; closes what it opened.
 *
 * @returns how many documents were made.
 */
export async function makeDemonstration(config: Config, now: Date): Promise<number> {
  let instant = now;
  const clock = { now: () => new Date(instant), today: () => parisDay(instant) };
  const database = await openDatabase(config);
  const log = createLog('error');
  const mail = openMail({ config, database, clock, ids: uuidIds });
  // Nobody waits for one page of the year: only one that never ends is given up.
  const renderer = createRenderer({ limitMs: 120_000 });
  const parts = { config, database, clock, log, mail, renderer, ids: uuidIds };
  const app = await createApp(parts);
  try {
    const call = await signUpDemonstration(app.http, config.publicUrl);
    return await fillDemonstration({ call, now, goTo: (moment) => (instant = moment) });
  } finally {
    app.beginStop();
    await app.finishStop();
    mail.close();
    renderer.close();
    await database.close();
  }
}

type Http = Pick<Awaited<ReturnType<typeof createApp>>['http'], 'request'>;

/** Makes the account of the demonstration, with the Beta plan; answers how to call as its user. */
export async function signUpDemonstration(http: Http, publicUrl: string): Promise<Call> {
  let cookie = '';
  const call: Call = async <Answer>(method: string, path: string, body?: unknown) => {
    const answer = await http.request(new URL(path, publicUrl).href, {
      method,
      headers: { origin: publicUrl, 'content-type': 'application/json', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const given = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    if (given.length > 0) cookie = given.join('; ');
    return (await answer.json()) as Answer;
  };
  await call('POST', '/api/auth/sign-up/email', { ...demonstrationAccount, beta: true });
  return call;
}
