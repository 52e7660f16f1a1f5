import type { Scene } from './e2e-github.ts';
import { outlierConfig } from './e2e-models.ts';
import { requestsOf } from './e2e-run.ts';

/** Inputs of a run that remembers its jobs in commit statuses. */
export const STATUS = { 'commit-status': 'true' };

/** The same of a run that waits for them. */
export const WAIT = { ...STATUS, wait: 'true' };

/** A run of one analysis. */
export const ONE = { config: outlierConfig(1) };

/** The context of the status of {@link ONE}'s analysis. */
export const CONTEXT = 'model-security/m0/outlier';

/** How many analyses the service was asked for. */
export function submissionsOf({ service }: Scene): number {
  return requestsOf(service, 'model-analyse').length;
}
