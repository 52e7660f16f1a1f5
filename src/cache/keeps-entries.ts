import type { Runner } from '../facts/runner.ts';
import type { Settings } from '../facts/settings.ts';

/** True if a run can keep entries, as far as that is known before the first one. */
export function keepsEntries({
  runner,
  settings,
}: {
  readonly runner: Pick<Runner, 'variable'>;
  readonly settings: Pick<Settings, 'cache'>;
}): boolean {
  if (settings.cache.directory !== undefined) return true;
  const mode = runner.variable('ACTIONS_CACHE_MODE').trim().toLowerCase();
  return hasCache(runner.variable) && mode !== 'none' && mode !== 'write-only';
}

/** True if the runner offers a cache of version 2. */
export function hasCache(variable: Runner['variable']): boolean {
  return ['ACTIONS_CACHE_SERVICE_V2', 'ACTIONS_RESULTS_URL', 'ACTIONS_RUNTIME_TOKEN'].every(
    (name) => variable(name) !== '',
  );
}
