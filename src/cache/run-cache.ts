import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { present } from '@model-security-scan/common/present';
import type { IgnoredResults } from '../facts/cached-result.ts';
import type { CacheSource } from './cached-results.ts';
import type { Runner } from '../facts/runner.ts';
import type { Settings } from '../facts/settings.ts';
import { callsPython } from '../facts/local-analysis.ts';
import { isTrustedEvent, readTarget } from '../decide/target.ts';
import { isInside } from '@model-security-scan/common/paths';
import { makeCacheFolder } from './cache-folder.ts';
import { CleanFiles } from './clean-files.ts';
import { tidyFolder } from './tidy-folder.ts';
import { deriveSealKey, trustOf } from './seal.ts';
import { SCANNER_VERSION } from '@model-security-scan/scanner/scanner-version';
import { hasCache } from './keeps-entries.ts';
import type { CachedFolder } from './platform/cached-folder.ts';

/** What is kept between local runs. */
export interface RunCache {
  readonly source: CacheSource;
  readonly cleanFiles: CleanFiles;
  /** Cached results that were not used, as far as it is known before the analyses start. */
  readonly ignored: IgnoredResults;
  /** Saves what the run has found. @param contentIds of the planned analyses */
  save(contentIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

interface RunCacheRequest {
  readonly runner: Runner;
  readonly settings: Settings;
  readonly signal: AbortSignal;
}

/**
 * Opens the cached results of earlier runs: in the folder that the input cache-directory names, else in the platform's cache.
 * @returns undefined if nothing is kept between runs; the log says why
 * @throws InvalidInputError if the folder cannot be used
 */
export async function openRunCache(request: RunCacheRequest): Promise<RunCache | undefined> {
  const { settings, runner } = request;
  if (settings.analyses.some(callsPython)) {
    runner.log.info(NOT_KEPT);
    return undefined;
  }
  const isUseful = settings.analyses.length > 0 || settings.supplyChain.enabled;
  if (!isUseful) return undefined;
  return settings.cache.directory === undefined
    ? openCache(request)
    : openFolder(request, settings.cache.directory);
}

const NOT_KEPT =
  'The run calls a Python function of the repository, so it neither reuses nor saves cached results. ' +
  'To cache the results of other models, analyse them in another job: the input "only" selects models.';

async function openFolder(request: RunCacheRequest, given: string): Promise<RunCache> {
  const { runner, settings } = request;
  const directory = await makeCacheFolder(settings.workspace, given);
  const { eventName } = runner.event;
  const mayBePlanted =
    eventName !== '' && !isTrustedEvent(eventName) && (await isCheckedOut(settings.workspace, directory));
  const hasKey = settings.cache.secret !== undefined;
  if (mayBePlanted && !hasKey) runner.log.info(explainUnsignedFolder(given, eventName));
  const source = describeSource(request, directory, hasKey || mayBePlanted);
  return describe(source, undefined);
}

/** Says before the run, not only in the next one, why its results will not be used. */
function explainUnsignedFolder(given: string, eventName: string): string {
  const key =
    eventName === 'command-line'
      ? 'give a secret in the environment variable MODEL_SECURITY_CACHE_SECRET'
      : 'set cache-secret';
  return (
    `Cached results in "${given}" are not used without a signature, because a pull request could change ` +
    `this folder of the workspace. Name a folder outside the workspace in cache-directory, or ${key}.`
  );
}

/** True if what is checked out, which may come from a pull request, decides what is in a folder: also by a link. */
async function isCheckedOut(workspace: string, directory: string): Promise<boolean> {
  return (
    isInside(path.resolve(workspace), directory) ||
    isInside(await realpath(workspace), await realpath(directory))
  );
}

async function openCache(request: RunCacheRequest): Promise<RunCache | undefined> {
  const { runner, settings, signal } = request;
  const { variable, log, event } = runner;
  if (!hasCache(variable)) {
    log.info(
      event.eventName === 'command-line'
        ? 'The results of this run are not kept, so the next run repeats everything. With --cache-directory ' +
            'FOLDER (outside the workspace), a run skips what has not changed since the last one.'
        : 'The results of this run are not kept, so the next run repeats everything: this runner has no cache. ' +
            'With the input cache-directory, a run skips what has not changed since the last one.',
    );
    return undefined;
  }
  const hasKey = settings.cache.secret !== undefined;
  if (!hasKey && !isTrustedEvent(event.eventName)) {
    log.info(
      `Everything is scanned: on ${event.eventName} events, others may have written to the cache, so only ` +
        'signed results are trusted. Set cache-secret to use them.',
    );
    return undefined;
  }
  const { CachedFolder: Cache } = await import('./platform/cached-folder.ts');
  const scope = [settings.configFile ?? '', ...settings.analyses.map(({ name }) => name).sort()].join('\n');
  const cache = await Cache.open({ runner, signal, scope });
  return describe(describeSource(request, cache.directory, hasKey), cache);
}

function describeSource(
  { runner, settings }: RunCacheRequest,
  directory: string,
  requiresSignature: boolean,
): CacheSource {
  const secret = settings.cache.secret;
  const commit = findCommit(runner);
  return {
    directory,
    requiresSignature,
    // A plan learns from them how long the analyses take.
    readsEarlier: settings.rescan !== 'always' || settings.mode === 'plan',
    ...present({ key: secret === undefined ? undefined : deriveSealKey(secret).toString('hex'), commit }),
  };
}

function findCommit(runner: Runner): string | undefined {
  try {
    return readTarget(runner.event).commit;
  } catch {
    return undefined;
  }
}

async function describe(source: CacheSource, cache: CachedFolder | undefined): Promise<RunCache> {
  const { directory, readsEarlier } = source;
  const cleanFiles = await CleanFiles.open(directory, trustOf(source), SCANNER_VERSION, readsEarlier);
  const { fault } = cleanFiles;
  const damaged = (cache?.damaged ?? 0) + (fault === 'damaged' ? 1 : 0);
  return {
    source,
    cleanFiles,
    ignored: { damaged, ...(fault === undefined || fault === 'damaged' ? {} : { [fault]: 1 }) },
    async save(contentIds) {
      await cleanFiles.save();
      await (cache === undefined ? tidyFolder(source.directory) : cache.save(contentIds));
    },
    async close() {
      await cache?.close();
    },
  };
}
