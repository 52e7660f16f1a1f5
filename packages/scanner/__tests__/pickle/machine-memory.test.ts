import { describe, expect, test } from '@jest/globals';
import { Globals } from '../../src/pickle/machine/globals.ts';
import { countedExtent, plainInteger, readLiteral } from '../../src/pickle/machine/literal.ts';
import { Memo } from '../../src/pickle/machine/memo.ts';
import { NodeFlag, Nodes } from '../../src/pickle/machine/nodes.ts';
import {
  decimalInteger,
  quotedString,
  rawUnicodeEscape,
  utf8,
} from '../../src/pickle/machine/text-arguments.ts';
import {
  ATTRIBUTE_TEXT,
  CONSTANT,
  DICT,
  GLOBAL,
  LIST,
  makeValue,
  NOTHING,
  referenceOf,
  TEXT,
  TUPLE,
} from '../../src/pickle/machine/value.ts';
import { ValueStack } from '../../src/pickle/machine/value-stack.ts';
import { bytesOf, cursorOf, little, runMachine } from '../support/run-machine.ts';

test('content is read in blocks, forwards and again, whatever lies at their edges', () => {
  const lines = [0, 1, 62, 63, 64, 65, 300, 5].map((length) => 'x'.repeat(length));
  const text = `${lines.join('\n')}\n`;
  const cursor = cursorOf(`${text}ab`);
  let start = 0;
  for (const { length } of lines) {
    expect(cursor.line()).toEqual({ start, length });
    start += length + 1;
    expect(cursor.position).toBe(start);
    expect(Buffer.from(cursor.bytesAt(0, start)).toString('latin1')).toBe(text.slice(0, start));
  }
  expect([cursor.peek(), cursor.next(), cursor.isCut]).toEqual([0x61, 0x61, false]);
  expect(cursor.skip(2)).toBe(false);
  expect([cursor.isCut, cursor.position, cursor.peek(), cursor.next()]).toEqual([true, cursor.size, -1, -1]);
  cursor.moveTo(1);
  expect([cursor.next(), cursor.skip(64), cursor.position, cursor.peek()]).toEqual([0x78, true, 66, 0x78]);
  cursor.moveTo(start + 1);
  expect(cursor.line()).toEqual({ start: start + 1, length: 0 });
  const number = cursorOf(`${little(0x1234_5678_9abc, 8)}\x01`);
  expect([number.unsigned(8), number.isCut, number.unsigned(2), number.isCut]).toEqual([
    ...[0x1234_5678_9abc, false, -1, true],
  ]);
});

test('a stack whose values are too many forgets the lower half, and its marks move along', () => {
  const stack = new ValueStack();
  stack.push(-1);
  stack.mark();
  for (let value = 0; value < 4_194_303; value += 1) stack.push(value);
  expect([stack.size, stack.isOverfull]).toEqual([4_194_304, false]);
  stack.mark();
  stack.push(7);
  expect([stack.size, stack.isOverfull, stack.at(0)]).toEqual([2_097_153, true, 2_097_151]);
  expect([stack.popMark(), stack.popMark(), stack.popMark(), stack.underflows]).toEqual([
    ...[2_097_152, 0, undefined, 1],
  ]);
  expect([stack.pop(), stack.pop()]).toEqual([7, 4_194_302]);
  for (let count = 0; count < 4_194_305; count += 1) stack.mark();
  expect([stack.popMark(), stack.underflows]).toEqual([2_097_151, 1]);
});

