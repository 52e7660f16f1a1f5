import { constants } from 'node:fs';
import { access, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { IgnoredRecords, RecordSource } from '../facts/local-plan.ts';
import { messageOf } from '../core/error-message.ts';
import { InvalidInputError } from '../core/problem.ts';
import type { Runner } from '../facts/runner.ts';
import type { Settings } from '../facts/settings.ts';
import { readTarget } from '../decide/target.ts';
import { isTrustedEvent } from '../decide/trusted-event.ts';
import { makeFolder } from '../files/make-folder.ts';
import { isInside } from '../files/paths.ts';
import { CleanFiles } from './clean-files.ts';
import { tidyRecordFolder } from './tidy-folder.ts';
import { deriveRecordKey, type RecordTrust } from './sealed-record.ts';
import { SCANNER_VERSION } from '../scanner/scanner-version.ts';
import { hasCache } from './platform/platform-cache.ts';
import type { RecordCache } from './platform/record-cache.ts';

/** What is kept between local runs. */
export interface RunRecords {
  readonly source: RecordSource;
  readonly cleanFiles: CleanFiles;
  /** Records that were not used, as far as it is known before the analyses start. */
  readonly ignored: IgnoredRecords;
  /** Saves what the run has found. @param contentIds of the planned analyses */
  save(contentIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface RecordsRequest {
  readonly runner: Runner;
  readonly settings: Settings;
  readonly signal: AbortSignal;
}

/**
 * Opens the records of earlier runs: in the folder that the input record-directory names, else in the platform's cache.
 * @returns undefined if nothing is kept between runs; the log says why
 * @throws InvalidInputError if the folder cannot be used
 */
export async function openRunRecords(request: RecordsRequest): Promise<RunRecords | undefined> {
  const { settings } = request;
  const isUseful = settings.analyses.length > 0 || settings.supplyChain.enabled;
  if (!isUseful) return undefined;
  return settings.records?.directory === undefined
    ? openCache(request)
    : openFolder(request, settings.records.directory);
}

async function openFolder(request: RecordsRequest, given: string): Promise<RunRecords> {
  const { runner, settings } = request;
  const directory = path.resolve(settings.workspace, given);
  try {
    await makeFolder(directory);
    await access(directory, constants.R_OK | constants.W_OK);
  } catch (error) {
    const message = `"${given}" cannot be used as a folder for cached results (${messageOf(error)}). Give one that can be written.`;
    throw new InvalidInputError([{ place: { kind: 'input', input: 'record-directory' }, message }]);
  }
  const { eventName } = runner.event;
  const mayBePlanted =
    eventName !== '' && !isTrustedEvent(eventName) && (await isCheckedOut(settings.workspace, directory));
  const hasKey = settings.records?.key !== undefined;
  const source = describeSource(request, directory, hasKey || mayBePlanted);
  return describe(source, undefined);
}

/** True if what is checked out, which may come from a pull request, decides what is in a folder: also by a link. */
async function isCheckedOut(workspace: string, directory: string): Promise<boolean> {
  return (
    isInside(path.resolve(workspace), directory) ||
    isInside(await realpath(workspace), await realpath(directory))
  );
}

async function openCache(request: RecordsRequest): Promise<RunRecords | undefined> {
  const { runner, settings, signal } = request;
  const { variable, log, event } = runner;
  if (!hasCache(variable)) {
    log.info(
      event.eventName === 'command-line'
        ? 'The results of this run are not kept, so the next run does everything again. With --record-directory FOLDER ' +
            'a run skips what has not changed since the last one.'
        : 'The results of this run are not kept, so the next run does everything again: this runner has no cache. With ' +
            'the input record-directory a run skips what has not changed since the last one.',
    );
    return undefined;
  }
  const hasKey = settings.records?.key !== undefined;
  if (!hasKey && !isTrustedEvent(event.eventName)) {
    log.info(
      `Everything is scanned: on ${event.eventName} events others may have written to the cache, so its results are only ` +
        'trusted if they are signed. Set record-key to use them.',
    );
    return undefined;
  }
  const { RecordCache: Cache } = await import('./platform/record-cache.ts');
  const scope = [settings.configFile ?? '', ...settings.analyses.map(({ name }) => name).sort()].join('\n');
  const cache = await Cache.open({ runner, signal, scope });
  return describe(describeSource(request, cache.directory, hasKey), cache);
}

function describeSource(
  { runner, settings }: RecordsRequest,
  directory: string,
  requiresSignature: boolean,
): RecordSource {
  const key = settings.records?.key;
  const commit = findCommit(runner);
  return {
    directory,
    requiresSignature,
    readsRecords: settings.rescan !== 'always',
    ...(key === undefined ? {} : { key: deriveRecordKey(key).toString('hex') }),
    ...(commit === undefined ? {} : { commit }),
  };
}

/** @returns undefined if the event names none */
function findCommit(runner: Runner): string | undefined {
  try {
    return readTarget(runner.event).commit;
  } catch {
    return undefined;
  }
}

async function describe(source: RecordSource, cache: RecordCache | undefined): Promise<RunRecords> {
  const key = source.key === undefined ? undefined : Buffer.from(source.key, 'hex');
  const trust: RecordTrust = { key, requiresSignature: source.requiresSignature };
  const cleanFiles = await CleanFiles.open(source.directory, trust, SCANNER_VERSION, source.readsRecords);
  const { fault } = cleanFiles;
  const damaged = (cache?.damaged ?? 0) + (fault === 'damaged' ? 1 : 0);
  return {
    source,
    cleanFiles,
    ignored: { damaged, ...(fault === undefined || fault === 'damaged' ? {} : { [fault]: 1 }) },
    async save(contentIds) {
      await cleanFiles.save();
      await (cache === undefined ? tidyRecordFolder(source.directory) : cache.save(contentIds));
    },
    async close() {
      await cache?.close();
    },
  };
}
