import { HTTPException } from 'hono/http-exception';
import { ZodError } from 'zod';
import type { AppContext } from './context.ts';
import { fieldMessages } from './router.ts';
import { unexpectedText } from './agreedTexts.ts';
import { isDatabaseAway, isDiskFull } from '#server/database/unavailable.ts';
import { Refusal, invalid } from '#server/errors.ts';

/** The one place where a failure becomes an answer: `{ error, code, fields }`. */
export function answerError(error: Error, c: AppContext): Response {
  const refusal = asRefusal(error, c);
  if (refusal.status >= 500) c.var.log?.error({ err: error, code: refusal.code }, 'request failed');
  for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value);
  return c.json(
    {
      error: refusal.message,
      code: refusal.code,
      ...(refusal.fields && { fields: refusal.fields }),
      ...refusal.extra,
    },
    refusal.status,
  );
}

/** Unknown calls under /api; unknown pages are the business of `static.ts`. */
export function answerUnknownCall(c: AppContext): Response {
  return answerError(new Refusal(404, 'unknown_call', 'Cet appel n’existe pas.'), c);
}

function asRefusal(error: Error, c: AppContext): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof ZodError) return invalid(fieldMessages(error));
  if (error instanceof HTTPException && error.status < 500) return fromHono(error);
  if (isUnreadable(error)) return malformed(error);
  if (isDatabaseAway(error)) return databaseAway(error);
  if (isDiskFull(error)) return diskFull(error);
  return new Refusal(500, 'internal_error', unexpectedText(c.req) ?? UNEXPECTED);
}

const UNEXPECTED = 'Une erreur est survenue. Réessayez dans un instant.';

function fromHono(error: HTTPException): Refusal {
  if (error.status === 400) return malformed(error);
  if (error.status === 413) return bodyTooLarge();
  return new Refusal(error.status as 404, 'refused', 'La demande a été refusée.');
}

function malformed(cause: Error): Refusal {
  return new Refusal(400, 'malformed_body', 'Le contenu envoyé n’est pas lisible.', { cause });
}

/**
 * What no schema can foresee and the database alone refuses to read: a NUL in an id, a day or a
 * number of a forged cursor (SQLSTATE class 22, the codes about texts given).
 */
function isUnreadable(error: Error & { code?: unknown }): boolean {
  return ['22021', '22P05', '22P02', '22003', '22007', '22008'].includes(String(error.code));
}

function databaseAway(cause: Error): Refusal {
  return new Refusal(
    503,
    'database_unavailable',
    'Le service est momentanément indisponible. Réessayez dans quelques instants.',
    { headers: { 'retry-after': '5' }, cause },
  );
}

function diskFull(cause: Error): Refusal {
  return new Refusal(
    507,
    'disk_full',
    'Le serveur n’a plus de place pour enregistrer. Ce qui l’était déjà est conservé ; réessayez plus tard.',
    { cause },
  );
}

export function bodyTooLarge(): Refusal {
  return new Refusal(413, 'body_too_large', 'Le contenu envoyé est trop volumineux.');
}
