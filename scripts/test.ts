// Everything `npm test` runs, in order; every step runs even when an earlier one failed, and the
// last line counts over all of them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { CHECKS } from './checks.ts';
import { runUnits, type Project } from './unitSuites.ts';

interface Outcome {
  name: string;
  passed: number;
  failed: number;
  /** The full name of each test that failed: the last lines of a long run are what one reads. */
  failures: string[];
  /** The full name of each test that was not run. */
  skipped: string[];
  /** Tests that failed once and passed when tried again: said openly, to be looked into. */
  retried: string[];
  seconds: number;
}

const results = '.cache/test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const node = process.execPath;
const outcomes = [
  ...CHECKS.map(({ name, command, args }) => check(name, command, args)),
  vitest('unit and HTTP', ['pure', 'processes', 'databases']),
  vitest('components in a browser', ['components']),
  browser(),
];
report(outcomes);

/** A step that is one check: it passes or fails as a whole. */
function check(name: string, command: string, args: string[]): Outcome {
  const { ok, seconds } = run(name, command, args);
  const counts = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  return { name, ...counts, failures: [], skipped: [], retried: [], seconds };
}

function vitest(name: string, projects: Project[]): Outcome {
  const start = Date.now();
  const counted = runUnits(projects, results, (args) => run(name, node, args).ok);
  const seconds = secondsSince(start);
  return counted === null ? broken(name, seconds) : { name, ...counted, seconds };
}

function browser(): Outcome {
  const file = `${results}/browser.json`;
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = file;
  const { ok, seconds } = run('browser', node, [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--reporter=list,json',
  ]);
  if (!existsSync(file)) return broken('browser', seconds);
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + (ok || stats.unexpected > 0 ? 0 : 1);
  return {
    name: 'browser',
    passed: stats.expected + stats.flaky,
    failed,
    failures: titlesOf(suites, 'unexpected'),
    skipped: titlesOf(suites, 'skipped'),
    retried: titlesOf(suites, 'flaky'),
    seconds,
  };
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; tests: { status: string; projectName: string }[] }[];
}

function titlesOf(suites: Suite[], status: string): string[] {
  return suites.flatMap((suite) => [
    ...titlesOf(suite.suites ?? [], status),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map((test) => `[${test.projectName}] ${spec.title}`),
    ),
  ]);
}

/** A suite that died before it could count: one failure. */
function broken(name: string, seconds: number): Outcome {
  return { name, passed: 0, failed: 1, failures: [], skipped: [], retried: [], seconds };
}

function run(name: string, command: string, args: string[]): { ok: boolean; seconds: number } {
  console.log(`\n══ ${name}`);
  const start = Date.now();
  const child = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return { ok: child.status === 0, seconds: secondsSince(start) };
}

function secondsSince(start: number): number {
  return Math.round((Date.now() - start) / 1000);
}

function report(all: Outcome[]): void {
  console.log('');
  for (const { name, passed, failed, failures, skipped, seconds, retried } of all) {
    console.log(
      `${name}: ${passed} passed, ${failed} failed, ${skipped.length} skipped (${seconds} s)`,
    );
    for (const title of failures) console.log(`  failed: ${title}`);
    for (const title of retried) console.log(`  passed on the second try: ${title}`);
  }
  const reasons = countReasons(all.flatMap(({ skipped }) => skipped));
  const unexplained = reasons.get(null) ?? [];
  for (const title of unexplained) console.log(`  skipped without a reason: ${title}`);
  const sum = (key: 'passed' | 'failed') => all.reduce((n, one) => n + one[key], 0);
  const failed = sum('failed') + unexplained.length;
  console.log(`\n${sum('passed')} passed, ${failed} failed${whySkipped(reasons)}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** A test that may be skipped says in its name what it needs: « … (needs PostgreSQL) ». */
function countReasons(titles: string[]): Map<string | null, string[]> {
  return Map.groupBy(titles, (title) => /\(needs ([^)]+)\)/.exec(title)?.[1] ?? null);
}

function whySkipped(reasons: Map<string | null, string[]>): string {
  const said = [...reasons].flatMap(([need, titles]) =>
    need === null ? [] : [`${titles.length} without ${need}`],
  );
  if (said.length === 0) return '';
  const count = [...reasons].reduce((n, [need, { length }]) => n + (need === null ? 0 : length), 0);
  return `, ${count} skipped (${said.join(', ')})`;
}
