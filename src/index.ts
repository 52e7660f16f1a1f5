import { messageOf } from './core/errors.ts';
import { run } from './run/run.ts';
import { githubRunner } from './runner/github-runner.ts';
import { logTrace } from './core/error-trace.ts';

/** The first argument that bin/model-security.js adds. GitHub's runner starts the action without arguments. */
const COMMAND_LINE = 'command-line';

// A process that ends before the verdict has failed.
process.exitCode = 1;

if (process.argv[2] === COMMAND_LINE) {
  const { runCommandLine } = await import('./cli/main.ts');
  await runCommandLine(process.argv.slice(3));
} else {
  await runAction();
}

async function runAction(): Promise<void> {
  const runner = githubRunner();
  process.on('uncaughtException', (error: unknown) => {
    // Node's own report would bypass the log, and print the secrets and commands in the error's text.
    const what = messageOf(error);
    runner.log.error(
      `The action itself crashed. Please report it, and attach the log of a run with debug logging: ${what}`,
    );
    logTrace(runner.log, error);
    process.exit(1);
  });

  const outcome = await run(runner);
  if (!outcome.failed) process.exitCode = 0;

  // Connections that stay open must not keep the process alive.
  setTimeout(() => process.exit(), 1000).unref();
}
