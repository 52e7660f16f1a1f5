import type { Log } from '../../core/log.ts';
import type { Upload } from '../../facts/outcome.ts';
import { formatBytes } from '../../text/number-words.ts';

/** Enough to recognize a file; the outputs hold all digits. */
const SHOWN_DIGITS = 12;

/** Lists in the log what is read: each file once, since the analyses of a model mostly share its files. */
export class ReadFiles {
  readonly #listed = new Set<string>();

  /** @param log names the analysis */
  list({ slot, file, bytes, sha256 }: Upload, log: Log): void {
    const key = JSON.stringify([file, sha256]);
    if (this.#listed.has(key)) return;
    this.#listed.add(key);
    log.info(`reads ${slot} "${file}" (${formatBytes(bytes)}, SHA-256 ${sha256.slice(0, SHOWN_DIGITS)}…).`);
  }
}
