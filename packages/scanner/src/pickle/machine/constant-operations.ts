import { MAX_LITERAL_BYTES } from './literal.ts';
import { OPCODES } from './opcodes.ts';
import type { Operation, PickleState } from './state.ts';
import { decimalInteger, latin1, quotedString, rawUnicodeEscape } from './text-arguments.ts';
import { ATTRIBUTE_TEXT, BUFFER, BYTES, CONSTANT, TEXT } from './value.ts';
import { CALLED_BY_HOOKS, CALLED_ON_PARTS, HANDLES } from '../vetted/name-lists.ts';

/**
 * Names that an unpickler itself looks up on an object, or that make another object of it. An instance whose state has
 * one of them runs what stands there at the next opcode.
 */
const ATTRIBUTE_NAMES: ReadonlySet<string> = new Set([
  ...['__setstate__', '__class__', '__dict__', '__new__', '__init__', '__reduce__', '__reduce_ex__'],
  ...['__getattr__', '__getattribute__', '__getinitargs__', '__call__', '__bases__', '__code__'],
  ...['__globals__', '__builtins__', '__slots__', 'append', 'extend', 'add'],
  // Two classes evaluate these; state-keys.ts has them.
  ...['_parse_arg_template', 'formula', 'restore_design_info', 'restore_model_spec'],
  ...[...CALLED_BY_HOOKS, ...CALLED_ON_PARTS, ...HANDLES],
]);
const MAX_ATTRIBUTE_LENGTH = Math.max(...[...ATTRIBUTE_NAMES].map(({ length }) => length));
const FIRST_CHARACTERS: ReadonlySet<number> = new Set([...ATTRIBUTE_NAMES].map((name) => name.charCodeAt(0)));

/** From this length on bytes may be content of their own. */
const MIN_CONTENT_BYTES = 16;

/**
 * A number in text must be one: pickles and other text files are told apart by it. The C code reads up to a NUL, before
 * which there may be nothing if it is an integer.
 */
const INTEGER =
  /^\s*(?:[+-]?(?:0[xX][\da-fA-F_]+|0[oO]?[0-7_]+|0[bB][01_]+|[\d_]+)[lL]?\s*(?:\0.*)?|\0.*)$/su;
const DECIMAL = /^\s*[+-]?(?:inf(?:inity)?|nan|[\d_]*\.?[\d_]*(?:[eE][+-]?[\d_]+)?)\s*(?:\0.*)?$/isu;

function fixed(length: number): Operation {
  return (state) => {
    state.cursor.skip(length);
    state.pushConstant(CONSTANT);
  };
}

function numberLine(form: RegExp): Operation {
  return (state) => {
    const { start, length } = state.cursor.line();
    const text = latin1(state.cursor.bytesAt(start, Math.min(length, 256)));
    if (length <= 256 && !form.test(text)) state.fail('has a number that is none');
    state.pushConstant(CONSTANT);
  };
}

/** @param isSigned Python refuses a negative count */
function counted(
  width: number,
  push: (state: PickleState, length: number) => void,
  isSigned = false,
): Operation {
  return (state) => {
    const length = state.cursor.unsigned(width);
    const isNegative = isSigned && length >= 0x8000_0000;
    if (isNegative) state.fail('has an argument of negative length');
    if (isNegative || state.cursor.isCut) {
      state.pushConstant(CONSTANT);
      return;
    }
    push(state, length);
    state.cursor.skip(length);
  };
}

function pushText(state: PickleState, length: number): void {
  state.pushConstant(isAttributeName(state, length) ? ATTRIBUTE_TEXT : TEXT);
}

function isAttributeName(state: PickleState, length: number): boolean {
  if (length < 3 || length > MAX_ATTRIBUTE_LENGTH) return false;
  if (!FIRST_CHARACTERS.has(state.cursor.peek())) return false;
  return ATTRIBUTE_NAMES.has(latin1(state.cursor.bytesAt(state.cursor.position, length)));
}

function pushBytes(state: PickleState, length: number): void {
  state.pushConstant(BYTES);
  if (length >= MIN_CONTENT_BYTES) state.events.bytes?.({ start: state.cursor.position, length });
}

