import { NodeFlag } from './nodes.ts';
import { OPCODES } from './opcodes.ts';
import type { Operation, PickleState } from './state.ts';
import * as kinds from './value.ts';
import { ATTRIBUTE_TEXT, DICT, kindOf, LIST, OBJECT, referenceOf, SET, TUPLE, type Value } from './value.ts';

/** What refuses every item. A byte array takes some, and so does anything if there are none. */
const TAKES_NONE: ReadonlySet<number> = new Set([
  kinds.UNKNOWN,
  kinds.CONSTANT,
  kinds.TEXT,
  ATTRIBUTE_TEXT,
  TUPLE,
]);

function make(kind: number): Operation {
  return (state) => {
    state.stack.push(state.nodes.create(kind, state.offset));
  };
}

/** @returns the place of the first value above the topmost mark; if there is no mark, no values are taken */
export function startOfItems(state: PickleState): number {
  return state.stack.popMark() ?? state.stack.size;
}

/** Makes a container of the values from a place on, and takes them from the stack. */
export function gather(state: PickleState, kind: number, start: number): Value {
  const container = state.nodes.create(kind, state.offset);
  addItems(state, container, start);
  return container;
}

function addItems(state: PickleState, container: Value, start: number): void {
  const { stack, nodes, events } = state;
  const node = referenceOf(container);
  const end = Math.min(stack.size, start + nodes.lookedAt);
  for (let index = start; index < end; index += 1) nodes.add(node, stack.at(index));
  for (let index = start; index < stack.size; index += 1) {
    const item = stack.at(index);
    if (kindOf(item) !== OBJECT || events.isInstance?.(item) !== true) continue;
    nodes.mark(node, NodeFlag.instances);
    break;
  }
  stack.truncate(start);
}

function gatherMarked(kind: number): Operation {
  return (state) => {
    state.stack.push(gather(state, kind, startOfItems(state)));
  };
}

function tupleOf(count: number): Operation {
  return (state) => {
    const items = Array.from({ length: count }, () => state.stack.pop()).toReversed();
    const tuple = state.nodes.create(TUPLE, state.offset);
    for (const item of items) state.nodes.add(referenceOf(tuple), item);
    state.stack.push(tuple);
  };
}

/** Adds to what lies below: list, dict and set take it themselves, of anything else a method is called. */
function extend(kind: number, start: number, state: PickleState): void {
  const target = state.stack.at(start - 1);
  const targetKind = kindOf(target);
  if (targetKind === kind) {
    addItems(state, target, start);
    return;
  }
  if (start < state.stack.size) {
    if (TAKES_NONE.has(targetKind)) state.fail('adds items to what takes none');
    state.events.changed?.(target, state.offset, start);
  }
  state.stack.truncate(start);
}

function append(state: PickleState): void {
  const value = state.stack.pop();
  state.stack.peek();
  state.stack.push(value);
  extend(LIST, state.stack.size - 1, state);
}

/** Tells the keys that mean something, of the pairs from a place on. */
function noteKeys(state: PickleState, start: number, target: Value): void {
  const { stack, events, nodes } = state;
  for (let index = start; index < stack.size; index += 2) {
    const kind = kindOf(stack.at(index));
    if (kind !== ATTRIBUTE_TEXT && kind < OBJECT) continue;
    const flags = events.attributeSet?.(stack.at(index), stack.at(index + 1), state.offset) ?? 0;
    if (flags !== 0) nodes.mark(referenceOf(target), flags);
  }
}

function setItems(state: PickleState, start: number): void {
  const { stack } = state;
  const target = stack.at(start - 1);
  if ((stack.size - start) % 2 !== 0) state.fail('has a key without a value');
  noteKeys(state, start, target);
  extend(DICT, start, state);
}

function setItem(state: PickleState): void {
  const value = state.stack.pop();
  const key = state.stack.pop();
  state.stack.peek();
  state.stack.push(key);
  state.stack.push(value);
  setItems(state, state.stack.size - 2);
}

function dict(state: PickleState): void {
  const start = startOfItems(state);
  const { stack, nodes } = state;
  const container = nodes.create(DICT, state.offset);
  noteKeys(state, start, container);
  addItems(state, container, start);
  stack.push(container);
}

function build(state: PickleState): void {
  const buildState = state.stack.pop();
  const target = state.stack.peek();
  state.events.built(target, buildState, state.offset);
  state.afterBuild?.(state, target, buildState);
}

function duplicate(state: PickleState): void {
  state.stack.push(state.stack.peek());
}

const mark: Operation = (state) => {
  state.stack.mark();
};

const pop: Operation = (state) => {
  state.stack.popEither();
};

const popMark: Operation = (state) => {
  state.stack.truncate(startOfItems(state));
};

const appends: Operation = (state) => {
  extend(LIST, startOfItems(state), state);
};

const setMarkedItems: Operation = (state) => {
  setItems(state, startOfItems(state));
};

const addMarkedItems: Operation = (state) => {
  extend(SET, startOfItems(state), state);
};

/** Opcodes that make, fill and move containers. */
export const CONTAINER_OPERATIONS: readonly (readonly [number, Operation])[] = [
  [OPCODES.MARK, mark],
  [OPCODES.POP, pop],
  [OPCODES.POP_MARK, popMark],
  [OPCODES.DUP, duplicate],
  [OPCODES.EMPTY_LIST, make(LIST)],
  [OPCODES.EMPTY_DICT, make(DICT)],
  [OPCODES.EMPTY_TUPLE, make(TUPLE)],
  [OPCODES.EMPTY_SET, make(SET)],
  [OPCODES.LIST, gatherMarked(LIST)],
  [OPCODES.TUPLE, gatherMarked(TUPLE)],
  [OPCODES.FROZENSET, gatherMarked(SET)],
  [OPCODES.DICT, dict],
  [OPCODES.TUPLE1, tupleOf(1)],
  [OPCODES.TUPLE2, tupleOf(2)],
  [OPCODES.TUPLE3, tupleOf(3)],
  [OPCODES.APPEND, append],
  [OPCODES.APPENDS, appends],
  [OPCODES.SETITEM, setItem],
  [OPCODES.SETITEMS, setMarkedItems],
  [OPCODES.ADDITEMS, addMarkedItems],
  [OPCODES.BUILD, build],
];
