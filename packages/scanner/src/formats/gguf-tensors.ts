import { damaged } from '@model-security-scan/common/unreadable';
import { finding } from '../rules/file-finding.ts';
import type { ByteCursor } from '../reading/byte-cursor.ts';
import type { Scan } from '../scan.ts';
import blocks from './gguf-blocks.json' with { type: 'json' };

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
export function judgeTensors(cursor: ByteCursor, count: number, alignment: number, scan: Scan): number {
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
export function textHash(text: string): number {
  let [high, low] = [0x811c9dc5, 0x1b873593];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b) + index;
  }
  return (high >>> 0) * 2 ** 21 + ((low >>> 0) & 0x1fffff);
}
