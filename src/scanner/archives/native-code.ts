import type { ByteSource } from '../byte-source.ts';

const ELF = Buffer.from('\x7fELF', 'latin1');
/** Mach-O of 32 and 64 bits, in both byte orders. */
const MACH_O = ['feedface', 'feedfacf', 'cefaedfe', 'cffaedfe'].map((magic) => Buffer.from(magic, 'hex'));
/** Mach-O for several processors; classes of Java begin with the first one, too. */
const FAT = ['cafebabe', 'cafebabf'].map((magic) => Buffer.from(magic, 'hex'));
/** A fat file has few parts; where it has their number, a class of Java has its version, from 45 on. */
const MAX_FAT_PARTS = 44;
const STATIC_LIBRARY = Buffer.from('!<arch>\n', 'latin1');
/** Where the header of a PE file says where the next one is. */
const PE_OFFSET_AT = 0x3c;
const HEAD_BYTES = 64;

/** True for programs and libraries of a machine: ELF, also for graphics cards, PE, Mach-O, and libraries to link. */
export function isNativeCode(content: ByteSource): boolean {
  const head = Buffer.from(content.read(0, HEAD_BYTES));
  const magic = head.subarray(0, 4);
  if (magic.equals(ELF) || MACH_O.some((one) => magic.equals(one))) return true;
  if (head.subarray(0, STATIC_LIBRARY.length).equals(STATIC_LIBRARY)) return true;
  if (FAT.some((one) => magic.equals(one))) return head.length >= 8 && head.readUInt32BE(4) <= MAX_FAT_PARTS;
  return isPortableExecutable(head, content);
}

/** `MZ` alone are two letters: the header of Windows programs must be where the old one says. */
function isPortableExecutable(head: Buffer, content: ByteSource): boolean {
  if (head.toString('latin1', 0, 2) !== 'MZ' || head.length < HEAD_BYTES) return false;
  const header = Buffer.from(content.read(head.readUInt32LE(PE_OFFSET_AT), 4));
  return header.toString('latin1') === 'PE\0\0';
}
