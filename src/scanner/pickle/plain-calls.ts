import { argumentsOf } from './call-arguments.ts';
import type { Call } from './events.ts';
import { makerOf } from './hidden-calls.ts';
import type { PickleJudge } from './pickle-judge.ts';
import type { NameUse } from './name-use.ts';
import { isThirdParty } from './python-names.ts';
import { isClassName, isListedPackage, isPrivateFunction } from './verdict.ts';
import * as kinds from './value.ts';
import { GLOBAL, isText, kindOf, OBJECT, referenceOf, type Value } from './value.ts';
import { mayAct } from './vetted/sinks.ts';

/*
 * Calls of names that no list has. What an unknown function does with a text of the file is not known; what can be known is
 * that a call got nothing but numbers, single words and what belongs to its own package. Then it is no worse than the making of
 * an object, whose class is as unknown, and may do on load what it likes.
 */

/**
 * A word, a number, a time, a single sign or a formula without a call: no path, no command with arguments, no code, and no
 * `module:function`.
 */
const PLAIN_TEXT =
  /^(?:[\p{L}\p{N}#@_-]{0,32}|(?!(?:\d+\.){3}\d)[+-]?\d[\d.:+\-TZ ]{0,39}|.|\w{1,32}(?:(?: [-+*:~] |[+*~])\w{1,32}){1,20})$/u;
/** What functions are called by which packages make their objects anew. */
const REBUILDER = /(?<![a-z])(?:unpickle|reconstruct|rebuild|recreate|restore)(?![a-z])/u;
const MAX_DEPTH = 8;
/** What only holds what it is made of. */
const PLAIN_CONTAINER =
  /^(?:builtins\.(?:frozenset|set|list|tuple|dict|complex|slice|range)|collections\.OrderedDict)$/u;
const CONTAINERS: ReadonlySet<number> = new Set([kinds.TUPLE, kinds.LIST, kinds.DICT, kinds.SET]);

/**
 * True if a call can hardly be worse than the making of an object: of a constructor, or of a function as packages write them
 * for pickles, whose name says nothing of files or programs, with nothing but plain values.
 */
export function isPlainCall(judge: PickleJudge, use: NameUse, { args, keywords }: Call): boolean {
  const items = argumentsOf(judge.state, args);
  if (items === undefined || !(mayOnlyMake(use) || (mayRebuild(use) && getsObjects(judge, use, items)))) {
    return false;
  }
  if (takesPickle(judge, use, items)) return false;
  return arePlain(judge, use, keywords === undefined ? items : [...items, keywords]);
}

/**
 * True if keeping a callable for a later call can hardly be worse than keeping an object: a constructor as in `isPlainCall`.
 * @param given the arguments that are kept with it
 */
export function isPlainMaker(judge: PickleJudge, use: NameUse, given: readonly Value[]): boolean {
  return isClassName(use.path) && mayOnlyMake(use) && arePlain(judge, use, given);
}

/** True for arguments that are plain for what is called. */
export function arePlain(judge: PickleJudge, { path }: NameUse, args: readonly Value[]): boolean {
  return args.every((item) => isPlain(judge, path, item, 0));
}

function mayOnlyMake(use: NameUse): boolean {
  const { path, verdict } = use;
  if (isClassName(path)) return (verdict.kind === 'held' || verdict.kind === 'unknown') && isQuiet(path);
  return mayRebuild(use) && (isPrivateFunction(path) || REBUILDER.test(lastPart(path)));
}

/** True for the name of a function that says nothing of files or programs, of a package that no person listed. */
export function mayRebuild({ path, verdict }: NameUse): boolean {
  const isUnlisted = verdict.kind === 'unknown' && !isListedPackage(path);
  return isUnlisted && isQuiet(path.replace(REBUILDER, ''));
}

/** True for a function that unpickles, by its name, and gets nothing of its package, but an object that may have the bytes. */
function takesPickle(judge: PickleJudge, { path }: NameUse, items: readonly Value[]): boolean {
  if (isClassName(path) || !lastPart(path).includes('unpickle')) return false;
  const makers = items.map((item) => (kindOf(item) === GLOBAL ? judge.use(item) : makerOf(judge, item)));
  const known = makers.filter((maker) => maker !== undefined);
  return known.length > 0 && !known.some((maker) => isOwn(maker, path));
}

function isQuiet(path: string): boolean {
  return isThirdParty(path) && !mayAct(path);
}

/** True for arguments with a class or an object of the function's own package, and for objects and numbers without a text. */
function getsObjects(judge: PickleJudge, { path }: NameUse, items: readonly Value[]): boolean {
  const makers = items.map((item) => (kindOf(item) === GLOBAL ? judge.use(item) : makerOf(judge, item)));
  const isOfObjects = items.every((item) => [OBJECT, kinds.CONSTANT].includes(kindOf(item)));
  return makers.some(
    (use) => use !== undefined && (isOfObjects || (isClassName(use.path) && isOwn(use, path))),
  );
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function packageOf(path: string): string {
  return path.slice(0, path.indexOf('.') + 1);
}

/** @param caller what is called: it may get functions and objects of its own package */
function isPlain(judge: PickleJudge, caller: string, value: Value, depth: number): boolean {
  const kind = kindOf(value);
  if (kind === kinds.CONSTANT) return true;
  // A constructor of a package that people listed, and that is on no list of calls, may open what a word names.
  if (isText(value)) return !isListedPackage(caller) && PLAIN_TEXT.test(judge.state.textOf(value) ?? '/');
  if (kind === GLOBAL) return isPlainName(judge.use(value), caller);
  if (kind === OBJECT) return isPlainObject(judge, caller, value, depth);
  if (!CONTAINERS.has(kind) || depth >= MAX_DEPTH) return false;
  const kept = judge.state.nodes.items(referenceOf(value));
  return kept?.isCut === false && kept.items.every((item) => isPlain(judge, caller, item, depth + 1));
}

function isPlainName(use: NameUse, caller: string): boolean {
  if (use.isKnownClass || (use.mayBeCalled && use.path.startsWith('numpy.'))) return true;
  return isOwn(use, caller) && !mayAct(use.path);
}

function isOwn({ path, verdict }: NameUse, caller: string): boolean {
  const isHarmless = verdict.kind === 'held' || verdict.kind === 'unknown';
  return isHarmless && path.startsWith(packageOf(caller));
}

/** True for an object of a vetted package, and for one of the package's own that is no worse than plain itself. */
function isPlainObject(judge: PickleJudge, caller: string, value: Value, depth: number): boolean {
  const maker = makerOf(judge, value);
  if (maker === undefined) return false;
  const isContainer = maker.mayBeCalled && PLAIN_CONTAINER.test(maker.path);
  if (isContainer) return isPlainContent(judge, caller, value, depth);
  // Of vetted packages: arrays, tables and estimators. A path, or a text in disguise, is one of the language.
  if (maker.mayBeMade(false)) {
    return isThirdParty(maker.path) && maker.calls === 0 && !isTextInDisguise(judge, maker.path, value);
  }
  if (maker.calls > 0) return false;
  return (isClassName(maker.path) || maker.plainCalls > 0) && isOwn(maker, caller);
}

/** Classes of NumPy and torch that derive from texts and bytes. */
const TEXT_CLASS = /^(?:numpy\.(?:str_|bytes_|void)|torch\.torch_version\.TorchVersion)$/u;
const SCALAR = /^numpy\.(?:core|_core)\.multiarray\.scalar$/u;
const NUMBER_CODE = /^[biufcmM]\d/u;

/** True for an object that may be a text or bytes: functions take `numpy.str_("...")` for the text that it is. */
function isTextInDisguise(judge: PickleJudge, path: string, object: Value): boolean {
  if (TEXT_CLASS.test(path)) return true;
  const args = argumentsOfObject(judge, object);
  if (SCALAR.test(path)) {
    const [code = 0] = argumentsOfObject(judge, args?.[0] ?? 0) ?? [];
    return !NUMBER_CODE.test(judge.state.textOf(code) ?? '');
  }
  const isPlainArgument = (item: Value): boolean => !isText(item) || isPlain(judge, path, item, 0);
  return isClassName(path) && args?.every(isPlainArgument) !== true;
}

function argumentsOfObject(judge: PickleJudge, object: Value): readonly Value[] | undefined {
  const [, args = 0] =
    kindOf(object) === OBJECT ? (judge.state.nodes.items(referenceOf(object))?.items ?? []) : [];
  return argumentsOf(judge.state, args);
}

function isPlainContent(judge: PickleJudge, caller: string, object: Value, depth: number): boolean {
  const [, args = 0] = judge.state.nodes.items(referenceOf(object))?.items ?? [];
  return !judge.objects.mayHave(object) && isPlain(judge, caller, args, depth + 1);
}
