import { openSync } from 'node:fs';
import type { Attack } from '../../packages/engine/src/analysis-data.ts';
import { serveAnalysis } from '../../packages/engine/src/process/serve-analysis.ts';
import { accuracy, resultOf } from './accuracy-attack.ts';

/** The entry of a child process with attacks that tests can tell apart from the outside. */

/** Tries what a child must not be able to do. */
const escape: Attack = () => {
  const tries: Record<string, string> = {
    environment: JSON.stringify(process.env),
    read: attempt(() => openSync('/etc/passwd', 'r')),
    write: attempt(() => openSync('escaped.txt', 'w')),
  };
  return import('node:child_process').then(({ execFileSync }) =>
    resultOf(0, { ...tries, spawn: attempt(() => execFileSync('true')) }),
  );
};

/** Never gives the event loop back. */
const spin: Attack = (_, budget) => {
  budget.progress(0.5, 'spinning');
  for (;;) performance.now();
};

/** Waits without computing, until its time is over. */
const wait: Attack = async (_, budget) => {
  while (budget.timeLeftMs() > 0) {
    budget.progress(0.1, 'waiting');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { ...resultOf(0, {}), cutShort: true };
};

/** Fills its memory. */
const grow: Attack = () => {
  const kept: number[][] = [];
  for (;;) kept.push(new Array<number>(10_000).fill(kept.length));
};

function attempt(action: () => unknown): string {
  try {
    action();
    return 'done';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

serveAnalysis({
  'image-classification/evasion': () => Promise.resolve(accuracy),
  'image-classification/outlier': () => Promise.resolve(accuracy),
  'image-classification/extraction': () => Promise.resolve(wait),
  'image-classification/drift': () => Promise.resolve(escape),
  'image-classification/poisoning': () => Promise.resolve(spin),
  'tabular-classification/evasion': () => Promise.resolve(accuracy),
  'tabular-classification/extraction': () => Promise.resolve(grow),
  'time-series-forecasting/extraction': () => Promise.resolve(accuracy),
});
