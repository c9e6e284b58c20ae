import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { profileEditSchema } from '#domain/profile/schema.ts';
import type { Profile } from '#domain/profile/types.ts';
import type { Renderer } from '#rendering/renderer/renderer.ts';
import type { Database } from '#server/database/connect.ts';
import type { Clock } from '#server/http/clock.ts';
import { requireVersion } from '#server/http/preconditions.ts';
import { jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import type { Limit, RateLimiter } from '#server/limits.ts';
import { profileAnswer } from './answers.ts';
import { acceptedLogo, LOGO_TOO_HEAVY } from './logo.ts';
import { lockProfile, loadProfile, saveProfile } from './store.ts';
import { refuseTakenNumbers } from './nextNumbers.ts';

interface Deps {
  database: Database;
  renderer: Renderer;
  limits: RateLimiter;
  clock: Clock;
}

/** Each is read, cleaned and drawn; who tries a few crops is far from it. */
const LOGOS: Limit = { max: 20, window: 600 };
const TOO_MANY_LOGOS =
  'Vous avez changé de logo de nombreuses fois. Réessayez dans quelques minutes.';

/** About 1 MB of picture once written in base64. */
const logoBody = z.object({ logo: z.string().max(1_500_000, LOGO_TOO_HEAVY) });

const read = createRoute({
  method: 'get',
  path: '/api/profile',
  responses: { 200: jsonAnswer(profileAnswer, 'The seller') },
});

const edit = createRoute({
  method: 'patch',
  path: '/api/profile',
  request: { body: jsonBody(profileEditSchema) },
  responses: { 200: jsonAnswer(profileAnswer, 'The seller as saved') },
});

const putLogo = createRoute({
  method: 'put',
  path: '/api/profile/logo',
  request: { body: jsonBody(logoBody) },
  responses: { 200: jsonAnswer(profileAnswer, 'The seller with its new logo') },
});

export function profileRoutes({ database, renderer, limits, clock }: Deps) {
  return newRouter()
    .openapi(read, async (c) => {
      const { id: userId } = c.var.user;
      const profile = await database.tenant(userId).run((tx) => loadProfile(tx, userId));
      return c.json(present(userId, profile), 200);
    })
    .openapi(edit, async (c) => {
      const { id: userId } = c.var.user;
      const changes = c.req.valid('json');
      const saved = await database.tenant(userId).run(async (tx) => {
        const current = await lockProfile(tx, userId);
        requireVersion(c, Date.parse(current.updatedAt));
        await refuseTakenNumbers(tx, userId, current, changes);
        return saveProfile(tx, userId, changes, clock.now());
      });
      return c.json(present(userId, saved), 200);
    })
    .openapi(putLogo, async (c) => {
      const { id: userId } = c.var.user;
      await limits.require(`logo:${userId}`, LOGOS, TOO_MANY_LOGOS);
      const logo = await acceptedLogo(renderer, userId, c.req.valid('json').logo);
      const saved = await database
        .tenant(userId)
        .run((tx) => saveProfile(tx, userId, { logo }, clock.now()));
      return c.json(present(userId, saved), 200);
    });
}

function present(id: string, profile: Profile) {
  return { id, ...profile };
}
