import { damaged, type Unreadable } from '@model-security-scan/common/unreadable';
import { finding } from '../rules/file-finding.ts';
import { type ByteSource, SliceSource } from '../byte-source.ts';
import { beginsPickle } from '../pickle/probe.ts';
import { ByteCursor } from '../reading/byte-cursor.ts';
import { findHiddenContent, findZipAtEnd, isSearched } from '../reading/hidden-content.ts';
import { endOfZeros } from '../reading/zeros.ts';
import { type JsonNode, readJson } from '../reading/json-tape.ts';
import type { Scan, ScanFormat } from '../scan.ts';
import { MARKED_MODEL_FORMAT, type ScannedFormat } from '../content-format.ts';
import { TensorFacts } from '../model-kinds.ts';
import { words } from '../reading/word-table.ts';

/** The largest header that the safetensors library reads, in bytes. One of more than 64 MiB is not read here. */
const MAX_HEADER_BYTES = 100_000_000;

/** True if content begins with a header length and a JSON object, as safetensors files do. */
export function looksLikeSafetensors(head: Uint8Array, bytes: ByteSource): boolean {
  if (bytes.size < 10 || head[8] !== 0x7b) return false;
  const length = new ByteCursor(bytes).u64();
  return length >= 2 && length <= 2 ** 40 && head.subarray(4, 8).every((byte) => byte < 32);
}

/**
 * Scans a safetensors file: the format holds no code. Looks for what makes readers disagree (names that are there twice,
 * tensors that overlap), and for other content in bytes that no tensor uses.
 */
export const scanSafetensors: ScanFormat = ({ bytes }, scan) => {
  const length = new ByteCursor(bytes).u64();
  if (length > MAX_HEADER_BYTES) {
    throw damaged('The header is longer than 100 MB, which no reader of safetensors accepts.');
  }
  if (8 + length > bytes.size) {
    throw damaged('The file is cut: its header goes beyond the end.');
  }
  scan.observe({ kind: 'format', format: 'safetensors' });
  const header = new SafetensorsHeader(readJson(new SliceSource(bytes, 8, length)), scan);
  const model = header.facts.kind(header.framework === 'flax' ? 'flax' : 'pytorch');
  if (model !== undefined) scan.observe({ kind: 'model', model });
  const dataStart = 8 + length;
  judgeLayout(header, bytes, dataStart, scan);
  if (header.hasDuplicateNames) {
    const detail = 'A tensor name is there twice: readers disagree which one counts.';
    reportMalformed(scan, 'duplicate tensor names', detail, 8, 'high');
  }
  findZipAtEnd(bytes, scan);
};

/** Compares the places of all tensors with each other and with the size of the file. */
function judgeLayout(header: SafetensorsHeader, bytes: ByteSource, dataStart: number, scan: Scan): void {
  let end = 0;
  for (const { begin, end: tensorEnd } of header.places.toSorted((one, other) => one.begin - other.begin)) {
    if (begin > end) reportUnused(bytes, dataStart + end, Math.min(dataStart + begin, bytes.size), scan);
    if (begin < end && tensorEnd > begin) {
      reportMalformed(scan, 'overlapping tensors', 'Two tensors share bytes.', dataStart + begin);
    }
    end = Math.max(end, tensorEnd);
  }
  if (dataStart + end > bytes.size) {
    throw damaged('The file is cut: the header places tensors beyond its end.');
  }
  if (dataStart + end < bytes.size) reportUnused(bytes, dataStart + end, bytes.size, scan);
}

function reportUnused(bytes: ByteSource, start: number, end: number, scan: Scan): void {
  if (findHiddenContent(bytes, start, end, scan) || findPickle(bytes, start, end, scan)) return;
  const isWhole = isSearched(start, end);
  const why = isWhole
    ? '; the safetensors library refuses such a file.'
    : '. They are more than are looked through.';
  const detail = `${String(end - start)} bytes belong to no tensor${why}`;
  reportMalformed(scan, 'unused bytes', detail, start, isWhole ? 'review' : 'not-scanned');
}

/**
 * Finds a pickle of any protocol at the beginning of unused bytes, after padding. No loader of safetensors gets there, since
 * the library refuses the file: it was made for a program that skips the header, or for one that reads both.
 */
function findPickle(bytes: ByteSource, start: number, end: number, scan: Scan): boolean {
  const offset = endOfZeros(bytes, start, end);
  const rest = new SliceSource(bytes, offset, end - offset);
  if (!beginsPickle(rest)) return false;
  const detail = 'A pickle lies in bytes that belong to no tensor.';
  scan.find(finding('high', 'hidden-content', 'pickle', detail, { offset }));
  scan.enter(`bytes-at-${String(offset)}`, rest);
  return true;
}

function reportMalformed(
  scan: Scan,
  subject: string,
  detail: string,
  offset: number,
  severity: 'high' | 'not-scanned' | 'review' = 'review',
): void {
  scan.find(finding(severity, 'malformed-model', subject, detail, { offset }));
}

