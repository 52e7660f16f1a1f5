import { randomUUID } from 'node:crypto';
import { appendFileSync, closeSync, ftruncateSync, openSync, statSync, writeSync } from 'node:fs';
import { EOL } from 'node:os';

/** The outputs of about a hundred analyses: a disk with less space is full. */
const PROBE_BYTES = 64 * 1024;

/** The block of an output that was written last. */
interface Block {
  readonly name: string;
  readonly value: string;
  readonly delimiter: string;
  /** The byte offset of the value. */
  readonly start: number;
  /** The size of the file with this block. */
  readonly end: number;
}

/**
 * The file in which the runner looks for a step's outputs. A list that grows, such as the ids of jobs, is extended in
 * place, because a new copy of it for every job would let the file grow with the square of the jobs. The file is complete
 * after every write, so a run that is killed loses nothing.
 */
export class OutputFile {
  readonly #path: string;
  #last: Block | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * Sets an output; a later value of the same name replaces an earlier one.
   * @throws the error of the file system
   */
  set(name: string, value: string): void {
    const last = this.#last;
    const { size } = statSync(this.#path);
    // If another program has added something, its text stays where it is.
    const isGrown = last?.name === name && last.end === size && isExtension(last.value, value);
    this.#last = isGrown ? this.#extend(last, value) : this.#append(name, value, size);
  }

  /**
   * Writes about as much as the outputs of a run take, and removes it again: so a full disk is found before the work.
   * @throws the error of the file system
   */
  probe(): void {
    const { size } = statSync(this.#path);
    const file = openSync(this.#path, 'r+');
    try {
      // The runner ignores empty lines, should this process be killed here.
      writeAll(file, Buffer.alloc(PROBE_BYTES, EOL), size);
    } finally {
      cutTo(file, size);
      closeSync(file);
    }
  }

  #append(name: string, value: string, size: number): Block {
    // Nobody can guess the delimiter, so no value can end its own block.
    const delimiter = `ghadelimiter_${randomUUID()}`;
    const head = `${name}<<${delimiter}${EOL}`;
    const text = `${head}${value}${EOL}${delimiter}${EOL}`;
    appendFileSync(this.#path, text);
    const start = size + Buffer.byteLength(head);
    return { name, value, delimiter, start, end: size + Buffer.byteLength(text) };
  }

  /** Writes from the last character of the old value on. If that fails, the old value is restored. */
  #extend(last: Block, value: string): Block {
    const position = last.start + Buffer.byteLength(last.value) - 1;
    const tail = (text: string): Buffer =>
      Buffer.from(`${text.slice(last.value.length - 1)}${EOL}${last.delimiter}${EOL}`);
    const file = openSync(this.#path, 'r+');
    try {
      const bytes = tail(value);
      writeAll(file, bytes, position);
      return { ...last, value, end: position + bytes.length };
    } catch (error) {
      writeAll(file, tail(last.value), position);
      ftruncateSync(file, last.end);
      throw error;
    } finally {
      closeSync(file);
    }
  }
}

/** True if a list has the same beginning and more at its end: `["a"]` and `["a","b"]`. */
function isExtension(before: string, after: string): boolean {
  return /[\]}]$/u.test(before) && after.length > before.length && after.startsWith(before.slice(0, -1));
}

/** Removes what was written. A device that takes no output cannot be cut either: its own error is the one that counts. */
function cutTo(file: number, size: number): void {
  try {
    ftruncateSync(file, size);
  } catch {
    // Empty lines are no outputs.
  }
}

function writeAll(file: number, bytes: Buffer, position: number): void {
  let written = 0;
  while (written < bytes.length) {
    written += writeSync(file, bytes, written, bytes.length - written, position + written);
  }
}
