import type { GatePolicy, PolicyChange } from '../facts/policy-change.ts';
import { foldName } from '../text/fold-name.ts';
import { type PolicyEntry, policyEntries } from './policy-entries.ts';

const NOT_GIVEN = 'not given';

/**
 * Lists the keys whose values a pull request changes, with the value of the base and that of the pull request. It does not
 * say which of them loosens the check. Pure.
 */
export function comparePolicies(head: GatePolicy, base: GatePolicy): readonly PolicyChange[] {
  const [now, then] = [byKey(policyEntries(head, base)), byKey(policyEntries(base, head))];
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((name) => {
    const [before, after] = [then.get(name), now.get(name)];
    if (before?.value === after?.value) return [];
    const key = after?.key ?? before?.key ?? name;
    return [{ key, before: before?.value ?? NOT_GIVEN, after: after?.value ?? NOT_GIVEN }];
  });
}

/** Entries with one key are one, so that none hides behind another. Names are compared without case. */
function byKey(
  entries: readonly PolicyEntry[],
): ReadonlyMap<string, { readonly key: string; readonly value: string }> {
  const groups = Map.groupBy(entries, ([key]) => foldName(key));
  return new Map(
    [...groups].map(([name, group]) => [
      name,
      { key: group[0]?.[0] ?? name, value: group.map(([, value]) => value).join('; ') },
    ]),
  );
}
