import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { TOUCHING_PICKLE } from '../../support/inert-pickle.ts';
import { msgpack } from '../../support/msgpack-writer.ts';
import { scanAs } from '../../support/scan-of-file.ts';

/*
 * Pickles that a text has as Base64 or as numbers. Programs decode and load them; Polars does so with numbers in JSON
 * (`Expr.deserialize`).
 */

const LETTERS = 'x'.repeat(600);
const SHORT = Buffer.concat([Buffer.from([0x80, 2]), TOUCHING_PICKLE]);
/** So long that it is wrapped; what runs is in its last line. */
const LONG = Buffer.concat([Buffer.from([0x80, 4]), Buffer.from(`V${LETTERS}\n0`), TOUCHING_PICKLE]);

/** As optimizers of pickles write it. */
const UNFRAMED = Buffer.concat([Buffer.from([0x80, 4, 0x4b, 1]), Buffer.from('0'), TOUCHING_PICKLE]);
/** What runs is behind a text that is longer than what is decoded at first. */
const FAR = Buffer.concat([
  Buffer.from('\x80\x04X\x20\x4e\0\0', 'latin1'),
  Buffer.alloc(20_000, 'x'),
  Buffer.from('0'),
  TOUCHING_PICKLE,
]);

const base64 = (bytes: Buffer): string => bytes.toString('base64');

/** Base64 in lines of 76 letters. */
function wrapped(bytes: Buffer, between: string): string {
  return (base64(bytes).match(/.{1,76}/gu) ?? []).join(between);
}

const linesOf = (bytes: Buffer): readonly string[] => wrapped(bytes, '\n,').split(',');

describe('a pickle as text is found', () => {
  test.each<[string, string, string]>([
    ['in YAML', 'c.yaml', `model: ${base64(SHORT)}\n`],
    ['in a block of YAML', 'c.yaml', `model: !!binary |\n  ${wrapped(LONG, '\n  ')}\nnext: 1\n`],
    ['in TOML', 'c.toml', `model = "${base64(SHORT)}"\n`],
    ['in a list of lines of TOML', 'c.toml', `model = ["${wrapped(LONG, '",\n  "')}"]\n`],
    ['behind a long text', 'c.json', `{"model": "${base64(FAR)}"}`],
    ['as numbers behind a long text', 'c.json', `{"model": [${[...FAR].join(', ')}]}`],
    ['as numbers that begin with a number', 'c.json', `{"model": [${[...UNFRAMED].join(', ')}]}`],
    ['as numbers of gzip', 'c.json', `{"model": [${[...gzipSync(LONG)].join(',')}]}`],
    ['as numbers of zlib', 'c.json', `{"model": [${[...deflateSync(LONG)].join(',')}]}`],
    [
      'as hexadecimal digits',
      'study.log',
      `{"cma:optimizer:0": "${Buffer.concat([Buffer.from('\x80\x04}0', 'latin1'), TOUCHING_PICKLE]).toString('hex')}"}\n`,
    ],
    ['in CSV', 'rows.csv', `id,model\n1,${base64(SHORT)}\n`],
    ['in a mail', 'm.eml', `Content-Transfer-Encoding: base64\r\n\r\n${wrapped(LONG, '\r\n')}\r\n`],
    ['in a quoted mail', 'm.eml', `> ${wrapped(LONG, '\n> ')}\n`],
    ['in Markdown', 'notes.md', `# A\n\n\`\`\`\n${wrapped(LONG, '\n')}\n\`\`\`\n`],
    [
      'in the lines of a notebook',
      'n.ipynb',
      JSON.stringify({ cells: [{ source: linesOf(LONG) }] }, null, 1),
    ],
    ['in JSON with line ends', 'a.json', JSON.stringify({ m: wrapped(LONG, '\n') })],
    ['in lines of JSON with escapes', 'a.jsonl', `{"m":"${base64(LONG).replaceAll('/', '\\/')}"}\n`],
    ['in Python', 'm.py', `MODEL = ('${wrapped(LONG, "'\n  '")}')\n`],
    ['in an address', 'a.txt', `https://x.test/?model=${LONG.toString('base64url')}\nnext`],
    ['without a protocol', 'a.txt', base64(TOUCHING_PICKLE)],
    ['compressed by zlib', 'a.txt', base64(deflateSync(LONG))],
    ['compressed by gzip', 'a.txt', wrapped(gzipSync(LONG), '\n')],
    ['behind the header of Polars', 'a.txt', base64(Buffer.concat([Buffer.from('PLPYFN\x94'), SHORT]))],
    ['far behind the start', 'a.txt', `${'text\n'.repeat(300_000)}${base64(SHORT)}\n`],
    ['as numbers in JSON', 'e.json', JSON.stringify({ f: [...Buffer.from('PLPYFN'), 148, ...SHORT] })],
    ['as numbers of YAML', 'e.yaml', [...SHORT].map((byte) => `- ${String(byte)}\n`).join('')],
  ])('%s', async (_, name, text) => {
    expect((await scanAs(name, Buffer.from(text))).verdicts).toEqual(['critical pickle-code']);
  });

  test('in UTF-16', async () => {
    const text = Buffer.from(`\ufeffmodel: ${base64(SHORT)}\n`, 'utf16le');
    expect((await scanAs('c.txt', text)).verdicts).toEqual(['critical pickle-code']);
  });

  test('of each line', async () => {
    const other = Buffer.from(SHORT.toString('latin1').replace('system', 'unlink'), 'latin1');
    const { findings } = await scanAs('a.txt', Buffer.from(`${base64(SHORT)}\n${base64(other)}\n`));
    expect(findings.map(({ subject }) => subject)).toEqual(['os.system', 'os.unlink']);
  });

  test('only once where stable-baselines3 has it', async () => {
    const text = JSON.stringify({ policy: { ':serialized:': base64(SHORT) } });
    expect((await scanAs('data', Buffer.from(text))).findings).toHaveLength(1);
  });
});

