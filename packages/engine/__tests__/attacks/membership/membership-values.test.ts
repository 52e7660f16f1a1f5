import { expect, test } from '@jest/globals';
import { Random } from '../../../src/random.ts';
import { preparedFrom } from '../../support/attack-analyses.ts';
import { type LabelledSide, membershipOf, SIZE, sideOf } from '../../support/membership-sides.ts';
import { linearModel, matrix } from '../../../../../__tests__/support/onnx-writer.ts';
import { normals, testVictim } from '../../../../../__tests__/support/engine-victims.ts';
import { rowOf } from '../../../src/vectors.ts';

const [MEMBERS, OTHERS] = [sideOf(120, 1), sideOf(120, 2)];

function lawOf(row: Float32Array): number {
  return (row[0] ?? 0) - (row[1] ?? 0);
}

function targetsOf({ inputs }: LabelledSide, seed: number): Float64Array {
  const noise = normals(inputs.count, seed);
  return Float64Array.from(noise, (one, row) => lawOf(rowOf(inputs.values, row, SIZE)) + one);
}

const [KNOWN, UNKNOWN] = [targetsOf(MEMBERS, 5), targetsOf(OTHERS, 6)];
const VALUES = {
  ...{ labels: undefined, referenceLabels: undefined, classes: undefined },
  ...{ targets: UNKNOWN, referenceTargets: KNOWN },
};

test('a regression that knows its training rows is found, and one that does not is no finding', async () => {
  const byHeart = new Map(
    Array.from(KNOWN, (target, row) => [rowOf(MEMBERS.inputs.values, row, SIZE).join(' '), target]),
  );
  const leaky = testVictim(SIZE, 'values', 1, (row) => [byHeart.get(row.join(' ')) ?? lawOf(row)]);
  const found = await membershipOf(leaky, MEMBERS, OTHERS, VALUES);
  expect(found.score.value).toBeGreaterThan(0.5);
  expect(found.skill).toMatchObject({ measure: 'r2' });
  expect(found.evidence.map(({ title }) => title)).not.toContain('Advantage of the attacker in each class');
  const safe = testVictim(SIZE, 'values', 1, (row) => [lawOf(row)]);
  expect((await membershipOf(safe, MEMBERS, OTHERS, VALUES)).score.value).toBeLessThan(0.1);
});

test('answers that do not follow the values of the training rows earn no verdict', async () => {
  const random = new Random(9);
  const other = testVictim(SIZE, 'values', 1, () => [random.uniform()]);
  await expect(membershipOf(other, MEMBERS, OTHERS, VALUES)).rejects.toThrow(/A model knows the rows/u);
});

test('without minmax, both sides are scaled by the range of data', async () => {
  const table = (most: number): string =>
    [
      'a,b,y',
      ...Array.from(
        { length: 60 },
        (_unused, row) => `${String((most * row) / 59)},${String(row)},${String(row % 2)}`,
      ),
    ].join('\n');
  const { data, reference } = await preparedFrom({
    ...{ attack: 'membership', needs: ['model', 'reference_data'], fields: { normalize_data: 'yes' } },
    files: {
      model: { 'model.onnx': linearModel({ weights: matrix('1 0', '0 1') }) },
      data: { 'test.csv': table(10) },
      reference_data: { 'train.csv': table(20) },
    },
  });
  const columnA = (values: Float32Array | undefined): number =>
    Math.max(...(values ?? []).filter((_one, at) => at % 2 === 0));
  expect(columnA(data.values)).toBe(1);
  expect(columnA(reference?.values)).toBe(2);
});
