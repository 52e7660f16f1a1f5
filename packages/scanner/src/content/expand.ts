import { limitReached } from '../limits.ts';
import { isUnreadable, Unreadable } from '@model-security-scan/common/unreadable';
import { crc32 } from 'node:zlib';
import type { Decode } from '../archives/decoder.ts';
import type { ByteSource } from '../byte-source.ts';
import type { Expanded } from '../content-format.ts';
import { type FileBudget, MeteredSource } from './file-budget.ts';
import { Spill } from './spill.ts';

export interface ExpandOptions {
  readonly budget: FileBudget;
  readonly folder: string;
}

/**
 * Decompresses a stream within the bounds of its file.
 * @param onLimit told if a bound ended the decompression; what there is until then counts
 */
export async function expand(
  input: ByteSource,
  decode: Decode,
  { budget, folder }: ExpandOptions,
  onLimit: (reached: Unreadable) => void,
): Promise<Expanded> {
  const spill = new Spill(folder, (loaded) => {
    budget.load(loaded);
  });
  const spilled = new MeteredSource(spill, budget);
  const limit = budget.expansionLimit(input.size);
  let crc = 0;
  const write = (bytes: Uint8Array): void => {
    budget.load(bytes.length);
    if (spill.size + bytes.length > limit) {
      throw limitReached(
        'size',
        `It expands to more than ${describeBytes(limit)}, as a decompression bomb does.`,
      );
    }
    crc = crc32(bytes, crc);
    spill.write(bytes);
  };
  const dispose = (): void => {
    spill.dispose();
  };
  try {
    const { used, fault } = await decode(input, { write });
    budget.expanded(spill.size);
    const whole = { bytes: spilled, crc32: crc, used, isCut: false, dispose };
    return fault === undefined ? whole : { ...whole, fault };
  } catch (error) {
    if (!isUnreadable(error, 'limit')) {
      dispose();
      throw error;
    }
    budget.expanded(spill.size);
    onLimit(error);
    return { bytes: spilled, crc32: crc, used: 0, isCut: true, dispose };
  }
}

function describeBytes(bytes: number): string {
  return `${String(Math.floor(bytes / (1024 * 1024)))} MiB`;
}
