import { finding } from '../../rules/finding.ts';
import { once } from '@model-security-scan/common/once';
import { makerOf } from './hidden-calls.ts';
import type { PickleJudge } from '../pickle-judge.ts';
import { DICT, kindOf, NOTHING, OBJECT, referenceOf, TUPLE, type Value } from '../machine/value.ts';
import { indexByModule } from '../vetted/name-lists.ts';
import read from '../vetted/read-packages.json' with { type: 'json' };

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
export function judgeSlots(judge: PickleJudge, target: Value, state: Value, offset: number): void {
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
