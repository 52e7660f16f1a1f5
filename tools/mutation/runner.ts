import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StrykerOptions } from '@stryker-mutator/api/core';
import { type Injector, type PluginContext, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import { strykerPlugins as jestPlugins, strykerValidationSchema } from '@stryker-mutator/jest-runner';
import { runCLI } from 'jest';
import { at, isObject, textAt } from '@model-security-scan/common/json';
import type { Pass } from './environment.ts';
import { openings, type Session } from './sessions.ts';

/** Test files that stay loaded. */
const MOST_OPEN = 45;
/** Slower tests are left out, such as those of the limits of large files: each survivor would wait for all of them. */
const SLOW_MS = 2000;
/** Beside the copied project: the files of each test, for the process that follows one that hung. */
const TEST_FILES = '.mutation-test-files.json';

interface TestPlace {
  readonly test: string;
  readonly file: string;
}

type TestFile = readonly [file: string, tests: ReadonlySet<string>];

interface Open {
  readonly session: Session;
  readonly ended: Promise<unknown>;
}

/**
 * Runs the tests for each mutant without loading them again, which is what Stryker's own runner spends nearly all of its time
 * on. That one measures which test covers what. A failure counts only if the test passes again without the mutant;
 * otherwise both are run once more with everything loaded anew, so that neither what a mutant left behind nor a test that fails
 * sometimes kills a mutant. A mutant of code that runs while modules are loaded has them loaded anew.
 */
class WarmRunner implements TestRunner {
  readonly #inner: TestRunner;
  readonly #jest: object;
  readonly #open = new Map<string, Open>();
  /** Files that killed many mutants are asked first. */
  readonly #kills = new Map<string, number>();
  /** The test files of each source, as far as its mutants told. */
  readonly #covering = new Map<string, Set<string>>();
  #places: readonly TestPlace[] | undefined;

  constructor(inner: TestRunner, options: StrykerOptions) {
    this.#inner = inner;
    this.#jest = configOf(options);
  }

  readonly init = (): Promise<void> => this.#inner.init?.() ?? Promise.resolve();
  readonly capabilities: TestRunner['capabilities'] = () => this.#inner.capabilities();

  readonly dryRun: TestRunner['dryRun'] = async (options) => {
    const result = await this.#inner.dryRun(options);
    if (result.status === DryRunStatus.Complete) {
      const ran = result.tests.filter(
        (one) => one.status === TestStatus.Success && one.timeSpentMs < SLOW_MS,
      );
      writeFileSync(
        TEST_FILES,
        JSON.stringify(ran.map(({ id, fileName }) => ({ test: id, file: fileName }))),
      );
    }
    return result;
  };

  readonly mutantRun = async (options: MutantRunOptions): Promise<MutantRunResult> => {
    let nrOfTests = 0;
    for (const [file, tests] of this.#testsByFile(options)) {
      const { ran, failed, isEndless } = await this.#judge(file, tests, options);
      nrOfTests += ran;
      if (isEndless) return { status: MutantRunStatus.Timeout, reason: 'endless loop' };
      if (failed === undefined) continue;
      this.#kills.set(file, (this.#kills.get(file) ?? 0) + 1);
      const { test, message } = failed;
      if (message.includes('Exceeded timeout of')) return { status: MutantRunStatus.Timeout, reason: test };
      return { status: MutantRunStatus.Killed, killedBy: [test], failureMessage: message, nrOfTests };
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  };

  readonly dispose = async (): Promise<void> => {
    for (const file of this.#open.keys()) await this.#close(file);
  };

  /** The tests that cover a mutant. Of one that runs at loading nothing says so: those of the files that cover others of its source. */
  #testsByFile({ testFilter, activeMutant: { fileName } }: MutantRunOptions): readonly TestFile[] {
    this.#places ??= readTestFiles();
    const wanted = testFilter && new Set(testFilter);
    const covering = this.#covering.get(fileName) ?? new Set();
    this.#covering.set(fileName, covering);
    const tests = new Map<string, Set<string>>();
    for (const { test, file } of this.#places) {
      if (wanted === undefined ? covering.size > 0 && !covering.has(file) : !wanted.has(test)) continue;
      tests.set(file, (tests.get(file) ?? new Set()).add(test));
    }
    if (wanted !== undefined) for (const file of tests.keys()) covering.add(file);
    const killsOf = ([file]: TestFile): number => this.#kills.get(file) ?? 0;
    return [...tests].toSorted((one, other) => killsOf(other) - killsOf(one));
  }

  async #judge(file: string, tests: ReadonlySet<string>, options: MutantRunOptions): Promise<Pass> {
    const { activeMutant, hitLimit, reloadEnvironment } = options;
    if (reloadEnvironment) return this.#judgeAnew(file, tests, options);
    const { session } = await this.#opened(file);
    const pass = await session.run(activeMutant.id, tests, hitLimit);
    if (pass.failed === undefined || pass.isEndless || (await isSound(session, pass, tests))) return pass;
    return this.#judgeAnew(file, tests, options);
  }

  /** The same with all modules loaded anew, which ends with the mutant. */
  async #judgeAnew(
    file: string,
    tests: ReadonlySet<string>,
    { activeMutant, hitLimit, reloadEnvironment }: MutantRunOptions,
  ): Promise<Pass> {
    // What stays open would be dirty.
    if (!reloadEnvironment) await this.#close(file);
    let pass: Pass;
    try {
      const fresh = await this.#load(file, reloadEnvironment ? activeMutant.id : undefined);
      pass = await fresh.session.run(activeMutant.id, tests, hitLimit);
      await end(fresh);
    } catch (error) {
      // The mutant keeps the file from being loaded.
      pass = { ran: 0, isEndless: false, failed: { test: '', message: String(error) } };
    }
    if (pass.failed === undefined) return pass;
    const { session } = await this.#opened(file);
    return (await isSound(session, pass, tests)) ? pass : { ran: pass.ran, isEndless: pass.isEndless };
  }

  async #opened(file: string, mutant?: string): Promise<Open> {
    const open = this.#open.get(file) ?? (await this.#load(file, mutant));
    // The one that was used last comes last.
    this.#open.delete(file);
    this.#open.set(file, open);
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST_OPEN && oldest !== undefined) await this.#close(oldest);
    return open;
  }

  async #load(file: string, mutant: string | undefined): Promise<Open> {
    const ready = Promise.withResolvers<Session>();
    openings.set(file, { mutant, onReady: ready.resolve });
    const project = process.cwd();
    const ended = runCLI(
      {
        $0: 'mutation',
        _: [file],
        config: JSON.stringify(this.#jest),
        runInBand: true,
        runTestsByPath: true,
        silent: true,
        testNamePattern: '(?!)',
        watchman: false,
      },
      [project],
    );
    const failed = ended.then(({ results }) => {
      throw new Error(results.testResults.map((one) => one.failureMessage ?? '').join('\n'));
    });
    return { session: await Promise.race([ready.promise, failed]), ended };
  }

  async #close(file: string): Promise<void> {
    const open = this.#open.get(file);
    this.#open.delete(file);
    if (open !== undefined) await end(open);
  }
}

