import type { IssueProblem } from '#domain/requirements/issue.ts';
import { isConnectionLost } from './connection.ts';

/** A refusal of the server, or no answer at all (`status` 0); `message` is French and can be shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Messages by field name, to show beside the fields. */
  readonly fields: Record<string, string>;
  /** Why a document cannot be issued, each with the field that mends it (docs/product.md, Issue). */
  readonly problems: readonly IssueProblem[];

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Record<string, string> = {},
    problems: readonly IssueProblem[] = [],
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.problems = problems;
  }

  get isOffline(): boolean {
    return this.status === 0;
  }
}

export const OFFLINE_MESSAGE =
  'La connexion a été interrompue. Vérifiez votre réseau puis réessayez.';

const NO_NETWORK_MESSAGE = 'Vous êtes hors ligne. Réessayez quand la connexion sera revenue.';

export function offlineError(): ApiError {
  // Only « false » is certain of the browser's word, and a page that a worker kept may be told nothing:
  // what the banner says of the last call counts as well.
  const isKnown = navigator.onLine === false || isConnectionLost();
  const message = isKnown ? NO_NETWORK_MESSAGE : OFFLINE_MESSAGE;
  return new ApiError(0, 'offline', message);
}

/**
 * Reads `{ error, code, fields? }` (docs/product.md, Calls), or the `{ message, code }` of the
 * auth library.
 */
export async function errorFrom(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const said = isRecord(body) ? body : {};
  return new ApiError(
    response.status,
    textOr(said['code'], 'unknown'),
    textOr(said['error'] ?? said['message'], 'Une erreur est survenue'),
    isRecord(said['fields']) ? onlyTexts(said['fields']) : {},
    Array.isArray(said['problems']) ? (said['problems'] as IssueProblem[]) : [],
  );
}

/** What to tell the user about anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Une erreur est survenue';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}

function onlyTexts(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
