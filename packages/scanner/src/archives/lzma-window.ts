import { type Sink, wrongData } from './decoder.ts';

/** A larger dictionary is not decoded: xz makes at most 64 MiB, unless it is told to. */
const MAX_DICTIONARY_BYTES = 256 * 1024 * 1024;
const FIRST_BYTES = 64 * 1024;
const FLUSH_BYTES = 64 * 1024;

/** The last bytes that were decoded, to which matches point. Its memory grows with the output. */
export class LzmaWindow {
  readonly #sink: Sink;
  readonly #capacity: number;
  #memory: Uint8Array;
  #at = 0;
  #flushed = 0;
  #total = 0;

  constructor(dictionaryBytes: number, sink: Sink) {
    if (dictionaryBytes > MAX_DICTIONARY_BYTES) {
      throw wrongData('its dictionary is larger than 256 MiB');
    }
    this.#sink = sink;
    this.#capacity = Math.max(4096, dictionaryBytes);
    this.#memory = new Uint8Array(Math.min(FIRST_BYTES, this.#capacity));
  }

  /** The number of bytes since the last reset. */
  get total(): number {
    return this.#total;
  }

  /** The byte before the next one; 0 at the start. */
  get previous(): number {
    return this.#total === 0 ? 0 : this.byteAt(0);
  }

  /** @param distance 0 for the last byte */
  byteAt(distance: number): number {
    const index = this.#at - distance - 1;
    return this.#memory[index < 0 ? index + this.#memory.length : index] ?? 0;
  }

  put(byte: number): void {
    if (this.#at === this.#memory.length) this.#makeRoom();
    this.#memory[this.#at] = byte;
    this.#at += 1;
    this.#total += 1;
    if (this.#at - this.#flushed >= FLUSH_BYTES) this.flush();
  }

  copy(distance: number, length: number): void {
    if (distance >= this.#total || distance >= this.#capacity) {
      throw wrongData('a match reaches before the start');
    }
    for (let count = 0; count < length; count += 1) this.put(this.byteAt(distance));
  }

  flush(): void {
    if (this.#at > this.#flushed) this.#sink.write(this.#memory.subarray(this.#flushed, this.#at));
    this.#flushed = this.#at;
  }

  reset(): void {
    this.flush();
    this.#total = 0;
  }

  #makeRoom(): void {
    this.flush();
    const { length } = this.#memory;
    if (length >= this.#capacity) {
      this.#at = 0;
      this.#flushed = 0;
      return;
    }
    const larger = new Uint8Array(Math.min(this.#capacity, length * 2));
    larger.set(this.#memory);
    this.#memory = larger;
  }
}
