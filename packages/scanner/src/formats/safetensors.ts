import { damaged } from '@model-security-scan/common/unreadable';
import { finding } from '../rules/file-finding.ts';
import { type ByteSource, SliceSource } from '../byte-source.ts';
import { beginsPickle } from '../pickle/probe.ts';
import { ByteCursor } from '../reading/byte-cursor.ts';
import { findHiddenContent, findZipAtEnd, isSearched } from '../reading/hidden-content.ts';
import { endOfZeros } from '../reading/zeros.ts';
import { readJson } from '../reading/json-tape.ts';
import type { Scan, ScanFormat } from '../scan.ts';
import { SafetensorsHeader } from './safetensors-header.ts';
import { MARKED_MODEL_FORMAT, type ScannedFormat } from '../content-format.ts';

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

export const safetensors: ScannedFormat = {
  ...MARKED_MODEL_FORMAT,
  id: 'safetensors',
  model: { role: 'predictor', library: 'pytorch' },
  extensions: ['safetensors'],
  looksLike: looksLikeSafetensors,
  scan: scanSafetensors,
};
