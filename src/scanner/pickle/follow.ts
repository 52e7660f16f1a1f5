import type { ByteSource } from '../byte-source.ts';
import { Cursor } from './cursor.ts';
import type { Call } from './events.ts';
import { Globals } from './globals.ts';
import { runPickle } from './machine.ts';
import type { Nodes } from './nodes.ts';
import { Probe } from './probe.ts';
import { PickleState } from './state.ts';
import type { Value } from './value.ts';

/** What a loader does from an offset on, up to the first fault. */
export interface Followed {
  /** Behind the last opcode; undefined if a fault comes before. */
  readonly end: number | undefined;
  /** Of the opcodes that look up a name. */
  readonly lookups: readonly number[];
  /** True if it calls what it looked up. */
  readonly isCalling: boolean;
}

/** What goes on for so long is a pickle, whatever comes later. */
const MAX_OPERATIONS = 1_000_000;
const MAX_LOOKUPS = 100_000;

class Follower extends Probe {
  readonly lookups: number[] = [];
  /** Calls by opcodes that are letters which stand in any text. */
  weakCalls = 0;

  /** Any name counts: Python imports a file whose name has a hyphen, too, if it is asked so. */
  override global(): void {
    this.#note();
  }

  override computedName(): void {
    this.#note();
  }

  /** What an extension stands for, only the loading program says. */
  override extension(): void {
    this.calls += 0;
  }

  override called(call: Call): Value {
    const before = this.calls;
    const made = super.called(call);
    if (call.kind === 'call-or-new') this.weakCalls += this.calls - before;
    return made;
  }

  override built(): void {
    const before = this.calls;
    super.built();
    this.weakCalls += this.calls - before;
  }

  #note(): void {
    if (this.state !== undefined && this.lookups.length < MAX_LOOKUPS) this.lookups.push(this.state.offset);
  }
}

/** Follows the bytes from an offset on as a loader would. Nothing is called. */
export function followPickle(bytes: ByteSource, offset: number, nodes: Nodes): Followed {
  const globals = new Globals();
  const follower = new Follower(globals);
  const state = new PickleState(new Cursor(bytes, offset), follower, { globals, nodes });
  follower.state = state;
  const read = runPickle(state, { endsAtFault: true, operations: MAX_OPERATIONS });
  const isWhole = state.isDone && state.fault === undefined;
  const calls = isWhole ? follower.calls : follower.calls - follower.weakCalls;
  return {
    end: isWhole ? state.cursor.position : undefined,
    lookups: follower.lookups,
    isCalling: (calls > 0 && follower.lookups.length > 0) || read >= MAX_OPERATIONS,
  };
}
