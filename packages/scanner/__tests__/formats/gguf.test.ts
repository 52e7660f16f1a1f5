import { Unreadable } from '@model-security-scan/common/unreadable';
import { describe, expect, test } from '@jest/globals';
import { looksLikeGguf, scanGguf } from '../../src/formats/gguf.ts';
import { padded, u32, u64 } from '../../../../__tests__/support/binary-writer.ts';
import { CLEAN_TEMPLATES } from '../support/chat-templates.ts';
import { expectOnlyUnreadable } from '../support/hostile-bytes.ts';
import { scanBytes } from '../support/recording-scan.ts';

const text = (value: string): Buffer => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);
const entry = (key: string, value: string): Buffer => Buffer.concat([text(key), u32(8), text(value)]);
const listEntry = (key: string, values: readonly string[]): Buffer =>
  Buffer.concat([text(key), u32(9), u32(8), u64(values.length), ...values.map(text)]);
const tensor = (name: string, elements: number, offset: number, type = 0): Buffer =>
  Buffer.concat([text(name), u32(1), u64(elements), u32(type), u64(offset)]);

function file(
  entries: readonly Buffer[],
  tensors: readonly Buffer[] = [tensor('a', 8, 0)],
  data = 32,
): Buffer {
  const header = [
    Buffer.from('GGUF'),
    u32(3),
    u64(tensors.length),
    u64(entries.length),
    ...entries,
    ...tensors,
  ];
  return Buffer.concat([padded(Buffer.concat(header), 32), Buffer.alloc(data)]);
}

const GOOD = file([
  entry('general.architecture', 'llama'),
  entry('tokenizer.chat_template', CLEAN_TEMPLATES['toolsWithDate'] ?? ''),
  listEntry('tokenizer.ggml.tokens', ['a', 'b']),
]);

describe('GGUF', () => {
  test('a good file has no findings', () => {
    const scan = scanBytes(scanGguf, GOOD);
    expect(scan.lines).toEqual([]);
    expect(scan.observed).toContainEqual({ kind: 'architecture', name: 'llama' });
    expect(looksLikeGguf(GOOD.subarray(0, 64))).toBe(true);
  });

  test.each([
    [
      'a template',
      file([entry('tokenizer.chat_template', "{{ ''.__class__ }}")]),
      'critical template-code __class__',
    ],
    [
      'a named template',
      file([entry('tokenizer.chat_template.rag', "{{ ''.__class__ }}")]),
      'critical template-code __class__',
    ],
    [
      'a template under another key',
      file([entry('general.description', "{% if ''.__class__ %}{% endif %}")]),
      'critical template-code __class__',
    ],
    [
      'a template in a list',
      file([listEntry('tokenizer.chat_templates', ['ok', "{{ ''.__class__ }}"])]),
      'critical template-code __class__',
    ],
    ['a key twice', file([entry('k', 'a'), entry('k', 'b')]), 'high malformed-model duplicate keys'],
    [
      'tensors that are there twice',
      file([], [tensor('a', 8, 0), tensor('a', 8, 32)], 64),
      'high malformed-model duplicate tensor names',
    ],
    [
      'an overlap',
      file([], [tensor('a', 16, 0), tensor('b', 8, 32)], 64),
      'review malformed-model overlapping tensors',
    ],
    ['an unknown type', file([], [tensor('a', 8, 0, 99)], 32), 'review malformed-model tensor type 99'],
    ['a misaligned tensor', file([], [tensor('a', 1, 8)], 32), 'review malformed-model misaligned tensor'],
    ['an archive after', Buffer.concat([GOOD, Buffer.from('PK\x03\x04')]), 'high hidden-content zip archive'],
    ['appended bytes', Buffer.concat([GOOD, Buffer.alloc(100)]), 'review malformed-model unused bytes'],
  ])('%s is found', (_name, bytes, line) => {
    expect(scanBytes(scanGguf, bytes).lines).toContain(line);
  });

  test.each([
    ['cut tensors', GOOD.subarray(0, GOOD.length - 1)],
    ['a text beyond the end', file([Buffer.concat([text('k'), u32(8), u64(2 ** 52)])])],
    ['a list beyond the end', file([Buffer.concat([text('k'), u32(9), u32(8), u64(2 ** 52)])])],
    [
      'a list of lists of lists of lists of lists',
      file([Buffer.concat([text('k'), u32(9), ...Array.from({ length: 9 }, () => [u32(9), u64(1)]).flat()])]),
    ],
    ['a key without end', file([u64(2 ** 52)])],
    ['too many tensors', Buffer.concat([Buffer.from('GGUF'), u32(3), u64(2 ** 52), u64(0)])],
    ['an unknown value type', file([Buffer.concat([text('k'), u32(77)])])],
    ['version 1', Buffer.concat([Buffer.from('GGUF'), u32(1), Buffer.alloc(32)])],
  ])('%s is unreadable', (_name, bytes) => {
    expect(() => scanBytes(scanGguf, bytes)).toThrow(Unreadable);
  });

  test('hostile bytes give findings or a refusal', () => {
    expectOnlyUnreadable(scanGguf, GOOD);
  });
});
