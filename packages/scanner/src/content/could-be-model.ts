import { isPlainText } from '../archives/member-kinds.ts';
import type { ByteSource } from '../byte-source.ts';
import { type ContentFormat, HEAD_BYTES } from '../content-format.ts';
import { LFS_POINTER, namesWeights } from './lfs-pointer.ts';
import { PYTHON_PATHS } from '../formats/text/python-paths.ts';
import { isModelName, mayNameModel, mayNameText } from '../model-names.ts';

/** What is known of a file beside its content. */
export interface FileClaims {
  /** True if its name, and its content so far, say that it is a model. */
  readonly isNamed: boolean;
  /** True if the config file names it as a model, or a part of one. */
  readonly isConfigured: boolean;
}

/**
 * True for content that has the name of a model. Some names models share with other files (`.sav`, `.model`, `.pkl.gz`);
 * they count if the content could be a model: text that no format recognises could not, nor could a format of other files.
 * @param formats that the content was recognised as
 */
export function isNamedLikeModel(
  names: readonly string[],
  formats: readonly ContentFormat[],
  bytes: ByteSource,
): boolean {
  if (formats.some(({ id }) => id === PYTHON_PATHS)) return false;
  const modelNames = names.filter(isModelName);
  const head = formats.length === 0 && bytes.size > 0 ? bytes.read(0, HEAD_BYTES) : undefined;
  const isText = head !== undefined && isPlainText(head);
  const isProse = isText && holdsWords(head);
  if (modelNames.length > 0 && !(isProse && modelNames.every(mayNameText))) {
    return true;
  }
  if (formats.some(({ id }) => id === LFS_POINTER) && names.some(namesWeights)) return true;
  if (!names.some(mayNameModel) || bytes.size === 0) return false;
  if (formats.length === 0) return !isText;
  return formats.some(
    ({ id, kind, isModel }) => isModel || kind === 'container' || kind === 'opaque' || id === LFS_POINTER,
  );
}

/** True for a text of several words: the first bytes of a binary file may be letters, too. */
function holdsWords(head: Uint8Array): boolean {
  return /\w\s+\w/u.test(Buffer.from(head).toString('latin1'));
}
