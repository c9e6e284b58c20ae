import { createRoute } from '@hono/zod-openapi';
import { parisDay } from '#domain/calendar.ts';
import { profileLookSchema } from '#domain/profile/schema.ts';
import type { PdfMaker } from './pdf.ts';
import type { Clock } from '#server/books/clock.ts';
import { newRouter } from '#server/http/router.ts';
import { sampleParts } from './sample.ts';
import { loadProfile } from '#server/profile/store.ts';

interface Deps {
  pdf: PdfMaker;
  clock: Clock;
}

const look = createRoute({
  method: 'get',
  path: '/api/profile/look.svg',
  request: { query: profileLookSchema },
  responses: { 200: { description: 'A sample invoice of the seller in a look not saved yet' } },
});

/** What a template, a colour and a size of the logo make of the seller’s documents. */
export function profileLookRoutes({ pdf, clock }: Deps) {
  return newRouter().openapi(look, async (c) => {
    const seller = await c.var.account.run((books) => loadProfile(books));
    const parts = sampleParts({ ...seller, ...c.req.valid('query') }, parisDay(clock.now()));
    return new Response(await pdf.svg(parts, { owner: c.var.account.id }), {
      headers: {
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'private, no-store',
      },
    });
  });
}
