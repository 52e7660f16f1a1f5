import type { Log } from '../../core/log.ts';
import type { Upload } from '../../facts/outcome.ts';
import { formatBytes } from '../../text/number-words.ts';

/** Enough to recognize a file; the outputs hold all digits. */
const SHOWN_DIGITS = 12;

/**
 * Lists in the log what is sent. The analyses of a model mostly share its files, so the size and the digest of a file are
 * listed once, and later lines refer to it by its path.
 */
export class SentFiles {
  readonly #listed = new Set<string>();

  /** @param log names the analysis */
  list({ slot, file, bytes, sha256, host }: Upload, log: Log): void {
    const key = JSON.stringify([file, sha256, host]);
    const content = this.#listed.has(key)
      ? 'the same zip as before'
      : `as a zip: ${formatBytes(bytes)}, SHA-256 ${sha256.slice(0, SHOWN_DIGITS)}…`;
    this.#listed.add(key);
    log.info(`Uploaded ${slot}: "${file}" to ${host} (${content}).`);
  }
}
