import { Cursor } from '../../src/pickle/machine/cursor.ts';
import { expect, test } from '@jest/globals';
import { Globals } from '../../src/pickle/machine/globals.ts';
import { Memo } from '../../src/pickle/machine/memo.ts';
import { NodeFlag, Nodes } from '../../src/pickle/machine/nodes.ts';
import { PickleState } from '../../src/pickle/machine/state.ts';
import {
  ATTRIBUTE_TEXT,
  BYTES,
  CONSTANT,
  DICT,
  GLOBAL,
  LIST,
  makeValue,
  NOTHING,
  referenceOf,
  TEXT,
  TUPLE,
  type Value,
} from '../../src/pickle/machine/value.ts';
import { ValueStack } from '../../src/pickle/machine/value-stack.ts';
import { cursorOf, little, runMachine } from '../support/run-machine.ts';

/** What counts however long ago a node was made. */
const LASTING =
  NodeFlag.actingKeys | NodeFlag.methodKeys | NodeFlag.hookKeys | NodeFlag.handleKeys | NodeFlag.unseenKeys;

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

test('blocks grow while reading goes on, and what lies in one is not read again', () => {
  const bytes = Buffer.alloc(1000, 7);
  const reads: (readonly [offset: number, length: number])[] = [];
  const read = (offset: number, length: number): Uint8Array => {
    reads.push([offset, length]);
    return bytes.subarray(offset, offset + length);
  };
  const cursor = new Cursor({ size: 1000, read });
  for (let count = 0; count < 1000; count += 1) cursor.next();
  expect(cursor.next()).toBe(-1);
  expect(reads.splice(0)).toEqual([
    [0, 64],
    [64, 256],
    [320, 680],
  ]);
  cursor.moveTo(320);
  expect([cursor.peek(), cursor.next(), cursor.bytesAt(320, 680).length]).toEqual([7, 7, 680]);
  cursor.moveTo(1000);
  cursor.moveTo(999);
  expect([cursor.next(), reads.length]).toEqual([7, 0]);
  expect([cursor.bytesAt(319, 2).length, cursor.bytesAt(990, 20).length]).toEqual([2, 10]);
  cursor.moveTo(10);
  expect([cursor.next(), reads]).toEqual([
    7,
    [
      [319, 2],
      [990, 10],
      [10, 990],
    ],
  ]);
  const short = new Cursor({ size: 20, read });
  expect([short.next(), reads.at(-1)]).toEqual([7, [0, 20]]);
});

test('arguments, keys and names are known as far as they were kept', () => {
  const nodes = new Nodes();
  const ignore = (): void => undefined;
  const events = {
    ...{ global: ignore, computedName: ignore, built: ignore, persistent: () => undefined },
    called: () => 0,
  };
  const content = `\x8c\x01aC\x01bX${little(5000, 4)}${'x'.repeat(5000)}`;
  const state = new PickleState(cursorOf(content), events, { nodes, globals: new Globals() });
  const [text, data, long] = [makeValue(TEXT, 0), makeValue(BYTES, 3), makeValue(TEXT, 6)];
  const filled = (kind: number, count: number): Value => {
    const value = nodes.create(kind, 0);
    for (let item = 0; item < count; item += 1) nodes.add(referenceOf(value), text);
    return value;
  };
  for (const kind of [TUPLE, LIST]) expect(state.argumentsOf(filled(kind, 2))).toEqual([text, text]);
  for (const unknown of [filled(DICT, 2), filled(TUPLE, 65), makeValue(TUPLE, 0), NOTHING]) {
    expect(state.argumentsOf(unknown)).toBeUndefined();
  }
  expect(state.itemsOf(makeValue(LIST, 0))).toEqual([]);
  expect([state.textOf(text), state.textOf(data), state.textOf(long)]).toEqual(['a', undefined, undefined]);
  expect(state.keysIn([text, data, data, text, text])).toEqual(['a', undefined, 'a']);
  const full = 4_194_304;
  for (let key = 0; key < full; key += 128) state.memo.set(key, NOTHING);
  for (let at = 0; at < 9; at += 1) state.memoize(full + at, makeValue(TEXT, at));
  for (let at = 0; at < 10; at += 1) state.keepName(makeValue(TEXT, at));
  const kept = Array.from({ length: 10 }, (_unused, at) => state.memo.get(full + at));
  // Of texts, the last eight were still at hand.
  expect(kept).toEqual([NOTHING, ...[1, 2, 3, 4, 5, 6, 7, 8].map((at) => makeValue(TEXT, at)), undefined]);
});

