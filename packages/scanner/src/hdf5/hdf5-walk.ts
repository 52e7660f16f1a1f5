import { damaged } from '@model-security-scan/common/unreadable';
import { ByteCursor } from '../reading/byte-cursor.ts';
import { type Hdf5Attribute, readAttribute } from './attribute.ts';
import { GlobalHeap } from './global-heap.ts';
import { readType } from './datatype.ts';
import { type Hdf5Message, readObjectHeader } from './object-header.ts';
import { cursorAt, expectSignature, type Hdf5File, isUndefinedAddress } from './superblock.ts';

/** What is found on the way through a file. */
export interface Hdf5Visitor {
  attribute(attribute: Hdf5Attribute): void;
  /** Tells of a dataset or an attribute whose values may be objects of a program. */
  objects(offset: number): void;
  /** Tells of data that lie in another file. */
  otherFile(kind: 'external link' | 'external data' | 'virtual dataset', name: string, offset: number): void;
}

const MAX_OBJECTS = 500_000;
const MAX_TREE_DEPTH = 32;
const EXTERNAL_LINK = 64;
const [LINK_INFO, TYPE, LINK, EXTERNAL_DATA] = [2, 3, 6, 7];
const [LAYOUT, ATTRIBUTE, SYMBOL_TABLE, ATTRIBUTE_INFO] = [8, 0x0c, 0x11, 0x15];
const MESSAGES: ReadonlySet<number> = new Set([
  ...[LINK_INFO, TYPE, LINK, EXTERNAL_DATA],
  ...[LAYOUT, ATTRIBUTE, SYMBOL_TABLE, ATTRIBUTE_INFO],
]);

/**
 * Walks through all objects of a file. It reads headers only: the numbers of datasets are stepped over.
 * @throws Unreadable `damaged` for damaged files, and after the walk if some part could not be read
 */
export function walkHdf5(file: Hdf5File, visitor: Hdf5Visitor): void {
  new Walk(file, visitor).run();
}

class Walk {
  readonly #file: Hdf5File;
  readonly #visitor: Hdf5Visitor;
  readonly #heap: GlobalHeap;
  readonly #seen = new Set<number>();
  readonly #waiting: number[] = [];
  #unread: string | undefined;

  constructor(file: Hdf5File, visitor: Hdf5Visitor) {
    this.#file = file;
    this.#visitor = visitor;
    this.#heap = new GlobalHeap(file);
  }

