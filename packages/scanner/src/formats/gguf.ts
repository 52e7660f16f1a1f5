import blocks from './gguf-blocks.json' with { type: 'json' };
import { damaged, type Unreadable } from '@model-security-scan/common/unreadable';
import { finding } from '../rules/file-finding.ts';
import type { ByteSource } from '../byte-source.ts';
import { ByteCursor } from '../reading/byte-cursor.ts';
import { findHiddenContent, findZipAtEnd, isSearched } from '../reading/hidden-content.ts';
import type { Scan, ScanFormat } from '../scan.ts';
import { scanTemplateText } from './text/template.ts';
import { MARKED_MODEL_FORMAT, type ScannedFormat } from '../content-format.ts';

/** The bytes of a value of each type; 0 for texts and lists, which say their length. */
const VALUE_BYTES = [1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8];
const [TEXT, LIST] = [8, 9];
const MAX_ENTRIES = 1_000_000;
const MAX_LIST_DEPTH = 4;
const MAX_TEXT_BYTES = 16 * 2 ** 20;
const MAX_KEY_BYTES = 65_535;

/** True if content begins as a GGUF file. */
export function looksLikeGguf(head: Uint8Array): boolean {
  return head.length >= 8 && Buffer.from(head.subarray(0, 4)).toString('latin1') === 'GGUF';
}

interface Metadata {
  alignment: number;
}

/**
 * Scans a GGUF file: its chat templates, and whether all that the header describes lies in the file. The metadata of
 * such a file is read by programs in C++, where a length that is not checked writes beyond a buffer.
 */
export const scanGguf: ScanFormat = ({ bytes }, scan) => {
  const cursor = openHeader(bytes);
  const version = cursor.u32();
  if (version < 2 || version > 3) {
    throw damaged(`The file is GGUF version ${String(version)}; versions 2 and 3 are read.`);
  }
  scan.observe({ kind: 'format', format: 'gguf', version: String(version) });
  const [tensors, entries] = [cursor.u64(), cursor.u64()];
  if (tensors > MAX_ENTRIES || entries > MAX_ENTRIES) {
    throw damaged('The header announces more tensors or entries than any model has.');
  }
  const metadata = readMetadata(cursor, entries, scan);
  const end = judgeTensors(cursor, tensors, metadata.alignment, scan);
  if (
    end < bytes.size &&
    !findHiddenContent(bytes, end, bytes.size, scan) &&
    bytes.size - end > metadata.alignment
  ) {
    const detail = `${String(bytes.size - end)} bytes after the last tensor belong to nothing.`;
    scan.find(
      finding(
        isSearched(end, bytes.size) ? 'review' : 'not-scanned',
        'malformed-model',
        'unused bytes',
        detail,
        { offset: end },
      ),
    );
  }
  findZipAtEnd(bytes, scan);
};

/** Files for big-endian machines have the same mark; their version then reads as a huge number. */
function openHeader(bytes: ByteSource): ByteCursor {
  const isLittleEndian = new ByteCursor(bytes, 4).u32() < 65_536;
  const cursor = new ByteCursor(bytes, 4, isLittleEndian);
  if (bytes.size < 24) throw damaged('The file is cut: it has no whole GGUF header.');
  return cursor;
}

function readMetadata(cursor: ByteCursor, entries: number, scan: Scan): Metadata {
  const metadata: Metadata = { alignment: 32 };
  const keys = new Set<number>();
  for (let entry = 0; entry < entries; entry += 1) {
    const keyLength = cursor.u64();
    if (keyLength > MAX_KEY_BYTES) {
      throw damaged('A key of the metadata is longer than GGUF allows.');
    }
    const key = cursor.text(keyLength);
    keys.add(textHash(key));
    readValue(cursor, key, metadata, scan);
  }
  if (keys.size < entries) {
    const detail = 'A key of the metadata is there twice: readers disagree which one counts.';
    scan.find(finding('high', 'malformed-model', 'duplicate keys', detail));
  }
  return metadata;
}

function readValue(cursor: ByteCursor, key: string, metadata: Metadata, scan: Scan): void {
  const type = cursor.u32();
  const offset = cursor.offset;
  if (type === LIST) {
    readList(cursor, key, 1, scan);
    return;
  }
  if (type === TEXT) {
    judgeText(key, readText(cursor), offset, scan);
    return;
  }
  const length = VALUE_BYTES[type];
  if (length === undefined) throw unknownType(type);
  if (key !== 'general.alignment') {
    cursor.skip(length);
    return;
  }
  metadata.alignment = cursor.uint(length);
  if (
    metadata.alignment < 1 ||
    metadata.alignment > 2 ** 20 ||
    !Number.isInteger(Math.log2(metadata.alignment))
  ) {
    throw damaged('The alignment of the tensors is not a power of two.');
  }
}

function readText(cursor: ByteCursor): string {
  const length = cursor.u64();
  return cursor.text(length, MAX_TEXT_BYTES);
}

