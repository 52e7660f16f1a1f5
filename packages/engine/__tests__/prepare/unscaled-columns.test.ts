import { describe, expect, test } from '@jest/globals';
import type { TestAnalysis } from '../../../../__tests__/support/engine-uploads.ts';
import { linearModel, matrix } from '../../../../__tests__/support/onnx-writer.ts';
import { figuresHere } from '../support/engine-small-analyses.ts';

/** Ages of 20 to 79, fees of 0 to 99 and a flag, in an order without a pattern. */
const ROWS = Array.from({ length: 240 }, (_, row) => [20 + ((row * 37) % 60), (row * 61) % 100, row % 2]);

function scalerOf(column: number): { readonly mean: number; readonly deviation: number } {
  const values = ROWS.map((row) => row[column] ?? 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    mean,
    deviation: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length),
  };
}

const SCALERS = [scalerOf(0), scalerOf(1)];

/** A row as the scaler of the training leaves it: the flag stays. */
function standard(row: readonly number[]): readonly number[] {
  return row.map((value, column) => {
    const scaler = SCALERS[column];
    return scaler === undefined ? value : (value - scaler.mean) / scaler.deviation;
  });
}

/** Who is old for the fee, with half a step for the flag. */
function labelOf(row: readonly number[]): number {
  const [age = 0, fee = 0, flag = 0] = standard(row);
  return age - fee + 0.5 * flag > 0 ? 1 : 0;
}

/** The network of the training, which takes standardized columns. */
const NETWORK = linearModel({ weights: matrix('0 1', '0 -1', '0 0.5') });

/** The same with its scaler inside. */
function withScaler(): Buffer {
  const [age = { mean: 0, deviation: 1 }, fee = age] = SCALERS;
  const weights = [
    [0, 1 / age.deviation],
    [0, -1 / fee.deviation],
    [0, 0.5],
  ];
  return linearModel({ weights, bias: [0, fee.mean / fee.deviation - age.mean / age.deviation] });
}

function analysis(model: Buffer, rowOf: (row: readonly number[]) => readonly number[]): TestAnalysis {
  const lines = ROWS.map((row) => [...rowOf(row), labelOf(row)].join(','));
  const data = ['age,fee,member,label', ...lines, ''].join('\n');
  return {
    ...{ task: 'tabular-classification', attack: 'evasion', fields: {} },
    slots: { model: { 'model.onnx': model }, data: { 'd.csv': data } },
  };
}

describe('a table whose columns are not scaled as in training', () => {
  test('is refused, with what the model gets right either way', async () => {
    const { failed } = await figuresHere(analysis(NETWORK, (row) => row));

    expect(failed).toMatch(/gets \d\d(?:\.\d)? % of the rows .* but 100 % if each column is standardized/u);
    expect(failed).toContain('forward is model((x - mean) / std)');
  });

  test.each([
    ['the scaler left it so', NETWORK, standard],
    ['the model brings its scaler', withScaler(), (row: readonly number[]) => row],
  ])('is none if %s', async (_why, model, rowOf) => {
    const { failed, score } = await figuresHere(analysis(model, rowOf));

    expect(failed).toBeUndefined();
    expect(score).toBeGreaterThanOrEqual(0);
  });

  test('is no reason to doubt a model that knows neither numbers', async () => {
    const other = linearModel({ weights: matrix('0 0', '0 0', '0 1'), bias: [0, -0.5] });
    const { failed } = await figuresHere(analysis(other, (row) => row));

    expect(failed ?? '').not.toContain('standardized');
  });
});
