import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { DEFAULT_RANGE, RANGES } from '#domain/dashboard/revenueSeries.ts';
import { jsonAnswer, newRouter } from '#server/http/router.ts';
import { currencyOf } from '#server/profile/store.ts';
import { dashboardAnswer, obligationsAnswer } from './answers.ts';
import { loadObligations } from './obligations.ts';
import { loadDashboard } from './store.ts';

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

const obligations = createRoute({
  method: 'get',
  path: '/api/dashboard/obligations',
  responses: {
    200: jsonAnswer(obligationsAnswer, 'VAT to set aside and yearly ceilings, in euros'),
  },
});

export function dashboardRoutes() {
  return newRouter()
    .openapi(read, async (c) => {
      const { range } = c.req.valid('query');
      const answer = await c.var.account.run(async (books) => {
        const currency = await currencyOf(books);
        return loadDashboard(books, { range, currency });
      });
      return c.json(answer, 200);
    })
    .openapi(obligations, async (c) => c.json(await c.var.account.run(loadObligations), 200));
}
