import type { PickleState } from '../machine/state.ts';
import { kindOf, LIST, referenceOf, TUPLE, type Value } from '../machine/value.ts';

/**
 * Gives the arguments of a call. pickle.py takes a list as well as a tuple.
 * @returns undefined if they cannot be known: they were made long ago, are too many, or computed
 */
export function argumentsOf(state: PickleState, args: Value): readonly Value[] | undefined {
  if (kindOf(args) !== TUPLE && kindOf(args) !== LIST) return undefined;
  const kept = state.nodes.items(referenceOf(args));
  return kept === undefined || kept.isCut ? undefined : kept.items;
}
