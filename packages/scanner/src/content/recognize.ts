import { isUnreadable } from '@model-security-scan/common/unreadable';
import { type ByteSource } from '../byte-source.ts';
import { type ContentFormat, HEAD_BYTES } from '../content-format.ts';
import { FORMATS } from '../formats.ts';
import { baseName, extensionOf } from '../model-names.ts';

/** The most blanks before a text that are passed over. */
const MOST_BLANKS = 64 * 2 ** 20;
const BLANKS = Buffer.from(' \t\r\n');

const STRONG_FORMATS = FORMATS.filter((format) => !isWeak(format));
/** They take the most time to recognise, and count only where no other does. */
const WEAK_FORMATS = FORMATS.filter(isWeak);

/**
 * Finds the formats that content is of, by its bytes. It may be several: a zip archive can be appended to anything, and
 * a text may matter to two scanners.
 * @param name of the file or member; only formats that are plain text look at it
 */
export function recognize(bytes: ByteSource, name: string): readonly ContentFormat[] {
  if (bytes.size === 0) return [];
  const head = headOf(bytes);
  const isOf = (format: ContentFormat): boolean => matches(format, head, bytes, baseName(name));
  const strong = STRONG_FORMATS.filter(isOf);
  if (strong.length > 0) return strong;
  const weak = WEAK_FORMATS.find(isOf);
  return weak === undefined ? [] : [weak];
}

/** The first bytes; of a text that begins with more blanks than that, the first ones behind these. */
function headOf(bytes: ByteSource): Uint8Array {
  let head = bytes.read(0, HEAD_BYTES);
  for (let at = 0; isBlank(head) && at < MOST_BLANKS; at += HEAD_BYTES) {
    const next = bytes.read(at + HEAD_BYTES, HEAD_BYTES);
    if (next.length === 0) break;
    head = next;
  }
  return head.slice();
}

function isBlank(head: Uint8Array): boolean {
  return head.length === HEAD_BYTES && head.every((byte) => BLANKS.includes(byte));
}

function isWeak(format: ContentFormat): boolean {
  return (format.kind === 'container' || format.kind === 'scanned') && format.isWeak === true;
}

function matches(format: ContentFormat, head: Uint8Array, bytes: ByteSource, name: string): boolean {
  try {
    return format.looksLike(head, bytes, name);
  } catch (error) {
    if (isUnreadable(error, 'source', 'limit', 'file-limit')) throw error;
    return false;
  }
}

/** The same for a file that has several names: its own, and those of links. */
export function recognizeByNames(bytes: ByteSource, names: readonly string[]): readonly ContentFormat[] {
  return [...new Set(names.flatMap((name) => recognize(bytes, name)))];
}

/**
 * Names what a file is scanned as. The same bytes are scanned alike as long as it is the same: formats that are plain
 * text are also recognised by their name.
 * @param isNamed true if a name, or the config file, says that it is a model
 */
export function describeScan(
  formats: readonly ContentFormat[],
  names: readonly string[],
  isNamed: boolean,
): string {
  const parts = [...formats.map(({ id }) => id), ...new Set(names.map(extensionOf))];
  return [...parts, ...(isNamed ? ['as a model'] : [])].join(' ');
}
