import { Random } from '../../../random.ts';
import type { Victim } from '../../../types.ts';
import { joinRows, upperMedian } from '../../../vectors.ts';
import type { AttackSpace } from '../attack-space.ts';
import { Apgd } from '../white-box/apgd.ts';
import { type Gradients, linearSeed, type RowAnswer } from '../white-box/gradients.ts';
import type { ValueRow } from './value-setup.ts';
import type { Randomness } from '../../../analysis-data.ts';

/** A row under attack, and the largest move of its prediction so far. */
export interface Climber extends ValueRow {
  best: Float32Array;
  value: number;
  queries: number;
  gradients: number;
}

export interface ValueHunt {
  readonly victim: Victim;
  readonly space: AttackSpace;
  readonly eps: number;
  readonly tolerance: number;
  readonly seed: number;
  readonly isOver: () => boolean;
}

export function isMoved({ own, value }: Climber, { tolerance }: Pick<ValueHunt, 'tolerance'>): boolean {
  return Math.abs(value - own) > tolerance;
}

function note(climber: Climber, point: Float32Array, value: number): void {
  if (Math.abs(value - climber.own) > Math.abs(climber.value - climber.own)) {
    [climber.best, climber.value] = [point, value];
  }
}

/** Steps of a climb; each row is climbed twice in each direction. */
const [CLIMB_STEPS, RESTARTS] = [100, 2];

/** Climbs and descends the prediction by its gradient, until it has moved by more than the tolerance. */
export async function climbValues(
  hunt: ValueHunt,
  climbers: readonly Climber[],
  gradients: Gradients,
): Promise<void> {
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    for (const side of [1, -1] as const) {
      const open = climbers.filter((one) => !isMoved(one, hunt));
      for (let from = 0; from < open.length; from += gradients.rows) {
        await climbBatch(hunt, open.slice(from, from + gradients.rows), gradients, { side, restart });
      }
    }
  }
}

async function climbBatch(
  hunt: ValueHunt,
  batch: readonly Climber[],
  gradients: Gradients,
  { side, restart }: { readonly side: 1 | -1; readonly restart: number },
): Promise<void> {
  const linear = new Float32Array(gradients.scores);
  linear[0] = side;
  let running = batch.map((climber) => ({
    ...{ climber, origin: climber.origin, eps: hunt.eps, seed: linearSeed(linear) },
    lossOf: ({ reply }: RowAnswer) => side * (reply[0] ?? climber.own),
    climb: new Apgd(
      climber.origin,
      hunt.space.radii(hunt.eps),
      CLIMB_STEPS,
      new Random(hunt.seed + 7919 * climber.row + 2 * restart + (side + 1) / 2),
    ),
  }));
  while (running.length > 0 && !hunt.isOver()) {
    for (const { one, point, answer } of await gradients.step(running)) {
      one.climber.gradients += 1;
      note(one.climber, point, answer.reply[0] ?? one.climber.own);
    }
    running = running.filter(({ climber, climb }) => !isMoved(climber, hunt) && !climb.isDone);
  }
}

/** The part of the questions that may try each column alone. */
const ALONE_SHARE = 0.25;

/**
 * Searches by answers, in both directions: each column is moved alone first, if that is not too dear, then all in the direction
 * that helped, then random groups of columns, which become smaller. Compare Andriushchenko et al.: Square Attack, ECCV 2020; inner
 * numbers are tried, too, since trees need not rise.
 * @param queries for each row
 */
export async function searchValues(
  hunt: ValueHunt,
  climbers: readonly Climber[],
  queries: number,
): Promise<void> {
  const searches = climbers.map((climber) => new RowSearch(climber, hunt, queries));
  for (;;) {
    const open = searches.filter(({ isDone }) => !isDone);
    if (open.length === 0 || hunt.isOver()) return;
    const points = open.map((search) => search.propose());
    const inputs = hunt.space.toModel(joinRows(points, hunt.space.size));
    const values = await hunt.victim.ask(inputs, points.length);
    for (const [at, search] of open.entries()) {
      search.learn(points[at] ?? search.climber.origin, values[at] ?? Number.NaN);
    }
  }
}

class RowSearch {
  readonly climber: Climber;
  readonly #hunt: ValueHunt;
  readonly #queries: number;
  readonly #random: Random;
  /** The columns that are tried alone, in random order, and what each did to the prediction. */
  readonly #alone: readonly number[];
  readonly #slopes: Float64Array;
  /** The best points upwards and downwards, and their values. */
  readonly #sides: readonly { readonly side: 1 | -1; point: Float32Array; value: number; tried: boolean }[];
  #asked = 0;

