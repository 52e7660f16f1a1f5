import { textAt } from '../../src/core/json.ts';
import type { DemoScenario } from './scenarios.ts';

/** The end of a run of the action, from its outputs. */
export interface EndedRun {
  readonly status: string;
  /** Empty if it did not fail. */
  readonly failureReason: string;
  /** True if there was a record of an earlier scan. */
  readonly hasRecord: boolean;
  readonly analyses: readonly EndedAnalysis[];
}

interface EndedAnalysis {
  readonly name: string;
  /** Empty if nothing is wrong with it. */
  readonly reason: string;
}

/** The result of the demo, in words. */
export interface DemoEnd {
  readonly worked: boolean;
  readonly words: string;
}

/** More names would make the sentence hard to read. */
const MAX_LISTED = 3;

/** Reads the outputs of a run. */
export function endOf(outputs: Readonly<Record<string, string>>): EndedRun {
  const results: unknown = JSON.parse(outputs['results'] ?? '[]');
  const analyses = (Array.isArray(results) ? results : []).map((result: unknown) => ({
    name: `${textAt(result, 'model') ?? ''}/${textAt(result, 'attack') ?? ''}`,
    reason: textAt(result, 'reason') ?? '',
  }));
  return {
    status: outputs['status'] ?? 'none',
    failureReason: outputs['failure-reason'] ?? '',
    hasRecord: outputs['record-found'] === 'true',
    analyses,
  };
}

/**
 * Explains why a second run would show nothing after this first one. Pure.
 * @param isOpen true if any result is possible: the user gave inputs, or models to attack
 */
export function judgeFirst(run: EndedRun, scenario: DemoScenario, isOpen: boolean): DemoEnd | undefined {
  if (run.failureReason === 'invalid-input') {
    const words =
      'Something is wrong with the inputs or the config file, as listed above. Correct it and run the demo again.';
    return { worked: false, words };
  }
  if (isOpen) return undefined;
  const others = run.analyses.filter(({ reason }) => !scenario.reasons.includes(reason));
  if (others.length > 0) {
    const named = others.slice(0, MAX_LISTED).map(({ name, reason }) => `${name} (${reason || 'passed'})`);
    const list = [...named, ...(others.length > MAX_LISTED ? ['…'] : [])].join(', ');
    const words =
      `The demo did NOT work: ${String(others.length)} of ${String(run.analyses.length)} analyses did not end as the ` +
      `scenario "${scenario.scenario}" expects: ${list}. See above for what to correct.`;
    return { worked: false, words };
  }
  const [expected] = scenario.statuses;
  return run.status === expected
    ? undefined
    : { worked: false, words: `The demo did NOT work: expected ${expected}, not ${run.status}; see above.` };
}

/** The result of both runs. Pure. */
export function judgeBoth(
  runs: readonly [EndedRun, EndedRun],
  scenario: DemoScenario,
  isOpen: boolean,
): DemoEnd {
  const [first, second] = runs;
  if (isOpen) {
    const words = `Run 1 ended as ${ending(first)}, run 2 as ${ending(second)}. The demo expects no particular result of your own inputs or models.`;
    return { worked: true, words };
  }
  const [, expected] = scenario.statuses;
  return second.status === expected
    ? { worked: true, words: 'The demo worked.' }
    : {
        worked: false,
        words: `The demo did NOT work: expected ${expected} of the second run, not ${second.status}; see above.`,
      };
}

function ending({ status, failureReason }: EndedRun): string {
  return failureReason === '' || failureReason === status ? status : `${status} (${failureReason})`;
}
