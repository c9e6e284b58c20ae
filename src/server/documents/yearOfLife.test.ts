import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '#testing/lives/check.ts';
import { liveOn, openLife } from '#testing/lives/year.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';

/** A year's acts, and the draw they come from; `bench/year.ts` asks for more, and for other seeds. */
const ACTS = Number(process.env['YEAR_ACTS'] ?? 300);
const SEED = Number(process.env['YEAR_SEED'] ?? 2026);
const DAY = 86_400_000;

describe('a year of random life', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it(
    'agrees with books kept by hand: every figure, number, refusal, and the register',
    async () => {
      app.clock.set('2026-01-02T08:00:00Z');
      const life = await openLife(app, SEED);
      for (let done = 0; done < ACTS; done += 1) {
        app.clock.advance(Math.round(((0.5 + life.draw.upTo(100) / 100) * 363 * DAY) / ACTS));
        await liveOn(life);
        if (done % 100 === 99) await checkBooks(life);
      }
      await checkBooks(life);
      if (process.env['YEAR_ACTS']) console.table([...life.outcomes].toSorted());
      const count = (of: RegExp) =>
        [...life.outcomes.keys()].filter((each) => of.test(each)).length;
      expect([count(/done$/), count(/(?<!done)$/)].every((kinds) => kinds > 12)).toBe(true);
    },
    60_000 + ACTS * 1_000,
  );
});
