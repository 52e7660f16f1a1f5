import { performance } from 'node:perf_hooks';
import type { Log } from '../log.ts';
import type { Artifact } from './artifacts.ts';

const MIB = 1024 * 1024;

/** Tells people from time to time how far an upload has come. */
export interface Progress {
  /** To be called with the bytes sent so far. */
  readonly onSent: (bytes: number) => void;
  readonly stop: () => void;
}

/**
 * Logs how far an upload has come; uploads that end sooner than the interval are not mentioned.
 * @param totalBytes of the archive
 * @param intervalMs between two lines
 */
export function watchProgress(
  log: Log,
  artifact: Artifact,
  totalBytes: number,
  intervalMs: number,
): Progress {
  const startMs = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const line = describeProgress(sent, totalBytes, performance.now() - startMs);
    log.info(`Uploading ${artifact.slot} "${artifact.path}": ${line}.`);
  }, intervalMs);
  // Nothing is kept running for the sake of telling about it.
  timer.unref();
  return {
    onSent: (bytes) => {
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
  const speed = (sentBytes / MIB / (elapsedMs / 1000)).toFixed(1);
  return `${String(percent)} % (${(sentBytes / MIB).toFixed(1)} of ${(totalBytes / MIB).toFixed(1)} MiB, ${speed} MiB/s)`;
}

/** A number of bytes as people read it: exact where it is small. */
export function describeBytes(bytes: number): string {
  return bytes < MIB ? `${String(bytes)} bytes` : `${(bytes / MIB).toFixed(1)} MiB`;
}
