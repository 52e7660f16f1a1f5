import type { Extent } from './cursor.ts';
import type { NodeFlags } from './nodes.ts';
import type { Value } from './value.ts';

/** How a callable is called. `new` is `cls.__new__(cls, ...)`, which runs no `__init__`. */
export type CallKind = 'call' | 'call-or-new' | 'new';

/** A call, as an opcode asks for it. */
export interface Call {
  readonly kind: CallKind;
  readonly callable: Value;
  /** A tuple; pickle.py takes whatever can be iterated. */
  readonly args: Value;
  /** Of `NEWOBJ_EX`: a dict. */
  readonly keywords?: Value;
  /** The offset of the opcode. */
  readonly offset: number;
}

/** What the machine meets. A judge listens, to what it wants; only `called` changes what the machine reads. */
export interface PickleEvents {
  /** A global is looked up: its module is imported, and each dot of the name (from protocol 4 on) is followed. */
  global(value: Value): void;
  /** A name on the stack is not a text that the pickle spells out, so nobody can say what is looked up. */
  computedName(module: Value, name: Value, offset: number): void;
  /** @returns what lies on the stack afterwards */
  called(call: Call): Value;
  /** `__setstate__`, or an update of `__dict__`, and attributes. */
  built(target: Value, state: Value, offset: number): void;
  /**
   * Items are added to what is neither list, dict nor set: a method of it is called.
   * @param start the place of the first item on the stack
   */
  changed?(target: Value, offset: number, start: number): void;
  /**
   * A mapping gets an item whose key means something as an attribute, or is computed.
   * @returns what to remember of the mapping
   */
  attributeSet?(key: Value, value: Value, offset: number): NodeFlags;
  /** True if using an object may run methods of it with what the pickle put into it. */
  isInstance?(object: Value): boolean;
  /** @returns what the loader's `persistent_load` gives, if the id itself says it */
  persistent(id: Value): Value | undefined;
  extension?(code: number, offset: number): void;
  /** Bytes that may be content of their own. */
  bytes?(extent: Extent): void;
  /** An argument lies on both sides of a frame's end, or frames overlap. */
  straddled?(offset: number): void;
}
