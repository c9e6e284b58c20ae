import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export const EXPORTS = 'exports';

/** The event `export` of `/api/events`, about the export that was asked for with `?progress=id`. */
export interface ExportProgress {
  id: string;
  /** Documents dealt with, whatever came of them. */
  done: number;
  failed: number;
  total: number;
}

/** How far an export is, for the user's screens on every server. */
export async function announceExport(
  { kysely }: Database,
  userId: string,
  data: ExportProgress,
): Promise<void> {
  await sql`select pg_notify(${EXPORTS}, ${JSON.stringify({ userId, data })})`.execute(kysely);
}

export function readExport(payload: string) {
  return JSON.parse(payload) as { userId: string; data: ExportProgress };
}
