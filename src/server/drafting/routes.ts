import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { generationSchema, lineEditSchema } from '#domain/document/schema.ts';
import { buildHistory } from '#drafting/history.ts';
import { asLastTime } from '#drafting/lastTime.ts';
import type { Model } from './drafter.ts';
import type { Clock } from '#server/books/clock.ts';
import { jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import type { RateLimiter } from '#server/limits.ts';
import { generationAnswer, lineEditAnswer, lineSuggestionsAnswer } from './answers.ts';
import { editLines } from './editLines.ts';
import { generateDocument } from './generate.ts';
import { asLastTimeAnswer, findLastDocument } from './lastTime.ts';
import { loadPastLines } from './pastLines.ts';
import { accepts, streamGeneration } from './stream.ts';

interface Deps {
  limits: RateLimiter;
  /** The language model, when one is configured. */
  model: Model | null;
  /** How long it may take. */
  limitMs: number;
  clock: Clock;
}

const PER_MINUTE = { max: 30, window: 60 };

const generate = createRoute({
  method: 'post',
  path: '/api/functions/generate-document',
  request: { body: jsonBody(generationSchema) },
  responses: {
    200: {
      description:
        'Lines, notes and total. With `Accept: text/event-stream`, and when a language model drafts, events: `line` for each line as it is written, then `draft` with the whole answer.',
      content: {
        'application/json': { schema: generationAnswer },
        'text/event-stream': { schema: z.string() },
      },
    },
  },
});

const edit = createRoute({
  method: 'post',
  path: '/api/functions/edit-lines',
  request: { body: jsonBody(lineEditSchema) },
  responses: { 200: jsonAnswer(lineEditAnswer, 'The lines as the sentence would change them') },
});

const suggestionSchema = z.object({
  description: z.string().trim().min(1).max(500),
  /** The document the line stands in: its own price is no past price. */
  documentId: z.string().max(100).optional(),
});

const suggestions = createRoute({
  method: 'post',
  path: '/api/functions/line-suggestions',
  request: { body: jsonBody(suggestionSchema) },
  responses: { 200: jsonAnswer(lineSuggestionsAnswer, 'The user’s own past lines') },
});

export function functionRoutes({ limits, model, limitMs, clock }: Deps) {
  return newRouter()
    .openapi(generate, async (c) => {
      await limits.require(`generate:${c.var.account.id}`, PER_MINUTE);
      const { type, prompt, amount, clientName, dueDate } = c.req.valid('json');
      const known = await c.var.account.run(async (books) => ({
        last: asLastTime(prompt)
          ? await findLastDocument(books, { type, prompt, clientName: clientName ?? '' })
          : null,
        history: await loadPastLines(books),
      }));
      if (known.last) return c.json(asLastTimeAnswer(prompt, known.last, clock.today()), 200);
      const request = {
        type,
        prompt,
        ...(amount ? { amount } : {}),
        ...(clientName ? { clientName } : {}),
        dueDate: dueDate ?? null,
        today: clock.today(),
        history: known.history,
      };
      if (model && accepts(c, 'text/event-stream')) {
        return streamGeneration(c, (signal, onLine) =>
          generateDocument(request, { model, limitMs, onLine }, signal),
        );
      }
      return c.json(await generateDocument(request, { model, limitMs }, c.req.raw.signal), 200);
    })
    .openapi(edit, async (c) => {
      await limits.require(`generate:${c.var.user.id}`, PER_MINUTE);
      const { instruction, lines, vat, vatRate } = c.req.valid('json');
      const charged = vat === undefined || vatRate === undefined ? null : { vat, vatRate };
      const request = { instruction, lines, charged };
      return c.json(await editLines(request, { model, limitMs }, c.req.raw.signal), 200);
    })
    .openapi(suggestions, async (c) => {
      const { description, documentId } = c.req.valid('json');
      const past = await c.var.account.run((books) =>
        loadPastLines(books, { excluding: documentId }),
      );
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
