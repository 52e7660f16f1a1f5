import { strangeLayout, layoutFound } from '../strange-layout.ts';
import { finding, notScanned } from '../rules/file-finding.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { type ByteSource, SliceSource } from '../byte-source.ts';
import { endOfZeros } from '../reading/zeros.ts';
import type { Unpack, Unpacking } from '../content-format.ts';
import { checkLink, checkName, pathFinding } from './member-names.ts';
import { BLOCK_BYTES, isZero, parsePax, parseTarHeader, type TarHeader } from './tar-header.ts';

/** The headers that say something of the next member. Longer ones are not read. */
const MAX_EXTENSION_BYTES = 1024 * 1024;
/** No system makes a file with a longer path. */
const MAX_PATH_LENGTH = 4096;
/** An octal size can say no more. */
const MAX_OCTAL_BYTES = 8 ** 11 - 1;

/** What came before a member's header: pax and GNU records. */
interface Extensions {
  name?: string;
  linkTarget?: string;
  bytes?: number;
  /** True if it gives a size that is no plain number. */
  isStrange?: boolean;
  isSparse?: boolean;
}

interface TarScan {
  readonly bytes: ByteSource;
  readonly unpacking: Unpacking;
  readonly links: Set<string>;
  shared: Extensions;
  next: Extensions;
}

/**
 * Scans the members of a tar archive, also those behind its end mark, where another archive may follow. Data is never
 * copied.
 */
export const unpackTar: Unpack = async ({ bytes }, unpacking) => {
  const scan: TarScan = { bytes, unpacking, links: new Set(), shared: {}, next: {} };
  for (let at = 0; at < bytes.size;) {
    const block = bytes.read(at, BLOCK_BYTES).slice();
    if (isZero(block)) {
      at = skipZeros(bytes, at);
      continue;
    }
    const header = parseTarHeader(block);
    if (header === undefined) {
      await scanRest(scan, at);
      return;
    }
    if (header.isStrange) findStrange(unpacking, at);
    at = await scanEntry(scan, header, at + BLOCK_BYTES);
    if (at >= bytes.size) findCut(unpacking);
  }
};

function findStrange(unpacking: Unpacking, at: number): void {
  const detail =
    'A number in the header of a member is written as no program writes it, so that programs disagree about where the next member begins.';
  unpacking.find(layoutFound(strangeLayout('tar', detail, at)));
}

function findCut(unpacking: Unpacking): void {
  const detail = 'It has no end mark, so it may have been cut; the members that are there were scanned.';
  unpacking.find(notScanned('unreadable', 'tar', detail));
}

function skipZeros(bytes: ByteSource, start: number): number {
  const end = endOfZeros(bytes, start);
  return end < bytes.size ? end - ((end - start) % BLOCK_BYTES) : end;
}

async function scanRest({ bytes, unpacking }: TarScan, at: number): Promise<void> {
  const rest = new SliceSource(bytes, at, bytes.size - at);
  const { isRecognized } = await unpacking.scanMember(`bytes from ${String(at)}`, rest);
  if (isRecognized) return;
  const detail =
    `There is something other than a member at byte ${String(at)}; the rest of the archive was not ` +
    'scanned.';
  unpacking.find(notScanned('unreadable', 'tar', detail));
}

/** @returns where the next header is */
async function scanEntry(scan: TarScan, header: TarHeader, dataStart: number): Promise<number> {
  if ('xgLK'.includes(header.type)) return readExtension(scan, header, dataStart);
  const extensions = { ...scan.shared, ...scan.next };
  scan.next = {};
  const name = extensions.name ?? header.name;
  // Links, folders and devices have no data, whatever their size says.
  const hasData = !'123456'.includes(header.type);
  const bytes = hasData ? (extensions.bytes ?? header.bytes) : 0;
  if (extensions.isStrange === true) findStrange(scan.unpacking, dataStart - BLOCK_BYTES);
  checkSizes(scan, name, header, extensions);
  checkPath(scan, name, { ...header, linkTarget: extensions.linkTarget ?? header.linkTarget });
  if (hasData && bytes > 0) {
    await scanData(scan, name, {
      dataStart,
      bytes,
      isSparse: extensions.isSparse === true || header.type === 'S',
    });
  }
  return dataStart + Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;
}

