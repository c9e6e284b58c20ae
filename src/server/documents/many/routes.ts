import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { MANY_ACTS } from '#domain/document/many.ts';
import { jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import { manyReviewAnswer } from './answers.ts';
import { chosenDocuments } from './chosen.ts';
import { reviewMany } from './review.ts';

const review = createRoute({
  method: 'post',
  path: '/api/documents/review',
  request: { body: jsonBody(z.object({ act: z.enum(MANY_ACTS), ids: chosenDocuments })) },
  responses: { 200: jsonAnswer(manyReviewAnswer, 'What would be done, what not and why') },
});

/** Many documents at once (docs/product.md, Many at once). */
export function manyRoutes() {
  return newRouter().openapi(review, async (c) => {
    const { act, ids } = c.req.valid('json');
    return c.json(await c.var.account.run((books) => reviewMany(books, act, ids)), 200);
  });
}
