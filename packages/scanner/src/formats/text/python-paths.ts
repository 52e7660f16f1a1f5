import { finding } from '../../rules/file-finding.ts';
import { decodeUtf8 } from '../../reading/byte-cursor.ts';
import { TEXT_FORMAT, type ScannedFormat } from '../../content-format.ts';
import type { Content, Scan } from '../../scan.ts';

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

/** Python runs a line that begins with `import` (`Lib/site.py`). */
function scanPythonPaths({ bytes }: Content, scan: Scan): void {
  const lines = decodeUtf8(bytes.read(0, MAX_BYTES))
    .replace(/^\ufeff/u, '')
    .split(/\r\n?|\n/u);
  const index = lines.findIndex((line) => /^import[ \t]/u.test(line));
  if (index < 0) return;
  const detail = 'Python runs this line whenever it starts with the folder of this file among its own.';
  scan.find(
    finding('review', 'remote-code', 'import', detail, {
      when: 'run',
      excerpt: lines[index] ?? '',
      line: index + 1,
    }),
  );
}

/** Text that has the extension of models. */
export const pythonPaths: ScannedFormat = {
  ...TEXT_FORMAT,
  id: PYTHON_PATHS,
  looksLike: (head, bytes, name) => looksLikePythonPaths(head, bytes.size, name),
  scan: scanPythonPaths,
};

/** Where transformers looks for the code that generates texts. */
const PLACE = /(?:^|\/)custom_generate\/generate\.py$/u;

function scanGenerate({ place }: Content, scan: Scan): void {
  if (!PLACE.test(place.members.at(-1) ?? place.path)) return;
  scan.find(
    finding(
      'review',
      'remote-code',
      'custom_generate',
      'transformers runs this file when a model of this folder is loaded with trust_remote_code.',
      { when: 'run' },
    ),
  );
}

/** Python that transformers imports beside a model. Other sources of a team are left to other tools. */
export const customGenerate: ScannedFormat = {
  ...TEXT_FORMAT,
  id: 'custom-generate',
  looksLike: (_, _bytes, name) => name === 'generate.py',
  scan: scanGenerate,
};
