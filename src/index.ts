import { run } from './run.ts';
import { githubRunner } from './runner/github-runner.ts';

// A process that ends before it knows has failed.
process.exitCode = 1;

const outcome = await run(githubRunner());
if (!outcome.failed) process.exitCode = 0;

// Connections that do not close by themselves must not hold the runner.
setTimeout(() => process.exit(), 1000).unref();
