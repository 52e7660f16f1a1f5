import type { Call } from '../machine/events.ts';
import { makerOf } from './hidden-calls.ts';
import type { PickleJudge } from '../pickle-judge.ts';
import type { NameUse } from '../name-use.ts';
import { isPlainMaker, mayRebuild } from './plain-calls.ts';
import { arePlain, calleeOf } from './plain-values.ts';
import { isThirdParty } from '../python-names.ts';
import { words, wordSet } from '../../reading/word-table.ts';
import { mayAct } from '../vetted/name-lists.ts';
import { renderCall } from '../render.ts';
import * as kinds from '../machine/value.ts';
import { GLOBAL, isText, kindOf, OBJECT, type Value } from '../machine/value.ts';
import { isHolder, isMethodOfClass, isRebuildingMethod } from '../name-verdict.ts';

/*
 * A pickle writes a bound method as `getattr(object, "name")`. What that gives depends on the object: a method of its class,
 * what a property of its class computes, or whatever the pickle put into its state. It is as good as a name of the class,
 * with its first argument filled in. On load a bound method can be called by an opcode (`PickleJudge.called`), by what is given to
 * a call (`judgeHandedOver`), by the hooks of an object that holds it, and by a property: for the last two see `NameUse`.
 */
const GETATTR = 'builtins.getattr';
const METHOD_TYPE = 'types.MethodType';

/**
 * No name with two underscores in front: from most of those, everything can be reached. The others are the methods that
 * Python itself calls for an operator or a function of the language: to hold one of them is to hold the object.
 */
const PLAIN_ATTRIBUTE = /^_?[A-Za-z][A-Za-z0-9_]*$/u;
const OPERATORS: ReadonlySet<string> = new Set(
  words('call hash len contains getitem iter next eq ne lt le gt ge add sub mul matmul truediv neg abs').map(
    (name) => `__${name}__`,
  ),
);

/** `Class.method`. */
const METHOD = /^\w+\.\w+$/u;

/** Makers of random generators, which have no attributes of their own: all of their methods draw numbers. */
const GENERATORS: ReadonlySet<string> = new Set([
  'numpy.random._pickle.__randomstate_ctor',
  'numpy.random._pickle.__generator_ctor',
]);

/** Classes of the standard library whose methods act: getting one of them stays as dangerous as any other `getattr`. */
const ACTING_CLASSES = /^(?:pathlib|logging|io|types|functools|operator|contextlib|zipfile|tarfile)\./u;

/** Methods of values of the language that only compute. `format` is none of them: it follows attributes. */
const VALUE_METHODS: ReadonlyMap<number, ReadonlySet<string>> = new Map([
  [kinds.DICT, new Set(['get', 'keys', 'values', 'items', '__getitem__', '__contains__'])],
  [kinds.LIST, new Set(['index', 'count', 'append', 'extend', '__getitem__', '__contains__'])],
  [kinds.TUPLE, new Set(['index', 'count', '__getitem__', '__contains__'])],
  [kinds.SET, new Set(['union', 'intersection', 'difference', 'add', '__contains__'])],
]);
const TEXT_METHODS: ReadonlySet<string> = wordSet(
  'join lower upper strip lstrip rstrip split startswith endswith title casefold replace',
);

/** Methods of a compiled pattern that only search. `sub` is none of them: it calls what it is given. */
const PATTERN_METHODS: ReadonlySet<string> = wordSet('match search fullmatch findall finditer split');
const PATTERN_MAKER = 're._compile';

/** The same methods, before a value is bound to them: `str.lower`. */
const VALUE_TYPES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['builtins.str', TEXT_METHODS],
  ...([kinds.DICT, kinds.LIST, kinds.TUPLE, kinds.SET] as const).map(
    (kind, at) =>
      [
        `builtins.${['dict', 'list', 'tuple', 'set'][at] ?? ''}`,
        VALUE_METHODS.get(kind) ?? TEXT_METHODS,
      ] as const,
  ),
]);

/**
 * Judges `getattr(target, "name")`.
 * @returns what it gives; undefined if it may give anything, so that the call is dangerous
 */
