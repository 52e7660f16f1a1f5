import { DataFault } from '../archives/decoder.ts';
import { looksLikeZlib, startOfZlib } from '../archives/streams.ts';
import { type ByteSource, MemorySource, SliceSource } from '../byte-source.ts';
import { HEAD_BYTES } from '../content-format.ts';
import { Nodes } from '../pickle/nodes.ts';
import { grouped } from '../../text/number-words.ts';
import { beginsPickle, PROBED_NODES } from '../pickle/probe.ts';
import type { Scan } from '../scan.ts';
import type { Hdf5Dataset } from './dataset.ts';
import type { Hdf5Type } from './datatype.ts';
import { areOnlyZlib, MAX_CHUNK_BYTES, undoFilters } from './filters.ts';

/** So many places of a dataset are looked at. */
const MAX_PLACES = 20_000;
const ONLY_START: Hdf5Type = { size: 1, starts: [0], isByte: true, hasLists: false };

/** True for the bytes that name a protocol of pickle. */
export function isPickle(head: Uint8Array): boolean {
  const [mark, protocol = 255] = head;
  return mark === 0x80 && protocol <= 5;
}

/**
 * Scans the first bytes of a dataset. If they begin like a pickle, as hickle writes it, or like a zlib stream, they are
 * scanned whatever the headers say. Values that may be any bytes are looked at, too, behind the filters.
 */
export function judgeDataset(file: ByteSource, dataset: Hdf5Dataset, scan: Scan): void {
  const { offset, size, type = ONLY_START, filters } = dataset;
  const bytes = new SliceSource(file, offset, size);
  const head = bytes.read(0, HEAD_BYTES).slice();
  const holdsBytes = type.starts.length > 0;
  const isWhole = isZlibOfPickle(head, holdsBytes) || (isPickle(head) && beginsPickle(bytes));
  if (isWhole) enter(bytes, offset, scan);
  if (!holdsBytes || (type.isByte && (isWhole || areOnlyZlib(filters)))) return;
  if (filters.length > 0) judgeFiltered(bytes, dataset, scan);
  else judgeValues(bytes, { ...type, offset, from: isWhole ? 1 : 0 }, scan);
}

/** @param holdsBytes true if a pickle need not name its protocol, as numbers may look like one that does not */
function isZlibOfPickle(head: Uint8Array, holdsBytes: boolean): boolean {
  if (!looksLikeZlib(head)) return false;
  const start = startOfZlib(head);
  return isPickle(start) || (holdsBytes && beginsPickle(new MemorySource(start)));
}

function judgeFiltered(
  bytes: ByteSource,
  { offset, type = ONLY_START, filters }: Hdf5Dataset,
  scan: Scan,
): void {
  try {
    if (bytes.size > MAX_CHUNK_BYTES) throw new DataFault('it is too long');
    const decoded = undoFilters(bytes.read(0, bytes.size), filters, (steps) => scan.spend?.(steps));
    judgeValues(new MemorySource(decoded), { ...type, offset, from: 0 }, scan);
  } catch (error) {
    if (!(error instanceof DataFault)) throw error;
    tellUnread(error.message, offset, scan);
  }
}

function tellUnread(why: string, offset: number, scan: Scan): void {
  const detail = `A dataset of bytes or texts was not scanned to its end, and may hold a pickle: ${why}.`;
  const found = { rule: 'unreadable', severity: 'review', subject: 'HDF5 dataset', detail } as const;
  scan.find({ ...found, when: 'none', offset });
}

/** The values to look at: those of a type that begin at an offset of their piece or behind it. */
interface Values extends Hdf5Type {
  readonly from: number;
  /** Of the piece, in the file. */
  readonly offset: number;
}

/** Scans the values that begin like a pickle. */
function judgeValues(bytes: ByteSource, { size, starts, isByte, offset, from }: Values, scan: Scan): void {
  const all = isByte ? 1 : bytes.size / Math.max(1, size);
  const values = Math.min(all, MAX_PLACES / starts.length);
  if (values < all) tellUnread(`it has more than ${grouped(MAX_PLACES)} values`, offset, scan);
  const nodes = new Nodes(PROBED_NODES);
  for (let value = 0; value < values; value += 1) {
    for (const start of starts) {
      const at = value * size + start;
      if (at < from || !beginsPickle(bytes, at, nodes)) continue;
      enter(new SliceSource(bytes, at, bytes.size - at), offset + at, scan);
    }
  }
}

function enter(bytes: ByteSource, offset: number, scan: Scan): void {
  scan.enter(`bytes@${String(offset)}`, bytes, { isGuess: true });
}
