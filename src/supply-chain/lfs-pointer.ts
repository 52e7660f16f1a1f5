import type { ByteSource } from './byte-source.ts';
import { isArchiveName, isModelName } from './model-names.ts';
import type { ScanFormat } from './scan.ts';

/** Git LFS allows no longer pointer. */
const MAX_POINTER_BYTES = 1024;
const FIRST_LINE = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\//u;

/** True for the small file that git has in place of a large one. */
export function looksLikeLfsPointer(head: Uint8Array, bytes: ByteSource, name: string): boolean {
  if (bytes.size > MAX_POINTER_BYTES || !(isModelName(name) || isArchiveName(name))) return false;
  return FIRST_LINE.test(Buffer.from(head).toString('latin1'));
}

export const scanLfsPointer: ScanFormat = (_, scan) => {
  scan.find({ rule: 'lfs-pointer', severity: 'not-scanned', subject: 'git-lfs', when: 'none' });
};