test('a memo of millions keeps kinds, names, and no more', () => {
  const memo = new Memo();
  const full = 4_194_304;
  for (let key = 0; key < full; key += 128) memo.set(key, makeValue(CONSTANT, key));
  expect([memo.size, memo.get(128), memo.get(129)]).toEqual([
    full / 128,
    makeValue(CONSTANT, 128),
    undefined,
  ]);
  const values = [
    ...[makeValue(GLOBAL, 3), makeValue(ATTRIBUTE_TEXT, 5), makeValue(TUPLE, 7), makeValue(TEXT, 9)],
  ];
  for (const [at, value] of values.entries()) memo.set(full + at, value);
  expect(memo.size).toBe(full / 128 + 4);
  expect(values.map((_value, at) => memo.get(full + at))).toEqual([
    ...[values[0], values[1], makeValue(TUPLE, 0), NOTHING],
  ]);
  memo.keepName(full + 3, makeValue(TEXT, 9));
  memo.keepName(128, NOTHING);
  expect([memo.get(full + 3), memo.get(128), memo.get(full + 4)]).toEqual([
    ...[makeValue(TEXT, 9), makeValue(CONSTANT, 128), undefined],
  ]);
  memo.set(full, makeValue(LIST, 1));
  expect([memo.get(full), memo.size, memo.isOverfull]).toEqual([makeValue(LIST, 0), full / 128 + 4, false]);
  for (let page = 1; page <= 2048; page += 1) memo.set(full + page * 65_536, NOTHING);
  expect([memo.isOverfull, memo.get(full + 2048 * 65_536), memo.size]).toEqual([
    true,
    NOTHING,
    full / 128 + 2052,
  ]);
});

test('names beyond 50,000 are one', () => {
  const globals = new Globals();
  for (let name = 0; name < 50_000; name += 1) globals.number('m', String(name), name);
  expect([globals.isOverfull, globals.number('m', '7', 9), globals.number('m7', '', 9)]).toEqual([
    false,
    7,
    50_000,
  ]);
  expect([globals.isOverfull, globals.count, globals.get(7).offset]).toEqual([true, 50_000, 7]);
  expect(globals.get(50_000)).toEqual({ module: '?', name: '?', offset: 0 });
});

test('of nodes the last are kept, with their first items and what their keys mean', () => {
  const nodes = new Nodes(16);
  const first = referenceOf(nodes.create(LIST, 100));
  for (let item = 0; item < 70; item += 1) nodes.add(first, item);
  expect(nodes.items(first)).toEqual({ items: Array.from({ length: 64 }, (_unused, at) => at), isCut: true });
  expect(nodes.offsetOf(first)).toBe(100);
  nodes.mark(first, NodeFlag.actingKeys | NodeFlag.instances);
  nodes.mark(first, NodeFlag.methodKeys);
  expect(nodes.flagsOf(first)).toBe(NodeFlag.actingKeys | NodeFlag.instances | NodeFlag.methodKeys);
  const [second, third] = [nodes.create(DICT, 1), nodes.create(DICT, 2)].map(referenceOf);
  for (let item = 0; item < 14; item += 1) for (const node of [second, third]) nodes.add(node ?? 0, item);
  expect(nodes.items(second ?? 0)?.items.length).toBeLessThanOrEqual(12);
  expect(nodes.items(second ?? 0)).toMatchObject({ isCut: true });
  for (let count = 0; count < 15; count += 1) nodes.create(LIST, 0);
  expect([nodes.items(first), nodes.offsetOf(first)]).toEqual([undefined, undefined]);
  expect(nodes.flagsOf(first)).toBe(NodeFlag.actingKeys | NodeFlag.methodKeys);
  expect([nodes.items(0), nodes.flagsOf(0), nodes.items(19)]).toEqual([
    ...[undefined, NodeFlag.actingKeys | NodeFlag.methodKeys, undefined],
  ]);
});

test('items that were moved do not keep the memory from growing', () => {
  const nodes = new Nodes();
  const made = Array.from({ length: 40 }, (_unused, at) => referenceOf(nodes.create(LIST, at)));
  // Five items each, by turns: each of the later four moves those that its node has.
  for (let item = 0; item < 5; item += 1) for (const node of made) nodes.add(node, 10 * node + item);
  for (const node of made) {
    const items = [0, 1, 2, 3, 4].map((item) => 10 * node + item);
    expect(nodes.items(node)).toEqual({ items, isCut: false });
  }
});

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

test('a frame may be longer than the content', () => {
  expect(runMachine(`\x95${little(2, 8)}N.`)).toMatchObject({ hasLongFrame: false });
  expect(runMachine(`\x95${little(3, 8)}N.`)).toMatchObject({ hasLongFrame: true, frameEnd: 12 });
  expect(runMachine(`\x95${little(0, 8)}N.`)).toMatchObject({ hasLongFrame: false, frameEnd: 0 });
});
