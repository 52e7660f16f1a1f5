import { describe, expect, it } from '@jest/globals';
import { attackByEvasion } from '../../../src/attacks/evasion/attack-by-evasion.ts';
import { AttackSpace } from '../../../src/attacks/evasion/attack-space.ts';
import { estimateEps, isNatural } from '../../../src/attacks/evasion/eps.ts';
import { type EvasionAnalysis, prepare } from '../../../src/attacks/evasion/setup.ts';
import type { PictureShape } from '../../../src/analysis-data.ts';
import { NotTestable } from '../../../src/fault.ts';
import { judgeModel } from '../../../src/model/judge-model.ts';
import { Random } from '../../../src/random.ts';
import type { AttackResult, LabelledInputs, Victim } from '../../../src/types.ts';
import { OnnxVictim } from '../../../src/victim/onnx-victim.ts';
import { memorisingModel } from '../../support/engine-memoriser.ts';
import { analysisOf } from '../../support/attack-analyses.ts';
import { testRuntime } from '../../../../../__tests__/support/engine-runtime.ts';
import {
  budgetOf,
  inputsFor,
  linearVictim,
  normals,
  testVictim,
} from '../../../../../__tests__/support/engine-victims.ts';
import { linearModel } from '../../../../../__tests__/support/onnx-writer.ts';

const SIZE = 20;
const QUERIES = 40_000;

async function attack(
  victim: Victim,
  data: LabelledInputs,
  settings: EvasionAnalysis['settings'] = {},
  maxQueries = QUERIES,
): Promise<AttackResult> {
  return attackByEvasion(await analysisOf(victim, data, { settings }), budgetOf(1, maxQueries));
}

/** Two classes, whose boundary goes through the middle of the inputs. */
function middleVictim(answers: 'scores' | 'labels' = 'scores'): ReturnType<typeof linearVictim> {
  const weights = normals(SIZE, 3);
  return linearVictim(weights, 0.5 * weights.reduce((sum, weight) => sum + weight, 0), answers);
}

function withLabels(data: LabelledInputs, labelOf: (label: number, row: number) => number): LabelledInputs {
  return { ...data, labels: data.labels.map((label, row) => labelOf(label, row)) };
}

/** The rows of both, one after another. */
function join(first: LabelledInputs, second: LabelledInputs): LabelledInputs {
  return {
    ...first,
    count: first.count + second.count,
    values: Float32Array.of(...first.values, ...second.values),
    labels: Int32Array.of(...first.labels, ...second.labels),
  };
}

/** Copies of the first rows, moved by at most so much. */
function nearCopies(data: LabelledInputs, count: number, by: number): LabelledInputs {
  const random = new Random(5);
  const values = Float32Array.from(
    { length: count * SIZE },
    (_unused, index) => (data.values[index % data.values.length] ?? 0) + by * (2 * random.uniform() - 1),
  );
  const labels = Int32Array.from({ length: count }, (_unused, row) => data.labels[row % data.count] ?? 0);
  return { ...data, values, labels, count };
}

describe('data that cannot carry a verdict on evasion', () => {
  it.each<[string, (data: LabelledInputs) => LabelledInputs, RegExp]>([
    [
      'labels that are all of one class',
      (data) => withLabels(data, () => 1),
      /^All labels of 200 of 200 rows are the same class/u,
    ],
    [
      'labels that the model knows no better than chance',
      (data) => withLabels(data, (_label, row) => row % 2),
      /hardly better than chance: its balanced accuracy is .* on 200 of 200 rows/u,
    ],
    [
      'labels that are all wrong',
      (data) => withLabels(data, (label) => 1 - label),
      /hardly better than chance/u,
    ],
    [
      'copies of a few rows',
      (data) => nearCopies({ ...data, count: 15, values: data.values.slice(0, 15 * SIZE) }, 150, 0.004),
      /Only 1\d inputs can be attacked, but a verdict needs at least 20: .* copies within 1 %/u,
    ],
  ])('is %s', async (_name, change, reason) => {
    const victim = middleVictim();
    const data = change(await inputsFor(victim, 200, 1));
    const ended = attack(victim, data, { eps: 0.1 });
    await expect(ended).rejects.toThrow(NotTestable);
    await expect(ended).rejects.toThrow(reason);
  });

  it('is data of which 97 % are of the one class that the model always gives', async () => {
    const victim = testVictim(SIZE, 'scores', 2, () => [0.9, 0.1]);
    const data = withLabels(await inputsFor(victim, 200, 1), (_label, row) => (row % 33 === 0 ? 1 : 0));
    await expect(attack(victim, data)).rejects.toThrow(
      /balanced accuracy is \.50 on 200 of 200 rows.*\(accuracy \.9[67]\)/u,
    );
  });

  it('is not a rare class that the model knows', async () => {
    const weights = normals(SIZE, 3);
    const victim = linearVictim(
      weights,
      0.5 * weights.reduce((sum, weight) => sum + weight, 0) - 1.1,
      'scores',
    );
    const data = await inputsFor(victim, 200, 1);
    const rare = data.labels.filter((label) => label === 0).length;
    expect(rare).toBeGreaterThan(2);
    expect(rare).toBeLessThan(16);
    expect((await attack(victim, data, { eps: 0.1, samples: 20 }, 6_000)).figures).toMatchObject({
      accuracy: 1,
      'balanced accuracy': 1,
    });
  });

  it('is judged on all rows: right ones in front hide no wrong labels', async () => {
    const victim = middleVictim();
    const data = withLabels(await inputsFor(victim, 700, 1), (label, row) => (row < 64 ? label : 1 - label));
    await expect(attack(victim, data)).rejects.toThrow(/balanced accuracy is \.0\d on 700 of 700 rows/u);
  });

  it('says on how many rows the accuracy was measured if the queries allow no more', async () => {
    const victim = middleVictim();
    const result = await attack(victim, await inputsFor(victim, 900, 1), { eps: 0.1, samples: 20 }, 3_000);
    expect(result.figures).toMatchObject({ 'rows asked for the accuracy': 750 });
    expect(result.limits.join('\n')).toContain('measured on 750 of 900 rows, drawn at random');
  });
});

