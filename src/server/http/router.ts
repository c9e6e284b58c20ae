import { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { ZodError, ZodType } from 'zod';
import type { AppEnv } from './context.ts';
import { invalid } from '#server/errors.ts';
import type { FieldMessages } from '#server/errors.ts';

// Every message of a schema that does not say its own is in French.
z.config(z.locales.fr());

/** A router of the application: bad input becomes a 400 with a message beside each field. */
export function newRouter() {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(fieldMessages(result.error));
    },
  });
}

/** The first message for each field, keyed by its path (`lineItems.0.quantity`; '' for the whole). */
export function fieldMessages(error: ZodError): FieldMessages {
  const messages: FieldMessages = {};
  for (const issue of error.issues) {
    messages[issue.path.join('.')] ??= issue.message;
  }
  return messages;
}

/** A required JSON body, for `createRoute({ request: { body: jsonBody(schema) } })`. */
export function jsonBody<S extends ZodType>(schema: S) {
  return { required: true, content: { 'application/json': { schema } } };
}

/** One JSON answer, for `responses: { 200: jsonAnswer(schema, '…') }`. */
export function jsonAnswer<S extends ZodType>(schema: S, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

export const problemAnswer = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

/** The path parameter of a single resource: an id that is no UUID is simply not found. */
export const idParam = z.object({ id: z.string() });
