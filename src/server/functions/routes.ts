import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { generationSchema } from '#domain/document/schema.ts';
import { asLastTime, buildHistory, lastDocumentLines } from '#drafting/history.ts';
import type { Database } from '#server/database/connect.ts';
import type { Drafter } from '#server/drafters/drafter.ts';
import { jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import type { RateLimiter } from '#server/limits.ts';
import { generationAnswer, lineSuggestionsAnswer } from './answers.ts';
import { asLastTimeAnswer, generateDocument } from './generate.ts';
import { loadPastLines } from './pastLines.ts';

interface Deps {
  database: Database;
  limits: RateLimiter;
  /** The language model, when one is configured. */
  model: Drafter | null;
}

const PER_MINUTE = { max: 30, window: 60 };

const generate = createRoute({
  method: 'post',
  path: '/api/functions/generate-document',
  request: { body: jsonBody(generationSchema) },
  responses: { 200: jsonAnswer(generationAnswer, 'Lines, notes and total') },
});

const suggestions = createRoute({
  method: 'post',
  path: '/api/functions/line-suggestions',
  request: { body: jsonBody(z.object({ description: z.string().trim().min(1).max(500) })) },
  responses: { 200: jsonAnswer(lineSuggestionsAnswer, 'The user’s own past lines') },
});

export function functionRoutes({ database, limits, model }: Deps) {
  return newRouter()
    .openapi(generate, async (c) => {
      const { id: userId } = c.var.user;
      await limits.require(`generate:${userId}`, PER_MINUTE);
      const { type, prompt, amount, clientName, dueDate } = c.req.valid('json');
      const history = await database.tenant(userId).run((tx) => loadPastLines(tx, userId));
      const again = asLastTime(prompt) ? lastDocumentLines(history, clientName ?? '') : [];
      if (again.length > 0) return c.json(asLastTimeAnswer(again), 200);
      const request = {
        type,
        prompt,
        ...(amount ? { amount } : {}),
        ...(clientName ? { clientName } : {}),
        dueDate: dueDate ?? null,
        history,
      };
      return c.json(await generateDocument(request, { model }, c.req.raw.signal), 200);
    })
    .openapi(suggestions, async (c) => {
      const { id: userId } = c.var.user;
      const { description } = c.req.valid('json');
      const past = await database.tenant(userId).run((tx) => loadPastLines(tx, userId));
      const items = buildHistory(past)
        .suggest(description)
        .map((found) => ({ ...found, documentId: documentOf(past, found.source) }));
      return c.json({ items }, 200);
    });
}

/** The document a suggestion names: « INV-012, mars 2026 ». */
function documentOf(past: { number: string; documentId: string }[], source: string): string {
  const number = source.slice(0, source.lastIndexOf(','));
  return past.find((line) => line.number === number)?.documentId ?? '';
}
