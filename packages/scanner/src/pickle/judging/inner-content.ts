import { finding, notScanned } from '../../rules/file-finding.ts';
import { MemorySource, SliceSource, type ByteSource } from '../../byte-source.ts';
import type { Extent } from '../machine/cursor.ts';
import type { PickleJudge } from '../pickle-judge.ts';
import { countedExtent } from '../machine/literal.ts';
import { beginsPickle } from '../probe.ts';
import { rawUnicodeEscape, utf8 } from '../machine/text-arguments.ts';
import { BYTES, GLOBAL, isText, kindOf, OBJECT, referenceOf, type Value } from '../machine/value.ts';

/** Text that stands for bytes is decoded in memory. */
const MAX_TEXT_BYTES = 1 << 26;

/** The most bytes that are taken for content of their own; those that are loaded for sure are not counted. */
const MAX_ENTERED = 1000;

/** First bytes of content that is scanned, if bytes in a pickle begin with them. */
const SIGNATURES: readonly Buffer[] = [
  ...['\x80\x02', '\x80\x03', '\x80\x04', '\x80\x05', 'PK\x03\x04', '\x1f\x8b\x08', 'BZh', '\xfd7zXZ\x00'],
  ...['\x93NUMPY', '\x89HDF\r\n', 'DSL_VERS'],
].map((text) => Buffer.from(text, 'latin1'));

/** Scans bytes in a pickle as content of their own if they look like it: a class may load them. */
export function findContent(judge: PickleJudge, { start, length }: Extent): void {
  const { source } = judge.state.cursor;
  const head = Buffer.from(judge.state.cursor.bytesAt(start, 8));
  if (!SIGNATURES.some((signature) => signature.equals(head.subarray(0, signature.length)))) return;
  if (judge.entered.size >= MAX_ENTERED) {
    reportLimit(judge, 'It holds more pickles and archives as bytes than are scanned.', start);
    return;
  }
  judge.entered.add(start);
  judge.scan.enter(`bytes@${String(start)}`, new SliceSource(source, start, length), { isGuess: true });
}

/**
 * Scans what `torch.storage._load_from_bytes` loads: bytes, or Latin-1 text in `_codecs.encode`, as protocols below 3
 * write bytes.
 * @returns false if the bytes are computed
 */
export function enterStorage(judge: PickleJudge, value: Value): boolean {
  if (kindOf(value) === BYTES && judge.entered.has(startOf(judge, value))) return true;
  const content = kindOf(value) === BYTES ? bytesOf(judge, value) : encodedText(judge, value);
  if (content === undefined) return false;
  judge.scan.enter(`storage@${String(judge.state.offset)}`, content);
  if (content.size > 0 && !isTorchFile(content)) {
    judge.ledger.add(
      finding(
        'not-scanned',
        'opaque',
        'torch.storage._load_from_bytes',
        'It loads bytes as a file of torch, but they are neither a pickle nor an archive, so nothing in them was scanned.',
        { offset: judge.state.offset },
      ),
    );
  }
  return true;
}

/** Scans what a function loads as a pickle whose functions it then calls. @returns false if the bytes are computed */
export function enterCalled(judge: PickleJudge, value: Value, subject: string): boolean {
  const content = kindOf(value) === BYTES ? bytesOf(judge, value) : encodedText(judge, value);
  if (content === undefined) return false;
  judge.scan.enter(`called@${String(judge.state.offset)}`, content, { isCalled: true });
  if (beginsPickle(content)) return true;
  const detail = 'It loads bytes as a pickle, but they do not look like one, so nothing in them was scanned.';
  judge.ledger.add(finding('not-scanned', 'opaque', subject, detail, { offset: judge.state.offset }));
  return true;
}

/** True for what `torch.load` takes: a zip archive, an archive of tar, or pickles one after another. */
function isTorchFile(content: ByteSource): boolean {
  const head = Buffer.from(content.read(0, 262));
  const isArchive =
    head.toString('latin1', 0, 4) === 'PK\x03\x04' || head.toString('latin1', 257) === 'ustar';
  return isArchive || beginsPickle(content);
}

function reportLimit(judge: PickleJudge, detail: string, offset: number): void {
  judge.ledger.add(notScanned('over-limit', 'inner content', detail, { offset }));
}

function startOf(judge: PickleJudge, value: Value): number {
  return countedExtent(judge.state.cursor, referenceOf(value))?.start ?? -1;
}

function bytesOf(judge: PickleJudge, value: Value): ByteSource | undefined {
  const { cursor } = judge.state;
  const extent = countedExtent(cursor, referenceOf(value));
  return extent === undefined ? undefined : new SliceSource(cursor.source, extent.start, extent.length);
}

function encodedText(judge: PickleJudge, value: Value): ByteSource | undefined {
  const { state } = judge;
  if (kindOf(value) !== OBJECT) return undefined;
  const [callable, args] = state.itemsOf(value);
  if (callable === undefined || args === undefined || kindOf(callable) !== GLOBAL) return undefined;
  if (!/^_?codecs\.encode$/u.test(judge.use(callable).path)) return undefined;
  const [text] = state.argumentsOf(args) ?? [];
  return text === undefined || !isText(text) ? undefined : textAsBytes(judge, referenceOf(text));
}

function textAsBytes(judge: PickleJudge, offset: number): ByteSource | undefined {
  const { cursor } = judge.state;
  const counted = countedExtent(cursor, offset);
  const extent = counted ?? { start: offset + 1, length: lineLength(judge, offset + 1) };
  if (extent.length > MAX_TEXT_BYTES) {
    reportLimit(judge, 'A storage is written as text and too large to be decoded.', offset);
    return new MemorySource(new Uint8Array(0));
  }
  const bytes = Uint8Array.from(cursor.source.read(extent.start, extent.length));
  const text = counted === undefined ? rawUnicodeEscape(bytes) : utf8(bytes);
  return text === undefined ? undefined : new MemorySource(Buffer.from(text, 'latin1'));
}

function lineLength(judge: PickleJudge, start: number): number {
  const { source } = judge.state.cursor;
  const end = source.read(start, MAX_TEXT_BYTES + 1).indexOf(0x0a);
  return end < 0 ? MAX_TEXT_BYTES + 1 : end;
}
