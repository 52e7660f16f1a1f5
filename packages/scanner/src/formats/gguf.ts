import { damaged, type Unreadable } from '@model-security-scan/common/unreadable';
import { finding } from '../rules/file-finding.ts';
import type { ByteSource } from '../byte-source.ts';
import { ByteCursor } from '../reading/byte-cursor.ts';
import { findHiddenContent, findZipAtEnd, isSearched } from '../reading/hidden-content.ts';
import type { Scan, ScanFormat } from '../scan.ts';
import { judgeTensors, textHash } from './gguf-tensors.ts';
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

export const gguf: ScannedFormat = {
  ...MARKED_MODEL_FORMAT,
  id: 'gguf',
  model: { role: 'language-model', library: 'other' },
  extensions: ['gguf'],
  looksLike: looksLikeGguf,
  scan: scanGguf,
};