/** The types of elements, by the bits of one. */
const TYPES = {
  4: 'F4',
  6: 'F6_E2M3 F6_E3M2',
  8: 'BOOL U8 I8 F8_E4M3 F8_E5M2 F8_E8M0 F8_E4M3FNUZ F8_E5M2FNUZ',
  16: 'U16 I16 F16 BF16',
  32: 'U32 I32 F32',
  64: 'U64 I64 F64 C64',
};
const ELEMENT_BITS: ReadonlyMap<string, number> = new Map(
  Object.entries(TYPES).flatMap(([bits, names]) => words(names).map((name) => [name, Number(bits)] as const)),
);
const FRAMEWORKS: ReadonlyMap<string, string> = new Map(
  Object.entries({ pt: 'pytorch', tf: 'tensorflow', flax: 'flax', np: 'numpy', mlx: 'mlx' }),
);

const LISTS: readonly string[] = ['shape', 'data_offsets'];

/** The bytes of a tensor, counted from the end of the header. */
interface Place {
  readonly begin: number;
  readonly end: number;
}

/** What the header of a safetensors file says. */
class SafetensorsHeader {
  readonly places: Place[] = [];
  readonly facts = new TensorFacts();
  framework = '';
  hasDuplicateNames = false;
  readonly #scan: Scan;

  /** @throws Unreadable `damaged` if it is no such header */
  constructor(root: JsonNode, scan: Scan) {
    this.#scan = scan;
    const names = new Set<string>();
    for (const [name, node] of entriesOf(root)) {
      this.hasDuplicateNames ||= names.has(name);
      names.add(name);
      if (name === '__metadata__') this.#readMetadata(node);
      else this.#readTensor(name, node);
    }
  }

  #readMetadata(node: JsonNode): void {
    for (const [key, value] of entriesOf(node)) {
      if (value.kind === 'object' || value.kind === 'array') throw noHeader(value);
      const text = value.string;
      if (text === undefined) this.#tell('metadata', 'The metadata holds something other than texts.');
      const library = FRAMEWORKS.get(text ?? '');
      if (key !== 'format' || text === undefined || library === undefined) continue;
      this.framework = text;
      this.#scan.observe({ kind: 'framework', name: library });
    }
  }

  #readTensor(name: string, node: JsonNode): void {
    const fields = new Map(entriesOf(node));
    const isNested = [...fields].some(
      ([key, { kind }]) => kind === 'object' || (kind === 'array' && !LISTS.includes(key)),
    );
    if (isNested || fields.size !== [...node.entries()].length) throw noHeader(node);
    const [dtype, shape] = [fields.get('dtype')?.string, fields.get('shape')];
    const elements = numbersIn(shape).reduce((product, length) => product * length, 1);
    const [begin, end, more] = numbersIn(fields.get('data_offsets'));
    const isWhole = begin !== undefined && end !== undefined && more === undefined;
    if (!isWhole || dtype === undefined || shape === undefined) {
      throw damaged('The header lacks the type, the shape or the place of a tensor.');
    }
    if (![begin, end, elements].every((number) => Number.isInteger(number) && number >= 0) || begin > end) {
      throw damaged('The header gives a tensor a shape or a place that cannot be.');
    }
    this.facts.add(name);
    this.places.push({ begin, end });
    const bits = ELEMENT_BITS.get(dtype);
    if (bits === undefined) {
      this.#tell('unknown element type', 'A tensor has a type that safetensors does not define.');
    } else if (Math.ceil((elements * bits) / 8) !== end - begin) {
      this.#tell('wrong tensor size', 'The place of a tensor does not fit its type and shape.');
    }
  }

  #tell(subject: string, detail: string): void {
    this.#scan.find(finding('review', 'malformed-model', subject, detail, { offset: 8 }));
  }
}

function entriesOf(node: JsonNode): readonly (readonly [string, JsonNode])[] {
  if (node.kind !== 'object') throw noHeader(node);
  return [...node.entries()].map(([key, value]) => [key.text ?? '', value] as const);
}

function numbersIn(node: JsonNode | undefined): readonly number[] {
  const items = [...(node?.values() ?? [])];
  if (node !== undefined && (node.kind !== 'array' || items.some(({ kind }) => kind !== 'number'))) {
    throw noHeader(node);
  }
  return items.map(({ text }) => Number(text));
}

function noHeader({ offset }: JsonNode): Unreadable {
  return damaged(`The header is not a safetensors header at byte ${String(8 + offset)}.`);
}

export const safetensors: ScannedFormat = {
  ...MARKED_MODEL_FORMAT,
  id: 'safetensors',
  model: { role: 'predictor', library: 'pytorch' },
  extensions: ['safetensors'],
  looksLike: looksLikeSafetensors,
  scan: scanSafetensors,
};
