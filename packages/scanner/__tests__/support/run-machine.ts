import { MemorySource } from '../../src/byte-source.ts';
import { Cursor } from '../../src/pickle/machine/cursor.ts';
import type { PickleEvents } from '../../src/pickle/machine/events.ts';
import { Globals } from '../../src/pickle/machine/globals.ts';
import { type Bounds, runPickle } from '../../src/pickle/machine/machine.ts';
import { NodeFlag, Nodes } from '../../src/pickle/machine/nodes.ts';
import { PickleState } from '../../src/pickle/machine/state.ts';
import {
  BUFFER,
  isText,
  kindOf,
  makeValue,
  referenceOf,
  type Value,
} from '../../src/pickle/machine/value.ts';

const KINDS =
  'unknown,constant,text,attribute,bytes,tuple,list,dict,set,global,object,persistent,extension,buffer';

/** The bytes of a text, one of each character. */
export const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');
/** A cursor at the start of the bytes of a text. */
export const cursorOf = (text: string): Cursor => new Cursor(new MemorySource(bytesOf(text)));
/** A number as pickles hold it, least significant byte first. */
export const little = (value: number, bytes: number): string =>
  Array.from({ length: bytes }, (_unused, at) =>
    String.fromCharCode(Math.floor(value / 256 ** at) % 256),
  ).join('');

interface Ran {
  /** What the pickle stands for. */
  readonly top: string;
  /** Where its first fault is. */
  readonly fault: number | undefined;
  readonly told: readonly string[];
  /** The opcodes that were read. */
  readonly count: number;
  readonly frameEnd: number;
  readonly hasLongFrame: boolean;
  readonly protocol: number;
  /** What is remembered of the container that it stands for. */
  readonly flags: number;
}

/** Runs the machine over a pickle. */
export function runMachine(pickle: string, bounds?: Bounds): Ran {
  const told: string[] = [];
  const shared = { nodes: new Nodes(), globals: new Globals() };
  const show = (value: Value): string => {
    if (isText(value)) return JSON.stringify(state.textOf(value));
    const kind = KINDS.split(',')[kindOf(value)] ?? '?';
    if (kind === 'global') {
      const { module, name } = shared.globals.get(referenceOf(value));
      return `${module}.${name}`;
    }
    const hasItems = ['tuple', 'list', 'dict', 'set', 'object', 'persistent'].includes(kind);
    return hasItems ? `${kind}(${state.itemsOf(value).map(show).join(' ')})` : kind;
  };
  const events: PickleEvents = {
    global: (value) => told.push(`global ${show(value)}`),
    computedName: (module, name, offset) =>
      told.push(`computed ${show(module)} ${show(name)} @${String(offset)}`),
    called: ({ kind, callable, args, keywords, offset }) => {
      const more = keywords === undefined ? '' : ` ${show(keywords)}`;
      told.push(`${kind} ${show(callable)} ${show(args)}${more} @${String(offset)}`);
      return state.makeObject(callable, args);
    },
    built: (target, own, offset) => told.push(`built ${show(target)} ${show(own)} @${String(offset)}`),
    changed: (target, offset, start) =>
      told.push(`changed ${show(target)} @${String(offset)} from ${String(start)}`),
    attributeSet: (key, value, offset) => {
      told.push(`set ${show(key)} ${show(value)} @${String(offset)}`);
      return NodeFlag.actingKeys;
    },
    isInstance: () => true,
    persistent: (id) => {
      told.push(`persistent ${show(id)}`);
      return show(id) === '"known"' ? makeValue(BUFFER, 0) : undefined;
    },
    extension: (code, offset) => told.push(`extension ${String(code)} @${String(offset)}`),
    bytes: ({ start, length }) => told.push(`bytes ${String(start)}+${String(length)}`),
    straddled: (offset) => told.push(`straddled @${String(offset)}`),
  };
  const state = new PickleState(cursorOf(pickle), events, shared);
  const count = runPickle(state, bounds);
  return {
    top: show(state.result),
    fault: state.fault?.offset,
    told,
    count,
    ...{ frameEnd: state.frameEnd, hasLongFrame: state.hasLongFrame, protocol: state.protocol },
    flags: shared.nodes.flagsOf(referenceOf(state.result)),
  };
}
