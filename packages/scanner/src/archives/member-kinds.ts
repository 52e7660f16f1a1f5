import { words } from '../reading/word-table.ts';
import { decodeUtf8 } from '../reading/byte-cursor.ts';
import type { ByteSource } from '../byte-source.ts';
import { HEAD_BYTES } from '../content-format.ts';
import { baseName, extensionOf } from '../model-names.ts';

/**
 * What a member is to the loader of its archive. `placed`: it was scanned, or runs nothing by construction. `python`: a
 * loader could import it. `torchscript`: source that PyTorch compiles itself. `data`: bytes that only the kind of the
 * archive, or nothing, explains.
 */
export type MemberKind = 'placed' | 'native' | 'python' | 'torchscript' | 'data';

/** What the scan of a member's content gave. */
export interface MemberScan {
  readonly formats: readonly string[];
  readonly isReported: boolean;
}

/** Text that no loader of models executes. JSON and YAML have scanners of their own. */
const TEXT_EXTENSIONS = words(`
  txt md rst csv tsv json jsonl ndjson yaml yml toml ini cfg xml log vocab bpe merges labels names pbtxt proto pyi
`);
/** The same, by names without an extension. */
const TEXT_NAMES: readonly RegExp[] = [
  /^(?:readme|licen[cs]e|notice|copying|authors|changelog|version|merges|vocab|labels|metadata)$/iu,
  // What torch writes beside its tensors (`torch/serialization.py`, `torch/export/pt2_archive/constants.py`).
  /^(?:byteorder|\.format_version|\.storage_alignment|serialization_id|python_version|extern_modules)$/u,
  /^(?:archive_format|archive_version)$/u,
  /^MANIFEST\.MF$/u,
];
/** TorchServe installs what this file lists. */
const NO_MERE_TEXT = /^requirements.*\.txt$/iu;

/** Pictures and sounds, by what they begin with. */
const MEDIA: readonly RegExp[] = [
  /^\u0089PNG\r\n/u,
  /^\u00ff\u00d8\u00ff/u,
  /^GIF8[79]a/u,
  /^RIFF[^]{4}(?:WEBP|WAVE)/u,
  /^fLaC/u,
  /^OggS/u,
];

/** Names of members that a loader reads as numbers and as nothing else, by the kind of the archive. */
const TENSORS: Readonly<Record<string, readonly RegExp[]>> = {
  'torch-zip': [/(?:^|\/)data\/\d+$/u],
  torchscript: [/(?:^|\/)(?:data|constants|traced_inputs|bytecode|xl_model_weights)\/\d+$/u],
  'torch-export': [/(?:^|\/)data\/weights\/weight_\d+$/u, /(?:^|\/)data\/constants\/tensor_\d+$/u],
  'torch-package': [/(?:^|\/)\.data\/\d+\.storage$/u],
};
/** Numbers in any archive: checkpoints of TensorFlow, and the bytes of skops, which it hands on as bytes. */
const TENSORS_ANYWHERE: readonly RegExp[] = [
  /(?:^|\/)[^/]+\.data-\d{5}-of-\d{5}$/u,
  /(?:^|\/)variables\.index$/u,
  /(?:^|\/)[^/]+\.ckpt(?:-\d+)?\.index$/u,
  /(?:^|\/)fingerprint\.pb$/u,
  /^\d{6,}\.bin$/u,
];

/**
 * Tells what a member is by its content and its name.
 * @param scan what is known of it: the formats that it was recognised as, and whether anything is told of it already
 */
export function memberKind(
  name: string,
  content: ByteSource,
  { formats, isReported }: MemberScan,
): MemberKind {
  if (content.size === 0) return 'placed';
  if (isNativeCode(content)) return 'native';
  if (isPython(name)) {
    return formats.includes('torchscript') && /(?:^|\/)code\//u.test(name) ? 'torchscript' : 'python';
  }
  const head = content.read(0, HEAD_BYTES);
  if (isReported || formats.length > 0 || isMedia(head) || isInertText(name, head)) return 'placed';
  return 'data';
}

/** Sources, and what Python compiled of them, which it imports without a source. */
function isPython(name: string): boolean {
  return /\.(?:py|pyw|pyc|pyo)$/iu.test(name);
}

function isMedia(head: Uint8Array): boolean {
  const start = Buffer.from(head.subarray(0, 16)).toString('latin1');
  return MEDIA.some((pattern) => pattern.test(start));
}

function isInertText(path: string, head: Uint8Array): boolean {
  const name = baseName(path);
  const isNamed =
    TEXT_EXTENSIONS.includes(extensionOf(name)) || TEXT_NAMES.some((pattern) => pattern.test(name));
  return isNamed && !NO_MERE_TEXT.test(name) && isPlainText(head);
}

/** True for UTF-8 without control characters. The last character may be cut. */
export function isPlainText(head: Uint8Array): boolean {
  return /^[\t\n\f\r\u0020-\u007e\u0085\u00a0-\ufffc\u{10000}-\u{10ffff}]*\ufffd{0,3}$/u.test(
    decodeUtf8(head),
  );
}

/** True if a loader of archives of this kind reads the member as numbers. */
export function isTensor(name: string, kind: string | undefined): boolean {
  const ofKind = kind === undefined ? [] : (TENSORS[kind] ?? []);
  return [...ofKind, ...TENSORS_ANYWHERE].some((pattern) => pattern.test(name));
}

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
const NATIVE_HEAD_BYTES = 64;

/** True for programs and libraries of a machine: ELF, also for graphics cards, PE, Mach-O, and libraries to link. */
function isNativeCode(content: ByteSource): boolean {
  const head = Buffer.from(content.read(0, NATIVE_HEAD_BYTES));
  const magic = head.subarray(0, 4);
  if (magic.equals(ELF) || MACH_O.some((one) => magic.equals(one))) return true;
  if (head.subarray(0, STATIC_LIBRARY.length).equals(STATIC_LIBRARY)) return true;
  if (FAT.some((one) => magic.equals(one))) return head.length >= 8 && head.readUInt32BE(4) <= MAX_FAT_PARTS;
  return isPortableExecutable(head, content);
}

/** `MZ` alone are two letters: the header of Windows programs must be where the old one says. */
function isPortableExecutable(head: Buffer, content: ByteSource): boolean {
  if (head.toString('latin1', 0, 2) !== 'MZ' || head.length < NATIVE_HEAD_BYTES) return false;
  const header = Buffer.from(content.read(head.readUInt32LE(PE_OFFSET_AT), 4));
  return header.toString('latin1') === 'PE\0\0';
}
