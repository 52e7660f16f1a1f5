import { messageOf } from './core/error-message.ts';
import { run } from './run/run.ts';
import { githubRunner } from './runner/github-runner.ts';
import { logTrace } from './core/error-trace.ts';

// A process that ends before it knows has failed.
process.exitCode = 1;

const runner = githubRunner();
process.on('uncaughtException', (error: unknown) => {
  // What Node itself would print goes past the log, with every secret and command that the error's text holds.
  const what = messageOf(error);
  runner.log.error(
    `The action itself crashed; please report it, with the log of a run with debug logging: ${what}`,
  );
  logTrace(runner.log, error);
  process.exit(1);
});

const outcome = await run(runner);
if (!outcome.failed) process.exitCode = 0;

// Connections that do not close by themselves must not hold the runner.
setTimeout(() => process.exit(), 1000).unref();
