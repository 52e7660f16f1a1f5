import type { Slot } from '@model-security-scan/engine/catalog';
import type { Log } from '../../core/log.ts';
import type { Upload } from '../../facts/run-outcome.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Transport } from '../../http/exchange.ts';
import type { UploadTarget } from './client/upload-address.ts';
import { sendUpload } from './client/upload.ts';
import type { Artifact } from '../../facts/artifact.ts';
import { UploadsError } from '../../facts/uploads-error.ts';
import { mapConcurrently } from '../../core/concurrency.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import type { ListedFiles } from '../listed-files.ts';
import { isLoopbackHost } from '../../core/url.ts';
import { isPrivateHost } from '../../core/private-host.ts';
import { performance } from 'node:perf_hooks';
import { formatBytes } from '@model-security-scan/common/number-words';

/** What decides which artifacts are sent where. */
export interface UploadPlanning {
  /** The uploads that the service asked for. */
  readonly targets: readonly UploadTarget[];
  /** The artifacts that the user gave. */
  readonly artifacts: readonly Artifact[];
  readonly policy: UploadUrlPolicy;
  readonly log: Log;
  /** True if the service reaches the model by its API and needs no upload of it (observed publicly; not in the service spec). */
  readonly useModelApi: boolean;
  /** The slots that the task and attack usually take: if one is given, the service must ask for it. */
  readonly usualSlots: readonly Slot[];
  /** The slots whose files the service holds already, as the config file says. */
  readonly notSent: readonly Slot[];
  /** The fields of the answer, for messages; untrusted. */
  readonly answerFields: readonly string[];
}

/** The uploads of one analysis that are due. */
export interface UploadPlan {
  readonly pairs: readonly Pair[];
  /** For people. */
  readonly warnings: readonly string[];
}

export interface UploadRequest {
  readonly transport: Transport;
  readonly pairs: readonly Pair[];
  readonly log: Log;
  /** The files that the log has listed already. */
  readonly sentFiles: ListedFiles;
  /** The time between two lines of progress. */
  readonly progressIntervalMs?: number;
}

/** The uploads of one analysis at once. More would not be faster, because they share one connection to the internet. */
const MAX_PARALLEL_UPLOADS = 2;
const PROGRESS_INTERVAL_MS = 5000;

interface Pair {
  readonly target: UploadTarget;
  readonly artifact: Artifact;
}

/** The slots without whose files no analysis can judge what the user gave. The others serve few attacks. */
const NEEDED: readonly Slot[] = ['model', 'data', 'label', 'minmax'];

/**
 * Decides which artifacts of one analysis are sent to the addresses that the service gave. Nothing is sent yet.
 * @throws ServiceError `upload-failed` with all that is wrong: slots without an artifact, needed artifacts without an
 *   address, and URLs that must not be used
 */
export function planUploads(planning: UploadPlanning): UploadPlan {
  const { artifacts, targets, useModelApi, notSent } = planning;
  const isWanted = ({ slot }: { readonly slot: Slot }): boolean => !(useModelApi && slot === 'model');
  const wanted = targets.filter(isWanted);
  const pairs = wanted.flatMap((target) => {
    const artifact = artifacts.find(({ slot }) => slot === target.slot);
    return artifact === undefined ? [] : [{ target, artifact }];
  });
  const unsent = artifacts.filter((artifact) => !pairs.some((pair) => pair.artifact === artifact));
  const isNeeded = ({ slot }: Artifact): boolean =>
    NEEDED.includes(slot) && planning.usualSlots.includes(slot);
  const owed = unsent.filter((one) => isWanted(one) && isNeeded(one) && !notSent.includes(one.slot));
  const faults = [
    ...describeBadUrls(wanted, planning.policy),
    ...describeMissing(wanted.filter(({ slot }) => !artifacts.some((artifact) => artifact.slot === slot))),
    ...describeOwed(owed, planning.answerFields),
  ];
  if (faults.length > 0) {
    throw new ServiceError('upload-failed', `Nothing was uploaded: ${faults.join('; ')}.`);
  }
  return { pairs, warnings: reportUnsent(unsent, planning) };
}

function describeBadUrls(targets: readonly UploadTarget[], policy: UploadUrlPolicy): readonly string[] {
  return targets.flatMap(({ slot, url }) => {
    const fault = findUploadUrlFault(url, policy);
    return fault === undefined ? [] : [`the URL for ${slot} (${url.host}) must not be used: ${fault}`];
  });
}

function describeMissing(targets: readonly UploadTarget[]): readonly string[] {
  if (targets.length === 0) return [];
  const slots = targets.map(({ slot }) => slot).join(', ');
  return [
    `the service asks for ${slots}, for which no artifact is given: add a file or folder for each under artifacts`,
  ];
}

function describeOwed(artifacts: readonly Artifact[], answerFields: readonly string[]): readonly string[] {
  if (artifacts.length === 0) return [];
  const slots = artifacts.map(({ slot }) => slot).join(', ');
  const fields = plainLine(answerFields.join(', '), 300);
  return [
    `the answer names no address for ${slots} (its fields: ${fields || 'none'}), so the service would judge without ` +
      `${artifacts.map(({ path }) => `"${path}"`).join(', ')}. If the service holds ${slots} already, add ` +
      `"service: { not-sent: [${slots}] }" to the config file`,
  ];
}

