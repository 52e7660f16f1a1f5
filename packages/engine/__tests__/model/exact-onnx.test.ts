import { describe, expect, it } from '@jest/globals';
import type { Exactness } from '../../src/exactness.ts';
import { judgeModel } from '../../src/model/judge-model.ts';
import { predict } from '../../src/predicted-classes.ts';
import { Random } from '../../src/random.ts';
import { OnnxVictim } from '../../src/victim/onnx-victim.ts';
import { testRuntime } from '../../../../__tests__/support/engine-runtime.ts';
import { drawnEnsemble, EQUAL, MEMBER } from '../support/onnx-tree-ensemble.ts';
import { linearModel, matrix } from '../../../../__tests__/support/onnx-writer.ts';
import { COLUMNS, drawMoves, drawnLinear, drawnTrees, drawRows, LIMITS } from '../support/onnx-trees.ts';

const ROWS = 200;
const DRAWS = 40;

async function open(model: Buffer): Promise<OnnxVictim> {
  return OnnxVictim.open(await testRuntime(), judgeModel(model), { kind: 'classification' });
}

function proverOf(victim: OnnxVictim): Extract<Exactness, { readonly how: string }> {
  const exact = victim.exact();
  if (exact === undefined || 'why' in exact) throw new Error(exact?.why ?? 'nothing is proved');
  return exact;
}

const MODELS: readonly (readonly [string, (random: Random) => Buffer])[] = [
  ['two classes', (random) => drawnTrees(random, { classes: 2 })],
  ['three classes', (random) => drawnTrees(random, { classes: 3, transform: 'SOFTMAX' })],
  ['one column of shares', (random) => drawnTrees(random, { classes: 2, single: 'shares' })],
  [
    'one column of signed weights, of class 1',
    (random) => drawnTrees(random, { classes: 2, single: 'signed', singleId: 1 }),
  ],
  ['one column of signed weights', (random) => drawnTrees(random, { classes: 2, single: 'signed' })],
  ['a sigmoid', (random) => drawnTrees(random, { classes: 2, single: 'signed', transform: 'LOGISTIC' })],
  ['nothing before the trees', (random) => drawnTrees(random, { classes: 3, isScaled: false })],
  ['inputs of doubles', (random) => drawnTrees(random, { classes: 3, isScaled: false, areDoubles: true })],
  [
    'shares of inputs of double precision',
    (random) => drawnTrees(random, { classes: 2, single: 'shares', isScaled: false, areDoubles: true }),
  ],
  ['a linear classifier', (random) => drawnLinear(random, 3)],
  ['a TreeEnsemble', (random) => drawnEnsemble(random, { targets: 3 })],
  ['the mean of a TreeEnsemble', (random) => drawnEnsemble(random, { targets: 3, aggregate: 0 })],
];

describe.each(MODELS)('an ONNX model of trees or sums: %s', (_name, draw) => {
  it.each([1, 2, 3])('is read as the runtime computes it (seed %i)', async (seed) => {
    const random = new Random(seed);
    const victim = await open(draw(random));
    const { classOf } = proverOf(victim);
    const rows = drawRows(random, ROWS);
    const predicted = await predict(victim, rows, ROWS);
    const read = Array.from(predicted.keys(), (row) =>
      classOf(Float64Array.from(rows.subarray(row * COLUMNS, (row + 1) * COLUMNS))),
    );
    expect(read).toEqual([...predicted]);
  });

  it.each([1, 2])('is proved as the runtime answers (seed %i)', async (seed) => {
    const random = new Random(seed);
    const victim = await open(draw(random));
    const { prove } = proverOf(victim);
    const rows = drawRows(random, DRAWS);
    const own = await predict(victim, rows, DRAWS);
    const verdicts = new Set<string>();
    for (let row = 0; row < DRAWS; row += 1) {
      const values = rows.subarray(row * COLUMNS, (row + 1) * COLUMNS);
      const proof = prove(Float64Array.from(values), LIMITS, () => false);
      verdicts.add(proof.verdict);
      const tried =
        proof.verdict === 'turned' ? Float32Array.from(proof.row) : drawMoves(values, random, DRAWS);
      const answers = await predict(victim, tried, tried.length / COLUMNS);
      const isOwn = proof.verdict === 'robust';
      expect([...answers].every((one) => (one === own[row]) === isOwn)).toBe(true);
    }
    expect([...verdicts].sort()).toEqual(['robust', 'turned']);
  });
});

it('the score of one column of class 1 is compared with that of class 0, which has none', async () => {
  const random = new Random(4);
  const victim = await open(drawnTrees(random, { classes: 2, single: 'shares', singleId: 1 }));
  const rows = drawRows(random, ROWS);
  const { classOf } = proverOf(victim);
  const read = Array.from({ length: ROWS }, (_unused, row) =>
    classOf(Float64Array.from(rows.subarray(row * COLUMNS, (row + 1) * COLUMNS))),
  );
  expect(read).toEqual([...(await predict(victim, rows, ROWS))]);
});

it.each([false, true])('decides rows of forests whose classes tie (doubles: %s)', async (areDoubles) => {
  const random = new Random(8);
  // Each leaf names one class with the same weight, as single trees of a forest do: no bound is below 0.
  const victim = await open(drawnTrees(random, { classes: 2, areVotes: true, isScaled: false, areDoubles }));
  const { prove } = proverOf(victim);
  const rows = drawRows(random, DRAWS);
  const verdicts = Array.from({ length: DRAWS }, (_unused, row) => {
    const values = Float64Array.from(rows.subarray(row * COLUMNS, (row + 1) * COLUMNS));
    return prove(values, LIMITS, () => false).verdict;
  });
  expect(verdicts).toContain('robust');
  expect(verdicts).not.toContain('undecided');
});

describe('an ONNX model of which nothing is proved', () => {
  it('says what it has besides', async () => {
    const equal = await open(drawnTrees(new Random(1), { classes: 2, mode: 'BRANCH_EQ' }));
    expect(equal.exact()).toEqual({ why: 'its trees test by BRANCH_EQ' });
  });

  it.each([
    ['tests of equality', { mode: EQUAL }, 'its trees test by BRANCH_EQ'],
    ['tests of membership', { mode: MEMBER }, 'its trees test by BRANCH_MEMBER'],
    ['a transform', { transform: 2 }, 'its trees end with a transform, which'],
    ['the least tree', { aggregate: 2 }, 'its trees are joined by MIN'],
    ['double precision', { areDoubles: true }, 'its trees compare numbers that are not float32'],
  ])('says so of a TreeEnsemble with %s, which the runtime runs', async (_what, drawn, why) => {
    const victim = await open(drawnEnsemble(new Random(1), { targets: 2, ...drawn }));
    await predict(victim, drawRows(new Random(2), ROWS), ROWS);
    expect(victim.exact()).toEqual({ why: expect.stringContaining(why) });
  });

  it('says so of doubles that are computed with before they reach the trees', async () => {
    const scaled = await open(drawnTrees(new Random(1), { classes: 2, areDoubles: true }));
    expect(scaled.exact()).toEqual({ why: expect.stringContaining('double precision') });
  });

  it('is none of one dense layer behind a flattened row', async () => {
    const weights = matrix('1 -1', '0.5 2');
    const victim = await open(linearModel({ weights, bias: [0, 0.5], last: 'Softmax' }));
    const { how, classOf } = proverOf(victim);
    expect(how).toBe('the closed form of a linear model');
    expect([classOf(Float64Array.of(1, 0)), classOf(Float64Array.of(0, 1))]).toEqual([0, 1]);
  });
});
