import { PrivateSeal } from '../../../cache/private-seal.ts';
import type { EntryStore } from '../../../cache/entry-store.ts';
import { openEntryStore } from '../../../cache/open-entry-store.ts';
import { readTarget } from '../../../decide/target.ts';
import type { EventContext } from '../../../facts/event.ts';
import type { RunContext } from '../../../facts/runner.ts';

/** Where the jobs of one commit are kept, and the secret that seals them. */
export interface JobPlace {
  readonly store: EntryStore;
  readonly seal: PrivateSeal;
  /** What every name is derived from: repository, service, organization and commit. */
  readonly about: readonly string[];
  /** Waits a little for an entry that another run is writing. @throws the reason of the run's signal */
  readonly pause: () => Promise<void>;
}

/**
 * The time for the last writes after the end of a run. Without them the next run may refuse an analysis that was never
 * submitted. The runner waits about 7 s before it kills the process.
 */
const LAST_WRITES_MS = 2500;
const MAX_PAUSE_MS = 1000;

/**
 * Opens the place of the event's commit.
 * @returns undefined if nothing can be kept: there is no cache, or the commit is not known
 * @throws InvalidInputError if the folder for the cache cannot be used
 */
export async function openJobPlace({ runner, settings, signal }: RunContext): Promise<JobPlace | undefined> {
  const { repoUrl, commit } = findSubject(runner.event);
  const { apiKey, root, orgId } = settings.service;
  if (commit === '') return undefined;
  const store = await openEntryStore({ runner, settings, signal: outlive(signal, LAST_WRITES_MS) });
  if (store === undefined) return undefined;
  const seal = new PrivateSeal(settings.cache.secret ?? apiKey);
  const pauseMs = Math.min(settings.pollIntervalMs, MAX_PAUSE_MS);
  return {
    ...{ store, seal, about: [repoUrl.toLowerCase(), root, orgId, commit.toLowerCase()] },
    pause: () => runner.clock.sleep(pauseMs, signal),
  };
}

/** The repository and commit of the event, also if the event names no branch. */
function findSubject(event: EventContext): { readonly repoUrl: string; readonly commit: string } {
  try {
    const { repoUrl, commit = event.sha } = readTarget(event);
    return { repoUrl, commit };
  } catch {
    return { repoUrl: `${event.serverUrl}/${event.repository}`, commit: event.sha };
  }
}

/** @returns a signal that is aborted some time after another one */
function outlive(signal: AbortSignal, ms: number): AbortSignal {
  const late = new AbortController();
  const end = (): void => {
    setTimeout(() => {
      late.abort(signal.reason);
    }, ms).unref();
  };
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return late.signal;
}