/**
 * Sends the artifacts of one analysis.
 * @returns the uploads in the order of the targets
 * @throws UploadsError if an upload fails or the run ends meanwhile
 */
export async function uploadArtifacts(request: UploadRequest): Promise<readonly Upload[]> {
  const uploads: Upload[] = [];
  try {
    return await mapConcurrently(request.pairs, MAX_PARALLEL_UPLOADS, async (pair) => {
      const upload = await uploadOne(pair, request);
      uploads.push(upload);
      return upload;
    });
  } catch (error) {
    throw error instanceof ServiceError ? new UploadsError(error, uploads) : error;
  }
}

/**
 * Reports the artifacts that are not sent. Those that are not usual for the analysis become a folded group of the log.
 * @returns warnings for the usual ones
 */
function reportUnsent(unsent: readonly Artifact[], planning: UploadPlanning): readonly string[] {
  const describe = (artifact: Artifact): string => describeUnsent(artifact, planning);
  // The attacks of a model share its artifacts, and few attacks need all of them.
  const others = unsent.filter(({ slot }) => !planning.usualSlots.includes(slot));
  if (others.length > 0) {
    planning.log.group(
      `artifacts that the service did not ask for: ${String(others.length)}`,
      others.map(describe),
    );
  }
  return unsent.filter((artifact) => !others.includes(artifact)).map(describe);
}

function describeUnsent({ slot, path }: Artifact, { useModelApi, notSent }: UploadPlanning): string {
  if (useModelApi && slot === 'model') {
    return `"${path}" was not sent: use_model_api is yes, so the service reaches the model by its API.`;
  }
  return notSent.includes(slot)
    ? `"${path}" was not sent: the config file says that the service holds ${slot} already (not-sent). The service judged what it has.`
    : `"${path}" was not sent: the service did not ask for ${slot}.`;
}

async function uploadOne({ target, artifact }: Pair, request: UploadRequest): Promise<Upload> {
  const { transport, log } = request;
  // Most runs upload nothing, so the code that makes archives is loaded only here.
  const { createArchive } = await import('../archive.ts');
  const archive = createArchive(artifact);
  const progress = watchUpload(
    log,
    artifact,
    archive.bytes,
    request.progressIntervalMs ?? PROGRESS_INTERVAL_MS,
  );
  try {
    const sent = await sendUpload(transport, target, archive, artifact.archiveName, progress.onRead);
    const upload = { slot: artifact.slot, file: artifact.path, ...sent };
    request.sentFiles.listSent(upload, log);
    return upload;
  } finally {
    progress.stop();
  }
}

interface UploadUrlPolicy {
  /** True if base-url itself is on a private network or this machine, so that uploads may go there too. */
  readonly allowPrivate: boolean;
}

/**
 * Finds the reason that an upload must not go to a URL. A public name that resolves to a private address is not detected:
 * its address is known only when the connection is made, and behind a proxy not even then.
 * @returns undefined if the URL may be used
 */
export function findUploadUrlFault(url: URL, policy: UploadUrlPolicy): string | undefined {
  if (url.username !== '' || url.password !== '') return 'it has credentials in it';
  const isPrivate = isPrivateHost(url.hostname);
  if (isPrivate && !policy.allowPrivate) {
    return 'it names an address of a private network or of this machine, but base-url does not';
  }
  const usable = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
  return usable ? undefined : 'it is not https';
}

interface UploadProgress {
  /** To be called with the number of bytes that were read so far: at most two chunks more than were sent. */
  readonly onRead: (bytes: number) => void;
  readonly stop: () => void;
}

/**
 * Logs the progress of an upload at intervals. An upload that is shorter than the interval is not logged.
 * @param totalBytes the size of the archive
 * @param intervalMs the time between two lines
 */
function watchUpload(log: Log, artifact: Artifact, totalBytes: number, intervalMs: number): UploadProgress {
  const startMs = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const line = describeProgress(sent, totalBytes, performance.now() - startMs);
    log.info(`Uploading ${artifact.slot} "${artifact.path}": ${line}.`);
  }, intervalMs);
  // The timer must not keep the process running.
  timer.unref();
  return {
    onRead: (bytes) => {
      sent = bytes;
    },
    stop: () => {
      clearInterval(timer);
    },
  };
}

/**
 * Describes percentage, amount and mean speed.
 * @param elapsedMs the time since the upload began, including earlier attempts and waits
 */
export function describeProgress(sentBytes: number, totalBytes: number, elapsedMs: number): string {
  const percent = Math.floor((sentBytes / totalBytes) * 100);
  const perSecond = Math.round(sentBytes / (elapsedMs / 1000));
  return `${String(percent)} % (${formatBytes(sentBytes)} of ${formatBytes(totalBytes)}, ${formatBytes(perSecond)}/s)`;
}
