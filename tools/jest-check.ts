import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { at, textAt } from '@model-security-scan/common/json';
import { ROOT, runNode } from './project.ts';

/** The result of the tests. */
interface TestResult {
  readonly passed: number;
  readonly failed: number;
  /** Names of failed tests, and whatever else failed. */
  readonly failures: readonly string[];
}

/** Tests that prove little for the time they take. */
const SLOW_TESTS = '/__tests__/slow/';

/** Tests of whole runs wait for their processes, so there are more workers than cores. */
const WORKERS = Math.ceil(1.5 * availableParallelism());

/** Which tests to run: the slow ones, all others, or those of a package in packages/. */
export type Tests = 'slow' | 'others' | { readonly package: string };

export async function runTests(which: Tests): Promise<TestResult> {
  const folder = await mkdtemp(join(tmpdir(), 'jest-'));
  const report = join(folder, 'report.json');
  try {
    const args = [
      ...[
        '--disable-warning=ExperimentalWarning',
        '--experimental-vm-modules',
        'node_modules/jest/bin/jest.js',
      ],
      ...['--json', `--outputFile=${report}`, `--maxWorkers=${String(WORKERS)}`],
      filterOf(which),
    ];
    // Many tests start threads and processes from their source, whose types Node removes once for all of them.
    const exitCode = await runNode(args, '', { NODE_COMPILE_CACHE: join(folder, 'compiled') });
    return readReport(JSON.parse(await readFile(report, 'utf8')), exitCode);
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`jest gave no report: ${String(error)}`] };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function filterOf(which: Tests): string {
  if (typeof which === 'object') return `--testPathPatterns=/packages/${which.package}/`;
  return which === 'slow' ? `--testPathPatterns=${SLOW_TESTS}` : `--testPathIgnorePatterns=${SLOW_TESTS}`;
}

function readReport(report: unknown, exitCode: number): TestResult {
  const suites = list(at(report, 'testResults'));
  const failedTests = suites.flatMap((suite) =>
    list(at(suite, 'assertionResults'))
      .filter((test) => at(test, 'status') === 'failed')
      .map((test) => `${suiteName(suite)}: ${textAt(test, 'fullName') ?? 'a test'}`),
  );
  const brokenSuites = suites
    .filter((suite) => at(suite, 'status') === 'failed' && list(at(suite, 'assertionResults')).length === 0)
    .map((suite) => `${suiteName(suite)}: did not run`);
  const failures = [...failedTests, ...brokenSuites];
  if (exitCode !== 0 && failures.length === 0) {
    failures.push('jest failed: see above');
  }
  const passed = at(report, 'numPassedTests');
  return { passed: typeof passed === 'number' ? passed : 0, failed: failures.length, failures };
}

function suiteName(suite: unknown): string {
  return relative(ROOT, textAt(suite, 'name') ?? 'a test file');
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
