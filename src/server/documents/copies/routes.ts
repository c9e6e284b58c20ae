import { createRoute } from '@hono/zod-openapi';
import { copiesReviewSchema, copiesSchema } from '#domain/recurring/schema.ts';
import { idParam, jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import { makeCopies, reviewCopies } from './acts.ts';
import { copiesAnswer, copiesReviewAnswer } from './answers.ts';

const review = createRoute({
  method: 'post',
  path: '/api/documents/{id}/copies-review',
  request: { params: idParam, body: jsonBody(copiesReviewSchema) },
  responses: { 200: jsonAnswer(copiesReviewAnswer, 'Each client and what is missing') },
});

const make = createRoute({
  method: 'post',
  path: '/api/documents/{id}/copies',
  request: { params: idParam, body: jsonBody(copiesSchema) },
  responses: { 201: jsonAnswer(copiesAnswer, 'The drafts, all of them or none') },
});

/** « La même chose pour d’autres clients ». */
export function copyRoutes() {
  return newRouter()
    .openapi(review, async (c) => {
      const { id } = c.req.valid('param');
      const { clientIds } = c.req.valid('json');
      return c.json(await c.var.account.run((books) => reviewCopies(books, id, clientIds)), 200);
    })
    .openapi(make, async (c) => {
      const { id } = c.req.valid('param');
      const wanted = c.req.valid('json');
      return c.json(await c.var.account.run((books) => makeCopies(books, id, wanted)), 201);
    });
}
