import { openLocalAnalyser } from '../analyser/local/local-analyser.ts';
import { openRunCache } from '../cache/run-cache.ts';
import type { ActiveRun } from './active-run.ts';
import type { OpenedAnalyser } from './scanning-run.ts';

/**
 * Opens the analyser that works on the runner, with the cached results of earlier runs.
 * @throws InvalidInputError if the folder for cached results cannot be used
 */
export async function openLocal(active: ActiveRun): Promise<OpenedAnalyser> {
  const { runner, settings, signal, endsAtMs } = active;
  const { workspace, service, analyses } = settings;
  const { log, event } = runner;
  const cache = await openRunCache(active);
  if (analyses.length > 0) log.info('The analyses run on this machine. Nothing is sent elsewhere.');
  const options = {
    ...{ signal, endsAtMs, workspace, log },
    eventName: event.eventName,
    endpoint: { attempts: service.maxAttempts, timeoutMs: service.requestTimeoutMs },
  };
  // The analyser of this run saves and closes what both share.
  const shared = cache && { ...cache, save: () => Promise.resolve(), close: () => Promise.resolve() };
  return {
    analyser: openLocalAnalyser({ ...options, cache }),
    openVersions: () => openLocalAnalyser({ ...options, cache: shared }),
    cleanFiles: cache?.cleanFiles,
    ignored: cache?.ignored ?? {},
  };
}
