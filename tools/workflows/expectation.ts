import { isDeepStrictEqual } from 'node:util';
import type { ActRun } from './act.ts';

/** The expected result of a run of a workflow; parts that are not named are not checked. */
export interface Expectation {
  readonly passes: boolean;
  /** Results by job id, sorted, one for each entry of a matrix. */
  readonly jobs: Readonly<Record<string, readonly string[]>>;
  /** Some outputs of steps, by `job id/step id`. */
  readonly outputs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Texts that the log must hold. */
  readonly log?: readonly string[];
  /** A text that each of the job summaries must hold, in their order. */
  readonly summaries?: readonly string[];
  /** Fields of the last lineage check that the service was sent. */
  readonly lineage?: Readonly<Record<string, unknown>>;
  /** How many analyses were submitted in this run. */
  readonly submitted?: number;
  /** How many comments the pull request has afterwards. */
  readonly comments?: number;
}

/** The result of a run, besides the runner's report. */
export interface Effects {
  readonly lineage: Readonly<Record<string, unknown>>;
  readonly submitted: number;
  readonly comments: number;
}

const LOG_HOLDS = 'the log holds';

/** True if all that differs is what the log lacks: act sometimes loses what a step prints that ends at once. */
export function isOnlyLog(wrong: readonly string[]): boolean {
  return wrong.length > 0 && wrong.every((what) => what.includes(LOG_HOLDS));
}

/** @returns everything in which a run is not as expected, a sentence each */
export function differences(expected: Expectation, run: ActRun, effects: Effects): readonly string[] {
  const found: string[] = [];
  const compare = (what: string, wanted: unknown, actual: unknown): void => {
    if (wanted === undefined || isDeepStrictEqual(wanted, actual)) return;
    found.push(`${what}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(actual)}`);
  };
  compare('the run passes', expected.passes, run.exitCode === 0);
  compare('jobs', expected.jobs, run.jobs);
  for (const [step, wanted] of Object.entries(expected.outputs ?? {})) {
    const given = run.outputs[step]?.[0] ?? {};
    for (const [name, value] of Object.entries(wanted)) {
      compare(`output ${name} of ${step}`, value, given[name]);
    }
  }
  for (const text of expected.log ?? []) compare(`${LOG_HOLDS} "${text}"`, true, run.log.includes(text));
  if (expected.summaries !== undefined) {
    const { summaries } = run;
    compare('number of job summaries', expected.summaries.length, summaries.length);
    for (const [index, text] of expected.summaries.entries()) {
      const held = summaries[index]?.includes(text) === true;
      compare(`summary ${String(index + 1)} holds "${text}"`, true, held);
    }
  }
  for (const [name, value] of Object.entries(expected.lineage ?? {})) {
    compare(`${name} of the lineage check`, value, effects.lineage[name]);
  }
  compare('analyses submitted', expected.submitted, effects.submitted);
  compare('comments', expected.comments, effects.comments);
  return found;
}
