import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { StreamBody } from '../../../src/http/exchange.ts';
import { createForm } from '../../../src/analyser/remote/client/upload.ts';
import { bodyBytes } from '../../support/body-bytes.ts';

const CONTENT = Buffer.from('PK\u0003\u0004 an archive\r\n--form-with lines\r\n');

function archive(): StreamBody {
  return { bytes: CONTENT.length, open: () => Readable.from([CONTENT.subarray(0, 9), CONTENT.subarray(9)]) };
}

/** The parts of a form between its boundaries, which are where RFC 2046 requires them. */
async function readForm(form: ReturnType<typeof createForm>): Promise<{ head: string; body: Buffer }[]> {
  const boundary = /^multipart\/form-data; boundary=([\w-]+)$/u.exec(form.contentType)?.[1];
  if (boundary === undefined) throw new Error('no boundary');
  const bytes = await bodyBytes(form.body.open());
  expect(bytes.length).toBe(form.body.bytes);
  const parts: { head: string; body: Buffer }[] = [];
  let at = bytes.indexOf(`--${boundary}\r\n`);
  expect(at).toBe(0);
  while (!bytes.subarray(at).equals(Buffer.from(`--${boundary}--\r\n`))) {
    const headAt = at + `--${boundary}\r\n`.length;
    const bodyAt = bytes.indexOf('\r\n\r\n', headAt) + 4;
    const endAt = bytes.indexOf(`\r\n--${boundary}`, bodyAt);
    if (endAt < 0) throw new Error('a part does not end');
    parts.push({ head: bytes.toString('utf8', headAt, bodyAt - 4), body: bytes.subarray(bodyAt, endAt) });
    at = endAt + 2;
  }
  return parts;
}

describe('a form', () => {
  it('carries every field in its order, then the archive as file', async () => {
    const fields: [string, string][] = [
      ['key', 'uploads/${filename}'],
      ['policy', 'eyJ9+/=='],
      ['x-amz-meta-n\u00e4me', 'Wert mit "Zeichen"\r\n--form-und Zeilen'],
      ['empty', ''],
    ];
    const parts = await readForm(createForm(fields, archive(), 'my "data".zip'));
    expect(parts.slice(0, -1)).toEqual(
      fields.map(([name, value]) => ({
        head: `Content-Disposition: form-data; name="${name}"`,
        body: Buffer.from(value),
      })),
    );
    const file = parts.at(-1);
    expect(file?.head.split('\r\n')).toEqual([
      'Content-Disposition: form-data; name="file"; filename="my %22data%22.zip"',
      'Content-Type: application/zip',
    ]);
    expect(file?.body.equals(CONTENT)).toBe(true);
  });

  it('keeps names with quotes and line ends in their line', async () => {
    const [field, file] = await readForm(createForm([['a"\r\nb', 'value']], archive(), 'x\r\n.zip'));
    expect(field?.head).toBe('Content-Disposition: form-data; name="a%22%0D%0Ab"');
    expect(file?.head).toContain('filename="x%0D%0A.zip"');
  });

  it('has another boundary each time, and the same for each try', async () => {
    const form = createForm([], archive(), 'a.zip');
    expect(form.contentType).not.toBe(createForm([], archive(), 'a.zip').contentType);
    expect((await bodyBytes(form.body.open())).equals(await bodyBytes(form.body.open()))).toBe(true);
  });

  it('opens the archive only once it is read, and closes it when nobody reads any more', async () => {
    const opened: Readable[] = [];
    const open = (): Readable => {
      const stream = Readable.from(['one', 'two'].map((text) => Buffer.from(text)));
      opened.push(stream);
      return stream;
    };
    const form = createForm([['key', 'k']], { bytes: CONTENT.length, open }, 'a.zip');
    const chunks = form.body.open()[Symbol.asyncIterator]();
    await chunks.next();
    expect(opened).toHaveLength(0);
    await chunks.next();
    await chunks.return?.();
    expect(opened.map((one) => one.destroyed)).toEqual([true]);
  });
});
