import type { Budget, Victim } from '../../types.ts';
import { Random } from '../../random.ts';
import { Apgd } from './white-box/apgd.ts';
import { bringNearer } from './black-box/boundary-search.ts';
import { type Ascent, goalOf, type Gradients } from './white-box/gradients.ts';
import { Oracle, type Sample } from './oracle.ts';
import type { EvasionSetup } from './setup.ts';
import type { WhiteBoxReport } from './white-box/white-box-course.ts';

/** The nearest changes that were found: copies, so that the samples that the score counts stay as they are. */
export interface Distances {
  readonly samples: readonly Sample[];
  readonly mixtures: readonly Sample[];
  readonly isWhole: boolean;
  readonly queries: number;
}

/** What is attacked at other eps than that of the score lies on this grid, up to this multiple of eps. */
const GRID = 1 / 8;
const FARTHEST = 2;
/** Rounds of attacks, each at the middle of what is still open: enough for the grid. */
const ROUNDS = 3;
/** Steps of a climb, up the cross-entropy and then towards the class that was found. */
const STEPS = 10;
/** The part of the time left that all of it may take. */
const SHARE_OF_TIME_LEFT = 0.5;
/** The questions for each input, within half of what the budget leaves. */
const QUERIES_EACH = 12;
const SHARE_OF_QUERIES_LEFT = 0.5;

/** An input, and the largest eps at which an attack on it has failed. */
interface Searched {
  readonly sample: Sample;
  failedAt: number;
}

/**
 * Measures for each input the smallest eps at which it falls: attacks by gradients at other eps, on a grid that is searched by
 * halves, then a search on the way back to the input. These are upper bounds, and the score does not depend on them. Of a random
 * model the confirmed changes are kept as they are.
 */
export async function measureDistances(
  victim: Victim,
  { campaign, samples, mixtures }: EvasionSetup,
  report: WhiteBoxReport | undefined,
  budget: Budget,
): Promise<Distances> {
  const copies = [...samples, ...mixtures].map((sample) => ({ ...sample, best: sample.best.slice() }));
  const copied = { samples: copies.slice(0, samples.length), mixtures: copies.slice(samples.length) };
  if (campaign.isRandom) return { ...copied, isWhole: true, queries: 0 };
  const oracle = shadowOracle(victim, campaign.oracle, copies.length, budget);
  oracle.attack = 'looking for smaller changes';
  const { gradients } = campaign;
  if (gradients !== undefined && report !== undefined) {
    const searched = copies.map((sample) => ({
      sample,
      failedAt: fallenWithin(sample, oracle.eps) ? 0 : oracle.eps,
    }));
    for (let round = 0; round < ROUNDS && !oracle.isSpent(); round += 1) {
      await attackBetween(oracle, gradients, searched, { report, seed: campaign.seed + round });
    }
  }
  await bringNearer(
    oracle,
    copies.filter(({ bestDistance }) => Number.isFinite(bestDistance)),
  );
  return { ...copied, isWhole: !oracle.isSpent(), queries: oracle.queries };
}

function fallenWithin({ bestDistance }: Sample, eps: number): boolean {
  return bestDistance <= eps;
}

function shadowOracle(
  victim: Victim,
  { space, eps, queries }: Oracle,
  inputs: number,
  budget: Budget,
): Oracle {
  const mostMs = SHARE_OF_TIME_LEFT * budget.timeLeftMs();
  const end = performance.now() + mostMs;
  const oracle = new Oracle(victim, space, {
    maxQueries: Math.min(
      QUERIES_EACH * inputs,
      Math.floor(SHARE_OF_QUERIES_LEFT * Math.max(0, budget.maxQueries - queries)),
    ),
    timeLeftMs: () => end - performance.now(),
    tell: () => {
      budget.progress(0.9, oracle.attack);
    },
    kept: 0,
    see: (point) => point,
  });
  oracle.eps = eps;
  return oracle;
}

/** Attacks each input at the middle of what is open, all inputs in the same batches. */
async function attackBetween(
  oracle: Oracle,
  gradients: Gradients,
  searched: readonly Searched[],
  { report, seed }: { readonly report: WhiteBoxReport; readonly seed: number },
): Promise<void> {
  const open = searched.flatMap((one, index) => {
    const level = levelBetween(one, oracle.eps);
    return level === undefined ? [] : [{ one, level, random: new Random(seed + 7919 * (index + 1)) }];
  });
  for (let from = 0; from < open.length; from += gradients.rows) {
    const batch = open.slice(from, from + gradients.rows);
    for (const isTargeted of [false, true]) {
      const climbs = batch
        .filter(({ one, level }) => one.sample.bestDistance > level)
        .map(({ one: { sample }, level, random }) => {
          const { origin, label, bestClass } = sample;
          const target = isTargeted && bestClass !== label ? bestClass : undefined;
          const climb = new Apgd(origin, oracle.space.radii(level), STEPS, random);
          const goal = goalOf(label, target, gradients.scores, report.first.sharpness);
          return { sample, origin, eps: level, climb, ...goal };
        });
      await climbAll(oracle, gradients, climbs);
      if (oracle.isSpent()) return;
    }
    for (const { one, level } of batch) if (!fallenWithin(one.sample, level)) one.failedAt = level;
  }
}

/** The eps of the grid in the middle of what is open; undefined if nothing on the grid is. */
function levelBetween({ sample, failedAt }: Searched, eps: number): number | undefined {
  const step = GRID * eps;
  const reached = Math.min(sample.bestDistance, 1);
  if (!fallenWithin(sample, FARTHEST * eps)) {
    const farthest = Math.min(1, FARTHEST * eps);
    return failedAt < farthest ? farthest : undefined;
  }
  const middle = step * Math.round((failedAt + reached) / 2 / step);
  return middle > failedAt && middle < reached ? middle : undefined;
}

/** Climbs from inputs, at most as many as a batch has rows, until each has fallen within its eps or its steps are taken. */
async function climbAll(
  oracle: Oracle,
  gradients: Gradients,
  climbs: readonly (Ascent & { readonly sample: Sample })[],
): Promise<void> {
  let running = climbs;
  while (running.length > 0 && !oracle.isSpent()) {
    const hits = (await gradients.step(running)).flatMap(({ one: { sample }, point, answer }) =>
      oracle.classOf(answer.reply) === sample.label ? [] : [{ sample, point }],
    );
    if (hits.length > 0) await oracle.ask(hits);
    running = running.filter(({ sample, eps, climb }) => !fallenWithin(sample, eps) && !climb.isDone);
  }
}
