import type { Random } from '../../random.ts';
import { rowOf } from '../../vectors.ts';
import type { AskedRows } from './asked-rows.ts';
import { isWithin, SAME } from './geometry.ts';
import { type Oracle, type Sample, startSample } from './oracle.ts';

/** Mixtures are a quarter of the rows attacked, but at least and at most so many. */
const [LEAST, MOST] = [10, 50];
/** Candidates for each mixture that is wanted: some are given another class. */
const CANDIDATES = 2;
/** The share of the first row in a mixture: far from both. */
const [FROM, TO] = [0.35, 0.65];

/** How many mixtures are attacked beside so many rows. */
export function mixtureCount(samples: number): number {
  return Math.max(LEAST, Math.min(MOST, Math.ceil(samples / 4)));
}

/**
 * Makes convex mixtures of two rows of one class, and keeps those that the model gives it: inputs that nobody wrote into a file. A
 * model that knows the answers for the rows of its test, and near them, does not know these.
 */
export async function makeMixtures(
  oracle: Oracle,
  { pool, labels }: AskedRows,
  samples: readonly Sample[],
  wanted: number,
  random: Random,
): Promise<readonly Sample[]> {
  const right = Array.from(pool.predicted.keys()).filter((row) => pool.predicted[row] === labels[row]);
  const byClass = Map.groupBy(right, (row) => labels[row] ?? 0);
  const { size } = oracle.space;
  const candidates: { readonly label: number; readonly point: Float32Array }[] = [];
  for (
    let tries = 0;
    samples.length > 0 && tries < 4 * wanted && candidates.length < CANDIDATES * wanted;
    tries += 1
  ) {
    const first = samples[random.integer(samples.length)];
    const same = byClass.get(first?.label ?? 0) ?? [];
    const second = same[random.integer(same.length)];
    if (first === undefined || second === undefined) continue;
    const { label, origin: a } = first;
    const b = rowOf(pool.points, second, size);
    if (isWithin(a, b, 2 * SAME)) continue;
    const share = FROM + (TO - FROM) * random.uniform();
    const point = a.map((value, index) => share * value + (1 - share) * (b[index] ?? 0));
    oracle.space.hold(point, a);
    candidates.push({ label, point: oracle.space.snap(point) });
  }
  oracle.attack = 'querying mixtures of inputs';
  const replies = await oracle.answers(candidates.map(({ point }) => point));
  return candidates
    .flatMap(({ label, point }, index) => {
      const reply = replies[index];
      return reply !== undefined && oracle.classOf(reply) === label
        ? [startSample({ input: -1, label, origin: point, answer: reply, isMixture: true })]
        : [];
    })
    .slice(0, wanted);
}
