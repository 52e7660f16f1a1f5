import { finding } from '../rules/file-finding.ts';
import type { Extent } from './machine/cursor.ts';
import { judgeArrayFile, judgeArrayMemory, judgeElementType } from './judging/arrays.ts';
import { isAttribute } from './judging/bound-methods.ts';
import { BuiltObjects } from './judging/built-objects.ts';
import type { Call, PickleEvents } from './machine/events.ts';
import {
  instanceOf,
  judgeHandedOver,
  judgeHandedToNew,
  judgeStateObject,
} from './judging/passed-instances.ts';
import { hasArguments, isTensor, judgeNew, makerOf, takesNames } from './judging/hidden-calls.ts';
import { findContent } from './judging/inner-content.ts';
import { INDIRECT_CALLS } from './judging/indirect-calls.ts';
import { Ledger } from './ledger.ts';
import { NameUse } from './name-use.ts';
import { NodeFlag } from './machine/nodes.ts';
import { callOfPartial } from './judging/partial-calls.ts';
import type { PickleJudge } from './pickle-judge.ts';
import { isPlainCall } from './judging/plain-calls.ts';
import { noteAdded } from './judging/plain-values.ts';
import { globalName, render, renderCall } from './render.ts';
import type { PickleState } from './machine/state.ts';
import { judgeBuild, judgeStateKey, markUnseenKeys } from './judging/state-keys.ts';
import { StateKeys } from './judging/state-formulas.ts';
import type { TorchStorages } from './torch-storages.ts';
import * as kinds from './machine/value.ts';
import { GLOBAL, kindOf, makeValue, NOTHING, OBJECT, referenceOf, type Value } from './machine/value.ts';
import { isCythonMaker } from './name-verdict.ts';
import type { Scan } from '../scan.ts';

const CHANGES = 'It changes a class, a function or a module of the loading program.';
/** Calls inside calls. A pickler writes two or three. */
const MAX_DEPTH = 32;

/**
 * Judges what a pickle does by the exact names that it uses and by their role: called, instantiated without `__init__`,
 * or only held. What no reader can foresee, such as a computed name, is tampering.
 */
export class Judge implements PickleEvents, PickleJudge {
  readonly scan: Scan;
  readonly ledger = new Ledger();
  readonly stateKeys = new StateKeys();
  readonly entered = new Set<number>();
  readonly #names: NameUse[] = [];
  /** Paths of what instances were made of without `__init__`. */
  readonly #madeClasses = new Set<string>();
  runsProperty = false;
  readonly objects = new BuiltObjects();
  /** Set for an old file of torch, whose storages are behind its pickles. */
  storages: TorchStorages | undefined;
  #state: PickleState | undefined;
  /** Of calls that call their arguments. */
  #depth = 0;

  constructor(scan: Scan) {
    this.scan = scan;
  }

