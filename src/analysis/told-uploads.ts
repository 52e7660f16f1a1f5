import type { Log } from '../core/log.ts';
import type { Upload } from '../core/outcome.ts';
import { byteWords } from '../text/number-words.ts';

/** Enough to recognize a file; the outputs hold all digits. */
const SHOWN_DIGITS = 12;

/**
 * Lists in the log what is sent. The analyses of a model mostly share its files, so size and digest of a file are told
 * once, and later lines refer to it by its path.
 */
export class ToldUploads {
  readonly #told = new Set<string>();

  tell(upload: Upload, { log, isLocal }: { readonly log: Log; readonly isLocal: boolean }): void {
    const { slot, file, bytes, sha256, host } = upload;
    const key = JSON.stringify([file, sha256, host]);
    const isKnown = this.#told.has(key);
    this.#told.add(key);
    if (isLocal) {
      // The file stays on this machine.
      if (!isKnown) log.info(`reads ${slot} "${file}" (${contentWords(bytes, sha256)}).`);
      return;
    }
    const content = isKnown ? 'the same zip as before' : contentWords(bytes, sha256);
    log.info(`Uploaded ${slot}: "${file}" to ${host} (${content}).`);
  }
}

function contentWords(bytes: number, sha256: string): string {
  return `as a zip: ${byteWords(bytes)}, SHA-256 ${sha256.slice(0, SHOWN_DIGITS)}…`;
}
