import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { DEFAULT_RANGE, RANGES } from '#domain/dashboard/revenueSeries.ts';
import type { Database } from '#server/database/connect.ts';
import type { Clock } from '#server/http/clock.ts';
import { jsonAnswer, newRouter } from '#server/http/router.ts';
import { currencyOf } from '#server/profile/store.ts';
import { dashboardAnswer } from './answers.ts';
import { loadDashboard } from './store.ts';

interface Deps {
  database: Database;
  clock: Clock;
}

const query = z.object({
  range: z.coerce
    .number()
    .pipe(
      z.union(
        RANGES.map((days) => z.literal(days)) as [
          z.ZodLiteral<7>,
          z.ZodLiteral<30>,
          z.ZodLiteral<90>,
        ],
      ),
    )
    .default(DEFAULT_RANGE),
});

const read = createRoute({
  method: 'get',
  path: '/api/dashboard',
  request: { query },
  responses: { 200: jsonAnswer(dashboardAnswer, 'Figures in the currency of the profile') },
});

export function dashboardRoutes({ database, clock }: Deps) {
  return newRouter().openapi(read, async (c) => {
    const { id: userId } = c.var.user;
    const { range } = c.req.valid('query');
    const today = clock.today();
    const answer = await database.tenant(userId).run(async (tx) => {
      const currency = await currencyOf(tx, userId);
      return loadDashboard(tx, userId, { range, today, currency });
    });
    return c.json(answer, 200);
  });
}
