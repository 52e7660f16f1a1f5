import read from '../vetted/read-packages.json' with { type: 'json' };
import { finding } from '../../rules/file-finding.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { keepForCall } from './bound-methods.ts';
import { makerOf } from './hidden-calls.ts';
import { isPartial } from './partial-calls.ts';
import type { PickleJudge } from '../pickle-judge.ts';
import { NodeFlag, type NodeFlags } from '../machine/nodes.ts';
import { DICT, GLOBAL, kindOf, NOTHING, OBJECT, referenceOf, TUPLE, type Value } from '../machine/value.ts';
import { once } from '@model-security-scan/common/once';
import { CALLED_BY_HOOKS, CALLED_ON_PARTS, HANDLES, indexByModule } from '../vetted/name-lists.ts';
import { readLiteral } from '../machine/literal.ts';

import * as kinds from '../machine/value.ts';

/** Keys that two classes evaluate when their state is set. */
const TEMPLATE_KEY = '_parse_arg_template';
const DESIGN_KEYS: ReadonlySet<string> = new Set(['restore_design_info', 'restore_model_spec']);
const FORMULA_KEY = 'formula';

/** Keys whose value an unpickler calls if it adds items; the others are called when the state is set once more. */
const METHOD_KEYS: ReadonlySet<string> = new Set(['append', 'extend', 'add']);

/**
 * `rv_generic._attach_argparser_methods` of scipy/stats/_distn_infrastructure.py runs this text on load. It is made of
 * one template and the names of the distribution's parameters.
 */
