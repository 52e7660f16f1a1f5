import { DataFault } from '../archives/decoder.ts';
import { looksLikeZlib, startOfZlib } from '../archives/streams.ts';
import { type ByteSource, MemorySource, SliceSource } from '../byte-source.ts';
import { HEAD_BYTES } from '../content-format.ts';
import { followPickle } from '../pickle/follow.ts';
import { Nodes } from '../pickle/nodes.ts';
import { beginsPickle, PROBED_NODES } from '../pickle/probe.ts';
import type { Scan } from '../scan.ts';
import { assemble, type Chunked, readChunk, usedFilters } from './assemble.ts';
import type { Piece } from './chunk.ts';
import type { Hdf5Dataset } from './dataset.ts';
import { holdsBytes } from './datatype.ts';
import type { ByteSearch } from './search-bytes.ts';

/** True for the bytes that name a protocol of pickle. */
export function isPickle(head: Uint8Array): boolean {
  const [mark, protocol = 255] = head;
  return mark === 0x80 && protocol <= 5;
}

/**
 * Scans a dataset. If its first bytes are a pickle, as hickle writes it, or a zlib stream of one, they are scanned whatever the
 * headers say. Values that may be any bytes are searched for pickles, behind the filters.
 */
export function judgeDataset(file: ByteSource, dataset: Hdf5Dataset, search: ByteSearch, scan: Scan): void {
  const { type, storage } = dataset;
  const mayHold = type === undefined || holdsBytes(type);
  const first = firstPiece(dataset);
  const isDecoded = mayHold && dataset.filters.length > 0;
  if (first !== undefined && !isDecoded) judgeStart(file, first, mayHold, scan);
  if (!mayHold) return;
  if (storage.kind === 'whole') {
    const { offset, size } = storage.piece;
    search.search(new SliceSource(file, offset, size), offset);
  } else judgeChunks(file, { ...dataset, storage }, search, scan);
}

function firstPiece({ storage }: Hdf5Dataset): Piece | undefined {
  if (storage.kind === 'whole') return storage.piece;
  for (const chunk of storage.chunks()) return chunk;
  return undefined;
}

/** @param mayHold true if the values are searched as well */
function judgeStart(file: ByteSource, { offset, size }: Piece, mayHold: boolean, scan: Scan): void {
  const bytes = new SliceSource(file, offset, size);
  const head = bytes.read(0, HEAD_BYTES).slice();
  const isWhole = !mayHold && isPickle(head) && followPickle(bytes, 0, new Nodes(PROBED_NODES)).isCalling;
  if (!isWhole && !isZlibOfPickle(head, mayHold)) return;
  scan.enter(`bytes@${String(offset)}`, bytes, { isGuess: true });
}

/** @param mayHold true if a pickle need not name its protocol, as numbers may look like one that does not */
function isZlibOfPickle(head: Uint8Array, mayHold: boolean): boolean {
  if (!looksLikeZlib(head)) return false;
  const start = startOfZlib(head);
  return isPickle(start) || (mayHold && beginsPickle(new MemorySource(start)));
}

function judgeChunks(file: ByteSource, dataset: Chunked, search: ByteSearch, scan: Scan): void {
  const { storage, space, type, filters } = dataset;
  const offset = firstPiece(dataset)?.offset;
  if (offset === undefined) return;
  const spend = (steps: number): void => scan.spend?.(steps);
  if (type !== undefined && space?.sizes.length === storage.shape.length) {
    const { bytes, missing } = assemble(file, dataset, search.left, spend);
    search.search(new MemorySource(bytes), offset);
    if (missing !== undefined) search.reportUnread(missing, offset);
    return;
  }
  // How the chunks belong together is not known.
  for (const chunk of storage.chunks()) {
    try {
      const bytes = readChunk(file, chunk, usedFilters(filters, chunk), spend);
      search.search(new MemorySource(bytes), chunk.offset);
    } catch (error) {
      if (!(error instanceof DataFault)) throw error;
      search.reportUnread(error.message, chunk.offset);
    }
  }
}
