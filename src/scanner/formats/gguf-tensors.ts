import type { ByteCursor } from '../reading/byte-cursor.ts';
import { NumberList, textHash } from '../reading/number-list.ts';
import type { Scan } from '../scan.ts';
import { UnreadableContent } from '../unreadable-content.ts';

/** Elements and bytes of a block, for each tensor type of ggml by its number. Types that were removed are absent. */
const BLOCKS: ReadonlyMap<number, readonly [number, number]> = new Map([
  ...([
    [0, [1, 4]],
    [1, [1, 2]],
    [2, [32, 18]],
    [3, [32, 20]],
    [6, [32, 22]],
    [7, [32, 24]],
  ] as const),
  ...([
    [8, [32, 34]],
    [9, [32, 36]],
    [10, [256, 84]],
    [11, [256, 110]],
    [12, [256, 144]],
  ] as const),
  ...([
    [13, [256, 176]],
    [14, [256, 210]],
    [15, [256, 292]],
    [16, [256, 66]],
    [17, [256, 74]],
  ] as const),
  ...([
    [18, [256, 98]],
    [19, [256, 50]],
    [20, [32, 18]],
    [21, [256, 110]],
    [22, [256, 82]],
  ] as const),
  ...([
    [23, [256, 136]],
    [24, [1, 1]],
    [25, [1, 2]],
    [26, [1, 4]],
    [27, [1, 8]],
    [28, [1, 8]],
  ] as const),
  ...([
    [29, [256, 56]],
    [30, [1, 2]],
    [34, [256, 54]],
    [35, [256, 66]],
    [39, [32, 17]],
  ] as const),
]);
const MAX_DIMENSIONS = 8;
const MAX_NAME_BYTES = 65_535;

/**
 * Reads the list of tensors and compares their places with the file.
 * @returns the offset where the last tensor ends
 */
export function judgeTensors(cursor: ByteCursor, count: number, alignment: number, scan: Scan): number {
  const [begins, ends, names] = [new NumberList(), new NumberList(), new NumberList()];
  for (let index = 0; index < count; index += 1) {
    const nameBytes = cursor.u64();
    if (nameBytes > MAX_NAME_BYTES) {
      throw new UnreadableContent('The name of a tensor is longer than GGUF allows.');
    }
    names.push(textHash(cursor.text(nameBytes)));
    const elements = readShape(cursor);
    const type = cursor.u32();
    const begin = cursor.u64();
    begins.push(begin);
    ends.push(begin + sizeOf(type, elements, scan));
    if (begin % alignment !== 0) {
      tell(scan, 'misaligned tensor', 'A tensor does not begin where the alignment says.');
    }
  }
  const dataStart = Math.ceil(cursor.offset / alignment) * alignment;
  const end = dataStart + judgePlaces(begins, ends, scan);
  // A file without tensors, as for a vocabulary, ends with its header.
  if (count === 0) return Math.min(dataStart, cursor.size);
  if (end > cursor.size) {
    throw new UnreadableContent('The file is cut: its header places tensors beyond the end.');
  }
  const sorted = names.sorted();
  if (sorted.some((name, index) => index > 0 && name === sorted[index - 1])) {
    tell(
      scan,
      'duplicate tensor names',
      'A tensor name is there twice: readers disagree which one counts.',
      'high',
    );
  }
  return end;
}

function readShape(cursor: ByteCursor): number {
  const dimensions = cursor.u32();
  if (dimensions > MAX_DIMENSIONS) {
    throw new UnreadableContent('A tensor has more dimensions than GGUF allows.');
  }
  let elements = 1;
  for (let index = 0; index < dimensions; index += 1) elements *= cursor.u64();
  return elements;
}

function sizeOf(type: number, elements: number, scan: Scan): number {
  const block = BLOCKS.get(type);
  if (block === undefined) {
    tell(
      scan,
      `tensor type ${String(type)}`,
      'The type of a tensor is not known, nor how many bytes it takes.',
    );
    return 0;
  }
  if (elements % block[0] !== 0) {
    tell(scan, 'wrong tensor size', 'A tensor does not have whole blocks of its type.');
  }
  return Math.ceil(elements / block[0]) * block[1];
}

/** @returns the end of the last tensor, from the beginning of the data */
function judgePlaces(begins: NumberList, ends: NumberList, scan: Scan): number {
  let end = 0;
  for (const index of begins.sortedIndices()) {
    if (begins.at(index) < end && ends.at(index) > begins.at(index)) {
      tell(scan, 'overlapping tensors', 'Two tensors share bytes.');
    }
    end = Math.max(end, ends.at(index));
  }
  return end;
}

function tell(scan: Scan, subject: string, detail: string, severity: 'high' | 'review' = 'review'): void {
  scan.find({ rule: 'malformed-model', severity, subject, detail, when: 'load' });
}
