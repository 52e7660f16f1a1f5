import { argumentsOf } from './call-arguments.ts';
import type { Call } from './events.ts';
import { makerOf } from './hidden-calls.ts';
import type { PickleJudge } from './pickle-judge.ts';
import type { NameUse } from './name-use.ts';
import { isThirdParty } from './python-names.ts';
import { isClassName } from './verdict.ts';
import * as kinds from './value.ts';
import { GLOBAL, isText, kindOf, OBJECT, referenceOf, type Value } from './value.ts';
import { mayAct } from './vetted/sinks.ts';

/*
 * Calls of names that no list has. What an unknown function does with a text of the file is not known; what can be known is
 * that a constructor got nothing but numbers, or that the function is one that Cython wrote.
 */

/** Cython writes this function for each of its classes: it makes an instance of that class, and sets its fields. */
const CYTHON_MAKER = /\.__pyx_unpickle_\w+$/u;

/** A text that names a choice or a member of an enumeration; it is no path, no command with arguments and no code. */
const WORD = /^[A-Za-z][\w-]{0,31}$/u;
const MAX_DEPTH = 4;
const CONTAINERS: ReadonlySet<number> = new Set([kinds.TUPLE, kinds.LIST, kinds.DICT, kinds.SET]);

/** True for the function by which Cython makes an instance of one class. */
export function isCythonMaker(path: string): boolean {
  return CYTHON_MAKER.test(path) && isThirdParty(path);
}

/**
 * True if a call can be nothing worse than the making of an object: a constructor of a package, whose name says nothing of
 * files or programs, with numbers, arrays of NumPy, single words and classes of lists as its only arguments.
 */
export function isPlainConstruction(judge: PickleJudge, use: NameUse, { args, keywords }: Call): boolean {
  const { path, verdict } = use;
  if (verdict.kind !== 'held' && verdict.kind !== 'unknown') return false;
  if (keywords !== undefined || !isThirdParty(path)) return false;
  if (!isClassName(path) || mayAct(path)) return false;
  const items = argumentsOf(judge.state, args);
  return items?.every((item) => isPlain(judge, packageOf(path), item, 0)) === true;
}

function packageOf(path: string): string {
  return path.slice(0, path.indexOf('.') + 1);
}

/** @param own the package of the constructor, with a dot: it may get its own functions and objects */
function isPlain(judge: PickleJudge, own: string, value: Value, depth: number): boolean {
  const kind = kindOf(value);
  if (kind === kinds.CONSTANT) return true;
  if (isText(value)) return WORD.test(judge.state.textOf(value) ?? '');
  if (kind === GLOBAL) return isPlainName(judge.use(value), own);
  if (kind === OBJECT) return isPlainObject(judge, own, value);
  if (!CONTAINERS.has(kind) || depth >= MAX_DEPTH) return false;
  const kept = judge.state.nodes.items(referenceOf(value));
  return kept?.isCut === false && kept.items.every((item) => isPlain(judge, own, item, depth + 1));
}

function isPlainName(use: NameUse, own: string): boolean {
  if (use.isKnownClass || (use.mayBeCalled && use.path.startsWith('numpy.'))) return true;
  const isHarmless = use.verdict.kind === 'held' || use.verdict.kind === 'unknown';
  return isHarmless && use.path.startsWith(own) && !mayAct(use.path);
}

/** True for an array of NumPy, and for an object of the package's own that is no worse than plain itself. */
function isPlainObject(judge: PickleJudge, own: string, value: Value): boolean {
  const maker = makerOf(judge, value);
  if (maker === undefined) return false;
  if (maker.mayBeCalled) return maker.path.startsWith('numpy.');
  return maker.calls === 0 && isClassName(maker.path) && isPlainName(maker, own);
}
