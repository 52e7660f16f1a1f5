import type { Log } from '../core/log.ts';
import type { Upload } from '../facts/run-outcome.ts';
import { formatBytes } from '@model-security-scan/common/number-words';

/** Enough to recognize a file; the outputs hold all digits. */
const SHOWN_DIGITS = 12;

/** Lists in the log which files are sent or read. The size and the digest of a file that several analyses share are listed once. */
export class ListedFiles {
  readonly #listed = new Set<string>();

  /** @param log names the analysis */
  listSent(upload: Upload, log: Log): void {
    const content = this.#isNew(upload) ? `as a zip: ${formatContent(upload)}` : 'the same zip as before';
    log.info(`Uploaded ${upload.slot}: "${upload.file}" to ${upload.host} (${content}).`);
  }

  /** @param log names the analysis */
  listRead(upload: Upload, log: Log): void {
    if (this.#isNew(upload)) log.info(`reads ${upload.slot} "${upload.file}" (${formatContent(upload)}).`);
  }

  #isNew({ file, sha256, host }: Upload): boolean {
    const key = JSON.stringify([file, sha256, host]);
    const isNew = !this.#listed.has(key);
    this.#listed.add(key);
    return isNew;
  }
}

function formatContent({ bytes, sha256 }: Upload): string {
  return `${formatBytes(bytes)}, SHA-256 ${sha256.slice(0, SHOWN_DIGITS)}…`;
}
