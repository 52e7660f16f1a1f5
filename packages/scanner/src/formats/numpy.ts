import { layoutFound, strangeLayout } from '../strange-layout.ts';
import { damaged, isUnreadable } from '@model-security-scan/common/unreadable';
import { finding } from '../rules/file-finding.ts';
import type { ByteSource } from '../byte-source.ts';
import { beginsPickle } from '../pickle/probe.ts';
import { scanPickles } from '../pickle/scan-pickles.ts';
import type { Content, Scan } from '../scan.ts';
import { counted } from '@model-security-scan/common/number-words';
import { MARKED_MODEL_FORMAT, type ScannedFormat } from '../content-format.ts';
import { type JsonNode, parseJson } from '../reading/json-tape.ts';

const MAGIC = Buffer.from('\x93NUMPY', 'latin1');
/** NumPy refuses longer headers unless it is told otherwise. */
const MAX_HEADER_BYTES = 1 << 20;

/** True if the content is an array of NumPy's own format, `.npy`. */
export function looksLikeNumpy(head: Uint8Array, bytes: ByteSource): boolean {
  return bytes.size > MAGIC.length && MAGIC.equals(head.subarray(0, MAGIC.length));
}

/**
 * Scans an array file (`numpy/lib/format.py`): magic number, version, the length of the header, the header, then the raw
 * elements, or one pickle if the elements are objects. `np.save` writes several arrays into one file if it is asked to.
 */
export function scanNumpy({ bytes }: Content, scan: Scan): void {
  scan.observe({ kind: 'format', format: 'numpy' });
  let position = 0;
  do {
    position = scanArray(bytes, position, scan);
  } while (position < bytes.size && MAGIC.equals(bytes.read(position, MAGIC.length)));
  if (position < bytes.size) reportTrailing(bytes, position, scan);
}

/** @returns where the array ends */
function scanArray(bytes: ByteSource, offset: number, scan: Scan): number {
  const [major = 0] = bytes.read(offset + MAGIC.length, 1);
  const width = major === 1 ? 2 : 4;
  const start = offset + MAGIC.length + 2 + width;
  const lengthBytes = bytes.read(offset + MAGIC.length + 2, width);
  const length = lengthBytes.reduce((sum, byte, at) => sum + byte * 256 ** at, 0);
  if (
    major < 1 ||
    major > 3 ||
    lengthBytes.length < width ||
    length > MAX_HEADER_BYTES ||
    start + length > bytes.size
  ) {
    throw damaged('The header of the NumPy array is cut, too long, or of a version that does not exist.');
  }
  const text = Buffer.from(bytes.read(start, length)).toString(major === 3 ? 'utf8' : 'latin1');
  const header = readHeader(text);
  const dataStart = start + length;
  if (typeof header === 'string') return scanUnknown(bytes, offset, dataStart, header, scan);
  if (header.kinds.has('O')) return scanPickles(bytes, scan, dataStart).end;
  if (header.itemBytes === undefined) return bytes.size;
  const end = dataStart + header.count * header.itemBytes;
  if (end <= bytes.size) return end;
  tell(scan, offset, 'The array is cut: the header promises more numbers than follow.');
  return bytes.size;
}

/** A header that is no plain literal: a loader that is less strict may take what follows for a pickle. */
function scanUnknown(
  bytes: ByteSource,
  offset: number,
  dataStart: number,
  reason: string,
  scan: Scan,
): number {
  const detail =
    `The header of the array ${reason}. NumPy writes no such header, so it is not known what a loader ` +
    'reads.';
  scan.find(layoutFound(strangeLayout('NumPy array', detail, offset)));
  return beginsPickle(bytes, dataStart) ? scanPickles(bytes, scan, dataStart).end : bytes.size;
}

function tell(scan: Scan, offset: number, detail: string): void {
  scan.find(finding('review', 'malformed-model', 'NumPy array', detail, { when: 'none', offset }));
}

function reportTrailing(bytes: ByteSource, position: number, scan: Scan): void {
  if (beginsPickle(bytes, position)) {
    scanPickles(bytes, scan, position);
    return;
  }
  const rest = counted(bytes.size - position, 'byte follows', 'bytes follow');
  const detail = `${rest} the array, which a loader never reads.`;
  scan.find(
    finding('review', 'hidden-content', 'after the array', detail, { when: 'none', offset: position }),
  );
}

const MAX_DEPTH = 32;

/** What the header of an array file says, as far as the scan needs it. */
interface NumpyHeader {
  /** Element types by their letter, of a structure all of them: `f`, `O`. */
  readonly kinds: ReadonlySet<string>;
  /** Bytes of an element; undefined for structures, whose padding only NumPy knows exactly. */
  readonly itemBytes: number | undefined;
  /** The number of elements. */
  readonly count: number;
}

