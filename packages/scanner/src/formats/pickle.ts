import type { ByteSource } from '../byte-source.ts';
import { beginsPickle } from '../pickle/probe.ts';
import { scanPickles } from '../pickle/scan-pickles.ts';
import type { Content, Scan } from '../scan.ts';
import { MARKED_MODEL_FORMAT, type ScannedFormat } from '../content-format.ts';
import { startsAsZip } from '../archives/zip-directory.ts';

/**
 * True if the content is a pickle, whatever its name: of any protocol, several one after another, a legacy file of
 * torch, or an uncompressed file of joblib.
 */
export function looksLikePickle(_head: Uint8Array, bytes: ByteSource): boolean {
  return beginsPickle(bytes);
}

/**
 * Scans the pickles that the content holds, one after another: files of `torch.save` before version 1.6 have five and
 * then raw numbers (`torch/serialization.py`, `_legacy_save`), files of joblib have raw arrays between the opcodes.
 */
export function scanPickle(content: Content, scan: Scan): void {
  scanPickles(content.bytes, scan);
}

export const pickle: ScannedFormat = {
  ...MARKED_MODEL_FORMAT,
  id: 'pickle',
  boundsFindings: true,
  extensions: ['pkl', 'pickle', 'pck', 'joblib', 'dill', 'cloudpickle', 'pt', 'pth', 'ptl', 'ckpt'],
  // The P of PK is an opcode, but one that every loader of such a file refuses.
  looksLike: (head, bytes) => !startsAsZip(head) && looksLikePickle(head, bytes),
  scan: scanPickle,
};
