import { type ContentPlace, finding, notScanned } from '../rules/file-finding.ts';
import { constants, inflateSync } from 'node:zlib';
import { type ByteSource, SliceSource } from '../byte-source.ts';
import type { Unpack, Unpacking } from '../content-format.ts';
import type { Decode } from './decoder.ts';
import { decodeZlib } from './native-decoders.ts';
import { baseName, withoutCompression } from '../model-names.ts';
import { endOfZeros } from '../reading/zeros.ts';

/**
 * Scans what one compressed stream holds.
 * @param format as messages name it
 * @param isWeak true if few bytes speak for the format, so that a fault may mean that it is not that format
 */
export function unpackStream(format: string, decode: Decode, isWeak = false): Unpack {
  return async ({ bytes, place }, unpacking) => {
    const expanded = await unpacking.expand(bytes, decode);
    try {
      const { isRecognized } = await unpacking.scanMember(innerName(place), expanded.bytes);
      const { fault, used, isCut } = expanded;
      if (isWeak && !isRecognized) return;
      if (fault === undefined) {
        if (!isCut) await scanRest(bytes, used, unpacking);
        return;
      }
      const what = isRecognized ? 'The rest of the content was not scanned' : 'The content was not scanned';
      unpacking.find(notScanned('unreadable', format, `${what}: ${fault}.`));
    } finally {
      expanded.dispose();
    }
  };
}

/** Scans what follows the end of a stream, if it is anything that is known: another reader may begin there. */
async function scanRest(bytes: ByteSource, start: number, unpacking: Unpacking): Promise<void> {
  const from = endOfZeros(bytes, start, bytes.size);
  if (from >= bytes.size) return;
  const name = `bytes from ${String(from)}`;
  const { isModel } = await unpacking.scanMember(name, new SliceSource(bytes, from, bytes.size - from));
  if (!isModel) return;
  unpacking.find(
    finding(
      'high',
      'hidden-content',
      name,
      'There is a model behind the end of the compressed stream, where only some programs look.',
    ),
  );
}

/** The name of the content: that of the file, without what stands for the compression. */
function innerName({ path, members }: ContentPlace): string {
  const name = baseName(members.at(-1) ?? path);
  const tarName = name.replace(/\.t(?:gz|bz2?|xz|zst|lz)$/iu, '.tar');
  return tarName === name ? withoutCompression(name) : tarName;
}

/**
 * True for a zlib stream: its two bytes are right, and its start can be decompressed. A fault may follow soon, so less
 * and less of the start is tried.
 */
export function looksLikeZlib(head: Uint8Array): boolean {
  const [method = 0, flags = 0] = head;
  if ((method & 15) !== 8 || method > 0x78 || (method * 256 + flags) % 31 !== 0 || (flags & 0x20) !== 0) {
    return false;
  }
  for (let length = head.length; length >= MIN_ZLIB_BYTES; length = Math.floor(length / 2)) {
    if (inflated(head.subarray(0, length)).length > 0) return true;
  }
  return false;
}

const MIN_ZLIB_BYTES = 8;

function inflated(start: Uint8Array): Uint8Array {
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 16 * 1024 * 1024 };
    return inflateSync(start, options);
  } catch {
    return new Uint8Array(0);
  }
}

/** The head of the compressed files of old joblib versions: `ZF`, the length in hexadecimal, and a zlib stream. */
const OLD_JOBLIB = /^ZF0x[0-9a-f]+L? *$/u;
const OLD_JOBLIB_HEAD_BYTES = [21, 22, 23, 24];

function oldJoblibStart(head: Uint8Array): number | undefined {
  return OLD_JOBLIB_HEAD_BYTES.find((length) => {
    const text = Buffer.from(head.subarray(0, length)).toString('latin1');
    return OLD_JOBLIB.test(text) && looksLikeZlib(head.subarray(length));
  });
}

export function looksLikeOldJoblib(head: Uint8Array): boolean {
  return oldJoblibStart(head) !== undefined;
}

/** Decompresses the stream behind the head. */
export const decodeOldJoblib: Decode = async (input, sink) => {
  const start = oldJoblibStart(input.read(0, 256)) ?? 0;
  const end = await decodeZlib(new SliceSource(input, start, input.size - start), sink);
  return { ...end, used: start + end.used };
};
