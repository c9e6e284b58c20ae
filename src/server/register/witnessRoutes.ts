import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { invalid } from '#server/errors.ts';
import { jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import type { RateLimiter } from '#server/limits.ts';
import { witnessAnswer } from './answers.ts';
import type { Witnesses } from './witnesses.ts';

interface Deps {
  witnesses: Witnesses;
  limits: RateLimiter;
}

const PER_HOUR = { max: 60, window: 3600 };

const check = createRoute({
  method: 'post',
  path: '/api/register-witness',
  security: [],
  request: {
    body: jsonBody(
      z.object({
        /** The line, or the letter it stands in. */
        witness: z.string().max(20_000, {
          error: 'Ce texte est trop long\u00A0: collez seulement la ligne du témoin.',
        }),
      }),
    ),
  },
  responses: { 200: jsonAnswer(witnessAnswer, 'What the line proves') },
});

/** Open to anyone who received an invoice; without a signed line one learns nothing. */
export function witnessRoutes({ witnesses, limits }: Deps) {
  return newRouter().openapi(check, async (c) => {
    await limits.require(
      `witness:${c.var.clientAddress}`,
      PER_HOUR,
      'Vous avez déjà vérifié beaucoup de témoins. Réessayez dans une heure.',
    );
    const found = await witnesses.check(c.req.valid('json').witness);
    if (!found) throw invalid({ witness: UNREADABLE }, UNREADABLE);
    return c.json({ verdict: found.verdict, message: found.message }, 200);
  });
}

const UNREADABLE =
  'Aucun témoin complet dans ce texte. Collez la ligne entière, de «\u00A0encrier1\u00A0» à son dernier caractère.';
