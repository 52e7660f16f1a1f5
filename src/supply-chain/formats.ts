import { CONTAINER_FORMATS } from './archives/container-formats.ts';
import type { ContentFormat } from './content-format.ts';
import { looksLikeLfsPointer, scanLfsPointer } from './lfs-pointer.ts';

/** Every format that is recognised, archives last. */
export const FORMATS: readonly ContentFormat[] = [
  {
    kind: 'scanned',
    id: 'git-lfs-pointer',
    isModel: false,
    isDistinct: true,
    looksLike: looksLikeLfsPointer,
    scan: scanLfsPointer,
  },
  {
    kind: 'inert',
    id: 'tflite',
    isModel: true,
    isDistinct: true,
    looksLike: (head) => Buffer.from(head.subarray(4, 8)).toString('latin1') === 'TFL3',
  },
  ...CONTAINER_FORMATS,
];
