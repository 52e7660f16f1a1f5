import { decodeUtf8 } from '../reading/byte-cursor.ts';
import type { InertFormat } from '../content-format.ts';

/** The format's name in the report. */
export const PYTHON_PATHS = 'python-paths';

/** Such files have a few lines. */
const MAX_BYTES = 4096;

/**
 * True for a path file of Python, which has the extension `.pth` as models of PyTorch do: lines of text that name folders,
 * or that begin with "import". No loader of models reads it.
 */
function looksLikePythonPaths(head: Uint8Array, size: number, name: string): boolean {
  if (!/\.pth$/iu.test(name) || size > MAX_BYTES || head.length < size) return false;
  return /^[\t\r\n\u0020-\u007e\u00a0-\ufffc]+$/u.test(decodeUtf8(head));
}

/** Text that has the extension of models. */
export const pythonPaths: InertFormat = {
  id: PYTHON_PATHS,
  kind: 'inert',
  isModel: false,
  isDistinct: false,
  looksLike: (head, bytes, name) => looksLikePythonPaths(head, bytes.size, name),
};