function pushNumber(state: PickleState): void {
  state.pushConstant(CONSTANT);
}

function textLine(decode: (bytes: Uint8Array) => string | undefined): Operation {
  return (state) => {
    const { start, length } = state.cursor.line();
    const bytes = state.cursor.bytesAt(start, Math.min(length, MAX_LITERAL_BYTES));
    const text = decode(bytes);
    if (text === undefined && length <= MAX_LITERAL_BYTES) state.fail('has a text that Python cannot decode');
    state.pushConstant(ATTRIBUTE_NAMES.has(text ?? '') ? ATTRIBUTE_TEXT : TEXT);
  };
}

function memoKey(state: PickleState): number {
  const { start, length } = state.cursor.line();
  const key = decimalInteger(state.cursor.bytesAt(start, Math.min(length, MAX_LITERAL_BYTES)));
  if (key === undefined || key < 0n) {
    state.fail('has a memo key that is not a number');
    return -1;
  }
  return Number(key);
}

function get(keyOf: (state: PickleState) => number): Operation {
  return (state) => {
    const key = keyOf(state);
    const value = key < 0 ? undefined : state.memo.get(key);
    if (value === undefined) state.fail('takes what was never stored from its memo');
    state.stack.push(value ?? 0);
  };
}

function put(keyOf: (state: PickleState) => number): Operation {
  return (state) => {
    const key = keyOf(state);
    if (key >= 0) state.memoize(key, state.stack.peek());
  };
}

const pushBuffer: Operation = (state) => {
  state.pushConstant(BUFFER);
};

const lookAtBuffer: Operation = (state) => {
  state.stack.peek();
};

/** Opcodes that push a constant, and those that store in and take from the memo. */
export const CONSTANT_OPERATIONS: readonly (readonly [number, Operation])[] = [
  [OPCODES.NONE, fixed(0)],
  [OPCODES.NEWTRUE, fixed(0)],
  [OPCODES.NEWFALSE, fixed(0)],
  [OPCODES.BININT, fixed(4)],
  [OPCODES.BININT1, fixed(1)],
  [OPCODES.BININT2, fixed(2)],
  [OPCODES.BINFLOAT, fixed(8)],
  [OPCODES.INT, numberLine(INTEGER)],
  [OPCODES.LONG, numberLine(INTEGER)],
  [OPCODES.FLOAT, numberLine(DECIMAL)],
  [OPCODES.LONG1, counted(1, pushNumber)],
  [OPCODES.LONG4, counted(4, pushNumber, true)],
  [OPCODES.STRING, textLine(quotedString)],
  [OPCODES.UNICODE, textLine(rawUnicodeEscape)],
  [OPCODES.BINSTRING, counted(4, pushText, true)],
  [OPCODES.SHORT_BINSTRING, counted(1, pushText)],
  [OPCODES.BINUNICODE, counted(4, pushText)],
  [OPCODES.SHORT_BINUNICODE, counted(1, pushText)],
  [OPCODES.BINUNICODE8, counted(8, pushText)],
  [OPCODES.BINBYTES, counted(4, pushBytes)],
  [OPCODES.SHORT_BINBYTES, counted(1, pushBytes)],
  [OPCODES.BINBYTES8, counted(8, pushBytes)],
  [OPCODES.BYTEARRAY8, counted(8, pushBytes)],
  [OPCODES.NEXT_BUFFER, pushBuffer],
  [OPCODES.READONLY_BUFFER, lookAtBuffer],
  [OPCODES.GET, get(memoKey)],
  [OPCODES.BINGET, get((state) => state.cursor.unsigned(1))],
  [OPCODES.LONG_BINGET, get((state) => state.cursor.unsigned(4))],
  [OPCODES.PUT, put(memoKey)],
  [OPCODES.BINPUT, put((state) => state.cursor.unsigned(1))],
  [OPCODES.LONG_BINPUT, put((state) => state.cursor.unsigned(4))],
  [OPCODES.MEMOIZE, put((state) => state.memo.size)],
];
