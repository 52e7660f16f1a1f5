import type { Runner } from '../facts/runner.ts';
import type { Settings } from '../facts/settings.ts';
import { hasCache } from './platform/has-cache.ts';

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
