import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { changedPairProblems } from '#domain/profile/pairs.ts';
import { type ProfileEdit, profileEditSchema } from '#domain/profile/schema.ts';
import type { Profile } from '#domain/profile/types.ts';
import { fieldChanges } from '#domain/register/changes.ts';
import type { Renderer } from '#rendering/renderer/renderer.ts';
import type { Books } from '#server/books/books.ts';
import { invalid } from '#server/errors.ts';
import { record } from '#server/register/record.ts';
import { requireVersion } from '#server/http/preconditions.ts';
import { jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import type { Limit, RateLimiter } from '#server/limits.ts';
import { profileAnswer } from './answers.ts';
import { acceptedLogo, LOGO_TOO_HEAVY } from './logo.ts';
import { lockProfile, loadProfile, saveProfile } from './store.ts';
import { moveSeries, refuseTakenNumbers } from './nextNumbers.ts';

interface Deps {
  renderer: Renderer;
  limits: RateLimiter;
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

export function profileRoutes({ renderer, limits }: Deps) {
  return newRouter()
    .openapi(read, async (c) => {
      const profile = await c.var.account.run((books) => loadProfile(books));
      return c.json(present(c.var.account.id, profile), 200);
    })
    .openapi(edit, async (c) => {
      const { numberingReason = '', ...changes } = c.req.valid('json');
      const saved = await c.var.account.run(async (books) => {
        const current = await lockProfile(books);
        requireVersion(c, Date.parse(current.updatedAt));
        refusePairs(current, changes);
        await refuseTakenNumbers(books, current, changes);
        const changed = await saveProfile(books, changes);
        await moveSeries(books, current, changed, numberingReason);
        await recordIdentity(books, current, changed);
        return loadProfile(books);
      });
      return c.json(present(c.var.account.id, saved), 200);
    })
    .openapi(putLogo, async (c) => {
      await limits.require(`logo:${c.var.account.id}`, LOGOS, TOO_MANY_LOGOS);
      const logo = await acceptedLogo(renderer, c.var.account.id, c.req.valid('json').logo);
      const saved = await c.var.account.run((books) => saveProfile(books, { logo }));
      return c.json(present(c.var.account.id, saved), 200);
    });
}

/** A part of a profile is judged with the rest, which the body does not hold. */
function refusePairs(current: Profile, changes: ProfileEdit): void {
  const problems = changedPairProblems(current, changes);
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** What every later document says of its seller (CGI ann. II art. 242 nonies A; C. com. art. R123-237). */
const IDENTITY = [
  'name',
  'company',
  'address',
  'postalCode',
  'city',
  'country',
  'siret',
  'vatNumber',
  'legalForm',
  'shareCapital',
  'rcsCity',
  'vatRegime',
  'iban',
  'bic',
] as const satisfies (keyof Profile)[];

async function recordIdentity(books: Books, before: Profile, after: Profile): Promise<void> {
  const changes = fieldChanges(before, after, IDENTITY);
  if (changes.length > 0) await record(books, { kind: 'profile_changed', changes });
}

function present(id: string, profile: Profile) {
  return { id, ...profile };
}
