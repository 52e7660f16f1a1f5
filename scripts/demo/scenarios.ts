import type { Status } from '../../src/outcome.ts';
import type { Scenario } from '../../sandbox/options.ts';

/** How analyses end at the local service, and the status of a first and a second run of the same commit. */
export interface DemoScenario {
  readonly scenario: Scenario;
  readonly statuses: readonly [first: Status, second: Status];
}

export const DEMO_SCENARIOS: readonly DemoScenario[] = [
  { scenario: 'clean', statuses: ['passed', 'already-scanned'] },
  // The record of the first run says so as well.
  { scenario: 'vulnerable', statuses: ['vulnerable', 'vulnerable'] },
  // What came to no verdict leaves no record.
  { scenario: 'failing', statuses: ['error', 'error'] },
  { scenario: 'slow', statuses: ['passed', 'already-scanned'] },
];
