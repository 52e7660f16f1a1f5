import { performance } from 'node:perf_hooks';
import type { Log } from '../core/log.ts';
import { byteWords } from '../text/number-words.ts';
import type { Artifact } from '../artifacts/artifact.ts';

/** Tells people from time to time how far an upload has come. */
interface UploadProgress {
  /** To be called with the bytes that were read so far: at most two chunks more than have left. */
  readonly onRead: (bytes: number) => void;
  readonly stop: () => void;
}

/**
 * Logs how far an upload has come; uploads that end sooner than the interval are not mentioned.
 * @param totalBytes of the archive
 * @param intervalMs between two lines
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
  // Nothing is kept running for the sake of telling about it.
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
 * Percent, amount and mean speed.
 * @param elapsedMs since the upload was begun, earlier attempts and waits included
 */
export function describeProgress(sentBytes: number, totalBytes: number, elapsedMs: number): string {
  const percent = Math.floor((sentBytes / totalBytes) * 100);
  const perSecond = Math.round(sentBytes / (elapsedMs / 1000));
  return `${String(percent)} % (${byteWords(sentBytes)} of ${byteWords(totalBytes)}, ${byteWords(perSecond)}/s)`;
}
