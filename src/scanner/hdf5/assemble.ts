import { DataFault } from '../archives/decoder.ts';
import type { ByteSource } from '../byte-source.ts';
import { StrangeLayout } from '../strange-layout.ts';
import type { Chunk } from './chunk.ts';
import type { Hdf5Chunks, Hdf5Dataset } from './dataset.ts';
import { type Hdf5Filter, MAX_CHUNK_BYTES, undoFilters } from './filters.ts';

/** An index may name far more chunks than there are bytes. */
const STEPS_PER_CHUNK = 16;

type Spend = (steps: number) => void;
/** A dataset in chunks. */
export type Chunked = Hdf5Dataset & { readonly storage: Hdf5Chunks };

/** What a reader gets of a dataset. */
export interface Assembled {
  readonly bytes: Uint8Array;
  /** Why some of it is missing. */
  readonly missing?: string;
}

/**
 * Puts the chunks of a dataset together as a reader does, where what belongs together may be in several chunks.
 * @param most the most bytes that are put together; rows beyond it are left out
 */
export function assemble(file: ByteSource, dataset: Chunked, most: number, spend: Spend): Assembled {
  const { storage, filters } = dataset;
  const grid = gridOf(dataset);
  const rows = Math.min(grid.sizes[0] ?? 1, Math.floor(most / grid.rowBytes));
  const sizes = [rows, ...grid.sizes.slice(1)];
  let missing = rows < (grid.sizes[0] ?? 1) ? 'it is too long' : undefined;
  const bytes = Buffer.alloc(rows * grid.rowBytes);
  const places = new Set<string>();
  for (const chunk of storage.chunks()) {
    spend(STEPS_PER_CHUNK);
    requireOwnPlace(chunk, storage.shape, places);
    if (chunk.at.some((place, index) => place >= (sizes[index] ?? 0))) continue;
    const isEdge = chunk.at.some(
      (place, index) => place + (storage.shape[index] ?? 0) > (grid.sizes[index] ?? 0),
    );
    try {
      const used = isEdge && storage.hasPlainEdges ? [] : usedFilters(filters, chunk);
      const data = readChunk(file, chunk, used, spend);
      spend(copyChunk(bytes, data, { ...grid, sizes, shape: storage.shape, at: chunk.at }));
    } catch (error) {
      if (!(error instanceof DataFault)) throw error;
      missing ??= error.message;
    }
  }
  return missing === undefined ? { bytes } : { bytes, missing };
}

/** Of two chunks at one place, readers take the one or the other. */
function requireOwnPlace({ at, offset }: Chunk, shape: readonly number[], places: Set<string>): void {
  const place = at.join(' ');
  if (!places.has(place) && at.every((start, index) => start % (shape[index] ?? 1) === 0)) {
    places.add(place);
    return;
  }
  const detail =
    'A dataset has two chunks at one place, or one between places, so it is not known what a reader ' +
    'takes.';
  throw new StrangeLayout('HDF5 chunks', detail, offset);
}

interface Grid {
  readonly sizes: readonly number[];
  readonly valueBytes: number;
  readonly rowBytes: number;
}

function gridOf({ space, type }: Chunked): Grid {
  const sizes = space?.sizes ?? [];
  const valueBytes = type?.size ?? 1;
  const rowBytes = sizes.slice(1).reduce((product, size) => product * size, valueBytes);
  return { sizes, valueBytes, rowBytes: Math.max(1, rowBytes) };
}

/** Those that a chunk went through. */
export function usedFilters(
  filters: readonly Hdf5Filter[],
  { skippedFilters }: Chunk,
): readonly Hdf5Filter[] {
  return filters.filter((_, index) => index > 31 || ((skippedFilters >>> index) & 1) === 0);
}

/** @throws DataFault if a filter cannot be undone */
export function readChunk(
  file: ByteSource,
  { offset, size }: Chunk,
  filters: readonly Hdf5Filter[],
  spend: Spend,
): Uint8Array {
  if (size > MAX_CHUNK_BYTES) throw new DataFault('it has a chunk that is too long');
  return undoFilters(file.read(offset, size).slice(), filters, spend);
}

interface Copying extends Grid {
  readonly shape: readonly number[];
  readonly at: readonly number[];
}

/** Copies the values of a chunk to their places. @returns how many pieces were copied */
function copyChunk(target: Buffer, data: Uint8Array, { sizes, valueBytes, shape, at }: Copying): number {
  let copied = 0;
  const bytesBehind = (counts: readonly number[], dimension: number): number =>
    counts.slice(dimension + 1).reduce((product, count) => product * count, valueBytes);
  const targetBytes = sizes.map((_, dimension) => bytesBehind(sizes, dimension));
  const dataBytes = shape.map((_, dimension) => bytesBehind(shape, dimension));
  const copy = (dimension: number, to: number, from: number): void => {
    if (from >= data.length) return;
    const place = at[dimension] ?? 0;
    const count = Math.min(shape[dimension] ?? 0, (sizes[dimension] ?? 0) - place);
    const [step, dataStep] = [targetBytes[dimension] ?? 1, dataBytes[dimension] ?? 1];
    const start = to + place * step;
    // Whole rows follow one another in both.
    if (step === dataStep || dimension === shape.length - 1) {
      target.set(data.subarray(from, from + count * step), start);
      copied += 1;
      return;
    }
    for (let index = 0; index < count; index += 1) {
      copy(dimension + 1, start + index * step, from + index * dataStep);
    }
  };
  copy(0, 0, 0);
  return copied;
}
