import type { Randomness } from '../../analysis-data.ts';
import type { Budget, Victim } from '../../types.ts';
import { joinRows, rowOf } from '../../vectors.ts';
import { pointOnPath } from './geometry.ts';
import type { Oracle, Sample } from './oracle.ts';

interface Campaigned {
  readonly oracle: Oracle;
  readonly victim: Victim;
  readonly samples: readonly Sample[];
  readonly budget: Pick<Budget, 'timeLeftMs'>;
}

/** Asks a random model again about what an attack has found. Nothing is done if the model is not random. */
export async function confirmIfRandom(
  randomness: Randomness | undefined,
  campaigned: Campaigned,
): Promise<{
  /** Why a low score is no pass: the attack was led astray by answers that did not hold. */
  readonly unearned: string | undefined;
  /** False if the time ended before all were asked again. */
  readonly isWhole: boolean;
}> {
  if (randomness === undefined) return { unearned: undefined, isWhole: true };
  const asked = await confirmByMajority(campaigned);
  return { unearned: whyUnearned(randomness, asked), isWhole: asked.isWhole };
}

/** How far the changed inputs are tried, in parts of the change that was found; also at eps itself. */
const REACHES = [1, 1.25, 1.5, 2, 3];

interface Confirmation {
  /** The changes that fooled the model once, but not in most of the repeats. They do not count. */
  readonly refuted: number;
  /** False if the time ended before all were asked again; those that were not count as refuted. */
  readonly isWhole: boolean;
}

/** A sample with the points that may take the place of its best one, the nearest first. */
interface Doubted {
  readonly sample: Sample;
  readonly points: readonly Float32Array[];
}

/**
 * A change counts only if a random model gives the original its class, and the changed input another one, in most repeats. At the
 * border each repeat says something else, so larger changes in the same direction are tried, too, up to eps. What does not count is
 * taken back.
 */
async function confirmByMajority({ oracle, victim, samples, budget }: Campaigned): Promise<Confirmation> {
  const doubted = samples
    .filter(({ bestDistance, isConfirmed }) => Number.isFinite(bestDistance) && !isConfirmed)
    .map((sample) => ({ sample, points: pointsBeyond(oracle, sample) }));
  const votes = await vote(
    oracle,
    victim,
    doubted.flatMap(({ sample, points }) => [sample.origin, ...points]),
    doubted.flatMap(({ sample, points }) => [sample.label, ...points.map(() => sample.label)]),
    budget,
  );
  let place = 0;
  let refuted = 0;
  for (const { sample, points } of doubted) {
    const isRight = (votes.right[place] ?? 0) > REPEATS / 2;
    const own = points.findIndex(
      (_point, index) => votes.repeats - (votes.right[place + 1 + index] ?? 0) > REPEATS / 2,
    );
    place += 1 + points.length;
    const point = points[own];
    if (isRight && point !== undefined) {
      sample.best.set(point);
      sample.bestDistance = oracle.space.distance(sample.origin, point);
    } else {
      takeBack(sample);
      refuted += 1;
    }
  }
  return { refuted, isWhole: doubted.length === 0 || votes.repeats === REPEATS };
}

function pointsBeyond({ eps, space }: Oracle, { origin, best, bestDistance }: Sample): Doubted['points'] {
  // Rounding must not carry a point beyond eps.
  const radii = [...REACHES.map((reach) => bestDistance * reach), eps * (1 - 1e-6)];
  const wanted = radii.filter((radius) => radius <= eps || radius === bestDistance).toSorted((a, b) => a - b);
  return wanted.map((radius) => {
    const point = new Float32Array(space.size);
    pointOnPath(origin, best, radius, point);
    space.hold(point, origin);
    return space.snap(point);
  });
}

async function vote(
  oracle: Oracle,
  victim: Victim,
  points: readonly Float32Array[],
  labels: readonly number[],
  budget: Pick<Budget, 'timeLeftMs'>,
): Promise<{ readonly right: Int32Array; readonly repeats: number }> {
  const { space } = oracle;
  const inputs = space.toModel(joinRows(points, space.size));
  const right = new Int32Array(points.length);
  let repeats = 0;
  while (points.length > 0 && repeats < REPEATS && budget.timeLeftMs() > 0) {
    const replies = await victim.ask(inputs, points.length);
    for (const [index, label] of labels.entries()) {
      if (oracle.classOf(rowOf(replies, index, victim.answerSize)) === label) {
        right[index] = (right[index] ?? 0) + 1;
      }
    }
    repeats += 1;
  }
  return { right, repeats };
}

function takeBack(sample: Sample): void {
  sample.best.set(sample.origin);
  sample.bestDistance = Number.POSITIVE_INFINITY;
  sample.bestClass = sample.label;
  sample.bestAnswer = undefined;
  sample.queriesToEps = Number.POSITIVE_INFINITY;
}

function whyUnearned({ changedClass }: Randomness, { refuted }: Confirmation): string | undefined {
  if (changedClass === 0 && refuted === 0) return undefined;
  return (
    `The model is random: it gives the same input different classes, which misleads the search (${String(refuted)} ` +
    `of its finds did not hold in most of ${String(REPEATS)} repeats). So a low score proves nothing. ` +
    'Turn the random layers off for this analysis: export the model for inference, with dropout and ' +
    'noise off.'
  );
}

/** Answers that are asked of a random model about one point: an odd number, so that one side has most of them. */
const REPEATS = 31;

/** @returns an answer with another class, if most answers of a random model give one; else undefined */
export async function mostlyOther(
  oracle: Oracle,
  label: number,
  point: Float32Array,
): Promise<Float32Array | undefined> {
  const replies = await oracle.answers(Array.from({ length: REPEATS }, () => point));
  const others = replies.filter((reply) => oracle.classOf(reply) !== label);
  return others.length > REPEATS / 2 ? others[0] : undefined;
}

/** Keeps the samples to which a random model gives their class in most answers. */
export async function rightInMost(oracle: Oracle, samples: readonly Sample[]): Promise<readonly Sample[]> {
  const right: Sample[] = [];
  for (const sample of samples) {
    if ((await mostlyOther(oracle, sample.label, sample.origin)) === undefined) right.push(sample);
  }
  return right;
}
