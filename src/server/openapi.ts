import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '#server/http/context.ts';

/** Publishes the description of every call, drawn from the schemas that check it. */
export function serveDescription(app: OpenAPIHono<AppEnv>, publicUrl: string) {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'sb-auth-token',
  });
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Encrier',
      version: '1',
      description:
        'Factures et devis en une phrase. Les appels d’authentification (/api/auth/*) suivent ' +
        'better-auth ; voir docs/auth-calls.md.',
    },
    servers: [{ url: publicUrl }],
    security: [{ session: [] }],
  });
}
