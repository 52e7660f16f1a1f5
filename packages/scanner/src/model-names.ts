import unread from './formats/unread-models.json' with { type: 'json' };
import extensions from './rules/model-extensions.json' with { type: 'json' };

/**
 * Extensions that models have, and that little else has. A file with one of them that is not recognised is `not-scanned`:
 * it may be a model in a form that no scanner reads. packages/scanner/README.md lists them.
 */
export const MODEL_EXTENSIONS: readonly string[] = extensions;

/** Names without such an extension. */
const MODEL_NAMES: readonly RegExp[] = [
  /^(?:pytorch_model|adapter_model|diffusion_pytorch_model|consolidated|model|optimizer|scheduler|training_args)(?:[-_.].*)?\.bin$/iu,
  /^rng_state.*\.pth?$/iu,
];

/** What models have behind their own extension: compressed, encrypted, in a database, or an older one, as in `model.pkl.gz`. */
const COMPRESSION =
  /\.(?:gz|gzip|z|zlib|bz2|xz|lzma|zst|zstd|lz4|lzf|lz|lrz|7z|rar|br|cab|gpg|enc|db|sqlite3?|bak|old|orig|part\d*|\d{1,3})$/iu;

/** Of the extensions of models, those that texts have too: styles of BibTeX, page templates, languages. */
const TEXT_EXTENSIONS: readonly string[] = ['bst', 'pb', 'pt'];

/** Extensions that pickles have, and that much else has: it depends on the content. */
const SHARED_EXTENSIONS: readonly string[] = [
  ...['model', 'p', 'pk', 'sav'],
  ...unread.flatMap(({ shared }) => shared),
];

/** The same for whole names. */
const SHARED_NAMES = /^models?(?:\.(?:dat|db|mdb|sqlite3?|xgb))?$/iu;

/** True for the name of a model that a text may have, too. */
export function mayNameText(path: string): boolean {
  return TEXT_EXTENSIONS.includes(extensionOf(path));
}

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

/**
 * True for names that models have, and also for those that models share with other files, and for compressed models: only
 * the content tells. See {@link SHARED_EXTENSIONS}.
 */
export function mayNameModel(path: string): boolean {
  const plain = withoutCompression(path);
  return (
    [path, plain].some(isModelName) ||
    SHARED_EXTENSIONS.includes(extensionOf(plain)) ||
    SHARED_NAMES.test(baseName(path))
  );
}

/** A name without what stands for a compression. */
export function withoutCompression(name: string): string {
  return name.replace(COMPRESSION, '');
}
