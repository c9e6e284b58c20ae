import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Messages beside the fields they concern, by the field's name (`lineItems.0.quantity`). */
export type FieldMessages = Record<string, string>;

interface RefusalDetails {
  fields?: FieldMessages;
  headers?: Record<string, string>;
  /** What a program needs beside the sentence: `problems`, `acts`. */
  extra?: Record<string, unknown>;
  cause?: unknown;
}

/**
 * An answer that is not the one hoped for: a status, a stable code for programs, a sentence for
 * people. Throw it anywhere below a route; `http/errorHandler.ts` alone turns it into an answer.
 */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly fields: FieldMessages | undefined;
  readonly headers: Record<string, string>;
  readonly extra: Record<string, unknown>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    details: RefusalDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.fields = details.fields;
    this.headers = details.headers ?? {};
    this.extra = details.extra ?? {};
  }
}

/** 400: what was sent does not hold; `fields` says where. */
export function invalid(
  fields: FieldMessages,
  message = 'Certaines informations sont manquantes ou incorrectes.',
) {
  return new Refusal(400, 'invalid_request', message, { fields });
}

export function notSignedIn(message = 'Vous devez être connecté pour continuer.') {
  return new Refusal(401, 'not_signed_in', message);
}

export function subscriptionRequired() {
  return new Refusal(
    403,
    'subscription_required',
    'Un abonnement actif est nécessaire pour continuer.',
  );
}

/**
 * 404: also what another user's id gets, so that ids reveal nothing
 * (docs/product.md, Who sees what).
 */
export function notFound(message = 'Élément introuvable.', code = 'not_found') {
  return new Refusal(404, code, message);
}

export function conflict(code: string, message: string, cause?: unknown) {
  return new Refusal(409, code, message, { cause });
}

/** 412: `If-Match` names a version that is no longer the current one. */
export function staleVersion() {
  return new Refusal(
    412,
    'stale_version',
    'Cet élément a été modifié entre-temps. Rechargez-le avant d’enregistrer vos changements.',
  );
}

export function tooManyRequests(retryAfterSeconds: number, message?: string) {
  return new Refusal(
    429,
    'too_many_requests',
    message ?? 'Trop de demandes en peu de temps. Réessayez dans quelques instants.',
    { headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) } },
  );
}

/** 502: a service we depend on (mail, payment, model) failed; the message is for the user. */
export function upstreamFailed(code: string, message: string, cause?: unknown) {
  return new Refusal(502, code, message, { cause });
}