  get state(): PickleState {
    if (this.#state === undefined) throw new Error('The judge was asked before a pickle was read');
    return this.#state;
  }

  /** Says which pickle is read from now on. */
  startPickle(state: PickleState): void {
    this.#state = state;
  }

  /** @returns every name that was looked up, in the order of their first use */
  names(): readonly NameUse[] {
    return this.#names.filter((name) => name.lookups > 0);
  }

  use(value: Value): NameUse {
    return this.useOf(referenceOf(value));
  }

  useOf(number: number): NameUse {
    const known = this.#names[number];
    if (known !== undefined) return known;
    const { name, offset } = this.state.globals.get(number);
    const path = globalName(this.state, makeValue(GLOBAL, number));
    const use = new NameUse(path, name, offset, this.#madeClasses);
    this.#names[number] = use;
    return use;
  }

  global(value: Value): void {
    this.use(value).lookups += 1;
  }

  computedName(module: Value, name: Value, offset: number): void {
    this.tellComputedName(module, name, offset);
  }

  tellComputedName(module: Value, name: Value, offset: number): void {
    const isUnseen = module === NOTHING && name === NOTHING;
    const excerpt = isUnseen ? undefined : `${render(this.state, module)}.${render(this.state, name)}`;
    this.tampering(
      'computed name',
      offset,
      'The name of what is loaded is computed, so it cannot be read.',
      excerpt,
    );
  }

  called(call: Call): Value {
    const { callable, args } = call;
    if (kindOf(callable) !== GLOBAL) return this.#calledOther(call);
    if (this.#depth >= MAX_DEPTH) {
      const detail = 'It makes functions call each other over and over.';
      this.tampering(this.use(callable).path, call.offset, detail);
      return this.state.makeObject(callable, args);
    }
    this.#depth += 1;
    try {
      const made = this.#calledGlobal(call);
      if (kindOf(made) === OBJECT) markUnseenKeys(this, made);
      return made;
    } finally {
      this.#depth -= 1;
    }
  }

  #calledGlobal(call: Call): Value {
    const { callable, args } = call;
    const use = this.use(callable);
    judgeArrayMemory(this, use.path, call);
    if (call.kind === 'new') {
      use.madeTimes += 1;
      this.#madeClasses.add(use.path);
      judgeNew(this, use, call);
      judgeHandedToNew(this, use, call);
    } else {
      use.calledTimes += 1;
      if (use.mayBeCalled) judgeHandedOver(this, use, call);
    }
    const indirect = INDIRECT_CALLS.get(use.path);
    const result = indirect?.(this, call, this.state.argumentsOf(args));
    if (result === undefined) {
      if (indirect === undefined || !use.mayBeCalled) this.#noteCall(use, call);
      return this.state.makeObject(callable, args);
    }
    if (!use.mayBeCalled) use.noteExcusedCall(() => renderCall(this.state, callable, args), call.offset);
    return result;
  }

  #noteCall(use: NameUse, call: Call): void {
    const { kind } = call;
    if (use.mayBeCalled && kind !== 'new') return;
    const isGiven = hasArguments(this, call);
    if (takesNames(this, use, call)) {
      use.noteCall(() => renderCall(this.state, call.callable, call.args), this.state.offset);
      return;
    }
    if (kind === 'new' && use.verdict.kind !== 'dangerous' && (use.mayBeMade(isGiven) || !isGiven)) return;
    if (kind === 'new' && use.verdict.kind === 'unknown') return;
    if (kind === 'call-or-new' && !isGiven && use.isKnownClass) return;
    this.#noteUnlisted(use, call);
  }