describe('eps that was not set', () => {
  it('is not chosen by near-copies with a wrong label', async () => {
    const victim = middleVictim();
    const data = await inputsFor(victim, 160, 1);
    const copies = withLabels(nearCopies(data, 120, 0.003), (label) => 1 - label);
    const epsOf = async (inputs: LabelledInputs): Promise<readonly (number | string | undefined)[]> => {
      const { figures } = await attack(victim, inputs, { samples: 20 }, 20_000);
      return [figures['eps'], figures['rows in conflict']];
    };
    const [[honest, none], [poisoned, share]] = [await epsOf(data), await epsOf(join(data, copies))];
    expect(none).toBe(0);
    expect(Number(share)).toBeCloseTo(240 / 280, 2);
    expect(Number(poisoned)).toBeGreaterThan(0.9 * Number(honest));
  });

  it('is not estimated if hardly a row lies apart from those of another label, and then must be set', async () => {
    const victim = linearVictim(
      Float32Array.from({ length: SIZE }, (_one, column) => (column === 0 ? 100 : 0)),
      50,
      'scores',
    );
    const even = await inputsFor(victim, 60, 1);
    // In pairs: one on each side of the boundary, and all of them are classified rightly.
    const values = even.values.map((_value, index) => {
      const [row, column] = [Math.floor(index / SIZE), index % SIZE];
      if (column === 0) return row % 2 === 0 ? 0.497 : 0.503;
      return even.values[(row - (row % 2)) * SIZE + column] ?? 0;
    });
    const data = { ...even, values, labels: even.labels.map((_label, row) => row % 2) };
    await expect(attack(victim, data)).rejects.toThrow(NotTestable);
    await expect(attack(victim, data)).rejects.toThrow(
      /of 60 rows, 0 are classified correctly and lie more than 1 %.*\(100 % have.*Set eps/u,
    );
    expect((await attack(victim, data, { eps: 0.01 })).score.value).toBe(1);
  });

  it('does not depend on the seed', async () => {
    const victim = middleVictim();
    const data = await inputsFor(victim, 160, 1);
    const analysis = await analysisOf(victim, data);
    const [one, other] = [
      await prepare(analysis, victim, data.labels, budgetOf(1, QUERIES)),
      await prepare(analysis, victim, data.labels, budgetOf(2, QUERIES)),
    ];
    expect(other.eps).toEqual(one.eps);
  });

  it('is half as large for pictures as for tables, at most a fifth for these, and 8/255 for natural pictures', () => {
    const random = new Random(3);
    const side = 32;
    const size = side * side;
    const count = 60;
    const labels = Int32Array.from({ length: count }, (_unused, row) => row % 2);
    const draw = (gap: number): Float32Array =>
      Float32Array.from({ length: count * size }, (_unused, index) =>
        Math.floor(index / size) % 2 === 0
          ? 0.2 + 0.1 * random.uniform()
          : 0.2 + gap + 0.1 * random.uniform(),
      );
    const rows = Int32Array.from({ length: count }, (_unused, row) => row);
    const epsFor = (values: Float32Array, picture: PictureShape | undefined): number => {
      const pool = { points: values, count: 0, answers: [], predicted: new Int32Array(0) };
      const asked = { rows, labels, predicted: labels, pool, msEach: 1, wanted: count };
      const data = { values, count, shape: [size], low: Float32Array.of(0), high: Float32Array.of(1) };
      return estimateEps(new AttackSpace(data), data, asked, picture).value;
    };
    const [near, far] = [draw(0.2), draw(0.6)];
    const table = epsFor(near, undefined);
    expect(table).toBeGreaterThan(0.1);
    expect(epsFor(near, { channels: 1, height: 16, width: 64, order: 'chw' })).toBeCloseTo(table / 2, 6);
    expect(epsFor(far, undefined)).toBe(0.2);
    expect(epsFor(near, { channels: 1, height: side, width: side, order: 'chw' })).toBe(8 / 255);
  });

  it.each<[string, PictureShape, number, boolean]>([
    ['digits of 28 pixels', { channels: 1, height: 28, width: 28, order: 'chw' }, 0.5, false],
    ['grey photographs', { channels: 1, height: 32, width: 40, order: 'chw' }, 0.5, true],
    ['black on white', { channels: 1, height: 64, width: 64, order: 'chw' }, 0, false],
    ['colour, also black on white', { channels: 3, height: 48, width: 192, order: 'chw' }, 1, true],
  ])('knows natural pictures: %s', (_name, picture, value, expected) => {
    const size = picture.channels * picture.height * picture.width;
    expect(isNatural(picture, new Float32Array(2 * size).fill(value))).toBe(expected);
  });
});

describe('the least that evasion must have done', () => {
  it('is 20 inputs, whatever the settings and however many fall', async () => {
    const victim = middleVictim();
    const data = await inputsFor(victim, 60, 1);
    await expect(attack(victim, data, { eps: 0.3, samples: 19 })).rejects.toThrow(
      /samples is 19, but a verdict needs at least 20/u,
    );
    expect((await attack(victim, data, { eps: 0.3, samples: 20 })).score.value).toBe(1);
  });

  it('is more than one query', async () => {
    const victim = middleVictim();
    const data = await inputsFor(victim, 60, 1);
    await expect(attack(victim, data, { eps: 0.3 }, 1)).rejects.toThrow(
      /could be queried on only 0 of 60 rows.*queries were used up/u,
    );
  });

  it('is 200 queries for each input that has not fallen; what fell stays proven', async () => {
    const victim = middleVictim();
    const data = await inputsFor(victim, 60, 1);
    const [robust, weak] = [
      await attack(victim, data, { eps: 1e-4, samples: 20 }, 3_000),
      await attack(victim, data, { eps: 0.3, samples: 20 }, 3_000),
    ];
    expect(robust).toMatchObject({ cutShort: false, score: { value: 0 } });
    expect(robust.unearned).toMatch(/^Of 30 inputs that kept their class, 30 got fewer than 200 queries/u);
    // All have fallen: nothing is missing.
    expect(weak.score.value).toBe(1);
    expect(weak).not.toHaveProperty('unearned');
    const enough = await attack(victim, data, { eps: 1e-4, samples: 20 }, 20_000);
    expect(enough).not.toHaveProperty('unearned');
  });
});

describe('a model that knows the answers for the rows of its test', () => {
  const weights = Array.from(normals(SIZE, 3), (weight) => [0, 20 * weight]);
  const bias = [0, -0.5 * weights.reduce((sum, [, weight = 0]) => sum + weight, 0)];

  async function openVictim(bytes: Buffer): Promise<OnnxVictim> {
    return OnnxVictim.open(await testRuntime(), judgeModel(bytes), { kind: 'classification' });
  }

  it('is judged by mixtures of them', async () => {
    const linear = await openVictim(linearModel({ weights, bias, last: 'Softmax' }));
    const data = await inputsFor(linear, 120, 1);
    const hiding = memorisingModel({ weights, bias, rows: data.values, labels: data.labels, reach: 0.2 });
    const result = await attack(await openVictim(hiding), data, { eps: 0.1, samples: 20 });
    expect(result.figures['success on rows']).toBeLessThan(0.2);
    expect(result.score.value).toBe(result.figures['success on mixtures']);
    expect(result.score.value).toBeGreaterThan(0.5);
    expect(result.limits[0]).toContain('seems to have memorized its test rows');
    expect(result.meaning).toContain('mixtures of inputs');
    // The same model without the answers has no gap, and is judged by its rows.
    const honest = await attack(linear, data, { eps: 0.1, samples: 20 });
    expect(honest.score.value).toBe(honest.figures['success on rows']);
    expect(honest.limits.join('\n')).not.toContain('seems to have memorized');
  });
});