/** The parts of a Python literal: NumPy reads headers by `ast.literal_eval`. */
const TOKEN =
  /\s*(?:(?<text>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<number>\d+)L?|(?<word>True|False|None)|(?<mark>[{}()[\],:]))\s*/guy;
const ELEMENT = /^[<>|=]?(?<kind>[a-zA-Z?])(?<size>\d{0,9})(?:\[[^\]]*\])?$/u;
const JSON_WORDS: Readonly<Record<string, string>> = {
  ...{ True: 'true', False: 'false', None: 'null' },
  ...{ '(': '[', ')': ']' },
};

/**
 * Reads a header as `numpy/lib/format.py` does, and refuses what NumPy does not write.
 * @returns a reason if it is malformed
 */
function readHeader(text: string): NumpyHeader | string {
  const root = readLiteral(text);
  if (root === undefined) return 'is not a plain literal';
  const keys = [...root.entries()].map(([key]) => key.text);
  if (new Set(keys).size < keys.length) return 'has a key twice';
  const { descr, fortran_order: order, shape } = root.fields('descr', 'fortran_order', 'shape');
  const isOrder = order?.kind === 'true' || order?.kind === 'false';
  if (descr === undefined || shape === undefined || !isOrder || keys.length !== 3) {
    return 'has not exactly the keys descr, fortran_order and shape';
  }
  const kinds = new Set<string>();
  const fault = collectKinds(descr, kinds, 0);
  if (fault !== undefined) return fault;
  const lengths = [...shape.values()];
  if (shape.kind !== 'array' || lengths.some(({ kind }) => kind !== 'number')) {
    return 'has a shape that is not understood';
  }
  const count = lengths.reduce((product, { text: length }) => product * Number(length), 1);
  return { kinds, itemBytes: itemBytes(descr.string), count };
}

/** Reads a literal of Python as JSON, whose brackets and words differ. */
function readLiteral(text: string): JsonNode | undefined {
  const parts: string[] = [];
  let end = 0;
  for (const { index, 0: token, groups = {} } of text.matchAll(TOKEN)) {
    end = index + token.length;
    const { text: quoted, number, word, mark } = groups;
    const plain = word ?? mark ?? number ?? '';
    if (')]}'.includes(mark ?? '-') && endsInComma(parts)) parts.pop();
    parts.push(quoted === undefined ? (JSON_WORDS[plain] ?? plain) : JSON.stringify(quoted.slice(1, -1)));
  }
  if (end < text.length) return undefined;
  try {
    return parseJson(Buffer.from(parts.join(' ')));
  } catch (error) {
    if (isUnreadable(error, 'damaged')) return undefined;
    throw error;
  }
}

/** True for the comma that JSON does not allow behind the last value. */
function endsInComma(parts: readonly string[]): boolean {
  return parts.at(-1) === ',' && !['[', '{'].includes(parts.at(-2) ?? '[');
}

const UNKNOWN_TYPE = 'has an element type that is not understood';
const UNKNOWN_FIELD = 'has a field that is not understood';

/** @returns a reason if an element type is malformed */
function collectKinds(descr: JsonNode, kinds: Set<string>, depth: number): string | undefined {
  if (descr.kind === 'string') return addKind(descr.string ?? '', kinds);
  if (descr.kind !== 'array' || depth > MAX_DEPTH) return UNKNOWN_TYPE;
  for (const field of descr.values()) {
    // A field is (name, type) or (name, type, shape); a type with a shape is (type, shape).
    const type = field.kind === 'array' ? [...field.values()][1] : undefined;
    const fault = type === undefined ? UNKNOWN_FIELD : collectKinds(type, kinds, depth + 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function addKind(descr: string, kinds: Set<string>): string | undefined {
  const { kind, size = '' } = ELEMENT.exec(descr)?.groups ?? {};
  if (kind === undefined) return UNKNOWN_TYPE;
  kinds.add(kind);
  const hasSize = kind === 'O' || /^(?:0|[1-9]\d*)$/u.test(size);
  return hasSize ? undefined : 'has an element type without a size';
}

function itemBytes(descr = ''): number | undefined {
  const { kind, size = '' } = ELEMENT.exec(descr)?.groups ?? {};
  if (size === '') return undefined;
  return kind === 'U' ? Number(size) * 4 : Number(size);
}

export const numpy: ScannedFormat = {
  ...MARKED_MODEL_FORMAT,
  id: 'numpy',
  boundsFindings: true,
  extensions: ['npy'],
  looksLike: looksLikeNumpy,
  scan: scanNumpy,
};