  constructor(climber: Climber, hunt: ValueHunt, queries: number) {
    this.climber = climber;
    this.#hunt = hunt;
    this.#queries = queries;
    this.#random = new Random(hunt.seed + 104_729 * (climber.row + 1));
    const { size } = hunt.space;
    this.#alone = size <= ALONE_SHARE * queries ? Array.from(this.#random.permutation(size)) : [];
    this.#slopes = Float64Array.from({ length: size }, () => (this.#random.uniform() < 0.5 ? -1 : 1));
    this.#sides = [1, -1].map((sign) => ({
      side: sign === 1 ? 1 : -1,
      point: climber.origin,
      value: climber.own,
      tried: false,
    }));
  }

  get isDone(): boolean {
    return this.#asked >= this.#queries || isMoved(this.climber, this.#hunt);
  }

  propose(): Float32Array {
    const column = this.#alone[this.#asked];
    if (column !== undefined) {
      return this.#reach((own, at) => (at === column ? own + this.#hunt.eps : own));
    }
    const search = this.#sides[this.#asked % 2];
    if (search === undefined) return this.climber.origin;
    if (!search.tried) {
      search.tried = true;
      return this.#reach((own, at) => own + search.side * Math.sign(this.#slopes[at] ?? 0) * this.#hunt.eps);
    }
    const share = Math.max(1 / this.#hunt.space.size, 0.5 * (1 - this.#asked / this.#queries));
    const sure = this.#random.integer(this.#hunt.space.size);
    return this.#reach((own, at) => {
      if (at !== sure && this.#random.uniform() >= share) return search.point[at] ?? own;
      const step = 2 * this.#random.uniform() - 1;
      return own + this.#hunt.eps * (this.#random.uniform() < 0.5 ? Math.sign(step) : step);
    });
  }

  learn(point: Float32Array, value: number): void {
    const column = this.#alone[this.#asked];
    this.#asked += 1;
    this.climber.queries += 1;
    if (Number.isNaN(value)) return;
    if (column !== undefined) this.#slopes[column] = value - this.climber.own;
    note(this.climber, point, value);
    for (const search of this.#sides) {
      if (search.side * (value - search.value) > 0) [search.point, search.value] = [point, value];
    }
  }

  /** A point within reach, made column by column of the row's own. */
  #reach(change: (own: number, column: number) => number): Float32Array {
    const { space } = this.#hunt;
    const { origin } = this.climber;
    const radii = space.radii(this.#hunt.eps);
    const point = origin.map((own, column) => {
      const wanted = Math.min(1, Math.max(0, change(own, column)));
      const radius = radii[column] ?? 0;
      return Math.min(own + radius, Math.max(own - radius, wanted));
    });
    return space.reach(point, origin, this.#hunt.eps);
  }
}

const REPEATS = 15;
/** With more finds that did not hold, the search was led astray. */
const MOST_REFUTED = 0.1;

/**
 * Asks a random model again about every change that was found: only one counts whose median moves by more than the tolerance.
 * @returns why a low score is no pass: sentences
 */
export async function confirmMoves(
  randomness: Randomness | undefined,
  hunt: ValueHunt,
  climbers: readonly Climber[],
): Promise<readonly string[]> {
  if (randomness === undefined) return [];
  const found = climbers.filter((one) => isMoved(one, hunt));
  let refuted = 0;
  for (const climber of found) {
    const own = await medianAt(hunt, climber.origin);
    const value = await medianAt(hunt, climber.best);
    if (Math.abs(value - own) > hunt.tolerance) {
      climber.value = climber.own + (value - own);
      continue;
    }
    [climber.best, climber.value] = [climber.origin, climber.own];
    refuted += 1;
  }
  if (refuted <= MOST_REFUTED * found.length) return [];
  return [
    `The model is random: ${String(refuted)} of ${String(found.length)} changes that moved a prediction ` +
      `once did not move it in most of ${String(REPEATS)} repeats, so the search was misled. Switch the ` +
      'randomness off (dropout, noise) and run the analysis again.',
  ];
}

async function medianAt({ victim, space }: ValueHunt, point: Float32Array): Promise<number> {
  const joined = new Float32Array(REPEATS * space.size);
  for (let repeat = 0; repeat < REPEATS; repeat += 1) joined.set(point, repeat * space.size);
  const values = await victim.ask(space.toModel(joined), REPEATS);
  return upperMedian(Array.from(values));
}
