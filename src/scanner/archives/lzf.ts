import { DataFault, TOO_SHORT } from './decoder.ts';

/** Three bytes are a match of so many bytes at most. */
const MAX_GROWTH = 88;

/**
 * Decompresses LZF, which h5py has as a filter: runs of literals, and matches of what came before.
 * @throws DataFault for damaged data, and for more than so many bytes
 */
export function expandLzf(input: Uint8Array, maxBytes: number): Uint8Array {
  const output = new Uint8Array(Math.min(maxBytes, input.length * MAX_GROWTH));
  let [at, end] = [0, 0];
  const next = (): number => {
    const byte = input[at];
    if (byte === undefined) throw new DataFault(TOO_SHORT);
    at += 1;
    return byte;
  };
  while (at < input.length) {
    const control = next();
    const code = control >>> 5;
    const length = code === 0 ? control + 1 : code + 2 + (code === 7 ? next() : 0);
    if (length > output.length - end) throw new DataFault('it expands beyond its bound');
    const distance = code === 0 ? 0 : (control & 31) * 256 + next() + 1;
    if (distance > end) throw new DataFault('a match reaches before the start');
    for (let index = 0; index < length; index += 1) {
      output[end + index] = code === 0 ? next() : (output[end + index - distance] ?? 0);
    }
    end += length;
  }
  return output.subarray(0, end);
}