async function end({ session, ended }: Open): Promise<void> {
  session.close();
  await ended;
}

/** True if the test that failed passes without the mutant. */
async function isSound(session: Session, { failed }: Pass, tests: ReadonlySet<string>): Promise<boolean> {
  const again = failed === undefined || failed.test === '' ? tests : new Set([failed.test]);
  return (await session.run(undefined, again)).failed === undefined;
}

function readTestFiles(): readonly TestPlace[] {
  const places: unknown = JSON.parse(readFileSync(TEST_FILES, 'utf8'));
  if (!Array.isArray(places)) return [];
  return places.map((one) => ({ test: textAt(one, 'test') ?? '', file: textAt(one, 'file') ?? '' }));
}

function configOf(options: StrykerOptions): object {
  const config = at(at(options, 'jest'), 'config');
  const here = (name: string): string => join(process.cwd(), 'tools/mutation', name);
  return {
    ...(isObject(config) ? config : {}),
    rootDir: process.cwd(),
    reporters: [],
    testEnvironment: here('environment.ts'),
    setupFilesAfterEnv: [here('circus.ts')],
  };
}

function createRunner(injector: Injector<PluginContext>, options: StrykerOptions): TestRunner {
  const [jest] = jestPlugins;
  if (jest === undefined) throw new Error('Stryker’s runner for Jest is missing.');
  return new WarmRunner(jest.factory(injector), options);
}
createRunner.inject = ['$injector', 'options'] as const;

export { strykerValidationSchema };
export const strykerPlugins = [{ kind: PluginKind.TestRunner, name: 'warm-jest', factory: createRunner }];
