import { performance } from 'node:perf_hooks';
import type { Log } from '../../core/log.ts';
import { formatBytes } from '../../text/number-words.ts';
import type { Artifact } from '../../facts/artifact.ts';

/** The watch over one upload. */
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
export function watchUpload(
  log: Log,
  artifact: Artifact,
  totalBytes: number,
  intervalMs: number,
): UploadProgress {
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
