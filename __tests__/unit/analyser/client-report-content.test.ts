import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ZipFile } from 'yazl';
import { findReportFault } from '../../../src/analyser/remote/client/report-content.ts';
import { REPORT_FORMATS, type ReportFormat } from '../../../src/facts/report-kinds.ts';
import { textPdf } from '../../service/jobs/report-pdf.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'report-content-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

let count = 0;
async function faultOf(content: string | Buffer, format: ReportFormat): Promise<string | undefined> {
  count += 1;
  const file = path.join(folder, String(count));
  await writeFile(file, content);
  try {
    return await findReportFault(file, format);
  } finally {
    await rm(file);
  }
}

async function zipOf(bytes: number, comment = ''): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.alloc(bytes, 'PK\u0005\u0006 in the middle'), 'report.txt', { compress: false });
  zip.end({ comment, forceZip64Format: false });
  return buffer(zip.outputStream);
}

const XML =
  '<?xml version="1.0"?>\n<!-- a -->\n<JobReport a="b">\n  <Note>x</Note>\n</JobReport>\n<!-- end -->\n';
const JSON_TEXT = `${JSON.stringify({ report: 'Vulnerability', error_rate: 0.1, list: [1, 2, { a: 'é' }] })}\n`;
const LONG_XML = `<r>${'<i>x</i>'.repeat(20_000)}</r>`;

/** Whole reports by format. */
async function wholeReports(): Promise<readonly (readonly [ReportFormat, Buffer])[]> {
  const pdf = textPdf(['Report: x', 'Score: 0.1']);
  return [
    ['pdf', pdf],
    ['pdf', Buffer.concat([Buffer.from('junk before\n'), pdf, Buffer.from('\n\n')])],
    ['pdf', textPdf(Array.from({ length: 5000 }, () => 'a longer report'))],
    ['zip', await zipOf(10)],
    ['zip', await zipOf(200_000, 'a comment')],
    ['json', Buffer.from(JSON_TEXT)],
    ['json', Buffer.from(`\ufeff${JSON_TEXT}`)],
    ['xml', Buffer.from(XML)],
    ['xml', Buffer.from(LONG_XML)],
    ['xml', Buffer.from('<empty a="1"/>')],
    ['txt', Buffer.from('Report: Vulnerability\nScore < 0.1 <b>é\u001b[1m\n')],
  ];
}

const PAGES = [
  '<!DOCTYPE html><html><body>Sign in</body></html>',
  '\n\n<!-- proxy -->\n<HTML lang="en"><head></head></HTML>',
  '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0//EN" "x">\n<html></html>',
  '\ufeff<html><body><p>503</p></body></html>',
  '<h1>Bad gateway</h1>',
  '<head><title>Sign in</title></head>',
];

describe('a report', () => {
  it('that is whole is kept', async () => {
    for (const [format, content] of await wholeReports()) {
      expect(await faultOf(content, format)).toBeUndefined();
    }
  });

  it('that is cut anywhere is not kept, unless it is a text', async () => {
    const reports = (await wholeReports()).filter(([format]) => format !== 'txt');
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...reports),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (one, share) => {
          const [format, content] = one;
          // White space, a comment and what is after the end marker of a PDF may be missing.
          const needed = content
            .toString('latin1')
            .replace(/(?:\s|<!-- end -->)+$/u, '')
            .replace(/%%EOF$/u, '%%EO');
          const cut = content.subarray(0, Math.floor(needed.length * share * 0.9999));
          expect(await faultOf(cut, format)).toMatch(/cut|is not/u);
          seen.add(format);
        },
      ),
      { numRuns: 300 },
    );
    expect(seen.size).toBe(4);
  });

  it.each(REPORT_FORMATS)('that is an HTML page is no report in %s', async (format) => {
    for (const page of PAGES) expect(await faultOf(page, format)).toContain('is an HTML page');
  });

  it('in another format is not kept', async () => {
    for (const [format, content] of await wholeReports()) {
      const others = REPORT_FORMATS.filter((other) => other !== format && other !== 'txt');
      for (const other of others) expect(await faultOf(content, other)).toBeDefined();
    }
    for (const [format, content] of await wholeReports()) {
      const isBinary = format === 'zip';
      expect((await faultOf(content, 'txt')) === undefined).toBe(!isBinary);
    }
  });

  it.each([
    '',
    ' ',
    '{"message":',
    'null',
    '<',
    '<!--',
    '<a',
    '%PDF-',
    'PK\u0005\u0006',
    'x'.repeat(200_000),
    '\0',
  ])('never makes the check fail: %#', async (content) => {
    for (const format of REPORT_FORMATS) {
      const fault = await faultOf(content, format);
      expect(fault ?? '').toMatch(/^(?:|is .*)$/u);
    }
  });
});
