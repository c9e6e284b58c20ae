// The suites vitest runs, counted. Files whose process died are run once more, and this is said.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { LOST_TESTS, type Lost } from './lostTests.ts';

/** Some projects of vitest.config.ts. */
export type Project = 'pure' | 'processes' | 'databases' | 'components';

interface UnitTest {
  fullName: string;
  status: string;
  failureMessages?: string[];
}

interface FileResult {
  /** The whole path of the file. */
  name: string;
  assertionResults: UnitTest[];
}

interface Run {
  ok: boolean;
  files: FileResult[];
  lost: Lost;
}

export interface UnitOutcome {
  passed: number;
  failed: number;
  failures: string[];
  skipped: string[];
  retried: string[];
}

/** Runs a program of Node; true when it ended well. */
type Start = (args: string[]) => boolean;

/** Null when vitest died before it could count. */
export function runUnits(projects: Project[], results: string, start: Start): UnitOutcome | null {
  const first = runOnce(projects, [], results, start);
  if (first === null) return null;
  const lost = first.lost.files;
  if (lost.length === 0) return count(first.ok, first.files, []);
  const again = runOnce(projects, lost, results, start);
  if (again === null) return count(false, first.files, []);
  const kept = first.files.filter(({ name }) => !lost.includes(relative('.', name)));
  const said = lost.map(
    (file) => `${file}, whose process had died: ${first.lost.errors.join('; ')}`,
  );
  const ok = again.ok && again.lost.files.length === 0 && first.lost.errors.every(isDeath);
  return count(ok, [...kept, ...again.files], said);
}

/** What the pool of vitest says of a process that ended; any other error is a failure of its own. */
function isDeath(error: string): boolean {
  return error.includes('[vitest-pool]');
}

function runOnce(projects: Project[], files: string[], results: string, start: Start): Run | null {
  const file = `${results}/${projects.join('-')}${files.length > 0 ? '-again' : ''}`;
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...files,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}.json`,
    '--reporter=./scripts/lostTests.ts',
  ];
  process.env[LOST_TESTS] = `${file}.lost.json`;
  const ok = start(args);
  if (!existsSync(`${file}.json`) || !existsSync(`${file}.lost.json`)) return null;
  const { testResults } = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
  return { ok, files: testResults, lost: JSON.parse(readFileSync(`${file}.lost.json`, 'utf8')) };
}

function count(ok: boolean, files: FileResult[], saved: string[]): UnitOutcome {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const named = (wanted: (test: UnitTest) => boolean) =>
    tests.filter(wanted).map(({ fullName }) => fullName);
  const failures = named(({ status }) => status === 'failed');
  return {
    passed: named(({ status }) => status === 'passed').length,
    // A run that ends badly though no test failed is one failure.
    failed: failures.length + (ok || failures.length > 0 ? 0 : 1),
    failures,
    skipped: named(({ status }) => !['passed', 'failed'].includes(status)),
    retried: [...named(passedLater), ...saved],
  };
}

function passedLater({ status, failureMessages = [] }: UnitTest): boolean {
  return status === 'passed' && failureMessages.length > 0;
}
