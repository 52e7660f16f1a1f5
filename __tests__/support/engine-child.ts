import { openSync } from 'node:fs';
import type { AnalysisData, Attack } from '../../src/engine/analysis-data.ts';
import { serveAnalysis } from '../../src/engine/process/serve-analysis.ts';
import type { AttackResult } from '../../src/engine/types.ts';

/** The entry of a child process with attacks that tests can tell apart from the outside. */

/** Asks about all inputs once. The score is the accuracy, or 0 without labels. */
const accuracy: Attack = async (analysis, budget) => {
  const { victim, data, labels } = analysis;
  budget.progress(0.5, 'asking');
  const answers = (await victim?.ask(data.values, data.count)) ?? new Float32Array(0);
  const size = victim?.answerSize ?? 1;
  let right = 0;
  for (let row = 0; row < data.count; row += 1) {
    const scores = [...answers.subarray(row * size, (row + 1) * size)];
    const predicted = victim?.answers === 'labels' ? scores[0] : scores.indexOf(Math.max(...scores));
    if (predicted === labels?.[row]) right += 1;
  }
  return resultOf(right / data.count, { ...describe(analysis), answer: shown(answers.subarray(0, 3)) });
};

function describe({ victim, data, classNames, notes }: AnalysisData): AttackResult['figures'] {
  const categories = [...(data.categories ?? [])].map(([column, values]) => [column, ...values]);
  return {
    count: data.count,
    shape: data.shape.join(),
    answers: victim === undefined ? 'none' : victim.answers,
    queries: victim === undefined ? 0 : victim.queries,
    bounds: shown([data.low[0] ?? NaN, data.high[0] ?? NaN]),
    first: shown(data.values.subarray(0, 4)),
    columns: (data.columns ?? []).join(),
    names: (data.names ?? []).slice(0, 3).join(),
    categories: JSON.stringify(categories),
    classNames: (classNames ?? []).join(),
    notes: notes.join(' '),
  };
}

function shown(values: Iterable<number>): string {
  return [...values].map((value) => value.toFixed(3)).join();
}

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

function resultOf(score: number, figures: AttackResult['figures']): AttackResult {
  return {
    score: { value: score, low: score, high: score },
    bound: 'estimate',
    meaning: 'a test',
    cutShort: false,
    limits: [],
    queries: Number(figures['queries'] ?? 0),
    seconds: 0,
    method: { version: 1, name: 'test', formula: '', sources: [] },
    figures,
    evidence: [],
    defences: [],
  };
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
