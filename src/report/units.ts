import { listNames } from '@model-security-scan/common/list-names';
import type { AnalysisResult } from '../facts/run-outcome.ts';

/** A part of a plan that one job does: some analyses, by the value of the input `only`. */
interface Unit {
  readonly name: string;
  /** Of its first analysis. */
  readonly model: string | undefined;
  readonly attack: string | undefined;
  readonly only: string;
  /** How long its analyses took, if the cache knows it of all of them. */
  readonly seconds?: number;
}

/**
 * Divides a plan into units that take about as long as each other: the longest analyses first, each to the unit that has
 * least so far (R. L. Graham, "Bounds on Multiprocessing Timing Anomalies", 1969: at most 4/3 of the best division). An
 * analysis whose time is not known counts as the mean of the others.
 * @param most the most units; with fewer analyses each is a unit
 * @returns the units in the order of the plan; each analysis is in exactly one
 */
export function divideIntoUnits(results: readonly AnalysisResult[], most: number): readonly Unit[] {
  const known = results.flatMap((result) => secondsOf(result) ?? []);
  const mean = known.length === 0 ? 1 : known.reduce((sum, seconds) => sum + seconds, 0) / known.length;
  const jobs = results.map((result, index) => ({ result, index, cost: secondsOf(result) ?? mean }));
  const units = Array.from({ length: Math.min(most, results.length) }, () => ({
    cost: 0,
    jobs: new Array<(typeof jobs)[number]>(),
  }));
  for (const job of jobs.toSorted((one, other) => other.cost - one.cost)) {
    const lightest = units.reduce((least, unit) => (isLighter(unit, least) ? unit : least));
    lightest.cost += job.cost;
    lightest.jobs.push(job);
  }
  return units
    .map((unit) => unit.jobs.toSorted((one, other) => one.index - other.index))
    .toSorted(([one], [other]) => (one?.index ?? 0) - (other?.index ?? 0))
    .map((group) => unitOf(group.map(({ result }) => result)));
}

interface Load {
  readonly cost: number;
  readonly jobs: readonly unknown[];
}

/** Without any known time all units get as many analyses. */
function isLighter(one: Load, other: Load): boolean {
  return one.cost < other.cost || (one.cost === other.cost && one.jobs.length < other.jobs.length);
}

function secondsOf(result: AnalysisResult): number | undefined {
  return result.state === 'planned' ? result.seconds : undefined;
}

function unitOf(group: readonly AnalysisResult[]): Unit {
  const names = group.map(({ spec }) => spec.name);
  const [first] = group;
  const times = group.flatMap((result) => secondsOf(result) ?? []);
  const total = times.reduce((sum, seconds) => sum + seconds, 0);
  return {
    name: listNames(names, 1, (name) => name),
    model: first?.spec.model,
    attack: first?.spec.attack,
    only: names.join(','),
    ...(times.length === group.length ? { seconds: Math.ceil(total) } : {}),
  };
}
