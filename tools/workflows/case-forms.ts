import type { Case, CaseRun, Event } from './case.ts';
import type { Expectation } from './expectation.ts';

type More = Omit<Expectation, 'passes' | 'jobs'>;
export type Outputs = Readonly<Record<string, string>>;

/**
 * A run of an example.
 * @param jobs what comes of each job of each id, `+` for success and `-` for failure: `plan=+ scan=--`
 */
export function run(
  example: string,
  event: Event,
  jobs: string,
  more: More = {},
  setting: Partial<CaseRun> = {},
): CaseRun {
  const results = jobs.split(' ').map((job) => {
    const [id = '', marks = ''] = job.split('=');
    return [id, Array.from(marks, (mark) => (mark === '+' ? 'success' : 'failure'))] as const;
  });
  const expect = { passes: !jobs.includes('-'), jobs: Object.fromEntries(results), ...more };
  return { example, event, ...setting, expect };
}

/** What the step of the action said in the job `scan`. */
export const scanned = (outputs: Outputs, more: More = {}): More => ({
  outputs: { 'scan/scan': outputs },
  ...more,
});
export const clean = (name: string, ...runs: readonly CaseRun[]): Case => ({ name, scenario: 'clean', runs });
export const vulnerable = (name: string, ...runs: readonly CaseRun[]): Case => ({
  ...{ name, scenario: 'vulnerable', runs },
});
