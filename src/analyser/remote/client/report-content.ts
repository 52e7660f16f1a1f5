import { type FileHandle, open, readFile } from 'node:fs/promises';
import type { ReportFormat } from '../../../facts/report-kinds.ts';

/** The bytes that are looked at: all of a small file, else its beginning and its end. */
interface Content {
  readonly head: Buffer;
  readonly tail: Buffer;
  readonly bytes: number;
  readonly file: string;
}

/** More than the longest end of a zip archive: its end record with a comment (PKWARE, APPNOTE.TXT, 4.3.16). */
const WINDOW_BYTES = 66 * 1024;
/** Larger JSON is not parsed whole. */
const MAX_PARSED_BYTES = 32 * 1024 * 1024;

/**
 * Checks that a received file is what was asked for, and whole. An answer without a Content-Length ends wherever its
 * connection does, and a proxy answers 200 with a login page, so neither the status nor the length tells.
 * @returns what is wrong, fit to follow "it": `is an HTML page, not a PDF`; undefined if nothing is
 */
export async function findReportFault(file: string, format: ReportFormat): Promise<string | undefined> {
  const handle = await open(file, 'r');
  try {
    return await CHECKS[format](await readContent(handle, file));
  } finally {
    await handle.close();
  }
}

async function readContent(handle: FileHandle, file: string): Promise<Content> {
  const { size } = await handle.stat();
  const read = async (start: number): Promise<Buffer> => {
    const buffer = Buffer.alloc(Math.min(WINDOW_BYTES, size - start));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, start);
    return buffer.subarray(0, bytesRead);
  };
  return { head: await read(0), tail: await read(Math.max(0, size - WINDOW_BYTES)), bytes: size, file };
}

type Check = (content: Content) => string | undefined | Promise<string | undefined>;

const CHECKS: Readonly<Record<ReportFormat, Check>> = {
  pdf: checkPdf,
  zip: checkZip,
  json: checkJson,
  xml: checkXml,
  txt: checkText,
};

/** Readers accept up to 1,024 bytes before the header, and after the end marker (ISO 32000-1, annex H.3). */
const PDF_MARGIN_BYTES = 1024;

function checkPdf({ head, tail }: Content): string | undefined {
  const start = head.subarray(0, PDF_MARGIN_BYTES);
  if (!start.includes('%PDF-')) return isHtml(textOf(head)) ? 'is an HTML page, not a PDF' : 'is not a PDF';
  return tail.subarray(-PDF_MARGIN_BYTES).includes('%%EOF')
    ? undefined
    : 'is cut: the end of the PDF is missing';
}

const ZIP_END_BYTES = 22;

function checkZip({ head, tail, bytes }: Content): string | undefined {
  const isZip = ['PK\u0003\u0004', 'PK\u0005\u0006'].includes(head.toString('latin1', 0, 4));
  if (!isZip) return isHtml(textOf(head)) ? 'is an HTML page, not a zip archive' : 'is not a zip archive';
  return hasEndRecord(tail, bytes) ? undefined : 'is cut: the end record of the zip archive is missing';
}

/** True if an end record stands where it belongs: its comment ends with the file, its directory lies before it. */
function hasEndRecord(tail: Buffer, bytes: number): boolean {
  for (let at = tail.length - ZIP_END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== 0x06054b50) continue;
    const endsHere = at + ZIP_END_BYTES + tail.readUInt16LE(at + 20) === tail.length;
    const directoryBytes = tail.readUInt32LE(at + 12);
    const directoryStart = tail.readUInt32LE(at + 16);
    const recordStart = bytes - tail.length + at;
    // Larger archives keep these numbers in a record of their own (zip64).
    const isElsewhere = directoryBytes === 0xffffffff || directoryStart === 0xffffffff;
    if (endsHere && (isElsewhere || directoryStart + directoryBytes <= recordStart)) return true;
  }
  return false;
}

async function checkJson({ head, tail, bytes, file }: Content): Promise<string | undefined> {
  if (isHtml(textOf(head))) return 'is an HTML page, not JSON';
  if (bytes > MAX_PARSED_BYTES) {
    const [first = ''] = textOf(head).trimStart();
    const isWhole = { '{': '}', '[': ']' }[first] === textOf(tail).trimEnd().at(-1);
    return isWhole ? undefined : 'is not JSON, or cut';
  }
  try {
    JSON.parse((await readFile(file, 'utf8')).replace(/^\ufeff/u, ''));
    return undefined;
  } catch {
    return 'is not JSON, or cut';
  }
}

function checkXml({ head, tail }: Content): string | undefined {
  const text = textOf(head);
  if (isHtml(text)) return 'is an HTML page, not a report in XML';
  const root = /^[^<>\s/!?]+/u.exec(afterProlog(text).slice(1))?.[0];
  if (!text.startsWith('<') || root === undefined) return 'is not XML';
  const end = textOf(tail)
    .replaceAll(/<!--(?:(?!-->)[^])*-->/gu, '')
    .trimEnd();
  // The only element may be empty.
  const isWhole =
    end.endsWith(`</${root}>`) ||
    (end.endsWith('/>') && end.lastIndexOf('<') === end.lastIndexOf(`<${root}`));
  return isWhole ? undefined : 'is cut: the end of the XML is missing';
}

function checkText({ head }: Content): string | undefined {
  const text = textOf(head);
  if (isHtml(text)) return 'is an HTML page, not a text';
  const isUtf16 = head[0] === 0xff && head[1] === 0xfe;
  // A terminal's colours begin with an escape, and C1 controls are what UTF-8 makes of other encodings.
  const isBinary = /(?![\t\n\v\f\r\u0080-\u009f])\p{Cc}/u.test(text.replaceAll('\u001b', ''));
  return isBinary && !isUtf16 ? 'is not a text' : undefined;
}

function textOf(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replace(/^\ufeff/u, '')
    .trimStart();
}

/** Removes what may stand before the first element: the XML declaration, comments and other declarations. */
function afterProlog(text: string): string {
  let rest = text.trimStart();
  for (;;) {
    const end = rest.startsWith('<!--') ? '-->' : /^<[!?]/u.test(rest) ? '>' : undefined;
    const at = end === undefined ? -1 : rest.indexOf(end);
    if (end === undefined || at < 0) return rest;
    rest = rest.slice(at + end.length).trimStart();
  }
}

const HTML_ELEMENT = /^<(?:html|head|body|title|meta|script|style|form|div|p|center|h[1-6])[\s>/]/iu;

/** True for a page as browsers show it: by its doctype, or by its first element. */
function isHtml(text: string): boolean {
  return (
    /^(?:<\?xml[^>]{0,200}>\s{0,9})?<!doctype\s+html\b/iu.test(text) || HTML_ELEMENT.test(afterProlog(text))
  );
}