test('a stack whose values are too many forgets the lower half, and its marks move along', () => {
  const stack = new ValueStack(32);
  stack.push(-1);
  stack.mark();
  for (let value = 0; value < 31; value += 1) stack.push(value);
  expect([stack.size, stack.isOverfull]).toEqual([32, false]);
  stack.mark();
  stack.push(7);
  expect([stack.size, stack.isOverfull, stack.at(0), stack.at(15)]).toEqual([17, true, 15, 30]);
  expect([stack.popMark(), stack.popMark(), stack.popMark(), stack.underflows]).toEqual([
    16,
    0,
    undefined,
    1,
  ]);
  expect([stack.pop(), stack.pop()]).toEqual([7, 30]);
});

test('of too many marks the lower half is forgotten', () => {
  const stack = new ValueStack(32);
  for (let value = 0; value < 20; value += 1) {
    stack.mark();
    stack.push(value);
  }
  for (let value = 19; value >= 10; value -= 1) {
    expect([stack.popMark(), stack.pop()]).toEqual([value, value]);
  }
  for (let count = 0; count < 23; count += 1) stack.mark();
  expect([stack.isOverfull, stack.underflows]).toEqual([true, 0]);
  // 33 marks were set, of which the first 16 are gone.
  for (let count = 0; count < 17; count += 1) expect(stack.popMark()).toBe(10);
  expect([stack.popMark(), stack.pop(), stack.underflows]).toEqual([undefined, 9, 1]);
});

test('the top of a stack is a mark, or a value above the topmost mark', () => {
  const stack = new ValueStack();
  stack.push(1);
  stack.mark();
  stack.push(2);
  stack.popEither();
  expect([stack.size, stack.peek(), stack.underflows]).toEqual([1, NOTHING, 1]);
  stack.popEither();
  expect([stack.size, stack.peek(), stack.underflows]).toEqual([1, 1, 1]);
  stack.popEither();
  stack.popEither();
  expect([stack.size, stack.underflows, stack.at(-1), stack.isOverfull]).toEqual([0, 2, NOTHING, false]);
});

test('rings of nodes and items keep exactly the last', () => {
  const nodes = new Nodes(16);
  for (let node = 1; node <= 40; node += 1) {
    expect(referenceOf(nodes.create(LIST, 10 * node))).toBe(node);
    for (let item = 0; item < 8; item += 1) nodes.add(node, 100 * node + item);
  }
  for (let node = 1; node <= 40; node += 1) {
    const items = Array.from({ length: 8 }, (_unused, item) => 100 * node + item);
    expect(nodes.items(node)).toEqual(node > 24 ? { items, isCut: false } : undefined);
    expect(nodes.offsetOf(node)).toBe(node > 24 ? 10 * node : undefined);
  }
  nodes.add(24, 1);
  nodes.add(40, 7);
  expect([nodes.items(25), nodes.items(40)?.items.length, nodes.items(26)?.items[0]]).toEqual([
    undefined,
    9,
    2600,
  ]);
  nodes.mark(1, NodeFlag.instances);
  nodes.mark(2, NodeFlag.methodKeys);
  expect([nodes.flagsOf(1), nodes.flagsOf(2), nodes.flagsOf(3)]).toEqual([0, NodeFlag.methodKeys, 0]);
  for (let node = 100; node < 100_099; node += 1) nodes.mark(node, NodeFlag.actingKeys);
  expect(nodes.flagsOf(3)).toBe(LASTING);
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
  expect([nodes.items(0), nodes.flagsOf(0), nodes.items(19)]).toEqual([...[undefined, LASTING, undefined]]);
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

test('a frame may be longer than the content', () => {
  expect(runMachine(`\x95${little(2, 8)}N.`)).toMatchObject({ hasLongFrame: false });
  expect(runMachine(`\x95${little(3, 8)}N.`)).toMatchObject({ hasLongFrame: true, frameEnd: 12 });
  expect(runMachine(`\x95${little(0, 8)}N.`)).toMatchObject({ hasLongFrame: false, frameEnd: 0 });
});
