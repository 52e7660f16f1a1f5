import { CALL_OPERATIONS } from './call-operations.ts';
import { CONSTANT_OPERATIONS } from './constant-operations.ts';
import { CONTAINER_OPERATIONS } from './container-operations.ts';
import type { Operation, PickleState } from './state.ts';

const OPERATIONS: readonly (Operation | undefined)[] = makeTable();

function makeTable(): (Operation | undefined)[] {
  const table = new Array<Operation | undefined>(256).fill(undefined);
  for (const [code, operation] of [...CONSTANT_OPERATIONS, ...CONTAINER_OPERATIONS, ...CALL_OPERATIONS]) {
    table[code] = operation;
  }
  return table;
}

/** When to end besides at the end of the pickle. */
export interface Bounds {
  /** End at the first fault, as CPython does. */
  readonly endsAtFault: boolean;
  /** The most opcodes to read. */
  readonly operations: number;
}

const NO_BOUNDS: Bounds = { endsAtFault: false, operations: Infinity };

/**
 * Reads one pickle in one pass, and tells the state's events what a loader would do. No object is made and nothing is
 * called. The order of effects is that of CPython's unpickler; after a fault reading goes on with unknown values, up to
 * an opcode that does not exist.
 * @returns the number of opcodes read
 */
export function runPickle(state: PickleState, bounds: Bounds = NO_BOUNDS): number {
  const { cursor, stack } = state;
  let count = 0;
  while (!state.isDone && count < bounds.operations) {
    state.offset = cursor.position;
    const code = cursor.next();
    const operation = OPERATIONS[code];
    if (operation === undefined) {
      state.fail(code < 0 ? 'ends without its last opcode' : 'has an opcode that does not exist');
      break;
    }
    operation(state);
    count += 1;
    if (state.frameEnd > 0) leaveFrame(state, code);
    if (cursor.isCut) {
      state.fail('ends within an argument');
      break;
    }
    if (bounds.endsAtFault && (state.fault !== undefined || stack.underflows > 0)) break;
  }
  if (stack.underflows > 0) state.fail('takes more from its stack than lies there');
  return count;
}

const FRAME_CODE = 0x95;

function leaveFrame(state: PickleState, code: number): void {
  const { position } = state.cursor;
  if (position < state.frameEnd) return;
  if (position > state.frameEnd && code !== FRAME_CODE) state.events.straddled?.(state.offset);
  state.frameEnd = 0;
}