function readList(cursor: ByteCursor, key: string, depth: number, scan: Scan): void {
  const type = cursor.u32();
  const count = cursor.u64();
  const length = VALUE_BYTES[type];
  if (length === undefined) throw unknownType(type);
  if (depth > MAX_LIST_DEPTH) throw damaged('Lists of the metadata are nested too deeply.');
  if (length > 0) {
    cursor.skip(length * count);
    return;
  }
  if (!cursor.holds(count * 8)) {
    throw damaged('A list of the metadata goes beyond the end of the file.');
  }
  for (let index = 0; index < count; index += 1) {
    if (type === LIST) readList(cursor, key, depth + 1, scan);
    else if (isTemplateKey(key)) judgeText(key, readText(cursor), cursor.offset, scan);
    else cursor.skip(cursor.u64());
  }
}

function isTemplateKey(key: string): boolean {
  return /chat_template|prompt_template/iu.test(key);
}

function judgeText(key: string, text: string, offset: number, scan: Scan): void {
  if (isTemplateKey(key)) scanTemplateText(text, scan, { offset });
  else if (text.includes('{%')) scanTemplateText(text, scan, { offset }, false);
  if (key === 'general.architecture') scan.observe({ kind: 'architecture', name: text });
  else if (key === 'general.license') scan.observe({ kind: 'licence', text });
  else if (/^general\.base_model\.\d+\.repo_url$/u.test(key)) {
    scan.observe({ kind: 'base-model', name: text });
  } else if (/^general\.dataset\.\d+\.repo_url$/u.test(key)) scan.observe({ kind: 'dataset', name: text });
}

function unknownType(type: number): Unreadable {
  return damaged(`The metadata has a value of an unknown type (${String(type)}).`);
}

/** Elements and bytes of a block, for each tensor type of ggml by its number. Types that were removed are absent. */
const BLOCKS: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(blocks));
const MAX_DIMENSIONS = 8;
const MAX_NAME_BYTES = 65_535;

/** The bytes of a tensor, counted from the beginning of the data. */
interface Place {
  readonly begin: number;
  readonly end: number;
}

/** Reads the list of tensors and compares their places with the file. @returns the offset where the last tensor ends */
function judgeTensors(cursor: ByteCursor, count: number, alignment: number, scan: Scan): number {
  const places: Place[] = [];
  const names = new Set<number>();
  for (let index = 0; index < count; index += 1) {
    const nameBytes = cursor.u64();
    if (nameBytes > MAX_NAME_BYTES) {
      throw damaged('The name of a tensor is longer than GGUF allows.');
    }
    names.add(textHash(cursor.text(nameBytes)));
    const elements = readShape(cursor);
    const type = cursor.u32();
    const begin = cursor.u64();
    places.push({ begin, end: begin + sizeOf(type, elements, scan) });
    if (begin % alignment !== 0) {
      tell(scan, 'misaligned tensor', 'A tensor does not begin where the alignment says.');
    }
  }
  const dataStart = Math.ceil(cursor.offset / alignment) * alignment;
  const end = dataStart + judgePlaces(places, scan);
  // A file without tensors, as for a vocabulary, ends with its header.
  if (count === 0) return Math.min(dataStart, cursor.size);
  if (end > cursor.size) {
    throw damaged('The file is cut: its header places tensors beyond the end.');
  }
  if (names.size < count) {
    const detail = 'A tensor name is there twice: readers disagree which one counts.';
    tell(scan, 'duplicate tensor names', detail, 'high');
  }
  return end;
}

function readShape(cursor: ByteCursor): number {
  const dimensions = cursor.u32();
  if (dimensions > MAX_DIMENSIONS) {
    throw damaged('A tensor has more dimensions than GGUF allows.');
  }
  let elements = 1;
  for (let index = 0; index < dimensions; index += 1) elements *= cursor.u64();
  return elements;
}

function sizeOf(type: number, elements: number, scan: Scan): number {
  const [length, bytes] = BLOCKS.get(String(type)) ?? [];
  if (length === undefined || bytes === undefined) {
    const detail = 'The type of a tensor is not known, nor how many bytes it takes.';
    tell(scan, `tensor type ${String(type)}`, detail);
    return 0;
  }
  if (elements % length !== 0) {
    tell(scan, 'wrong tensor size', 'A tensor does not have whole blocks of its type.');
  }
  return Math.ceil(elements / length) * bytes;
}

/** @returns the end of the last tensor, from the beginning of the data */
function judgePlaces(places: readonly Place[], scan: Scan): number {
  let last = 0;
  for (const { begin, end } of places.toSorted((one, other) => one.begin - other.begin)) {
    if (begin < last && end > begin) tell(scan, 'overlapping tensors', 'Two tensors share bytes.');
    last = Math.max(last, end);
  }
  return last;
}

function tell(scan: Scan, subject: string, detail: string, severity: 'high' | 'review' = 'review'): void {
  scan.find(finding(severity, 'malformed-model', subject, detail));
}

/** Makes a number of a text: equal texts give equal numbers, and different texts almost never do. */
function textHash(text: string): number {
  let [high, low] = [0x811c9dc5, 0x1b873593];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b) + index;
  }
  return (high >>> 0) * 2 ** 21 + ((low >>> 0) & 0x1fffff);
}

export const gguf: ScannedFormat = {
  ...MARKED_MODEL_FORMAT,
  id: 'gguf',
  model: { role: 'language-model', library: 'other' },
  extensions: ['gguf'],
  looksLike: looksLikeGguf,
  scan: scanGguf,
};
