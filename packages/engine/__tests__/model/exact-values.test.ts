import { describe, expect, it } from '@jest/globals';
import type { ValueExactness } from '../../src/exactness.ts';
import { judgeModel } from '../../src/model/judge-model.ts';
import { Random } from '../../src/random.ts';
import { OnnxVictim } from '../../src/victim/onnx-victim.ts';
import { testRuntime } from '../../../../__tests__/support/engine-runtime.ts';
import { drawnEnsemble } from '../support/onnx-tree-ensemble.ts';
import { drawMoves, drawnLinearValue, drawnTrees, drawRows, LIMITS } from '../support/onnx-trees.ts';

const [ROWS, MOVES, DIGITS] = [20, 2_000, 4];

async function open(model: Buffer): Promise<OnnxVictim> {
  return OnnxVictim.open(await testRuntime(), judgeModel(model), { kind: 'values' });
}

function proverOf(victim: OnnxVictim): Extract<ValueExactness, { readonly how: string }> {
  const exact = victim.exactValues();
  if (exact === undefined || 'why' in exact) throw new Error(exact?.why ?? 'nothing is proved');
  return exact;
}

describe.each<readonly [string, (random: Random) => Buffer]>([
  ['trees that are added up', (random) => drawnTrees(random, { classes: 1, aggregate: 'SUM' })],
  ['the mean of trees', (random) => drawnTrees(random, { classes: 1, aggregate: 'AVERAGE' })],
  [
    'trees alone',
    (random) => drawnTrees(random, { classes: 1, aggregate: 'SUM', isScaled: false, mode: 'BRANCH_LEQ' }),
  ],
  ['a linear regression', drawnLinearValue],
  ['a TreeEnsemble', (random) => drawnEnsemble(random, { targets: 1 })],
  ['the mean of a TreeEnsemble', (random) => drawnEnsemble(random, { targets: 1, aggregate: 0 })],
])('the values of an ONNX regression: %s', (_name, draw) => {
  it.each([1, 2, 3])(
    'are read as the runtime computes them, and bounded by what moves find (seed %i)',
    async (seed) => {
      const random = new Random(seed);
      const victim = await open(draw(random));
      const { valueOf, rangeOf } = proverOf(victim);
      for (let drawn = 0; drawn < ROWS; drawn += 1) {
        const row = drawRows(random, 1);
        const { lowRow, highRow, lowest, highest } = rangeOf(Float64Array.from(row), LIMITS, () => false);
        const joined = Float32Array.from([...row, ...lowRow, ...highRow, ...drawMoves(row, random, MOVES)]);
        const [own = 0, low = 0, high = 0, ...moved] = await victim.look(joined, 3 + MOVES);

        expect(valueOf(Float64Array.from(row))).toBeCloseTo(own, DIGITS);
        expect([lowest, highest].map((one, at) => one - ([low, high][at] ?? 0)).map(Math.abs)).toEqual([
          expect.closeTo(0, DIGITS),
          expect.closeTo(0, DIGITS),
        ]);
        expect(Math.min(...moved)).toBeGreaterThanOrEqual(lowest);
        expect(Math.max(...moved)).toBeLessThanOrEqual(highest);
      }
    },
  );
});

it('nothing is proved of trees that are joined otherwise, and it says so', async () => {
  const victim = await open(drawnTrees(new Random(1), { classes: 1, aggregate: 'SUM', mode: 'BRANCH_EQ' }));
  expect(victim.exactValues()).toEqual({ why: 'its trees test by BRANCH_EQ' });
});
