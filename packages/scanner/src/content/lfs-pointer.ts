import type { ByteSource } from '../byte-source.ts';
import type { ScanFormat } from '../scan.ts';
import { TEXT_FORMAT, type ScannedFormat } from '../content-format.ts';

/** The format's name in the report. */
export const LFS_POINTER = 'git-lfs-pointer';

/** Git LFS allows no longer pointer. */
const MAX_POINTER_BYTES = 1024;
const FIRST_LINE = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\//u;

/** What nobody takes for a model, and repositories keep in Git LFS by the thousands. */
const MEDIA =
  /\.(?:png|jpe?g|gif|webp|bmp|tiff?|svg|ico|psd|ai|mp[34]|m4[av]|wav|flac|ogg|mov|avi|mkv|webm|pdf|docx?|pptx?|xlsx?|[ot]tf|woff2?|fbx|blend)$/iu;

/** Weights have these extensions, and so has much else: of a file that is not there, the content cannot tell. */
const WEIGHTS = /\.(?:bin|params|pdparams|caffemodel|weights|data|engine|plan|trt|vec|kv)$/iu;

/** True for a pointer's name that says weights of a model. */
export function namesWeights(name: string): boolean {
  return WEIGHTS.test(name);
}

/** True for the small file that git has in place of a large one. */
function looksLikeLfsPointer(head: Uint8Array, bytes: ByteSource, name: string): boolean {
  if (bytes.size > MAX_POINTER_BYTES || MEDIA.test(name)) return false;
  return FIRST_LINE.test(Buffer.from(head).toString('latin1'));
}

const scanLfsPointer: ScanFormat = (_, scan) => {
  scan.find({ rule: 'lfs-pointer', severity: 'not-scanned', subject: 'git-lfs', when: 'none' });
};

export const lfsPointer: ScannedFormat = {
  ...TEXT_FORMAT,
  id: LFS_POINTER,
  looksLike: looksLikeLfsPointer,
  scan: scanLfsPointer,
};
