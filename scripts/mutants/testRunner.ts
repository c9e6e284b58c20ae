import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { MutantCoverage } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { getCurrentTest, startTests, type Test, type VitestRunner } from '@vitest/runner';
import { getNames, getTests } from '@vitest/runner/utils';
import { forgetModules, importTest, reaches, takeOver } from './modules.ts';

const PURE_TESTS = ['src/domain/**/*.test.ts', 'src/rendering/facturx/**/*.test.ts'];
/** It calls Typst, Java and the outside validators. */
const NOT_PURE = ['src/rendering/facturx/corpus.test.ts'];

/** What the instrumented code reads and writes; the name is Stryker's. */
interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number | undefined;
  mutantCoverage?: MutantCoverage;
}

const switchboard: Switchboard = {};
Object.assign(globalThis, { __stryker__: switchboard });

/**
 * A test runner for Stryker: Vitest's own, in one process that keeps the modules. Stryker's runner
 * for Vitest starts a worker for each mutant, which costs many times as much.
 */
class PureTestRunner implements TestRunner {
  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    takeOver(resolve('src'));
    await importTest(resolve('src/testing/fixedSeed.ts'));
    // `expect` asks for its worker's configuration.
    Object.assign(globalThis, { __vitest_worker__: { config: { snapshotOptions: {} } } });
    const { expect } = await import('vitest');
    expect.extend({ toMatchFileSnapshot });
    // From then on `reaches` knows who imports whom.
    await runTests({ files: testFiles(), wanted: new Set(), bail: false });
  }

  async dryRun(): Promise<DryRunResult> {
    forgetModules();
    delete switchboard.mutantCoverage;
    const result = await runTests({ files: testFiles(), bail: false });
    const { mutantCoverage } = switchboard;
    return result.status === DryRunStatus.Complete && mutantCoverage
      ? { ...result, mutantCoverage }
      : result;
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    if (options.reloadEnvironment) forgetModules();
    const result = await meet(options);
    if (result.status !== MutantRunStatus.Killed || options.mutantActivation === 'static') {
      return result;
    }
    if (await passWithoutMutant(result.killedBy)) return result;
    // A module kept something computed under this mutant, or under one before it.
    forgetModules();
    const again = await meet(options);
    forgetModules();
    return again;
  }
}

async function meet(options: MutantRunOptions): Promise<MutantRunResult> {
  const { activeMutant, hitLimit } = options;
  Object.assign(switchboard, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
  const result = await runTests(testsFor(options));
  switchboard.activeMutant = undefined;
  return toMutantRunResult(determineHitLimitReached(switchboard.hitCount, hitLimit) ?? result);
}

async function passWithoutMutant(ids: string[]): Promise<boolean> {
  const result = await runTests(testsNamed(ids));
  return toMutantRunResult(result).status === MutantRunStatus.Survived;
}

interface Run {
  files: string[];
  /** Ids; every test when absent. */
  wanted?: Set<string>;
  /** Stops at the first test that fails. */
  bail: boolean;
}

/** The tests that ran the mutated code, or, when it runs as modules load, those that import it. */
function testsFor({ testFilter, sandboxFileName }: MutantRunOptions): Run {
  if (!testFilter) {
    const files = testFiles().filter((file) => reaches(file, sandboxFileName));
    // Its own folder's tests know it best.
    const isNear = (file: string) => dirname(resolve(file)) === dirname(sandboxFileName);
    return { files: files.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a))), bail: true };
  }
  return testsNamed(testFilter);
}

function testsNamed(ids: string[]): Run {
  const files = [...new Set(ids.map((id) => id.slice(0, id.indexOf('#'))))];
  return { files, wanted: new Set(ids), bail: true };
}

function testFiles(): string[] {
  return PURE_TESTS.flatMap((pattern) => globSync(pattern, { exclude: NOT_PURE })).toSorted();
}

async function runTests(run: Run): Promise<DryRunResult> {
  try {
    const files = await startTests(
      run.files.map((file) => resolve(file)),
      vitestRunner(run),
    );
    const tests = files.flatMap(getTests).filter(({ result }) => result);
    const broken = files.find(({ result }) => result?.errors?.length);
    const hasFailed = tests.some(({ result }) => result?.state === 'fail');
    if (!broken || hasFailed) return { status: DryRunStatus.Complete, tests: tests.map(resultOf) };
    return {
      status: DryRunStatus.Error,
      errorMessage: String(broken.result?.errors?.[0]?.message),
    };
  } catch (error) {
    return { status: DryRunStatus.Error, errorMessage: String(error) };
  }
}

function vitestRunner({ wanted, bail }: Run): VitestRunner {
  let hasFailed = false;
  const config: Partial<VitestRunner['config']> = {
    root: process.cwd(),
    setupFiles: [],
    passWithNoTests: true,
    sequence: { seed: 0, hooks: 'stack', setupFiles: 'list' },
    maxConcurrency: 1,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    retry: 0,
    tags: [],
  };
  return {
    config: config as VitestRunner['config'],
    importFile: importTest,
    onBeforeRunTask: (test) => {
      const id = idOf(test);
      if ((hasFailed && bail) || (wanted && !wanted.has(id))) test.mode = 'skip';
      else switchboard.currentTestId = id;
    },
    onAfterRunTask: (test) => {
      switchboard.currentTestId = undefined;
      if (test.result?.state === 'fail') hasFailed = true;
    },
  };
}

function resultOf(test: Test): TestResult {
  const told = {
    id: idOf(test),
    name: nameOf(test),
    timeSpentMs: test.result?.duration ?? 0,
    fileName: test.file.filepath,
  };
  if (test.result?.state === 'pass') return { ...told, status: TestStatus.Success };
  if (test.result?.state !== 'fail') return { ...told, status: TestStatus.Skipped };
  const failureMessage = test.result.errors?.[0]?.message ?? 'failed';
  return { ...told, status: TestStatus.Failed, failureMessage };
}

function idOf(test: Test): string {
  return `${relative(process.cwd(), test.file.filepath)}#${nameOf(test)}`;
}

function nameOf(test: Test): string {
  return getNames(test).slice(1).join(' › ');
}

/** Vitest's own writes the file when it is absent, and needs a worker for it. */
function toMatchFileSnapshot(got: string, file: string) {
  const folder = dirname(getCurrentTest()?.file.filepath ?? '');
  const expected = readFileSync(resolve(folder, file), 'utf8');
  return { pass: got === expected, message: () => `${file} holds something else` };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'pure', PureTestRunner)];
