import { createRoute } from '@hono/zod-openapi';
import type { Client } from '#domain/client/types.ts';
import type { Books } from '#server/books/books.ts';
import { conflict, invalid, notFound, upstreamFailed } from '#server/errors.ts';
import { idParam, jsonAnswer, newRouter } from '#server/http/router.ts';
import type { RateLimiter } from '#server/limits.ts';
import type { Vies, ViesAnswer } from '#server/lookups/vies.ts';
import { loadProfile } from '#server/profile/store.ts';
import { findClient } from './store.ts';
import { vatCheckAnswer, vatChecksAnswer } from './vatCheckAnswers.ts';
import { insertVatCheck, listVatChecks } from './vatCheckStore.ts';

interface Deps {
  vies: Vies;
  limits: RateLimiter;
  /** False: the operator switched VIES off. */
  offered: boolean;
}

const list = createRoute({
  method: 'get',
  path: '/api/clients/{id}/vat-checks',
  request: { params: idParam },
  responses: { 200: jsonAnswer(vatChecksAnswer, 'What VIES answered, newest first') },
});

const check = createRoute({
  method: 'post',
  path: '/api/clients/{id}/vat-checks',
  request: { params: idParam },
  responses: { 201: jsonAnswer(vatCheckAnswer, 'What VIES has just answered') },
});

const OFTEN = { max: 20, window: 600 };

export function vatCheckRoutes({ vies, limits, offered }: Deps) {
  return newRouter()
    .openapi(list, async (c) => {
      const { id } = c.req.valid('param');
      const items = await c.var.account.run(async (books) => {
        await clientOf(books, id);
        return listVatChecks(books, id);
      });
      return c.json({ items, offered }, 200);
    })
    .openapi(check, async (c) => {
      const { id } = c.req.valid('param');
      const question = await c.var.account.run((books) => questionAbout(books, id));
      await limits.require(`vat-checks:${c.var.user.id}`, OFTEN);
      // Between two transactions: nothing waits for Brussels with the books open.
      const answer = proofOf(await vies(question));
      const kept = await c.var.account.run(async (books) => {
        await clientOf(books, id);
        return insertVatCheck(books, id, { ...answer, vatNumber: question.vatNumber });
      });
      return c.json(kept, 201);
    });
}

async function questionAbout(books: Books, id: string) {
  const { vatNumber } = await clientOf(books, id);
  if (vatNumber.trim() === '') {
    throw conflict('no_vat_number', 'Ce client n’a pas de numéro de TVA à vérifier.');
  }
  const { vatNumber: requester } = await loadProfile(books);
  return { vatNumber, requester };
}

async function clientOf(books: Books, id: string): Promise<Client> {
  const client = await findClient(books, id);
  if (!client) throw notFound('Client non trouvé', 'client_not_found');
  return client;
}

type Proof = Extract<ViesAnswer, { answer: 'valid' | 'invalid' }>;

/** Nothing but an answer about the number is kept; the rest is said, and may be asked again. */
function proofOf(answer: ViesAnswer): Proof {
  switch (answer.answer) {
    case 'off':
      throw conflict('vies_off', 'La vérification par VIES est désactivée sur cette installation.');
    case 'malformed':
      throw invalid(
        { vatNumber: 'VIES ne connaît pas cette forme de numéro' },
        'VIES ne connaît pas cette forme de numéro\u00A0: vérifiez les deux lettres du pays et les chiffres.',
      );
    case 'unavailable':
      throw upstreamFailed(
        'vies_unavailable',
        'VIES ne répond pas en ce moment, ou pas pour ce pays. Rien n’est perdu\u00A0: réessayez plus tard.',
      );
    default:
      return answer;
  }
}
