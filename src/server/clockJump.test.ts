import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOnce } from './jobs/runOnce.ts';
import { openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { visitor } from '#testing/visitor.ts';

// The machine's clock is set: a year ahead by mistake, then right again, or a few hours back.
const RIGHT = '2026-11-22T09:00:00Z';
const A_YEAR_AHEAD = '2027-11-22T09:00:00Z';
const HOURS_BACK = '2026-11-22T02:00:00Z';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'on' } });
});
afterAll(() => app.close());

it('nobody stays locked out by a clock that was ahead', async () => {
  const email = 'claire@horloge.example';
  const claire = visitor(app);
  await claire.signUp(email, 'un mot de passe long');
  app.clock.set(A_YEAR_AHEAD);
  for (let failure = 1; failure <= 5; failure += 1) await claire.signIn(email, 'un autre');
  expect((await claire.signIn(email, 'un mot de passe long')).status).toBe(429);

  app.clock.set(RIGHT);
  expect((await claire.signIn(email, 'un autre')).status).toBe(401);
  expect((await claire.signIn(email, 'un mot de passe long')).status).toBe(200);
  // The lock itself still falls by the right clock.
  for (let failure = 1; failure <= 5; failure += 1) await claire.signIn(email, 'un autre');
  expect((await claire.signIn(email, 'un mot de passe long')).status).toBe(429);
});

it('numbers follow on, the register stays whole and due dates go by the clock of the day', async () => {
  const desk = await openDesk(app);
  const numbers: string[] = [];
  for (const instant of [RIGHT, A_YEAR_AHEAD, HOURS_BACK, RIGHT]) {
    app.clock.set(instant);
    numbers.push((await desk.create()).number);
    const quote = await desk.create({ type: 'quote', dueDate: null });
    const { status, body } = await desk.call(`/api/documents/${quote.id}/conversion`, 'POST', {});
    expect(status).toBe(201);
    expect(body.date).toBe(instant.slice(0, 10));
    numbers.push(body.number);
  }
  expect(numbers.map((number) => Number(number.replace(/\D/g, '')))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  const { body } = await desk.call<{ valid: boolean }>('/api/register/verification');
  expect(body).toMatchObject({ valid: true, problems: [] });
});

it('a repeated request whose first answer was lost to the jump is served, once', async () => {
  const desk = await openDesk(app);
  const add = (key: string) =>
    desk.call<{ id: string }>('/api/clients', 'POST', { name: 'Lune' }, { 'idempotency-key': key });
  app.clock.set(A_YEAR_AHEAD);
  const first = await add('une-seule-fois-0001');
  expect(first.status).toBe(201);
  app.clock.set(RIGHT);
  expect((await add('une-seule-fois-0001')).body).toEqual(first.body);

  // Cut off with its server while the clock was ahead: not « under way » for a year.
  await app.database.kysely
    .updateTable('idempotencyKeys')
    .set({ status: null, answer: null })
    .where('userId', '=', desk.user.id)
    .where('key', '=', 'une-seule-fois-0001')
    .execute();
  expect((await add('une-seule-fois-0001')).status).toBe(201);
});

it('a daily job runs once a day, whichever way the clock goes', async () => {
  expect(await run(RIGHT)).toBe(true);
  expect(await run('2026-11-22T08:50:00Z')).toBe(false);
  expect(await run('2026-11-22T22:00:00Z')).toBe(false);
  // A day ahead by mistake, then right again: not a second time today…
  expect(await run('2026-11-23T12:00:00Z')).toBe(true);
  expect(await run('2026-11-22T10:00:00Z')).toBe(false);
  // … and tomorrow, whose run was made up, comes in its own time, once.
  expect(await run('2026-11-23T00:10:00Z')).toBe(true);
  expect(await run('2026-11-23T12:00:00Z')).toBe(false);
});

function run(instant: string): Promise<boolean> {
  app.clock.set(instant);
  const due = { job: 'clock', period: app.clock.today(), now: app.clock.now };
  return runOnce(app.database.kysely, due, () => Promise.resolve());
}
