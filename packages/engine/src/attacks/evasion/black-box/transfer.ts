import type { Substitute } from '../../../substitute/substitute.ts';
import { addScaled, dot, joinRows, normalize, rowOf } from '../../../vectors.ts';
import { type Ray, searchNearest } from './boundary-search.ts';
import { closestOnPlane } from '../geometry.ts';
import { inGroups, type Normals } from './hop-skip-jump.ts';
import type { Oracle, Sample } from '../oracle.ts';

/** How often a point is moved to the substitute's boundary, and how many other classes are tried for each sample. */
const MOVES = 12;
const CLASSES = 3;
/** Arrays that are held for each of them. */
const ARRAYS = 4;

/**
 * A transfer attack (Papernot et al., 2016): finds the closest points that a substitute gives another class, by planes again and
 * again (compare FAB, Croce and Hein, ICML 2020), and searches the victim's boundary on the way to them.
 */
export async function transferStep(
  oracle: Oracle,
  samples: readonly Sample[],
  substitute: Substitute,
  rounds: number,
): Promise<void> {
  for (const group of inGroups(samples, oracle.space.size * CLASSES * ARRAYS)) {
    await searchNearest(oracle, await closestPoints(oracle, group, substitute), rounds);
  }
}

/** Takes the substitute's normals at the best points as those that the next steps expect. */
export async function expectNormals(
  oracle: Oracle,
  samples: readonly Sample[],
  substitute: Substitute,
  normals: Normals,
): Promise<void> {
  for (const group of inGroups(samples, oracle.space.size * ARRAYS)) {
    const rows = group.map((sample) => ({ sample, target: sample.bestClass, point: sample.best }));
    const { gradient } = await gradientAt(oracle, substitute, rows);
    for (const [index, sample] of group.entries()) {
      normals.set(sample, normalize(rowOf(gradient, index, oracle.space.size).slice()));
    }
  }
}

interface Trial {
  readonly sample: Sample;
  readonly target: number;
  readonly point: Float32Array;
}

async function closestPoints(
  oracle: Oracle,
  samples: readonly Sample[],
  substitute: Substitute,
): Promise<readonly (readonly Ray[])[]> {
  const trials = await startTrials(oracle, samples, substitute);
  const closest = new Float32Array(oracle.space.size);
  for (let move = 0; move < MOVES; move += 1) {
    const { lead, gradient } = await gradientAt(oracle, substitute, trials);
    for (const [index, { sample, point }] of trials.entries()) {
      const normal = rowOf(gradient, index, oracle.space.size);
      closestOnPlane(sample.origin, normal, dot(normal, point) - (lead[index] ?? 0), closest);
      const share = move === 0 ? 1 : 0.6;
      addScaled(point, -share, point);
      addScaled(point, share, closest);
    }
  }
  return samples.map((sample) =>
    trials
      .filter((trial) => trial.sample === sample)
      .map(({ point }) => ({ sample, target: point, low: 0, high: sample.bestDistance })),
  );
}

/** One trial for each of the classes that the substitute finds likeliest. */
async function startTrials(
  oracle: Oracle,
  samples: readonly Sample[],
  substitute: Substitute,
): Promise<readonly Trial[]> {
  const bests = samples.map(({ best }) => best);
  const inputs = joinRows(bests, oracle.space.size);
  const answers = await substitute.answer(inputs, samples.length);
  const classes = answers.length / samples.length;
  return samples.flatMap((sample, index) => {
    const scores = rowOf(answers, index, classes);
    return Array.from(scores.keys())
      .filter((name) => name !== sample.label)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
      .slice(0, CLASSES)
      .map((target) => ({ sample, target, point: sample.best.slice() }));
  });
}

/** The substitute's answer for the target less that for the label, and its gradient in the unit box. */
async function gradientAt(
  oracle: Oracle,
  substitute: Substitute,
  rows: readonly Trial[],
): Promise<{ readonly lead: Float32Array; readonly gradient: Float32Array }> {
  const classes = substitute.shape.layers.at(-1) ?? 0;
  const contrast = new Float32Array(rows.length * classes);
  for (const [index, { sample, target }] of rows.entries()) {
    contrast[index * classes + target] = 1;
    contrast[index * classes + sample.label] = -1;
  }
  const points = rows.map(({ point }) => point);
  const inputs = joinRows(points, oracle.space.size);
  const { answer, gradient } = await substitute.gradient(inputs, rows.length, contrast);
  for (const [index, { sample }] of rows.entries()) {
    oracle.space.still(rowOf(gradient, index, oracle.space.size), sample.origin);
  }
  const lead = Float32Array.from(rows, (_row, index) =>
    dot(rowOf(answer, index, classes), rowOf(contrast, index, classes)),
  );
  return { lead, gradient };
}