const TEMPLATE =
  /^\s*def _parse_args\(self, [\w, =.]*\):\n {4}return \([\w, ]*\), [\w, .]*\n\ndef _parse_args_rvs\(self, [\w, =.]*\):\n {4}return self\._argcheck_rvs\([\w, =.]*\)\n\ndef _parse_args_stats\(self, [\w, =.']*\):\n {4}return \([\w, ]*\), [\w, .]*\s*$/u;

/** Judges one item of a mapping whose key means something or is computed. @returns what to remember of the mapping */
export function judgeStateKey(judge: PickleJudge, key: Value, value: Value, offset: number): NodeFlags {
  const text = judge.state.textOf(key);
  if (text === undefined) return kindOf(value) === GLOBAL ? NodeFlag.actingKeys : 0;
  if (text === TEMPLATE_KEY) judgeTemplate(judge, value, offset);
  else if (text === FORMULA_KEY) judge.stateKeys.noteFormula(judge.state.textOf(value), offset);
  else if (DESIGN_KEYS.has(text)) judge.stateKeys.restoreDesign();
  else return flagsOfName(judge, text, value);
  return 0;
}

/** @returns what a value means under the name of a method that loading calls, or of an address */
function flagsOfName(judge: PickleJudge, name: string, value: Value): NodeFlags {
  const kind = kindOf(value);
  const isCallable = kind >= GLOBAL || kind === kinds.UNKNOWN;
  if (METHOD_KEYS.has(name)) return isCallable ? NodeFlag.methodKeys : 0;
  if (CALLED_BY_HOOKS.has(name)) return isCallable ? NodeFlag.hookKeys : 0;
  if (CALLED_ON_PARTS.has(name)) return isFunction(judge, value) ? NodeFlag.hookKeys : 0;
  if (HANDLES.has(name)) return isNone(judge, value) ? 0 : NodeFlag.handleKeys;
  return isCallable || kind === DICT ? NodeFlag.actingKeys : 0;
}

/** What makes something to call of a function. */
const BINDERS = /^(?:functools\.partial|builtins\.getattr|types\.MethodType)$/u;

function isFunction(judge: PickleJudge, value: Value): boolean {
  return kindOf(value) === GLOBAL || BINDERS.test(makerOf(judge, value)?.path ?? '');
}

function isNone({ state }: PickleJudge, value: Value): boolean {
  if (kindOf(value) !== kinds.CONSTANT) return false;
  const literal = readLiteral(state.cursor, referenceOf(value));
  return literal.type === 'word' && literal.text === 'None';
}

function judgeTemplate(judge: PickleJudge, value: Value, offset: number): void {
  const text = judge.state.textOf(value);
  if (text !== undefined && TEMPLATE.test(text)) return;
  judge.ledger.add(
    finding(
      'critical',
      'pickle-code',
      'scipy.stats.rv_generic',
      'Loading a distribution of SciPy runs this text as Python code, and it is not what SciPy writes.',
      { excerpt: plainLine(text ?? '?', 300), offset },
    ),
  );
}

/** Judges a state that is set: its keys, and of a partial function what it will call. */
export function judgeBuild(judge: PickleJudge, target: Value, state: Value, offset: number): void {
  const { nodes } = judge.state;
  const parts = kindOf(state) === TUPLE ? judge.state.itemsOf(state) : [state];
  for (const part of parts) {
    const isMapping = kindOf(part) === DICT || kindOf(part) === OBJECT;
    const flags = isMapping ? nodes.flagsOf(referenceOf(part)) : 0;
    if (hasActingKeys(judge, part, flags)) noteActingState(judge, target, offset);
    judgeHookKeys(judge, target, flags, offset);
    if ((flags & NodeFlag.unseenKeys) !== 0) noteUnseenKeys(judge, target, offset);
    if (flags !== 0 && kindOf(target) === OBJECT) {
      nodes.mark(referenceOf(target), flags & NodeFlag.methodKeys);
    }
  }
  if (kindOf(target) === OBJECT && answersItsKeys(judge, target)) noteActingState(judge, target, offset);
  if (isPartial(judge, target)) {
    judge.objects.notePartial(target, state);
    if (kindOf(state) === TUPLE) keepForCall(judge, parts[0], parts.slice(1, 3));
  }
  judgeSlots(judge, target, state, offset);
}

/** What gives a dict of its arguments, or one of them. */
const GIVES_DICT = /^(?:builtins\.dict|collections\.\w+|torch\.jit\._pickle\.\w+)$/u;

/**
 * Marks a dict that a call makes of more than types and constants: its keys are not looked at. Picklers make an empty one, and
 * add the items to it.
 */
export function markUnseenKeys(judge: PickleJudge, made: Value): void {
  if (!GIVES_DICT.test(makerOf(judge, made)?.path ?? '')) return;
  const [, args = NOTHING] = judge.state.itemsOf(made);
  const items = judge.state.argumentsOf(args);
  if (items?.every((item) => [GLOBAL, kinds.CONSTANT].includes(kindOf(item))) === true) return;
  judge.state.nodes.mark(referenceOf(made), NodeFlag.unseenKeys);
}

function noteUnseenKeys(judge: PickleJudge, target: Value, offset: number): void {
  const subject = makerOf(judge, target)?.path ?? 'object';
  const detail =
    'Its state is what a call gave, so the names in it cannot be read: loading may run what is there.';
  judge.ledger.add(finding('high', 'pickle-unknown-call', subject, detail, { offset }));
}

/** Of these, only a booster has its handle in its state: bytes, of which loading makes another one. */
const HAS_HANDLES = /^(?:xgboost|lightgbm)\./u;

/** Judges keys that only mean something in a state. A class that no list has is for review with all that its hooks may do. */
function judgeHookKeys(judge: PickleJudge, target: Value, flags: NodeFlags, offset: number): void {
  const maker = makerOf(judge, target);
  const path = maker?.path ?? '';
  if ((flags & NodeFlag.hookKeys) !== 0 && maker?.verdict.kind !== 'unknown') {
    const detail = 'Its state puts something to call under the name of a method that loading calls.';
    judge.tampering(path === '' ? 'object' : path, offset, detail);
  }
  if ((flags & NodeFlag.handleKeys) !== 0 && HAS_HANDLES.test(path) && !path.endsWith('.Booster')) {
    const detail = 'A native library takes a value of its state for an address, and frees it.';
    judge.tampering(path, offset, detail);
  }
}

function hasActingKeys(judge: PickleJudge, part: Value, flags: NodeFlags): boolean {
  return (flags & NodeFlag.actingKeys) !== 0 && !isOfPydantic(judge, part);
}

/** What models of pydantic have as their state (`__getstate__` of `pydantic/main.py` and `pydantic/root_model.py`). */
const PYDANTIC_KEYS: readonly string[] = [
  '__dict__ __pydantic_extra__ __pydantic_fields_set__ __pydantic_private__',
  '__dict__ __pydantic_fields_set__',
];

/** True for the state of a model of pydantic: its attributes are a plain dict without names of the unpickler's methods. */
function isOfPydantic({ state }: PickleJudge, mapping: Value): boolean {
  const kept = kindOf(mapping) === DICT ? state.nodes.items(referenceOf(mapping)) : undefined;
  if (kept === undefined || kept.isCut) return false;
  const [, attributes = 0] = kept.items;
  const keys = state.keysIn(kept.items).map((key) => key ?? '?');
  const isExact = PYDANTIC_KEYS.includes(keys.join(' '));
  const acting = NodeFlag.actingKeys | NodeFlag.methodKeys;
  return (
    isExact && kindOf(attributes) === DICT && (state.nodes.flagsOf(referenceOf(attributes)) & acting) === 0
  );
}

/**
 * True for an object, such as a dict whose items are its attributes, that has an item with the name of a method of the
 * unpickler. Dicts of the language do not take items for attributes.
 */
function answersItsKeys(judge: PickleJudge, target: Value): boolean {
  const flags = judge.state.nodes.flagsOf(referenceOf(target));
  const isPlain = /^(?:builtins|collections)\./u.test(makerOf(judge, target)?.path ?? '');
  return (flags & NodeFlag.actingKeys) !== 0 && !isPlain;
}

function noteActingState(judge: PickleJudge, target: Value, offset: number): void {
  const [callable] = judge.state.itemsOf(target);
  const subject = callable !== undefined && kindOf(callable) === GLOBAL ? judge.use(callable).path : 'object';
  const detail = 'Its state replaces methods that the unpickler itself calls.';
  judge.tampering(subject, offset, detail);
}

/*
 * A state that is a tuple of two has the attributes of an object with slots as its second item. The unpickler sets them one
 * by one, which runs setters. Of any other state it only fills the dict of the object.
 */

/** For each package, attributes of its objects whose setter may act. */
const settersByPackage = once(() => indexByModule(read.unsafeSetters));

/** Dicts of the language that a call makes: their keys are not kept. */
const DICT_MAKERS = /^(?:builtins\.dict|collections\.(?:Counter|OrderedDict|defaultdict))$/u;

/** @returns the dict of attributes with slots, if a state has one or may have one */
function slotsOf(judge: PickleJudge, state: Value): Value | undefined {
  if (kindOf(state) !== TUPLE) return undefined;
  const kept = judge.state.nodes.items(referenceOf(state));
  // What was made long ago cannot be read.
  if (kept === undefined) return NOTHING;
  const [, slots, ...more] = kept.items;
  if (slots === undefined || more.length > 0) return undefined;
  const isDict = kindOf(slots) === DICT || DICT_MAKERS.test(makerOf(judge, slots)?.path ?? '');
  return isDict ? slots : undefined;
}

/** Gives the keys of a dict; undefined stands for keys that cannot be read. */
function keysOf(judge: PickleJudge, dict: Value): readonly (string | undefined)[] {
  const kept = kindOf(dict) === DICT ? judge.state.nodes.items(referenceOf(dict)) : undefined;
  if (kept === undefined) return [undefined];
  const keys = judge.state.keysIn(kept.items);
  return kept.isCut ? [...keys, undefined] : keys;
}

/** Judges the attributes that an unpickler sets one by one. */
function judgeSlots(judge: PickleJudge, target: Value, state: Value, offset: number): void {
  const slots = kindOf(target) === OBJECT ? slotsOf(judge, state) : undefined;
  const path = makerOf(judge, target)?.path;
  const setters = path === undefined ? undefined : settersByPackage().get(path.slice(0, path.indexOf('.')));
  if (slots === undefined || path === undefined || setters === undefined) return;
  const keys = keysOf(judge, slots);
  const found = keys.find((key) => key !== undefined && setters.has(key));
  if (found === undefined && !keys.includes(undefined)) return;
  const detail =
    found === undefined
      ? 'It sets attributes one by one, and not all of their names can be read. Setting some of them runs code of the class.'
      : 'It sets an attribute whose setting runs code of the class that may act.';
  judge.ledger.add(
    finding(found === undefined ? 'review' : 'high', 'pickle-unknown-call', path, detail, {
      excerpt: found === undefined ? path : `${path}().${found}`,
      offset,
    }),
  );
}
