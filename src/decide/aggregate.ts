import type { RememberedStatus, StatusState } from '../facts/commit-status.ts';
import type { Outcome } from '../facts/outcome.ts';
import type { Settings } from '../facts/settings.ts';

/**
 * True if a run writes the aggregate status: a scan of the whole config file. A run of a part would replace what the other
 * parts found, and the status of an analysis that inputs describe says all there is.
 */
export function writesAggregate({ mode, reports, only, configFile }: Settings): boolean {
  return mode === 'scan' && reports.commitStatus && only.length === 0 && configFile !== undefined;
}

/**
 * True if a run may make an aggregate status untrue: it analyses a part of the config file. It cannot judge the whole, but the
 * statuses of all analyses can.
 */
export function touchesAggregate({ mode, reports, only, configFile }: Settings): boolean {
  return mode === 'scan' && reports.commitStatus && only.length > 0 && configFile !== undefined;
}

/** Returns the state of the aggregate status at the end of a run. Only a good verdict is `success`. */
export function aggregateState({ status, failed }: Pick<Outcome, 'status' | 'failed'>): StatusState {
  if (status === 'vulnerable') return 'failure';
  if (failed) return 'error';
  switch (status) {
    case 'passed':
    case 'already-scanned':
      return 'success';
    case 'submitted':
      return 'pending';
    case 'not-scanned':
    case 'planned':
    case 'skipped':
    case 'error':
      return 'error';
  }
}

/**
 * Decides the state of a pending aggregate status from the statuses of its analyses.
 * @param members the statuses of exactly the analyses of the plan
 * @returns undefined as long as one of them is pending
 */
export function settleAggregate(
  members: readonly Pick<RememberedStatus, 'state'>[],
): StatusState | undefined {
  const has = (state: StatusState): boolean => members.some((member) => member.state === state);
  if (members.length === 0 || has('pending')) return undefined;
  if (has('failure')) return 'failure';
  return has('error') ? 'error' : 'success';
}
