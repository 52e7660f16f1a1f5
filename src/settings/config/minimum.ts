import { ENGINE_SETTINGS } from '../../attacks/settings.ts';
import { TASKS } from '../../core/attack-table.ts';
import {
  type Minimum,
  MINIMUM_NAMES,
  type MinimumName,
  type Minimums,
} from '../../facts/organization-policy.ts';
import type { Diagnostics } from './diagnostics.ts';
import { type NumberForm, pickKeys, readMapping, readNumber } from './keys.ts';
import type { Entry } from './tree.ts';

const FORMS: Readonly<Record<MinimumName, NumberForm>> = {
  samples: ENGINE_SETTINGS.samples,
  queries: { isWhole: true, min: 1, max: 999_999_999_999_999, example: '2000' },
  accuracy: { isWhole: false, min: 0, max: 1, example: '0.6' },
  eps: ENGINE_SETTINGS.eps,
};

/**
 * Reads `minimum` of an organization's policy: values for all analyses, and for those of a task.
 * @returns undefined if it is not given
 */
export function readMinimum(entry: Entry | undefined, diagnostics: Diagnostics): Minimums | undefined {
  if (entry === undefined) return undefined;
  const entries = readMapping(entry.value, '"minimum"', diagnostics) ?? [];
  const picked = pickKeys(entries, [...MINIMUM_NAMES, ...TASKS], '"minimum"', diagnostics);
  const tasks = TASKS.flatMap((task) => {
    const given = picked.get(task);
    if (given === undefined) return [];
    const what = `"${task}" of "minimum"`;
    const own = readMapping(given.value, what, diagnostics) ?? [];
    return [[task, readValues(pickKeys(own, MINIMUM_NAMES, what, diagnostics), diagnostics)] as const];
  });
  return { all: readValues(picked, diagnostics), tasks: new Map(tasks) };
}

function readValues(picked: ReadonlyMap<string, Entry>, diagnostics: Diagnostics): Minimum {
  return Object.fromEntries(
    MINIMUM_NAMES.flatMap((name) => {
      const value = readNumber(name, FORMS[name], picked.get(name), diagnostics);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
