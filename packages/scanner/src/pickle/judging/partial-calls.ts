import type { Call } from '../machine/events.ts';
import { makerOf } from './hidden-calls.ts';
import type { PickleJudge } from '../pickle-judge.ts';
import { CONSTANT, DICT, GLOBAL, kindOf, referenceOf, TUPLE, type Value } from '../machine/value.ts';

/*
 * `functools.partial(function, *args)`, which may get a state `(function, args, keywords, attributes)` in place of these
 * (`partial_setstate` of CPython's Modules/_functoolsmodule.c). Packages write a constructor with keywords that way: the partial
 * function is called without arguments, so what is called is there to be read.
 */

/** What a partial function calls, and with what. */
export interface Partial {
  readonly callable: Value;
  readonly args: readonly Value[];
  readonly keywords?: Value;
}

/** True for what `functools.partial` made. */
export function isPartial(judge: PickleJudge, object: Value): boolean {
  return makerOf(judge, object)?.path === 'functools.partial';
}

/** @returns undefined if it is no partial function, or if what it calls cannot be seen */
export function partialOf(judge: PickleJudge, object: Value): Partial | undefined {
  if (!isPartial(judge, object)) return undefined;
  if (judge.objects.has(object)) return partialOfState(judge, judge.objects.partialState(object) ?? 0);
  const [, made] = judge.state.itemsOf(object);
  const [callable, ...args] = judge.state.argumentsOf(made ?? 0) ?? [];
  return callable === undefined ? undefined : { callable, args };
}

function partialOfState(judge: PickleJudge, state: Value): Partial | undefined {
  const [callable, args = 0, keywords = 0] = judge.state.argumentsOf(state) ?? [];
  const known = judge.state.argumentsOf(args);
  if (callable === undefined || known === undefined) return undefined;
  if (kindOf(keywords) === DICT) return { callable, args: known, keywords };
  return kindOf(keywords) === CONSTANT ? { callable, args: known } : undefined;
}

/** @returns the call that calling a partial function of a name is; undefined if that cannot be seen */
export function callOfPartial(judge: PickleJudge, { callable, args, offset }: Call): Call | undefined {
  const partial = partialOf(judge, callable);
  const more = judge.state.argumentsOf(args);
  if (partial === undefined || more === undefined || kindOf(partial.callable) !== GLOBAL) return undefined;
  const all = judge.state.nodes.create(TUPLE, offset);
  for (const item of [...partial.args, ...more]) judge.state.nodes.add(referenceOf(all), item);
  const keywords = partial.keywords === undefined ? {} : { keywords: partial.keywords };
  return { kind: 'call', callable: partial.callable, args: all, ...keywords, offset };
}