test.each<[string, string]>([
  ['a harmless pickle', base64(Buffer.from('\x80\x04]\x94(K\x01K\x02e.', 'latin1'))],
  ['a compressed drawing', base64(deflateSync(Buffer.from('{"code":"graph TD"}')))],
  ['a compressed archive of texts', base64(gzipSync(msgpack({ a: 'b' })))],
  ['a word', 'Y2hhbm5lbHNvbWV0aGluZ2Vsc2U= gANgANgANgANgANgAN KGNhbGxlZCkgbm90aGluZw=='],
  ['a hash', `sha512-gASVxxxxxxxxxxxxxxxxxxxxxxxx+${'A'.repeat(60)}==`],
  [
    'pixels',
    JSON.stringify(Array.from({ length: 3000 }, (_, index) => [128, 4, 149, 255, 93, 40][index % 6])),
  ],
])('%s as text is no finding', async (_, text) => {
  expect((await scanAs('a.txt', Buffer.from(text))).verdicts).toEqual([]);
});

test('a line of other Base64 that begins like a pickle by chance is no finding', async () => {
  const line = 'A'.repeat(76);
  const { verdicts } = await scanAs(
    'a.txt',
    Buffer.from(`${line}\ngAJOTk5OTk5OTk5O${line.slice(16)}\n${line}\n`),
  );
  expect(verdicts).toEqual([]);
});

test('a text with more such places than are looked at is not called clean', async () => {
  const text = `${'gANOOOOOOOOOOOOO '.repeat(200_001)}${base64(SHORT)}`;
  expect((await scanAs('a.txt', Buffer.from(text))).verdicts).toEqual(['not-scanned over-limit']);
});

describe('a text is not called clean, but does not take long either, if it has', () => {
  test.each<[string, string]>([
    [
      'more encoded bytes than are scanned',
      `${base64(Buffer.from('\x80\x02](K\x01K\x02K\x03K\x04e.', 'latin1'))}\n`,
    ],
    ['numbers that each begin encoded bytes', '128, 4, 93, 46, 7, '],
    [
      'lines of Base64 that each go on to the end',
      `${Buffer.from('cat\ndog\n'.repeat(3)).toString('base64')}\n`,
    ],
  ])('%s', async (_, part) => {
    const { verdicts } = await scanAs('a.txt', Buffer.from(part.repeat(Math.ceil(2_000_000 / part.length))));
    expect(verdicts).toContain('not-scanned over-limit');
  });
});
