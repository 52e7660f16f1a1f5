import type { ByteSource } from '../byte-source.ts';
import type { JsonNode } from '../reading/json-tape.ts';
import type { Scan } from '../scan.ts';
import { findSecrets } from '../text-rules/secrets.ts';
import { judgePython } from './python-source.ts';

/** Pictures and the like, which hold no text of a person or a program. */
const MEDIA = /^(?:image|audio|video|font)\//u;

/** True if a JSON value is a Jupyter notebook, also one of version 3, whose cells lie in worksheets. */
export function isNotebook(root: JsonNode): boolean {
  return root.get('nbformat') !== undefined && (root.get('cells') ?? root.get('worksheets')) !== undefined;
}

/**
 * Judges a Jupyter notebook: secrets in sources and in outputs, where they stay after the code is cleaned, and Python that
 * loads a model with its code.
 * @param bytes the text of the notebook, for the lines of findings
 */
export function judgeNotebook(root: JsonNode, bytes: ByteSource, scan: Scan): void {
  const lines = new LineCounter(bytes);
  judgeSecrets(root, lines, scan);
  const cells = [
    root.get('cells'),
    ...[...(root.get('worksheets')?.values() ?? [])].map((sheet) => sheet.get('cells')),
  ];
  for (const cell of cells.flatMap((list) => [...(list?.values() ?? [])])) {
    const { cell_type: type, source, input } = cell.fields('cell_type', 'source', 'input');
    const code = source ?? input;
    if (type?.string !== 'code' || code === undefined) continue;
    judgePython(pythonOf(textOf(code)), scan, () => lines.lineAt(code.offset));
  }
}

function judgeSecrets(root: JsonNode, lines: LineCounter, scan: Scan): void {
  for (const [key, value] of root.allEntries()) {
    if (MEDIA.test(key) || (value.kind !== 'string' && value.kind !== 'array')) continue;
    // A list of lines is one text: a key may go over several lines.
    const isLines = value.kind === 'array' && firstIsText(value);
    if (value.kind === 'array' && !isLines) continue;
    for (const secret of findSecrets(textOf(value))) {
      scan.find({
        rule: 'secret',
        severity: 'high',
        subject: `${secret.kind} ${secret.start}…`,
        detail:
          'Whoever can read this notebook can use it. Revoke it first, then remove it, also from outputs.',
        when: 'none',
        line: lines.lineAt(value.offset),
      });
    }
  }
}

function firstIsText(list: JsonNode): boolean {
  for (const value of list.values()) return value.kind === 'string';
  return false;
}

function textOf(node: JsonNode): string {
  return node.string ?? [...node.values()].map((line) => line.string ?? '').join('');
}

/** Blanks what is no Python: lines for the shell and for Jupyter, and cells of other languages. */
function pythonOf(source: string): string {
  return /^\s*%%(?!time|capture|prun)/u.test(source) ? '' : source.replace(/^[ \t]*[!%?][^\n]*/gmu, '');
}

/** Counts lines up to a place; places in ascending order are counted once. */
class LineCounter {
  readonly #bytes: ByteSource;
  #offset = 0;
  #line = 1;

  constructor(bytes: ByteSource) {
    this.#bytes = bytes;
  }

  lineAt(offset: number): number {
    if (offset < this.#offset) [this.#offset, this.#line] = [0, 1];
    const piece = this.#bytes.read(this.#offset, offset - this.#offset);
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) this.#line += 1;
    this.#offset = offset;
    return this.#line;
  }
}
