import type { Runner } from '../../facts/runner.ts';

/** True if the runner offers a cache of version 2. */
export function hasCache(variable: Runner['variable']): boolean {
  return ['ACTIONS_CACHE_SERVICE_V2', 'ACTIONS_RESULTS_URL', 'ACTIONS_RUNTIME_TOKEN'].every(
    (name) => variable(name) !== '',
  );
}
