import { decodeUtf8 } from '../reading/byte-cursor.ts';

/** The format's name in the report. */
export const PYTHON_PATHS = 'python-paths';

/** Such files have a few lines. */
const MAX_BYTES = 4096;

/**
 * True for a path file of Python, which has the extension `.pth` as models of PyTorch do: lines of text that name folders,
 * or that begin with "import". No loader of models reads it.
 */
export function looksLikePythonPaths(head: Uint8Array, size: number, name: string): boolean {
  if (!/\.pth$/iu.test(name) || size > MAX_BYTES || head.length < size) return false;
  return /^[\t\r\n\u0020-\u007e\u00a0-\ufffc]+$/u.test(decodeUtf8(head));
}
