import type { ByteSource } from '../byte-source.ts';
import { Cursor } from './machine/cursor.ts';
import type { Call, PickleEvents } from './machine/events.ts';
import { Globals } from './machine/globals.ts';
import { runPickle } from './machine/machine.ts';
import { Nodes } from './machine/nodes.ts';
import { PickleState } from './machine/state.ts';
import { EXTENSION, GLOBAL, kindOf, referenceOf, type Value } from './machine/value.ts';

/** Other text files break a rule of pickle within a few opcodes. What keeps to them for so long is a pickle. */
const MAX_OPERATIONS = 1_000_000;
const STEP = 256;
const PROTO = 0x80;
const FRAME = 0x95;
const HIGHEST_PROTOCOL = 5;

/** Opcodes that can come first where no `PROTO` does: all others take from an empty stack, or do not exist. */
const FIRST_OPCODES = new Set(
  Buffer.from('(])}NIJKMLFGSTUVXBCPc\x82\x83\x84\x88\x89\x8a\x8b\x8c\x8d\x8e\x8f\x95\x96\x97', 'latin1'),
);

/** A name that Python can import. */
export const NAME = /^[\p{L}_][\p{L}\p{N}_.]*$/u;

/** Counts what a pickle looks up and calls. */
export class Probe implements PickleEvents {
  names = 0;
  /** Calls of what a number stands for. Any number may, so that one which is not called says nothing. */
  calledExtensions = 0;
  persistentIds = 0;
  calls = 0;
  readonly #globals: Globals;
  state: PickleState | undefined;

  constructor(globals: Globals) {
    this.#globals = globals;
  }

  global(value: Value): void {
    const { module, name } = this.#globals.get(referenceOf(value));
    if (NAME.test(module) && NAME.test(name)) this.names += 1;
    else this.state?.fail('has a name that cannot be imported');
  }

  called({ callable, args }: Call): Value {
    if (kindOf(callable) >= GLOBAL) this.#countCall();
    if (kindOf(callable) === EXTENSION && this.state?.stack.underflows === 0) this.calledExtensions += 1;
    return this.state?.makeObject(callable, args) ?? 0;
  }

  computedName(): void {
    if (this.state?.stack.underflows === 0) this.names += 1;
  }

  built(): void {
    this.#countCall();
  }

  /** A call that takes more from the stack than lies there never happens. */
  #countCall(): void {
    if (this.state?.stack.underflows === 0) this.calls += 1;
  }

  persistent(): undefined {
    this.persistentIds += 1;
    return undefined;
  }
}

/**
 * True if a pickle begins at an offset: it starts with `PROTO`, or it keeps to the rules of protocols 0 and 1 up to its
 * end or to its first call. A text that happens to start with an opcode breaks them before.
 * @param nodes memory of {@link PROBED_NODES}, which whoever asks often makes once
 */
export function beginsPickle(bytes: ByteSource, offset = 0, nodes = new Nodes(PROBED_NODES)): boolean {
  const [first = 0, version = 0, third = 0] = bytes.read(offset, 3);
  const hasProtocol = first === PROTO && version <= HIGHEST_PROTOCOL;
  if (!hasProtocol && !FIRST_OPCODES.has(first)) return false;
  return (hasProtocol && third === FRAME) || isConvincing(bytes, offset, nodes, hasProtocol);
}

/** What was made before is never looked at. */
export const PROBED_NODES = 64;
/** The most pickles one after another that are looked at. */
const MAX_PICKLES = 1000;

/** Reads pickles one after another until they convince, or break a rule: the first may be as short as `N.`. */
function isConvincing(bytes: ByteSource, offset: number, nodes: Nodes, hasProtocol: boolean): boolean {
  let count = 0;
  const cursor = new Cursor(bytes, offset);
  for (let pickles = 0; pickles < MAX_PICKLES; pickles += 1) {
    const globals = new Globals();
    const probe = new Probe(globals);
    const state = new PickleState(cursor, probe, { globals, nodes });
    probe.state = state;
    count += runSome(state, probe);
    const isCertain = hasProtocol || probe.names > 0 || probe.calledExtensions > 0;
    if (probe.calls > 0) return isCertain || probe.persistentIds > 0;
    if (!state.isDone) return isCutPickle(state, count, hasProtocol, probe.names);
    if (state.fault !== undefined) return false;
    if (isCertain || count >= 8 || (count >= 3 && cursor.position >= bytes.size)) return true;
  }
  return true;
}

function isCutPickle(state: PickleState, count: number, hasProtocol: boolean, names: number): boolean {
  if (hasProtocol) return count >= 4;
  return state.fault === undefined || (names > 0 && count >= 3);
}

/** Reads up to the first call, fault or end. @returns the number of opcodes */
function runSome(state: PickleState, probe: Probe): number {
  let count = 0;
  let read = STEP;
  while (read === STEP && count < MAX_OPERATIONS && probe.calls === 0) {
    read = runPickle(state, { endsAtFault: true, operations: STEP });
    count += read;
  }
  return count;
}
