import { describe, expect, test } from '@jest/globals';
import type { AnalysisData } from '../../../src/analysis-data.ts';
import { checkForDrift } from '../../../src/attacks/drift/drift.ts';
import { Random } from '../../../src/random.ts';
import type { AttackResult } from '../../../src/types.ts';
import { prepareTable } from '../../../../../__tests__/support/engine-memory-upload.ts';
import { treeCase } from '../../../../../__tests__/support/tree-models.ts';
import { faultOf } from '../../support/engine-tables.ts';

/** A model of XGBoost whose last column has the categories a to g. */
const UNNAMED = '{"offsets":[],"values":[]},'.repeat(4);
const NAMED = `{"offsets":[0,1,2,3,4,5,6,7],"values":[97,98,99,100,101,102,103]}`;
const MODEL = treeCase('xgboost-categories').model.replace('"enc":[]', `"enc":[${UNNAMED}${NAMED}]`);

/** 160 rows: four numbers, and the categories in turn. */
function tableOf(categories: string, seed: number): string {
  const random = new Random(seed);
  const lines = Array.from({ length: 160 }, (_unused, row) => {
    const numbers = Array.from({ length: 4 }, () => random.uniform().toFixed(3));
    return `${numbers.join(',')},${categories.split(' ')[row % categories.split(' ').length] ?? ''}\n`;
  });
  return `p,q,r,s,plan\n${lines.join('')}`;
}

function prepare(attack: string, data: string, reference?: string): Promise<AnalysisData> {
  const job = { attack, needs: [], needsLabels: false };
  return prepareTable({ model: MODEL, data, reference_data: reference }, job);
}

function drift(analysis: AnalysisData): Promise<AttackResult> {
  const budget = { seed: 1, maxQueries: 1000, timeLeftMs: () => 60_000, progress: () => undefined };
  return checkForDrift(analysis, budget);
}

describe('drift of categories that the file of a model names', () => {
  test('is found as that of texts, although the middle of their codes stays', async () => {
    const analysis = await prepare('drift', tableOf('b b b f f f d d', 1), tableOf('b b f f d d d d', 2));
    const { score, evidence } = await drift(analysis);
    expect(score.value).toBeGreaterThan(0.2);
    expect(JSON.stringify(evidence)).toContain('plan = d');
  });

  test('is none if only their order differs', async () => {
    const analysis = await prepare('drift', tableOf('a b c d', 1), tableOf('d c b a', 2));
    expect((await drift(analysis)).score.value).toBe(0);
  });

  test('is found in one that the model was not trained on, which is missing for the model', async () => {
    const analysis = await prepare('drift', tableOf('a a a new', 1), tableOf('a a a d', 2));
    const { score, evidence } = await drift(analysis);
    expect(score.value).toBeGreaterThan(0.2);
    expect(JSON.stringify(evidence)).toContain('plan = new');
    expect(analysis.notes.join(' ')).toContain('new (plan)');
    const row = (plan: number): Promise<Float32Array | undefined> =>
      Promise.resolve(analysis.victim?.ask(Float32Array.of(0.5, 0.5, 0.5, 0.5, plan), 1));
    const [unknown, missing, known] = [await row(7), await row(NaN), await row(3)];
    expect(unknown).toEqual(missing);
    expect(unknown).not.toEqual(known);
  });
});

test('a category that the model was not trained on is refused if the model is judged', async () => {
  const data = tableOf('a a a new', 1);
  expect(await faultOf(() => prepare('evasion', data))).toContain('not trained on: it knows a, b, c, d');
  expect(await faultOf(() => prepare('outlier', data))).toBe('accepted');
});
