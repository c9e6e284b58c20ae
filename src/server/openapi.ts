import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { ZodType } from 'zod';
import type { AppEnv } from '#server/http/context.ts';
import { problemAnswer } from '#server/http/router.ts';

/** `GET /api/openapi.json`: every call, drawn from the very schemas that check it. */
export function serveDescription(app: OpenAPIHono<AppEnv>, publicUrl: string) {
  let description: unknown;
  app.get('/api/openapi.json', (c) => {
    description ??= describe(app, publicUrl);
    return c.json(description as object);
  });
}

function describe(app: OpenAPIHono<AppEnv>, publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue;
    const { path, method } = definition.route;
    paths[path] = { ...paths[path], [method]: describeCall(definition.route as Call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Encrier',
      version: '1',
      description:
        'Factures et devis en une phrase. Les appels d’authentification (/api/auth/*) sont ceux ' +
        'de better-auth ; docs/auth-calls.md en donne la table.',
    },
    servers: [{ url: publicUrl }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sb-auth-token' } },
      schemas: { Problem: jsonSchema(problemAnswer, 'output') },
    },
  };
}

interface Call {
  description?: string;
  summary?: string;
  security?: unknown;
  request?: { params?: unknown; query?: unknown; body?: { content: Content; required?: boolean } };
  responses: Record<string, unknown>;
}

type Content = Record<string, { schema?: unknown } | undefined>;

function describeCall(call: Call) {
  const { request, responses, security, summary, description } = call;
  return {
    ...(summary && { summary }),
    ...(description && { description }),
    ...(security !== undefined && { security }),
    parameters: [...parameters(request?.params, 'path'), ...parameters(request?.query, 'query')],
    ...(request?.body && {
      requestBody: {
        required: request.body.required ?? false,
        content: describeContent(request.body.content, 'input'),
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(responses).map(([status, response]) => [status, describeAnswer(response)]),
      ),
      default: {
        description: '{ error, code, fields }',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function describeAnswer(response: unknown) {
  const { description = '', content } = response as { description?: string; content?: Content };
  return { description, ...(content && { content: describeContent(content, 'output') }) };
}

function describeContent(content: Content, side: Side) {
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      type,
      { schema: isSchema(media?.schema) ? jsonSchema(media.schema, side) : media?.schema },
    ]),
  );
}

function parameters(schema: unknown, place: 'path' | 'query') {
  if (!isSchema(schema)) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

type Side = 'input' | 'output';

/** Zod's own conversion: it knows every schema the forms use; what JSON cannot say is left open. */
function jsonSchema(schema: ZodType, io: Side) {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest;
}

function isSchema(value: unknown): value is ZodType {
  return value instanceof z.ZodType;
}