export function getsAttribute(
  judge: PickleJudge,
  call: Call,
  args: readonly Value[] | undefined,
): Value | undefined {
  const [target, name] = args ?? [];
  if (args?.length !== 2 || target === undefined || name === undefined) return undefined;
  const text = judge.state.textOf(name);
  if (text === undefined) return undefined;
  if (kindOf(target) === GLOBAL) return attributeOfClass(judge, call, target, text);
  if (kindOf(target) === OBJECT) return boundMethod(judge, call, target, text);
  return isValueMethod(target, text) ? judge.state.makeObject(call.callable, call.args) : undefined;
}

/** A member of an enumeration, or a method of a class. */
function attributeOfClass(
  judge: PickleJudge,
  call: Call,
  target: Value,
  attribute: string,
): Value | undefined {
  const use = judge.use(target);
  const { path, verdict } = use;
  if (VALUE_TYPES.get(path)?.has(attribute) === true) return judge.state.makeObject(call.callable, call.args);
  const isUnknown = verdict.kind === 'unknown' && isThirdParty(path);
  const isClass = (isUnknown || use.mayBeMade(false)) && use.isHolder;
  const isPlainName = PLAIN_ATTRIBUTE.test(attribute) || (isUnknown && isRebuildingMethod(attribute));
  if (!isClass || !isPlainName) return undefined;
  const { module, name } = judge.state.globals.get(kinds.referenceOf(target));
  return judge.lookUp(module, `${name}.${attribute}`);
}

/** @param isLookedUp false if the method is given, so that no property of the object runs */
function boundMethod(
  judge: PickleJudge,
  call: Call,
  target: Value,
  attribute: string,
  isLookedUp = true,
): Value | undefined {
  const maker = makerOf(judge, target)?.path ?? '';
  const isPure =
    (maker === PATTERN_MAKER && PATTERN_METHODS.has(attribute)) ||
    (GENERATORS.has(maker) && PLAIN_ATTRIBUTE.test(attribute));
  if (isPure) return judge.state.makeObject(call.callable, call.args);
  const use = methodOf(judge, target, attribute);
  if (use === undefined) return undefined;
  if (OPERATORS.has(attribute)) return judge.state.makeObject(call.callable, call.args);
  use.lookups += 1;
  use.noteBound(() => renderCall(judge.state, call.callable, call.args));
  if (isLookedUp && holdsAnything(judge, target)) judge.runsProperty = true;
  return judge.state.makeObject(call.callable, call.args);
}

/** True if a property of the object has something of the pickle to work with: arguments, or a state. */
function holdsAnything(judge: PickleJudge, target: Value): boolean {
  const [, args = 0] = judge.state.itemsOf(target);
  const isOfPackage = isThirdParty(makerOf(judge, target)?.path ?? '');
  return judge.objects.mayHave(target) || (isOfPackage && judge.state.argumentsOf(args)?.length !== 0);
}

/** Gives the class of an object. What a method of a class made, as `Net.from_arrays(...)`, is taken for an object of that class. */
function classOf(maker: NameUse): Pick<NameUse, 'path' | 'name' | 'verdict'> {
  const { path, name, verdict, plainCalls } = maker;
  if (plainCalls === 0 || !isMethodOfClass(name)) return maker;
  return { path: path.slice(0, path.lastIndexOf('.')), name: name.slice(0, name.lastIndexOf('.')), verdict };
}

/**
 * @returns the use of the method as a name of its class, or of the class if the method is an operator; undefined if the
 * class is not known or its methods act
 */
function methodOf(judge: PickleJudge, target: Value, attribute: string): NameUse | undefined {
  const maker = makerOf(judge, target);
  if (maker === undefined) return undefined;
  const { path, name, verdict } = classOf(maker);
  if (!(maker.isHolder || isHolder(path)) || ACTING_CLASSES.test(path)) return undefined;
  if (verdict.kind === 'dangerous' || verdict.kind === 'traversal') return undefined;
  if (verdict.kind === 'unknown' && !isThirdParty(path)) return undefined;
  if (OPERATORS.has(attribute)) return maker;
  if (!PLAIN_ATTRIBUTE.test(attribute)) return undefined;
  const module = path.slice(0, Math.max(0, path.length - name.length - 1));
  const number = judge.state.globals.number(module, `${name}.${attribute}`, judge.state.offset);
  const use = judge.useOf(number);
  return use.verdict.kind === 'held' || use.verdict.kind === 'unknown' ? use : undefined;
}

