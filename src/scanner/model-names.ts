import extensions from './rules/model-extensions.json' with { type: 'json' };

/** Extensions of models in formats that no scanner reads. */
const UNREAD_EXTENSIONS: readonly string[] = ['ort', 'pte', 'llamafile'];

/**
 * Extensions that models have, and that little else has. A file with one of them that is not recognised is `not-scanned`:
 * it may be a model in a form that no scanner reads. docs/supply-chain.md lists them.
 */
export const MODEL_EXTENSIONS: readonly string[] = [...extensions, ...UNREAD_EXTENSIONS].sort();

/** Names without such an extension. */
const MODEL_NAMES: readonly RegExp[] = [
  /^(?:pytorch_model|adapter_model|diffusion_pytorch_model|consolidated|model|optimizer|scheduler|training_args)(?:[-_.].*)?\.bin$/iu,
  /^rng_state.*\.pth?$/iu,
];

/** Extensions of archives, in which models are packed. */
const ARCHIVE_EXTENSIONS: readonly string[] = [
  ...['zip', 'tar', 'tgz', 'gz', 'bz2', 'xz', 'lzma', 'zst', 'lz4', 'z', '7z', 'rar'],
];

/** The last part of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The extension in lower case, without the dot; empty if there is none. */
export function extensionOf(path: string): string {
  const name = baseName(path);
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** True for names that models have. */
export function isModelName(path: string): boolean {
  const name = baseName(path);
  return MODEL_EXTENSIONS.includes(extensionOf(name)) || MODEL_NAMES.some((pattern) => pattern.test(name));
}

/** True for names that archives have. */
export function isArchiveName(path: string): boolean {
  return ARCHIVE_EXTENSIONS.includes(extensionOf(path));
}