  run(): void {
    this.#enter(this.#file.rootAddress);
    for (let address = this.#waiting.pop(); address !== undefined; address = this.#waiting.pop()) {
      for (const message of readObjectHeader(this.#file, address)) this.#judge(message);
    }
    if (this.#unread !== undefined) throw damaged(this.#unread);
  }

  #enter(address: number): void {
    if (this.#seen.has(address) || isUndefinedAddress(this.#file, address)) return;
    if (this.#seen.size >= MAX_OBJECTS) {
      throw damaged('The HDF5 file has more objects than are read.');
    }
    this.#seen.add(address);
    this.#waiting.push(address);
  }

  #judge(message: Hdf5Message): void {
    if (!MESSAGES.has(message.type)) return;
    if (message.isShared) {
      this.#shared(message);
      return;
    }
    const end = message.offset + message.size;
    if (end > this.#file.bytes.size) {
      throw damaged('The HDF5 file is cut in the header of an object.');
    }
    this.#read(message, new ByteCursor(this.#file.bytes, message.offset));
  }

  #read(message: Hdf5Message, cursor: ByteCursor): void {
    if (message.type === LINK_INFO) this.#dense(cursor, 8);
    else if (message.type === TYPE) this.#type(cursor);
    else if (message.type === LINK) this.#link(message, cursor);
    else if (message.type === EXTERNAL_DATA) this.#externalData(message, cursor);
    else if (message.type === LAYOUT) this.#layout(message, cursor);
    else if (message.type === ATTRIBUTE) this.#attribute(message);
    else if (message.type === SYMBOL_TABLE) this.#tree(cursor.uint(this.#file.addressBytes), 0);
    else if (message.type === ATTRIBUTE_INFO) this.#dense(cursor, 2);
  }

  /** Datasets may share a type that has an object of its own. */
  #shared(message: Hdf5Message): void {
    if (message.type === ATTRIBUTE) {
      this.#unread = 'The HDF5 file shares attributes between objects, which is not read.';
    }
    if (message.type !== TYPE) return;
    const cursor = new ByteCursor(this.#file.bytes, message.offset);
    const version = cursor.u8();
    cursor.skip(version === 1 ? 7 : 1);
    const address = cursor.uint(this.#file.addressBytes);
    const type = readObjectHeader(this.#file, address).find((part) => part.type === TYPE && !part.isShared);
    if (type === undefined) throw damaged('The HDF5 file shares a type that it does not have.');
    this.#type(new ByteCursor(this.#file.bytes, type.offset));
  }

  #attribute(message: Hdf5Message): void {
    const attribute = readAttribute(this.#file, message, this.#heap);
    this.#visitor.attribute(attribute);
    if (attribute.holdsObjects) this.#visitor.objects(message.offset);
  }

  /** Reads a link, which newer groups keep in their header. */
  #link(message: Hdf5Message, cursor: ByteCursor): void {
    cursor.skip(1);
    const flags = cursor.u8();
    const type = (flags & 8) === 0 ? 0 : cursor.u8();
    cursor.skip(((flags & 4) === 0 ? 0 : 8) + ((flags & 16) === 0 ? 0 : 1));
    cursor.skip(cursor.uint(1 << (flags & 3)));
    if (type === 0) this.#enter(cursor.uint(this.#file.addressBytes));
    if (type !== EXTERNAL_LINK) return;
    const length = cursor.u16();
    const [name = ''] = cursor.text(length, 4096).slice(1).split('\0');
    this.#visitor.otherFile('external link', name, message.offset);
  }

  /** Newer groups and objects keep many links or attributes in a heap of their own, which is not read. */
  #dense(cursor: ByteCursor, orderBytes: number): void {
    cursor.skip(1);
    const flags = cursor.u8();
    cursor.skip((flags & 1) === 0 ? 0 : orderBytes);
    if (isUndefinedAddress(this.#file, cursor.uint(this.#file.addressBytes))) return;
    this.#unread =
      'The HDF5 file keeps links or attributes in dense storage, which is not read. Save it with the default format of h5py.';
  }

  /** Reads a node of the tree that older groups keep their members in. */
  #tree(address: number, depth: number): void {
    if (depth > MAX_TREE_DEPTH) {
      throw damaged('The HDF5 file has a group that is nested too deeply.');
    }
    const { addressBytes, lengthBytes } = this.#file;
    const cursor = cursorAt(this.#file, address);
    expectSignature(cursor, 'TREE');
    const [type, level, used] = [cursor.u8(), cursor.u8(), cursor.u16()];
    if (type !== 0) throw damaged('The HDF5 file has a group whose tree is of a wrong kind.');
    cursor.skip(2 * addressBytes);
    for (let index = 0; index < used; index += 1) {
      cursor.skip(lengthBytes);
      const child = cursor.uint(addressBytes);
      if (this.#seen.has(-1 - child)) continue;
      if (this.#seen.size >= MAX_OBJECTS) {
        throw damaged('The HDF5 file has more objects than are read.');
      }
      this.#seen.add(-1 - child);
      if (level === 0) this.#members(child);
      else this.#tree(child, depth + 1);
    }
  }

  #members(address: number): void {
    const { addressBytes } = this.#file;
    const cursor = cursorAt(this.#file, address);
    expectSignature(cursor, 'SNOD');
    cursor.skip(2);
    const count = cursor.u16();
    for (let index = 0; index < count; index += 1) {
      cursor.skip(addressBytes);
      const member = cursor.uint(addressBytes);
      const cacheType = cursor.u32();
      cursor.skip(20);
      // A symbolic link stays in the file, and has no object of its own.
      if (cacheType !== 2) this.#enter(member);
    }
  }

  #externalData(message: Hdf5Message, cursor: ByteCursor): void {
    cursor.skip(6);
    const used = cursor.u16();
    const heap = cursorAt(this.#file, cursor.uint(this.#file.addressBytes));
    expectSignature(heap, 'HEAP');
    heap.skip(4 + 2 * this.#file.lengthBytes);
    const names = heap.uint(this.#file.addressBytes);
    for (let index = 0; index < Math.min(used, 100); index += 1) {
      const name = cursorAt(this.#file, names + cursor.uint(this.#file.lengthBytes));
      cursor.skip(2 * this.#file.lengthBytes);
      const text = name.text(Math.min(1024, this.#file.bytes.size - name.offset));
      this.#visitor.otherFile('external data', text.split('\0')[0] ?? '', message.offset);
    }
  }

  #type(cursor: ByteCursor): void {
    const { offset } = cursor;
    if (readType(cursor).holdsObjects) this.#visitor.objects(offset);
  }

  #layout(message: Hdf5Message, cursor: ByteCursor): void {
    const [version, kind] = [cursor.u8(), cursor.u8()];
    if (version < 4 || kind !== 3) return;
    const address = cursor.uint(this.#file.addressBytes);
    const mapping = this.#heap.objectAt(address, cursor.u32());
    if (mapping === undefined) return;
    const names = new ByteCursor(this.#file.bytes, mapping.offset + 1 + this.#file.lengthBytes);
    const text = names.text(Math.min(1024, Math.max(0, mapping.size - 9)));
    const name = text.split('\0')[0] ?? '';
    if (name !== '.') this.#visitor.otherFile('virtual dataset', name, message.offset);
  }
}
