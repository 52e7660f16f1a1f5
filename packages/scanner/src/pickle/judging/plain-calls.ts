import type { Call } from '../machine/events.ts';
import { makerOf } from './hidden-calls.ts';
import type { PickleJudge } from '../pickle-judge.ts';
import type { NameUse } from '../name-use.ts';
import { arePlain, isOwn, holdsWords, calleeOf } from './plain-values.ts';
import { isThirdParty } from '../python-names.ts';
import {
  isClassName,
  isListedPackage,
  isPrivateFunction,
  isRebuilder,
  withoutRebuilding,
} from '../name-verdict.ts';
import * as kinds from '../machine/value.ts';
import { GLOBAL, kindOf, OBJECT, type Value } from '../machine/value.ts';
import { mayAct } from '../vetted/name-lists.ts';

/*
 * Calls of names that no list has. What an unknown function does with a text of the file is not known; what can be known is
 * that a call got nothing but numbers, single words and what belongs to its own package. Then it is no worse than the making of
 * an object, whose class is as unknown, and may do on load what it likes.
 */

/**
 * True if a call can hardly be worse than the making of an object: of a constructor, or of a function as packages write them
 * for pickles, whose name says nothing of files or programs, with nothing but plain values.
 */
export function isPlainCall(judge: PickleJudge, use: NameUse, { args, keywords }: Call): boolean {
  const items = judge.state.argumentsOf(args);
  if (items === undefined || takesPickle(judge, use, items)) return false;
  if (takesCommand(judge, use, items)) return false;
  if (!mayOnlyMake(use) && !(mayRemake(use) && getsObjects(judge, use, items))) return false;
  return arePlain(judge, calleeOf(use), keywords === undefined ? items : [...items, keywords]);
}

/**
 * True if keeping a callable for a later call can hardly be worse than keeping an object: a constructor as in `isPlainCall`.
 * @param given the arguments that are kept with it
 */
export function isPlainMaker(judge: PickleJudge, use: NameUse, given: readonly Value[]): boolean {
  return isClassName(use.path) && mayOnlyMake(use) && arePlain(judge, calleeOf(use), given);
}

function mayOnlyMake(use: NameUse): boolean {
  const { path, verdict } = use;
  if (isClassName(path)) return (verdict.kind === 'held' || verdict.kind === 'unknown') && isQuiet(path);
  return mayRemake(use) && (isPrivateFunction(path) || isRebuilder(path));
}

/** True for the name of a function that says nothing of files or programs, of a package that no person listed. */
export function mayRebuild(use: NameUse): boolean {
  return use.verdict.kind === 'unknown' && mayRemake(use);
}

/** The same, also for a function of a package that a program read if it is called after the making of objects. */
function mayRemake({ path, verdict }: NameUse): boolean {
  const isOfRead = verdict.kind === 'held' && verdict.isRead === true && isRebuilder(path);
  const isUnlisted = verdict.kind === 'unknown' || isOfRead;
  return isUnlisted && !isListedPackage(path) && isQuiet(withoutRebuilding(path));
}

/** True for several words in one value for a function that neither says that it makes objects nor gets anything of its package. */
function takesCommand(judge: PickleJudge, { path }: NameUse, items: readonly Value[]): boolean {
  if (isClassName(path) || isRebuilder(path)) return false;
  const isOfOwn = makersOf(judge, items).some((maker) => maker !== undefined && isOwn(maker, path));
  return !isOfOwn && items.some((item) => holdsWords(judge, item));
}

/**
 * True for a function that unpickles, by its name, and gets what may have the bytes, such as an array, and no object of its own
 * package that it may complete. What is called after something pickled takes bytes, whatever it gets.
 */
function takesPickle(judge: PickleJudge, { path }: NameUse, items: readonly Value[]): boolean {
  const name = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('pickle')) return false;
  if (name.includes('pickled') || items.some((item) => kindOf(item) === kinds.BYTES)) return true;
  const objects = items.filter((item) => kindOf(item) === OBJECT).map((item) => makerOf(judge, item));
  return objects.length > 0 && !objects.some((maker) => maker !== undefined && isOwn(maker, path));
}

function isQuiet(path: string): boolean {
  return isThirdParty(path) && !mayAct(path);
}

/** True for arguments with a class or an object of the function's own package, and for objects and numbers without a text. */
function getsObjects(judge: PickleJudge, { path }: NameUse, items: readonly Value[]): boolean {
  const isOfObjects = items.every((item) => [OBJECT, kinds.CONSTANT].includes(kindOf(item)));
  return makersOf(judge, items).some(
    (use) => use !== undefined && (isOfObjects || (isClassName(use.path) && isOwn(use, path))),
  );
}

/** @returns the names among values, and those that made the objects among them */
function makersOf(judge: PickleJudge, items: readonly Value[]): readonly (NameUse | undefined)[] {
  return items.map((item) => (kindOf(item) === GLOBAL ? judge.use(item) : makerOf(judge, item)));
}
