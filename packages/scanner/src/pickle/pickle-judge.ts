import type { Scan } from '../scan.ts';
import type { BuiltObjects } from './judging/built-objects.ts';
import type { Call } from './machine/events.ts';
import type { Ledger } from './ledger.ts';
import type { NameUse } from './name-use.ts';
import type { PickleState } from './machine/state.ts';
import type { StateKeys } from './judging/state-formulas.ts';
import type { Value } from './machine/value.ts';

/** What the rules of this folder need of the judge: what was read so far, and where to report what they find. */
export interface PickleJudge {
  readonly scan: Scan;
  readonly ledger: Ledger;
  readonly stateKeys: StateKeys;
  /** Where bytes begin that are scanned as content of their own. */
  readonly entered: Set<number>;
  /** True if loading may run a property of an object, with what the object's state holds. */
  runsProperty: boolean;
  /** Objects whose state was set. */
  readonly objects: BuiltObjects;
  /** The pickle that is being read. */
  readonly state: PickleState;
  /** Gives what is known of the use of a global. */
  use(value: Value): NameUse;
  /** Gives what is known of the use of a global. @param number of `Globals` */
  useOf(number: number): NameUse;
  /** Judges a call. @returns what the call makes */
  called(call: Call): Value;
  /** Tells that a name is computed. */
  tellComputedName(module: Value, name: Value, offset: number): void;
  tampering(subject: string, offset: number, detail: string, excerpt?: string): void;
  /** @returns a global that a call looked up, which is judged like any other */
  lookUp(module: string, name: string): Value;
}
