import { expect, it } from '@jest/globals';
import { attackByExtraction } from '../../packages/engine/src/attacks/extraction/attack-by-extraction.ts';
import { attackValuesByExtraction } from '../../packages/engine/src/attacks/extraction/attack-values-by-extraction.ts';
import { Random } from '../../packages/engine/src/random.ts';
import { testRuntime } from '../support/engine-runtime.ts';
import { budgetOf, testVictim } from '../support/engine-victims.ts';

const SIDE = 12;

/** Pictures of a plus or a cross anywhere on a noisy ground: which it is shows in a patch, not in any one pixel. */
function drawings(
  count: number,
  seed: number,
): { readonly pictures: Float32Array; readonly labels: Int32Array } {
  const random = new Random(seed);
  const pictures = new Float32Array(count * SIDE * SIDE).map(() => 0.2 * random.uniform());
  const labels = Int32Array.from({ length: count }, () => random.integer(2));
  for (let index = 0; index < count; index += 1) {
    const [top, left] = [random.integer(SIDE - 4), random.integer(SIDE - 4)];
    for (let step = 0; step < 5; step += 1) {
      const places =
        labels[index] === 0
          ? [
              [2, step],
              [step, 2],
            ]
          : [
              [step, step],
              [step, 4 - step],
            ];
      for (const [row = 0, column = 0] of places) {
        pictures[index * SIDE * SIDE + (top + row) * SIDE + left + column] = 0.9;
      }
    }
  }
  return { pictures, labels };
}

it('features of patches let a copy learn figures that lie anywhere', async () => {
  const { pictures, labels } = drawings(300, 7);
  // The victim knows how much the two kinds of figures differ: it counts neighbours along both directions.
  const victim = testVictim(SIDE * SIDE, 'scores', 2, (input) => {
    let lead = 0;
    for (let at = 0; at + SIDE + 1 < input.length; at += 1) {
      lead += (input[at] ?? 0) * ((input[at + 1] ?? 0) + (input[at + SIDE] ?? 0));
      lead -= 2 * (input[at] ?? 0) * (input[at + SIDE + 1] ?? 0);
    }
    const share = 1 / (1 + Math.exp(-3 * lead));
    return [share, 1 - share];
  });
  const picture = { channels: 1, height: SIDE, width: SIDE, order: 'chw' } as const;
  const bounds = { low: Float32Array.of(0), high: Float32Array.of(1) };
  const data = { values: pictures, count: 300, shape: [1, SIDE, SIDE], ...bounds };
  const known = { labels, classes: 2, picture, settings: {}, runtime: await testRuntime() };
  const { score } = await attackByExtraction({ victim, data, ...known }, budgetOf(1, 100));
  // Seen as pixels only, a copy stays below .5.
  expect(score.value).toBeGreaterThan(0.7);
});

it('large perceptrons and rows that vary as the data do let a copy learn a regression with many turns', async () => {
  const random = new Random(5);
  const size = 4;
  const values = new Float32Array(400 * size).map(() => 4 * random.uniform() - 2);
  const victim = testVictim(size, 'values', 1, ([a = 0, b = 0, c = 0, d = 0]) => [
    Math.sin(3 * a) + c * Math.cos(4 * b) + 0.5 * d,
  ]);
  const bounds = { low: new Float32Array(size).fill(-2), high: new Float32Array(size).fill(2) };
  const data = { values, count: 400, shape: [size], ...bounds };
  const runtime = await testRuntime();
  const result = await attackValuesByExtraction({ victim, data, runtime }, budgetOf(1, 2_000));

  expect(result.unearned).toBeUndefined();
  // With small perceptrons, and mixtures of two rows, a copy stays below .7.
  expect(result.score.value).toBeGreaterThan(0.85);
});
