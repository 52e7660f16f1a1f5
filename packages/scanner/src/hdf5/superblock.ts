import { damaged } from '@model-security-scan/common/unreadable';
import type { ByteSource } from '../byte-source.ts';
import { ByteCursor } from '../reading/byte-cursor.ts';

const SIGNATURE = [0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a];
const MAX_USER_BLOCK = 2 ** 20;

/** An open HDF5 file: how long its addresses are, and where its root group is. */
export interface Hdf5File {
  readonly bytes: ByteSource;
  /** Addresses count from here. */
  readonly base: number;
  readonly addressBytes: number;
  readonly lengthBytes: number;
  readonly rootAddress: number;
}

/** @returns the offset of the signature: 0, or after a user block of 512 bytes or a larger power of two */
export function findSuperblock(bytes: ByteSource): number | undefined {
  for (let offset = 0; offset <= MAX_USER_BLOCK && offset < bytes.size; offset = Math.max(512, offset * 2)) {
    const found = bytes.read(offset, SIGNATURE.length);
    if (found.length === SIGNATURE.length && found.every((byte, index) => byte === SIGNATURE[index])) {
      return offset;
    }
  }
  return undefined;
}

/** Reads the superblock of a version from 0 to 3. */
export function openHdf5(bytes: ByteSource): Hdf5File {
  const start = findSuperblock(bytes);
  if (start === undefined) throw damaged('The file has no HDF5 signature.');
  const cursor = new ByteCursor(bytes, start + SIGNATURE.length);
  const version = cursor.u8();
  if (version > 3) {
    throw damaged(`The file has HDF5 superblock version ${String(version)}, which is not known.`);
  }
  if (version < 2) cursor.skip(4);
  const [addressBytes, lengthBytes] = [cursor.u8(), cursor.u8()];
  if (![2, 4, 8].includes(addressBytes) || ![2, 4, 8].includes(lengthBytes)) {
    throw damaged('The HDF5 superblock gives addresses a size that cannot be.');
  }
  // Version 0: reserved, two node sizes, flags; version 1: also a node size and reserved bytes.
  cursor.skip(version >= 2 ? 1 : version === 1 ? 13 : 9);
  const base = cursor.uint(addressBytes);
  cursor.skip(addressBytes * (version < 2 ? 3 : 2));
  if (version < 2) cursor.skip(addressBytes);
  const rootAddress = cursor.uint(addressBytes);
  // h5py writes the place of the superblock as base; files with a user block that was put before them later do not.
  return { bytes, base: base === 0 ? start : base, addressBytes, lengthBytes, rootAddress };
}

/** Opens a cursor at an address of the file. @throws Unreadable `damaged` if the address is outside */
export function cursorAt(file: Hdf5File, address: number): ByteCursor {
  const offset = file.base + address;
  if (!Number.isSafeInteger(offset) || offset >= file.bytes.size) {
    throw damaged('The HDF5 file is cut or damaged: an address is beyond its end.');
  }
  return new ByteCursor(file.bytes, offset);
}

/** True for the address that stands for "nothing there". */
export function isUndefinedAddress(file: Hdf5File, address: number): boolean {
  return address >= 2 ** (8 * file.addressBytes) - 1;
}

/** @throws Unreadable `damaged` if the next four bytes are not these letters */
export function expectSignature(cursor: ByteCursor, letters: string): void {
  if (Buffer.from(cursor.take(4)).toString('latin1') !== letters) {
    throw damaged(`The HDF5 file is damaged: the mark ${letters} is missing.`);
  }
}
