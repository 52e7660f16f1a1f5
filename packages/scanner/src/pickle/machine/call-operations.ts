import { gather, startOfItems } from './container-operations.ts';
import type { Extent } from './cursor.ts';
import type { CallKind } from './events.ts';
import { MAX_LITERAL_BYTES } from './literal.ts';
import { OPCODES } from './opcodes.ts';
import type { Operation, PickleState } from './state.ts';
import { latin1, utf8 } from './text-arguments.ts';
import * as kinds from './value.ts';
import { EXTENSION, GLOBAL, kindOf, makeValue, TUPLE, type Value } from './value.ts';

function nameOf(state: PickleState, extent: Extent): string | undefined {
  if (extent.length > MAX_LITERAL_BYTES) return undefined;
  const bytes = state.cursor.bytesAt(extent.start, extent.length);
  const text = utf8(bytes);
  if (text === undefined) state.fail('has a name that Python cannot decode');
  return text ?? latin1(bytes);
}

/** Reads the module and the name that follow an opcode, each on a line. */
function readGlobal(state: PickleState): Value {
  const module = nameOf(state, state.cursor.line());
  const name = nameOf(state, state.cursor.line());
  if (module === undefined || name === undefined) {
    state.events.computedName(0, 0, state.offset);
    return makeValue(EXTENSION, 0);
  }
  return lookUp(state, module, name);
}

function lookUp(state: PickleState, module: string, name: string): Value {
  const value = makeValue(GLOBAL, state.globals.number(module, name, state.offset));
  state.events.global(value);
  return value;
}

/** True for what is in plain sight and no text: every unpickler refuses it as a name. */
function isReadable(value: Value): boolean {
  const kind = kindOf(value);
  return kind === kinds.CONSTANT || (kind >= kinds.BYTES && kind <= GLOBAL);
}

function stackGlobal(state: PickleState): void {
  const name = state.stack.pop();
  const module = state.stack.pop();
  const [moduleText, nameText] = [state.textOf(module), state.textOf(name)];
  if (moduleText === undefined || nameText === undefined) {
    if (isReadable(module) || isReadable(name)) state.fail('has a name that is not text');
    else state.events.computedName(module, name, state.offset);
    state.stack.push(makeValue(EXTENSION, 0));
    return;
  }
  state.keepName(module);
  state.keepName(name);
  state.stack.push(lookUp(state, moduleText, nameText));
}

function call(state: PickleState, kind: CallKind, callable: Value, args: Value, keywords?: Value): void {
  const { offset } = state;
  const callableKind = kindOf(callable);
  if (callableKind > 0 && callableKind < GLOBAL) state.fail('calls what cannot be called');
  const result = state.events.called({
    kind,
    callable,
    args,
    ...(keywords === undefined ? {} : { keywords }),
    offset,
  });
  state.stack.push(result);
}

function reduce(state: PickleState): void {
  const args = state.stack.pop();
  const callable = state.stack.pop();
  if (kindOf(args) === kinds.CONSTANT) state.fail('calls without arguments');
  call(state, 'call', callable, args);
}

function newObject(state: PickleState): void {
  const args = state.stack.pop();
  call(state, 'new', state.stack.pop(), args);
}

function newObjectEx(state: PickleState): void {
  const keywords = state.stack.pop();
  const args = state.stack.pop();
  call(state, 'new', state.stack.pop(), args, keywords);
}

function inst(state: PickleState): void {
  const callable = readGlobal(state);
  const args = gather(state, TUPLE, startOfItems(state));
  call(state, 'call-or-new', callable, args);
}

function obj(state: PickleState): void {
  const start = startOfItems(state);
  if (start >= state.stack.size) {
    state.fail('makes an instance of nothing');
    state.stack.push(0);
    return;
  }
  const callable = state.stack.at(start);
  const args = gather(state, TUPLE, start + 1);
  state.stack.truncate(start);
  call(state, 'call-or-new', callable, args);
}

function persistent(idOf: (state: PickleState) => Value): Operation {
  return (state) => {
    const id = idOf(state);
    const known = state.events.persistent(id);
    if (known !== undefined) {
      state.stack.push(known);
      return;
    }
    const value = state.nodes.create(kinds.PERSISTENT, state.offset);
    state.nodes.add(kinds.referenceOf(value), id);
    state.stack.push(value);
  };
}

/** Reads an id of protocol 0. Python refuses what is not ASCII. */
function lineId(state: PickleState): Value {
  const { start, length } = state.cursor.line();
  const bytes = state.cursor.bytesAt(start, Math.min(length, MAX_LITERAL_BYTES));
  if (bytes.some((byte) => byte >= 0x80)) state.fail('has an id that Python cannot decode');
  return 0;
}

function extension(width: number): Operation {
  return (state) => {
    const code = state.cursor.unsigned(width);
    state.events.extension?.(code, state.offset);
    state.stack.push(makeValue(EXTENSION, state.offset));
  };
}

function protocol(state: PickleState): void {
  const version = state.cursor.next();
  if (version < 0 || version > 5) state.fail('asks for a protocol that does not exist');
  else state.protocol = version;
}

/** Opens a frame (PEP 3154). The C code refuses one that is longer than the content, pickle.py does not; pickle.py refuses a frame in a frame; the C code takes frames as a hint to read ahead. */
function frame(state: PickleState): void {
  const length = state.cursor.unsigned(8);
  const { position, size } = state.cursor;
  if (state.frameEnd > 0 && position !== state.frameEnd) state.events.straddled?.(state.offset);
  if (position + length > size) state.hasLongFrame = true;
  state.frameEnd = length <= 0 ? 0 : Math.min(position + length, size + 1);
}

const pushGlobal: Operation = (state) => {
  state.stack.push(readGlobal(state));
};

const stop: Operation = (state) => {
  state.result = state.stack.pop();
  state.isDone = true;
};

/** Opcodes that look up names, call, and steer the unpickler. */
export const CALL_OPERATIONS: readonly (readonly [number, Operation])[] = [
  [OPCODES.GLOBAL, pushGlobal],
  [OPCODES.STACK_GLOBAL, stackGlobal],
  [OPCODES.REDUCE, reduce],
  [OPCODES.NEWOBJ, newObject],
  [OPCODES.NEWOBJ_EX, newObjectEx],
  [OPCODES.INST, inst],
  [OPCODES.OBJ, obj],
  [OPCODES.PERSID, persistent(lineId)],
  [OPCODES.BINPERSID, persistent((state) => state.stack.pop())],
  [OPCODES.EXT1, extension(1)],
  [OPCODES.EXT2, extension(2)],
  [OPCODES.EXT4, extension(4)],
  [OPCODES.PROTO, protocol],
  [OPCODES.FRAME, frame],
  [OPCODES.STOP, stop],
];
