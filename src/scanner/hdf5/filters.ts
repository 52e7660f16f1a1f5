import { constants, inflateSync } from 'node:zlib';
import { DataFault } from '../archives/decoder.ts';
import { expandLzf } from '../archives/lzf.ts';
import { plainView } from '../byte-source.ts';
import type { ByteCursor } from '../reading/byte-cursor.ts';

/** A filter of a dataset, as its writer applied it. */
export interface Hdf5Filter {
  readonly id: number;
  readonly values: readonly number[];
}

const [DEFLATE, SHUFFLE, CHECKSUM, LZF] = [1, 2, 3, 32_000];
/** Larger chunks are not decoded. */
export const MAX_CHUNK_BYTES = 64 * 2 ** 20;
const MAX_VALUES = 1000;
/** What a step of the scan decodes. */
const BYTES_PER_STEP = 16;

/** Reads the message of filters. */
export function readFilters(cursor: ByteCursor): readonly Hdf5Filter[] {
  const [version, count] = [cursor.u8(), cursor.u8()];
  if (version === 1) cursor.skip(6);
  const filters: Hdf5Filter[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = cursor.u16();
    const nameBytes = version === 1 || id >= 256 ? cursor.u16() : 0;
    cursor.skip(2);
    const length = cursor.u16();
    cursor.skip(version === 1 ? Math.ceil(nameBytes / 8) * 8 : nameBytes);
    const values = Array.from({ length: Math.min(length, MAX_VALUES) }, () => cursor.u32());
    cursor.skip(4 * (length - values.length + (version === 1 ? length % 2 : 0)));
    filters.push({ id, values });
  }
  return filters;
}

/**
 * Undoes filters, the last one first.
 * @param spend told the work
 * @throws DataFault if a filter is not known, or if the data is wrong
 */
export function undoFilters(
  chunk: Uint8Array,
  filters: readonly Hdf5Filter[],
  spend: (steps: number) => void,
): Uint8Array {
  let bytes = chunk;
  for (const filter of filters.toReversed()) {
    bytes = undoFilter(bytes, filter, spend);
    spend(bytes.length / BYTES_PER_STEP);
  }
  return bytes;
}

function undoFilter(
  bytes: Uint8Array,
  { id, values }: Hdf5Filter,
  spend: (steps: number) => void,
): Uint8Array {
  if (id === CHECKSUM) return bytes.subarray(0, Math.max(0, bytes.length - 4));
  if (id === SHUFFLE) return unshuffled(bytes, values[0] ?? 1);
  if (id === LZF) return expandLzf(bytes, MAX_CHUNK_BYTES);
  if (id === DEFLATE) return inflated(bytes, spend);
  throw new DataFault(`it has the filter ${String(id)}, which is not read`);
}

function inflated(bytes: Uint8Array, spend: (steps: number) => void): Uint8Array {
  try {
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_CHUNK_BYTES });
  } catch (error) {
    // A bomb takes as long as the longest chunk.
    spend(MAX_CHUNK_BYTES / BYTES_PER_STEP);
    throw new DataFault('it is not a zlib stream, or too long', { cause: error });
  }
}

/** The filter puts the first bytes of all values first, then the second ones. A rest stays behind. */
function unshuffled(bytes: Uint8Array, size: number): Uint8Array {
  if (size < 2 || size > bytes.length) return bytes;
  const count = Math.floor(bytes.length / size);
  const output = plainView(bytes).slice();
  for (let byte = 0; byte < size; byte += 1) {
    for (let value = 0; value < count; value += 1) {
      output[value * size + byte] = bytes[byte * count + value] ?? 0;
    }
  }
  return output;
}
