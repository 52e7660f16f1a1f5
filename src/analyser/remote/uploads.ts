import type { Slot } from '../../core/attack-table.ts';
import type { Log } from '../../core/log.ts';
import type { Upload } from '../../facts/outcome.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Transport } from '../../http/types.ts';
import type { UploadTarget } from './client/upload-targets.ts';
import { findUploadUrlFault, type UploadUrlPolicy } from './client/upload-url.ts';
import { sendUpload } from './client/upload.ts';
import type { Artifact } from '../../facts/artifact.ts';
import { UploadsError } from '../../facts/uploads-error.ts';
import { mapConcurrently } from '../../core/concurrency.ts';
import type { SentFiles } from './sent-files.ts';
import { watchUpload } from './upload-progress.ts';

export interface UploadRequest {
  readonly transport: Transport;
  /** The uploads that the service asked for. */
  readonly targets: readonly UploadTarget[];
  /** The artifacts that the user gave. */
  readonly artifacts: readonly Artifact[];
  readonly policy: UploadUrlPolicy;
  readonly log: Log;
  /** The files that the log has listed already. */
  readonly sentFiles: SentFiles;
  /** True if the service reaches the model by its API and needs no upload of it (observed publicly; not in the service spec). */
  readonly useModelApi: boolean;
  /** The slots that are usual for this kind of analysis: if one is given but not asked for, it is a warning. */
  readonly usualSlots: readonly Slot[];
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

/**
 * Sends the artifacts of one analysis to the addresses that the service gave.
 * @returns the uploads in the order of the targets, and warnings for people
 * @throws ServiceError `upload-failed` before anything is sent, with all slots that have no artifact and all URLs that
 *   must not be used; UploadsError if an upload fails or the run ends meanwhile
 */
export async function uploadArtifacts(
  request: UploadRequest,
): Promise<{ uploads: Upload[]; warnings: string[] }> {
  const { artifacts, targets } = request;
  const wanted = targets.filter((target) => !(request.useModelApi && target.slot === 'model'));
  const pairs = pairUp(wanted, artifacts, request.policy);
  const warnings = reportUnsent(
    artifacts.filter((artifact) => !pairs.some((pair) => pair.artifact === artifact)),
    request,
  );
  const uploads: Upload[] = [];
  try {
    const inOrder = await mapConcurrently(pairs, MAX_PARALLEL_UPLOADS, async (pair) => {
      const upload = await uploadOne(pair, request);
      uploads.push(upload);
      return upload;
    });
    return { uploads: inOrder, warnings };
  } catch (error) {
    throw error instanceof ServiceError ? new UploadsError(error, uploads) : error;
  }
}

/**
 * Reports the artifacts that were not sent. Those that are not usual for the analysis become a folded group of the log.
 * @returns warnings for the usual ones
 */
function reportUnsent(unsent: readonly Artifact[], request: UploadRequest): string[] {
  const describe = (artifact: Artifact): string => describeUnsent(artifact, request.useModelApi);
  // The attacks of a model share its artifacts, and few attacks need all of them.
  const others = unsent.filter(({ slot }) => !request.usualSlots.includes(slot));
  if (others.length > 0) {
    request.log.group(
      `artifacts that the service did not ask for: ${String(others.length)}`,
      others.map(describe),
    );
  }
  return unsent.filter((artifact) => !others.includes(artifact)).map(describe);
}

function describeUnsent(artifact: Artifact, useModelApi: boolean): string {
  const why =
    useModelApi && artifact.slot === 'model'
      ? 'use_model_api is yes, so the service reaches the model by its API'
      : `the service did not ask for ${artifact.slot}`;
  return `"${artifact.path}" was not sent: ${why}.`;
}

function pairUp(
  targets: readonly UploadTarget[],
  artifacts: readonly Artifact[],
  policy: UploadUrlPolicy,
): Pair[] {
  const pairs: Pair[] = [];
  const missing: Slot[] = [];
  const faults: string[] = [];
  for (const target of targets) {
    const fault = findUploadUrlFault(target.url, policy);
    if (fault !== undefined) {
      faults.push(`the URL for ${target.slot} (${target.url.host}) must not be used: ${fault}`);
    }
    const artifact = artifacts.find(({ slot }) => slot === target.slot);
    if (artifact === undefined) missing.push(target.slot);
    else pairs.push({ target, artifact });
  }
  if (missing.length > 0) {
    const slots = missing.join(', ');
    faults.push(
      `the service asks for ${slots}, for which no artifact is given: add a file or folder for each under artifacts`,
    );
  }
  if (faults.length > 0) {
    throw new ServiceError('upload-failed', `Nothing was uploaded: ${faults.join('; ')}.`);
  }
  return pairs;
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
    request.sentFiles.list(upload, log);
    return upload;
  } finally {
    progress.stop();
  }
}
