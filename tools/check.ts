/**
 * Every check of the project, `npm test`: all run, whatever fails before them. Each check counts as one test beside
 * the tests' own number; the last line is `N passed, M failed`.
 */
import { checkDist } from './dist-check.ts';
import { runTests } from './jest-check.ts';
import { runNode } from './project.ts';

interface Check {
  readonly name: string;
  /** @returns whether it is good */
  readonly run: () => Promise<boolean>;
}

const CHECKS: readonly Check[] = [
  { name: 'types', run: () => succeeds('node_modules/typescript/bin/tsc', '-p', '.') },
  { name: 'lint', run: () => succeeds('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  { name: 'format', run: () => succeeds('node_modules/prettier/bin/prettier.cjs', '--check', '.') },
  { name: 'generated files', run: () => succeeds('tools/generate.ts', '--check') },
  { name: 'dist is up to date', run: checkDist },
];

async function succeeds(...args: readonly string[]): Promise<boolean> {
  return (await runNode(args)) === 0;
}

async function passes(check: Check): Promise<boolean> {
  console.log(`\n=== ${check.name}`);
  try {
    return await check.run();
  } catch (error) {
    console.error(String(error));
    return false;
  }
}

async function main(): Promise<number> {
  const failures: string[] = [];
  for (const check of CHECKS) {
    if (!(await passes(check))) failures.push(check.name);
  }
  const passedChecks = CHECKS.length - failures.length;
  console.log('\n=== tests');
  const tests = await runTests();
  failures.push(...tests.failures);

  console.log('\n=== result');
  for (const failure of failures) console.log(`failed: ${failure}`);
  console.log(`${String(passedChecks + tests.passed)} passed, ${String(failures.length)} failed`);
  return failures.length === 0 ? 0 : 1;
}

process.exitCode = await main();
