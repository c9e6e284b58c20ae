import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { LONGEST_QUERY, SHORTEST_QUERY } from '#domain/company/foundCompany.ts';
import { jsonAnswer, newRouter } from '#server/http/router.ts';
import type { RateLimiter } from '#server/limits.ts';
import { companiesAnswer } from './answers.ts';
import type { Directory } from './directory.ts';

interface Deps {
  directory: Directory;
  limits: RateLimiter;
}

const search = createRoute({
  method: 'get',
  path: '/api/companies',
  request: {
    query: z.object({ search: z.string().trim().min(SHORTEST_QUERY).max(LONGEST_QUERY) }),
  },
  responses: { 200: jsonAnswer(companiesAnswer, 'Companies of the public directory') },
});

/** What someone types, a search at each rest of their fingers. */
const TYPING = { max: 40, window: 60 };

export function companyRoutes({ directory, limits }: Deps) {
  return newRouter().openapi(search, async (c) => {
    await limits.require(`companies:${c.var.user.id}`, TYPING);
    return c.json(await directory.search(c.req.valid('query').search), 200);
  });
}