function checkSizes({ unpacking }: TarScan, name: string, header: TarHeader, { bytes }: Extensions): void {
  if (bytes === undefined || bytes === header.bytes || bytes > MAX_OCTAL_BYTES) return;
  const subject = plainLine(name, 200);
  const detail =
    'Its two headers give it different sizes: programs disagree about where the next member begins.';
  unpacking.find(finding('high', 'archive-tampering', subject, detail, { when: 'unpack' }));
}

function checkPath({ unpacking, links }: TarScan, name: string, { type, linkTarget }: TarHeader): void {
  const fault = checkName(name) ?? throughLink(links, name);
  if (fault !== undefined) unpacking.find(fault);
  if (type === '2' && name.length <= MAX_PATH_LENGTH) {
    links.add(name.replace(/\/+$/u, ''));
  }
  if (type === '2') {
    const linkFault = checkLink(name, linkTarget);
    if (linkFault !== undefined) unpacking.find(linkFault);
  }
  // The target of a hard link is relative to the archive.
  const hardFault = type === '1' ? checkLink('', linkTarget) : undefined;
  if (hardFault !== undefined) unpacking.find({ ...hardFault, subject: plainLine(name, 200) });
}

function throughLink(links: ReadonlySet<string>, name: string): ReturnType<typeof checkName> {
  if (links.size === 0 || !foldersOf(name).some((folder) => links.has(folder))) return undefined;
  return pathFinding(name, 'The member is unpacked through a link, which is another member of the archive.');
}

/** The folders that a path goes through. A link has no longer path than systems allow. */
function foldersOf(path: string): readonly string[] {
  const folders: string[] = [];
  let at = path.indexOf('/');
  while (at >= 0 && at <= MAX_PATH_LENGTH) {
    folders.push(path.slice(0, at));
    at = path.indexOf('/', at + 1);
  }
  return folders;
}

interface TarData {
  readonly dataStart: number;
  readonly bytes: number;
  readonly isSparse: boolean;
}

async function scanData(scan: TarScan, name: string, { dataStart, bytes, isSparse }: TarData): Promise<void> {
  const { unpacking } = scan;
  const data = new SliceSource(scan.bytes, dataStart, bytes);
  await unpacking.scanMember(name, data);
  const subject = plainLine(name, 200);
  if (data.size < bytes) {
    const detail = 'The rest of the member was not scanned: the archive ends too early.';
    unpacking.find(notScanned('unreadable', subject, detail));
  }
  if (isSparse) {
    const detail = 'It is stored with holes; only its stored parts were scanned, one after another.';
    unpacking.find(notScanned('opaque', subject, detail));
  }
}

function readExtension(scan: TarScan, { type, bytes }: TarHeader, dataStart: number): number {
  const nextHeader = dataStart + Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;
  if (bytes > MAX_EXTENSION_BYTES) {
    const detail = 'A header for the next member is larger than 1 MiB, and was not read.';
    scan.unpacking.find(notScanned('over-limit', 'tar', detail));
    return nextHeader;
  }
  const data = scan.bytes.read(dataStart, bytes).slice();
  const text = Buffer.from(data).toString('utf8').replace(/\0.*$/su, '');
  if (type === 'L') scan.next = { ...scan.next, name: text };
  else if (type === 'K') scan.next = { ...scan.next, linkTarget: text };
  else if (type === 'x') scan.next = { ...scan.next, ...extensionsOf(parsePax(data)) };
  else scan.shared = { ...scan.shared, ...extensionsOf(parsePax(data)) };
  return nextHeader;
}

function extensionsOf(records: ReadonlyMap<string, string>): Extensions {
  const extensions: Extensions = {};
  const name = records.get('GNU.sparse.name') ?? records.get('path');
  if (name !== undefined) extensions.name = name;
  const linkTarget = records.get('linkpath');
  if (linkTarget !== undefined) extensions.linkTarget = linkTarget;
  const size = records.get('size');
  if (size !== undefined && /^(?:0|[1-9]\d{0,14})$/u.test(size)) extensions.bytes = Number(size);
  else if (size !== undefined) extensions.isStrange = true;
  if ([...records.keys()].some((key) => key.startsWith('GNU.sparse.'))) extensions.isSparse = true;
  return extensions;
}
