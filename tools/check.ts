/**
 * Every check of the project, `npm test`; with `--slow`, `npm run test:slow`, only the tests that prove little for the
 * time they take; with `--package NAME` only those of one package. The other checks run side by side, the tests begin as soon as a core is free of them, and all run,
 * whatever fails. Each check counts as one test; the last line is `N passed, M failed`.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { runTests, type Tests } from './jest-check.ts';
import { captureNode } from './project.ts';

interface Check {
  readonly name: string;
  /** The Node program, and its arguments. */
  readonly command: readonly string[];
}

/** The longest first, so that the others run beside it. */
const CHECKS: readonly Check[] = [
  { name: 'dist is up to date', command: ['tools/dist-check.ts'] },
  { name: 'types and lint', command: ['node_modules/oxlint/bin/oxlint', '--type-check'] },
  { name: 'format', command: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'generated files', command: ['tools/generate.ts', '--check'] },
  { name: 'documents', command: ['tools/docs-lint.ts'] },
  { name: 'rooms', command: ['tools/rooms-check.ts'] },
];

/** Runs a check and prints its output as a whole when it has ended. @returns true if it passed */
async function passes({ name, command }: Check): Promise<boolean> {
  const { exitCode, output } = await captureNode(command);
  console.log(`\n=== ${name}${exitCode === 0 ? '' : ': failed'}\n${output.trimEnd()}`);
  return exitCode === 0;
}

async function main(which: Tests): Promise<number> {
  const inTurn = pLimit(availableParallelism());
  const due = which === 'others' ? CHECKS : [];
  const [checks, tests] = await Promise.all([
    Promise.all(
      due.map((check) => inTurn(async () => ({ name: check.name, hasPassed: await passes(check) }))),
    ),
    inTurn(() => {
      console.log('\n=== tests');
      return runTests(which);
    }),
  ]);
  const failedChecks = checks.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name);
  const failures = [...failedChecks, ...tests.failures];

  console.log('\n=== result');
  for (const failure of failures) console.log(`failed: ${failure}`);
  const passed = due.length - failedChecks.length + tests.passed;
  console.log(`${String(passed)} passed, ${String(failures.length)} failed`);
  return failures.length === 0 ? 0 : 1;
}

const { values } = parseArgs({ options: { slow: { type: 'boolean' }, package: { type: 'string' } } });
process.exitCode = await main(
  values.package === undefined ? (values.slow === true ? 'slow' : 'others') : { package: values.package },
);
