import { strangeLayout } from '../strange-layout.ts';
import { damaged } from '@model-security-scan/common/unreadable';
import { cursorAt, expectSignature, type Hdf5File, isUndefinedAddress } from './superblock.ts';

const MAX_OBJECTS = 65_536;
const MAX_COLLECTIONS = 256;

/** Finds values of variable length, which HDF5 keeps in collections. */
export class GlobalHeap {
  readonly #file: Hdf5File;
  readonly #collections = new Map<number, ReadonlyMap<number, Hdf5Text>>();

  constructor(file: Hdf5File) {
    this.#file = file;
  }

  /**
   * Finds the value whose reference is at an offset: its length, the address of the collection, and its number there.
   * @param elementBytes the bytes of an element; undefined if only the collection knows
   */
  textAt(offset: number, elementBytes: number | undefined): Hdf5Text | undefined {
    const cursor = cursorAt(this.#file, offset - this.#file.base);
    const length = cursor.u32();
    const address = cursor.uint(this.#file.addressBytes);
    const found = this.objectAt(address, cursor.u32());
    if (found === undefined || length === 0) return undefined;
    return {
      offset: found.offset,
      size: elementBytes === undefined ? found.size : Math.min(found.size, length),
    };
  }

  /** Finds an object by the address of its collection and its number. */
  objectAt(address: number, index: number): Hdf5Text | undefined {
    if (address === 0 || isUndefinedAddress(this.#file, address)) return undefined;
    let collection = this.#collections.get(address);
    if (collection === undefined) {
      collection = this.#read(address);
      if (this.#collections.size >= MAX_COLLECTIONS) this.#collections.clear();
      this.#collections.set(address, collection);
    }
    return collection.get(index);
  }

  #read(address: number): ReadonlyMap<number, Hdf5Text> {
    const cursor = cursorAt(this.#file, address);
    const start = cursor.offset;
    expectSignature(cursor, 'GCOL');
    cursor.skip(4);
    const end = start + cursor.uint(this.#file.lengthBytes);
    if (end > this.#file.bytes.size) {
      throw damaged('The HDF5 file is cut in a collection of values.');
    }
    const objects = new Map<number, Hdf5Text>();
    const headBytes = 8 + this.#file.lengthBytes;
    while (cursor.offset + headBytes <= end) {
      const at = cursor.offset;
      const index = cursor.u16();
      cursor.skip(6);
      const size = cursor.uint(this.#file.lengthBytes);
      if (index === 0) {
        // The free rest. HDF5 goes on behind it, and writes nothing there.
        if (at + size !== end) refuse('has a free part that is not its rest', at);
        break;
      }
      if (cursor.offset + size > end) refuse('has a value that goes beyond it', at);
      if (objects.has(index)) refuse('has two values of one number', at);
      if (objects.size >= MAX_OBJECTS) refuse('has more values than there are numbers', at);
      objects.set(index, { offset: cursor.offset, size });
      cursor.skip(Math.min(Math.ceil(size / 8) * 8, end - cursor.offset));
    }
    return objects;
  }
}

function refuse(problem: string, offset: number): never {
  const detail =
    `A collection of values ${problem}. HDF5 writes no such collection, so it is not known what a reader ` +
    'takes from it.';
  throw strangeLayout('HDF5 heap', detail, offset);
}

/** A text of an attribute: where its bytes are in the file. */
export interface Hdf5Text {
  readonly offset: number;
  readonly size: number;
}
