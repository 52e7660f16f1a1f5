import type { Budget, Victim } from '../../engine/types.ts';
import { Random } from '../../engine/random.ts';
import { Apgd } from './white-box/apgd.ts';
import { rayTo, searchBoundary } from './black-box/boundary-search.ts';
import type { Gradients } from './white-box/gradients.ts';
import { Oracle, type Sample } from './oracle.ts';
import type { EvasionSetup } from './setup.ts';
import { lossOf, towards } from './white-box/white-box.ts';
import type { WhiteBoxReport } from './white-box/white-box-course.ts';

/** The nearest changes that were found, and whether the search for them came to its end. */
export interface Distances {
  /** Copies of what was attacked. The samples that the score counts stay as they are. */
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
/** Halvings of the way back to the input, after the attacks. */
const HALVINGS = 6;
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
 * Measures for each input the smallest eps at which it falls: attacks by gradients at other eps than that of the score, on a grid that is
 * searched by halves, then a search by questions on the way from what was found back to the input. What it finds are upper bounds on the
 * true distances, and the score does not depend on it. For a random model the changes that were confirmed are kept as they are.
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
  if (gradients !== undefined && report !== undefined && oracle.norm === 'Linf') {
    const searched = copies.map((sample) => ({
      sample,
      failedAt: fallenWithin(sample, oracle.eps) ? 0 : oracle.eps,
    }));
    for (let round = 0; round < ROUNDS && !oracle.isSpent(); round += 1) {
      await attackBetween(oracle, gradients, searched, { report, seed: campaign.seed + round });
    }
  }
  const found = copies.filter(({ bestDistance }) => Number.isFinite(bestDistance));
  await searchBoundary(
    oracle,
    found.map((sample) => rayTo(oracle, sample, sample.best.slice())),
    HALVINGS,
  );
  return { ...copied, isWhole: !oracle.isSpent(), queries: oracle.queries };
}

function fallenWithin({ bestDistance }: Sample, eps: number): boolean {
  return bestDistance <= eps;
}

/** An oracle with limits of its own, whose questions nothing else counts. */
function shadowOracle(
  victim: Victim,
  { space, norm, eps, queries }: Oracle,
  inputs: number,
  budget: Budget,
): Oracle {
  const mostMs = SHARE_OF_TIME_LEFT * budget.timeLeftMs();
  const end = performance.now() + mostMs;
  const oracle = new Oracle(victim, space, {
    norm,
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

/** Attacks each input whose distance is still open at the middle of what is open, all inputs in the same batches. */
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
          const target = isTargeted && sample.bestClass !== sample.label ? sample.bestClass : undefined;
          return {
            sample,
            level,
            target,
            climb: new Apgd(sample.origin, oracle.space.radii(level), STEPS, random),
          };
        });
      await climbAll(oracle, gradients, climbs, report.first.sharpness);
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

interface Climb {
  readonly sample: Sample;
  readonly level: number;
  readonly target: number | undefined;
  readonly climb: Apgd;
}

/** Climbs from inputs, at most as many as a batch has rows, until each has fallen within its level or its steps are taken. */
async function climbAll(
  oracle: Oracle,
  gradients: Gradients,
  climbs: readonly Climb[],
  sharpness: number,
): Promise<void> {
  let running = climbs;
  while (running.length > 0 && !oracle.isSpent()) {
    const points = running.map(({ sample, level, climb }) =>
      oracle.space.reach(climb.point, sample.origin, level),
    );
    const seeds = running.map(({ sample, target }) =>
      towards(sample.label, target, gradients.scores, sharpness),
    );
    const answers = await gradients.at(points, seeds);
    const hits = running.flatMap(({ sample, target, climb }, index) => {
      const [answer, point] = [answers[index], points[index]];
      if (answer === undefined || point === undefined) return [];
      climb.advance(lossOf(answer.scores, sample.label, target, sharpness), answer.gradient);
      return oracle.classOf(answer.reply) === sample.label ? [] : [{ sample, point }];
    });
    if (hits.length > 0) await oracle.ask(hits);
    running = running.filter(({ sample, level, climb }) => !fallenWithin(sample, level) && !climb.isDone);
  }
}
