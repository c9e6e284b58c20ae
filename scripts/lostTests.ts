// A reporter of vitest (`--reporter=./scripts/lostTests.ts`). A process that dies takes the tests it had
// not run yet with it: no test fails, they are only missing. This says which, and of what it died.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Where this is written: the environment is all a reporter is given. */
export const LOST_TESTS = 'ENCRIER_LOST_TESTS';

export interface Lost {
  /** Files that were not run to their end, from the root of the repository. */
  files: string[];
  /** Errors no test answers for. */
  errors: string[];
}

export default class LostTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env[LOST_TESTS];
    if (file === undefined) return;
    const lost: Lost = {
      files: modules.filter(isLost).map(({ moduleId }) => relative('.', moduleId)),
      errors: errors.map(told),
    };
    writeFileSync(file, JSON.stringify(lost));
  }
}

function isLost(module: TestModule): boolean {
  if (['queued', 'pending'].includes(module.state())) return true;
  return [...module.children.allTests()].some((test) => test.result().state === 'pending');
}

function told(error: SerializedError): string {
  const parts = (error['errors'] as SerializedError[] | undefined) ?? [];
  const cause = error['cause'] as SerializedError | undefined;
  return [error.message, ...parts.map(told), ...(cause ? [told(cause)] : [])].join(' ← ');
}