/** `MethodType(Class.method, object)` is how cloudpickle writes a bound method. */
export function bindsMethod(
  judge: PickleJudge,
  call: Call,
  args: readonly Value[] | undefined,
): Value | undefined {
  const [method, target] = args ?? [];
  if (args?.length !== 2 || method === undefined || target === undefined) return undefined;
  if (kindOf(method) !== GLOBAL || kindOf(target) !== OBJECT) return undefined;
  const use = judge.use(method);
  const attribute = use.name.slice(use.name.lastIndexOf('.') + 1);
  const isOwn = use.path === `${makerOf(judge, target)?.path ?? ''}.${attribute}`;
  return isOwn || mayBeInherited(use) ? boundMethod(judge, call, target, attribute, false) : undefined;
}

/** True for a method that an object may have from a class that its own derives from: of which, only its source says. */
function mayBeInherited({ path, name, verdict }: NameUse): boolean {
  const isHarmless = verdict.kind === 'unknown' || verdict.kind === 'held';
  return isHarmless && METHOD.test(name) && isThirdParty(path) && !mayAct(path);
}

/** `_builtin_type("MethodType")` of cloudpickle gives a type of the module `types`. */
export function namesType(
  judge: PickleJudge,
  _call: Call,
  args: readonly Value[] | undefined,
): Value | undefined {
  const text = args?.length === 1 ? judge.state.textOf(args[0] ?? 0) : undefined;
  return text === 'MethodType' ? judge.lookUp('types', text) : undefined;
}

/** `_load_type("slice")` of dill gives a type by a table of its own, which has the types of the language by their names. */
export function namesLoadedType(
  judge: PickleJudge,
  _call: Call,
  args: readonly Value[] | undefined,
): Value | undefined {
  const text = args?.length === 1 ? judge.state.textOf(args[0] ?? 0) : undefined;
  if (text === undefined) return undefined;
  const number = judge.state.globals.number('builtins', text, judge.state.offset);
  return judge.useOf(number).mayBeCalled ? judge.lookUp('builtins', text) : undefined;
}

function isValueMethod(target: Value, attribute: string): boolean {
  return isText(target)
    ? TEXT_METHODS.has(attribute)
    : VALUE_METHODS.get(kindOf(target))?.has(attribute) === true;
}

/** True for what `getattr` gave, and for a logger: the loading program has it, too. */
export function isAttribute(judge: PickleJudge, value: Value): boolean {
  const path = makerOf(judge, value)?.path;
  return path === GETATTR || path === METHOD_TYPE || path === 'logging.getLogger';
}

/**
 * Notes that an object keeps what it is given, and calls it later with arguments of the pickle.
 * @param given arguments that it keeps with it
 */
export function keepForCall(
  judge: PickleJudge,
  callable: Value | undefined,
  given: readonly Value[] = [],
): void {
  if (callable === undefined) return;
  if (isAttribute(judge, callable)) {
    keepMethod(judge, callable, given);
    return;
  }
  const isName = kindOf(callable) === GLOBAL;
  const use = isName ? judge.use(callable) : makerOf(judge, callable);
  if (use === undefined) return;
  if (isName && isPlainMaker(judge, use, given)) use.notePlainCall(() => use.path, judge.state.offset);
  else use.isKeptForCall = true;
}

/** @param bound what `getattr(object, "name")` or `MethodType(Class.method, object)` gave */
function keepMethod(judge: PickleJudge, bound: Value, given: readonly Value[]): void {
  const [, args] = judge.state.itemsOf(bound);
  const [first = 0, second = 0] = judge.state.argumentsOf(args ?? 0) ?? [];
  if (kindOf(first) === GLOBAL) keepMethodUse(judge, judge.use(first), given);
  const attribute = judge.state.textOf(second);
  const isNamed = attribute !== undefined && kindOf(first) === OBJECT;
  const method = isNamed ? methodOf(judge, first, attribute) : undefined;
  if (method !== undefined) keepMethodUse(judge, method, given);
}

/** A method of an unknown class is as unknown as what loading an object of that class does. */
function keepMethodUse(judge: PickleJudge, use: NameUse, given: readonly Value[]): void {
  const isPlain = use.isMethod && mayRebuild(use) && arePlain(judge, calleeOf(use), given);
  if (!isPlain) use.isKeptForCall = true;
}
