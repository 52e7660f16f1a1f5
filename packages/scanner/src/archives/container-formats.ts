import type { ContainerFormat, OpaqueFormat } from '../content-format.ts';
import { decodeBzip2 } from './bzip2.ts';
import { decodeLzmaAlone, looksLikeLzmaAlone } from './lzma-streams.ts';
import { decodeGzip, decodeZlib, decodeZstd, looksLikeZstd } from './native-decoders.ts';
import { decodeOldJoblib, looksLikeOldJoblib, looksLikeZlib, unpackStream } from './streams.ts';
import { unpackTar } from './tar.ts';
import { looksLikeTar } from './tar-header.ts';
import { decodeXz, looksLikeXz } from './xz.ts';
import { unpackZip } from './zip.ts';
import { looksLikeZip } from './zip-directory.ts';
import type { FormatModel } from '../rules/model-kind.ts';

function startsWith(...magic: readonly number[]): (head: Uint8Array) => boolean {
  return (head) => magic.every((byte, index) => head[index] === byte);
}

/** What archives that are models are, if their content says no more. */
const ARCHIVE_MODELS: Readonly<Record<string, FormatModel>> = {
  'torch-archive': { role: 'predictor', library: 'pytorch' },
  'torch-zip': { role: 'predictor', library: 'pytorch' },
  'keras-zip': { role: 'predictor', library: 'keras' },
};

const CONTAINER = {
  kind: 'container',
  isModel: false,
  isDistinct: true,
  isWeak: false,
  hasMembers: false,
} as const;
const ARCHIVE = { ...CONTAINER, hasMembers: true } as const;
const OPAQUE = { kind: 'opaque', isModel: false, isDistinct: true } as const;

/** The digits of pi begin a block, and those of its square root end a stream. */
const BZIP2_BLOCK = Buffer.from('314159265359', 'hex');
const BZIP2_END = Buffer.from('177245385090', 'hex');

function looksLikeBzip2(head: Uint8Array): boolean {
  const isBzip2 = /^BZh[1-9]/u.test(Buffer.from(head.subarray(0, 4)).toString('latin1'));
  const next = Buffer.from(head.subarray(4, 10));
  return isBzip2 && (next.equals(BZIP2_BLOCK) || next.equals(BZIP2_END));
}

/** Archives and compressed streams that are unpacked. */
export const containers: readonly ContainerFormat[] = [
  {
    ...ARCHIVE,
    id: 'zip',
    // Archives of scikit-learn, torch, TorchServe, Keras and NumPy.
    extensions: ['skops', 'pt2', 'mar', 'keras', 'npz'],
    namedModels: ARCHIVE_MODELS,
    looksLike: looksLikeZip,
    unpack: unpackZip,
  },
  { ...ARCHIVE, id: 'tar', extensions: ['nemo'], looksLike: looksLikeTar, unpack: unpackTar },
  {
    ...CONTAINER,
    id: 'gzip',
    looksLike: startsWith(0x1f, 0x8b, 8),
    unpack: unpackStream('gzip', decodeGzip),
  },
  { ...CONTAINER, id: 'bzip2', looksLike: looksLikeBzip2, unpack: unpackStream('bzip2', decodeBzip2) },
  { ...CONTAINER, id: 'xz', looksLike: looksLikeXz, unpack: unpackStream('xz', decodeXz) },
  { ...CONTAINER, id: 'zstd', looksLike: looksLikeZstd, unpack: unpackStream('zstd', decodeZstd) },
  {
    ...CONTAINER,
    id: 'joblib-zfile',
    isModel: true,
    looksLike: looksLikeOldJoblib,
    unpack: unpackStream('joblib', decodeOldJoblib),
  },
  {
    ...CONTAINER,
    id: 'zlib',
    isWeak: true,
    looksLike: looksLikeZlib,
    unpack: unpackStream('zlib', decodeZlib, true),
  },
  {
    ...CONTAINER,
    id: 'lzma',
    isWeak: true,
    looksLike: looksLikeLzmaAlone,
    unpack: unpackStream('lzma', decodeLzmaAlone, true),
  },
];

/** Archives and compressed streams that are known, and not read. */
export const opaqueArchives: readonly OpaqueFormat[] = [
  { ...OPAQUE, id: '7z', looksLike: startsWith(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c) },
  { ...OPAQUE, id: 'rar', looksLike: startsWith(0x52, 0x61, 0x72, 0x21, 0x1a, 0x07) },
  { ...OPAQUE, id: 'lz4', looksLike: startsWith(0x04, 0x22, 0x4d, 0x18) },
  { ...OPAQUE, id: 'lzip', looksLike: startsWith(0x4c, 0x5a, 0x49, 0x50, 1) },
  { ...OPAQUE, id: 'lzop', looksLike: startsWith(0x89, 0x4c, 0x5a, 0x4f, 0x00, 0x0d, 0x0a, 0x1a, 0x0a) },
  { ...OPAQUE, id: 'compress', looksLike: startsWith(0x1f, 0x9d) },
  { ...OPAQUE, id: 'cab', looksLike: startsWith(0x4d, 0x53, 0x43, 0x46, 0, 0, 0, 0) },
];

/** What SageMaker's containers load beside the code in the same archive. */
const SAGEMAKER_MODEL =
  /^(?:\.\/)?(?:[^/]+\.(?:pth?|pkl|joblib|h5|keras|onnx|safetensors|cbm|ubj)|xgboost-model|pytorch_model\.bin)$/u;

/** Archives that are models, by the names of their members. The first kind that fits counts. */
const KINDS: readonly { readonly format: string; readonly names: readonly RegExp[] }[] = [
  { format: 'torch-package', names: [/(?:^|\/)\.data\/extern_modules$/u] },
  { format: 'torch-archive', names: [/^(?:\.\/)?MAR-INF\/MANIFEST\.json$/u] },
  {
    format: 'torch-export',
    names: [/(?:^|\/)archive_format$/u, /(?:^|\/)(?:models|data\/aotinductor)\//u],
  },
  { format: 'torch-export', names: [/(?:^|\/)serialized_exported_program\.json$/u] },
  { format: 'torchscript', names: [/(?:^|\/)data\.pkl$/u, /(?:^|\/)constants\.pkl$/u, /(?:^|\/)code\//u] },
  { format: 'torch-zip', names: [/(?:^|\/)data\.pkl$/u, /(?:^|\/)version$/u] },
  { format: 'torch-zip', names: [/(?:^|\/)data\.pkl$/u, /(?:^|\/)data\/\d+$/u] },
  { format: 'keras-zip', names: [/^config\.json$/u, /^metadata\.json$/u] },
  { format: 'nemo', names: [/(?:^|\/)model_config\.yaml$/u, /(?:^|\/)model_weights\.ckpt$/u] },
  { format: 'sagemaker', names: [/^(?:\.\/)?code\/[^/]+\.py$/u, SAGEMAKER_MODEL] },
  { format: 'npz', names: [/^[^/]+\.npy$/u] },
];

/** @returns undefined for an archive of no special kind */
export function archiveKind(names: readonly string[]): string | undefined {
  return KINDS.find((kind) => kind.names.every((pattern) => names.some((name) => pattern.test(name))))
    ?.format;
}
