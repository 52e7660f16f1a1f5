import { describe, expect, test } from '@jest/globals';
import { countedExtent, plainInteger, readLiteral } from '../../src/pickle/machine/literal.ts';
import {
  decimalInteger,
  quotedString,
  rawUnicodeEscape,
  utf8,
} from '../../src/pickle/machine/text-arguments.ts';
import { bytesOf, cursorOf, little } from '../support/run-machine.ts';

describe('text', () => {
  test.each([
    [' 12\t', 12n],
    ['+1_000', 1000n],
    ['-007', -7n],
    ['7\0x', 7n],
    ['9'.repeat(4300), BigInt('9'.repeat(4300))],
    ...['9'.repeat(4301), '', '1__0', '1_', '--1', '0x1', '1 2'].map((text) => [text, undefined] as const),
  ])('that is a number: %.9j', (text, value) => {
    expect(decimalInteger(bytesOf(text))).toBe(value);
  });

  test.each([
    [`'a\\x41\\101\\q'`, 'aAA\\q'],
    [` "it's" `, "it's"],
    [String.raw`'\'\"\\\b\f\t\n\r\v\a'`, '\'"\\\b\f\t\n\r\v\x07'],
    ["'\\\n'", ''],
    ["'\\400'", '\0'],
    ["''", ''],
    ...["'", '', '\'a"', "a'", "'a\\x4'", "'a\\'"].map((text) => [text, undefined] as const),
  ])('in quotes: %j', (text, value) => {
    expect(quotedString(bytesOf(text))).toBe(value);
  });

  test.each([
    ['\\u0041\\U0001F600\xe9', 'A😀é'],
    ['\\n\\\\u0041', '\\n\\\\u0041'],
    ['\\U0010ffff', '\u{10ffff}'],
    ...['\\u12', '\\U00110000', '\\U12'].map((text) => [text, undefined] as const),
  ])('with escapes: %j', (text, value) => {
    expect(rawUnicodeEscape(bytesOf(text))).toBe(value);
  });

  test.each([
    ['\xc3\xa9', 'é'],
    ['\xef\xbf\xbd', '\ufffd'],
    ['\xed\xa0\x80', '\ud800'],
    ['a\xed\xbf\xbfb\xed\xa0\x81', 'a\udfffb\ud801'],
    ['\xef\xbb\xbf\xed\xa0\x80', '\ufeff\ud800'],
    ['\xed\x9f\xbf\xed\xa0\x80', '\ud7ff\ud800'],
    ...['\xff', '\xed\xa0', '\xed\xa0\x7f', '\xed\xc0\x80', '\xed\xa0\x80\xff'].map(
      (text) => [text, undefined] as const,
    ),
  ])('in UTF-8: %j', (text, value) => {
    expect(utf8(bytesOf(text))).toBe(value);
  });
});

describe('a constant that is read again', () => {
  test.each([
    ['N', { type: 'word', text: 'None' }],
    ['\x88', { type: 'word', text: 'True' }],
    ['\x89', { type: 'word', text: 'False' }],
    ['I00\n', { type: 'word', text: 'False' }],
    ['I01\n', { type: 'word', text: 'True' }],
    ['L01\n', { type: 'number', value: 1n, text: '01' }],
    ['I-5\n', { type: 'number', value: -5n, text: '-5' }],
    ['L5L\n', { type: 'number', value: 5n, text: '5L' }],
    ['F1.5\n', { type: 'number', value: undefined, text: '1.5' }],
    ['K\xff', { type: 'number', value: 255n, text: '255' }],
    ['M\xff\xff', { type: 'number', value: 65_535n, text: '65535' }],
    ['J\xfe\xff\xff\xff', { type: 'number', value: -2n, text: '-2' }],
    ['J\xfe\0\0\0', { type: 'number', value: 254n, text: '254' }],
    ['\x8a\x01\x80', { type: 'number', value: -128n, text: '-128' }],
    ['\x8a\0', { type: 'number', value: 0n, text: '0' }],
    [`\x8b${little(2, 4)}\0\x01`, { type: 'number', value: 256n, text: '256' }],
    [`\x8a\x41${'\x01'.repeat(65)}`, { type: 'number', text: 'a number' }],
    ['G\x3f\xf8\0\0\0\0\0\0', { type: 'number', value: 1.5, text: '1.5' }],
    ['G\x3f', { type: 'number', value: undefined, text: 'undefined' }],
    ['Va\\u0041\n', { type: 'text', text: 'aA', isCut: false }],
    ['V\\u\n', { type: 'text', text: '\\u', isCut: false }],
    ["S'a'\n", { type: 'text', text: 'a', isCut: false }],
    ['Sa\n', { type: 'text', text: 'a', isCut: false }],
    [`V${'a'.repeat(4096)}\n`, { type: 'text', text: 'a'.repeat(4096), isCut: false }],
    [`V${'a'.repeat(4097)}\n`, { type: 'text', text: 'a'.repeat(4096), isCut: true }],
    ['\x8c\x01\xff', { type: 'text', text: 'ÿ', isCut: false }],
    ['C\x02ab', { type: 'bytes', extent: { start: 2, length: 2 } }],
    ['C\x09ab', { type: 'bytes', extent: { start: 2, length: 2 } }],
    [`B${little(2, 4)}ab`, { type: 'bytes', extent: { start: 5, length: 2 } }],
    [`\x8e${little(2, 8)}ab`, { type: 'bytes', extent: { start: 9, length: 2 } }],
    [`\x96${little(2, 8)}ab`, { type: 'bytes', extent: { start: 9, length: 2 } }],
  ])('%j', (opcode, literal) => {
    expect(readLiteral(cursorOf(opcode), 0)).toMatchObject(literal);
  });

  test.each([
    ['K\x07', 7],
    ['I7\n', 7],
    ['L-7L\n', -7],
    [`\x8a\x07${'\xff'.repeat(6)}\x0f`, 2 ** 52 - 1],
    ...['I07\n', 'I 7\n', 'I+7\n', 'F7\n', 'I01\n', '\x8c\x017', 'N', `I${'9'.repeat(17)}\n`].map(
      (opcode) => [opcode, undefined] as const,
    ),
    [`\x8a\x08${'\xff'.repeat(7)}\x0f`, undefined],
  ])('%j as a place', (opcode, value) => {
    expect(plainInteger(cursorOf(opcode), 0)).toBe(value);
  });

  test('an argument without a count has no place', () => {
    expect(countedExtent(cursorOf('K\x01'), 0)).toBeUndefined();
    expect(countedExtent(cursorOf(`NX${little(300, 4)}${'a'.repeat(300)}`), 1)).toEqual({
      start: 6,
      length: 300,
    });
  });
});