  #noteUnlisted(use: NameUse, call: Call): void {
    const isCython = isCythonMaker(use.path);
    if (use.verdict.kind === 'held' && isCython) return;
    const excerpt = (): string => renderCall(this.state, call.callable, call.args);
    const { offset } = this.state;
    if (isCython || isPlainCall(this, use, call)) use.notePlainCall(excerpt, offset);
    else use.noteCall(excerpt, offset);
  }

  #calledOther(call: Call): Value {
    const { callable, args, offset } = call;
    const partial = call.kind === 'call' ? callOfPartial(this, call) : undefined;
    if (partial !== undefined) return this.called(partial);
    const kind = kindOf(callable);
    const isComputed = kind >= OBJECT || kind === kinds.UNKNOWN;
    if (isComputed) {
      const detail = 'It calls what an earlier step made, so it cannot be read what is called.';
      this.tampering(this.#rootName(callable), offset, detail, renderCall(this.state, callable, args));
    }
    return this.state.makeObject(callable, args);
  }

  built(target: Value, state: Value, offset: number): void {
    if (kindOf(target) === GLOBAL) {
      const excerpt = `${render(this.state, target)}.__setstate__(${render(this.state, state)})`;
      this.tampering(this.use(target).path, offset, CHANGES, excerpt);
      return;
    }
    if (kindOf(target) === OBJECT && isAttribute(this, target)) this.#changesAttribute(target, offset);
    if (kindOf(target) === OBJECT && this.objects.has(target)) {
      const detail =
        'It sets a state twice. No pickler does that, and the first state may say what the second one calls.';
      this.tampering(this.#rootName(target), offset, detail);
    }
    judgeStateObject(this, target, state, offset);
    judgeBuild(this, target, state, offset);
    judgeElementType(this, target, state, offset);
    judgeArrayFile(this, target, state, offset);
    if (kindOf(target) === OBJECT) this.objects.note(target, makerOf(this, target));
  }

  changed(target: Value, offset: number, start: number): void {
    const kind = kindOf(target);
    noteAdded(this, target, start);
    if (kind === GLOBAL) {
      this.tampering(this.use(target).path, offset, CHANGES);
    } else if (
      kind === OBJECT &&
      (this.state.nodes.flagsOf(referenceOf(target)) & NodeFlag.methodKeys) !== 0
    ) {
      const detail = 'It calls a method of an object that the pickle put there.';
      this.tampering(this.#rootName(target), offset, detail, render(this.state, target));
    } else if (kind === OBJECT && isAttribute(this, target)) {
      this.#changesAttribute(target, offset);
    } else if (isTensor(this, target)) {
      const detail =
        'It writes into a tensor. No pickler does that, and torch before 2.10 writes outside of its memory, also with weights_only=True (CVE-2026-24747).';
      this.tampering(this.#rootName(target), offset, detail, render(this.state, target));
    } else if (kind === OBJECT && this.objects.hadState(target, this.state.nodes)) {
      const detail =
        'It adds items after it set the state. No pickler does that, and what adds them may call what the state holds.';
      this.tampering(this.#rootName(target), offset, detail, render(this.state, target));
    }
  }

  #changesAttribute(target: Value, offset: number): void {
    const detail = 'It changes what an object of it holds, such as a class or a module.';
    this.tampering(this.#rootName(target), offset, detail, render(this.state, target));
  }

  attributeSet(key: Value, value: Value, offset: number): number {
    return judgeStateKey(this, key, value, offset);
  }

  isInstance(object: Value): boolean {
    return instanceOf(this, object) !== undefined;
  }

  /** In the legacy format of torch an id of ("module", class, file, source) stands for the class. */
  persistent(id: Value): Value | undefined {
    this.storages?.note(this.state, id);
    const [word, container] = this.state.argumentsOf(id) ?? [];
    const isClass = word !== undefined && container !== undefined && kindOf(container) === GLOBAL;
    return isClass && this.state.textOf(word) === 'module' ? container : undefined;
  }

  extension(code: number, offset: number): void {
    const detail = 'The name is in a registry of the loading program, so it cannot be read.';
    this.tampering(`extension ${String(code)}`, offset, detail);
  }

  bytes(extent: Extent): void {
    findContent(this, extent);
  }

  straddled(offset: number): void {
    const detail =
      'An argument lies on both sides of the end of a frame: some readers refuse it, others load it.';
    this.tampering('frame', offset, detail);
  }

  tampering(subject: string, offset: number, detail: string, excerpt?: string): void {
    const shown = excerpt === undefined ? {} : { excerpt };
    this.ledger.add(finding('critical', 'pickle-tampering', subject, detail, { ...shown, offset }));
  }

  /** Gives what each name means to the ledger. Call it once, at the end. */
  reportFindings(): void {
    const names = this.names();
    const keepsAny =
      this.scan.isCalled === true ||
      this.stateKeys.evaluatesFormula ||
      this.runsProperty ||
      names.some(({ isKeptForCall }) => isKeptForCall);
    const callers = new Set(names.flatMap(({ caller }) => (caller === undefined ? [] : [caller])));
    const hidden = { keepsAny, callers, madeClasses: this.#madeClasses };
    for (const name of names) name.settle(this.ledger, hidden);
    this.stateKeys.settle(this.ledger);
  }

  lookUp(module: string, name: string): Value {
    const { state } = this;
    const value = makeValue(GLOBAL, state.globals.number(module, name, state.offset));
    this.use(value).lookups += 1;
    return value;
  }

  #rootName(value: Value): string {
    let root = value;
    for (let depth = 0; depth < 8 && kindOf(root) === OBJECT; depth += 1) {
      root = this.state.itemsOf(root)[0] ?? NOTHING;
    }
    return kindOf(root) === GLOBAL ? `${this.use(root).path}()` : 'computed object';
  }
}
