import type { AnalysisData, Attack } from '../../packages/engine/src/analysis-data.ts';
import type { AttackResult } from '@model-security-scan/engine/types';

/** Asks about all inputs once. The score is the accuracy, or 0 without labels. */
export const accuracy: Attack = async (analysis, budget) => {
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

/** A result with what a test looks at in its figures. */
export function resultOf(score: number, figures: AttackResult['figures']): AttackResult {
  return {
    score: { value: score, low: score, high: score },
    bound: 'estimate',
    meaning: 'a test',
    cutShort: false,
    limits: [],
    queries: Number(figures['queries'] ?? 0),
    seconds: 0,
    method: { name: 'test', formula: '', sources: [] },
    figures,
    evidence: [],
  };
}
