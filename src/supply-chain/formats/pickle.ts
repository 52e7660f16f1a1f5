import type { ByteSource } from '../byte-source.ts';
import { beginsPickle } from '../pickle/probe.ts';
import { scanPickles } from '../pickle/scan-pickles.ts';
import type { Content, Scan } from '../scan.ts';

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
