import type { AppContext } from './context.ts';
import { staleVersion } from '#server/errors.ts';

/**
 * Refuses with 412 when the caller edited another version than the current one. Without
 * `If-Match` the write goes through: only callers that care about lost updates send it.
 */
export function requireVersion(c: AppContext, currentVersion: number) {
  const wanted = c.req.header('if-match');
  if (wanted === undefined || wanted.trim() === '*') return;
  const versions = wanted
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, '').replaceAll('"', ''));
  if (!versions.includes(String(currentVersion))) throw staleVersion();
}

/** The entity tag of a version, for the `ETag` header. */
export function versionTag(version: number): string {
  return `"${version}"`;
}
