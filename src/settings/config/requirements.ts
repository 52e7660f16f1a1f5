import { TASKS } from '../../core/attack-table.ts';
import {
  type Minimum,
  MINIMUM_FORMS,
  MINIMUM_NAMES,
  type Minimums,
  type Requirements,
} from '../../facts/minimum.ts';
import type { Diagnostics } from './diagnostics.ts';
import { pickKeys, readMapping, readNumber, readSwitch } from './keys.ts';
import type { Entry } from './tree.ts';

/** The keys of a config file that require something of its analyses and models. */
export const REQUIREMENT_KEYS = ['minimum', 'require-attacked'] as const;

/** Reads `minimum` and `require-attacked` of a config file. */
export function readRequirements(
  entries: ReadonlyMap<string, Entry>,
  diagnostics: Diagnostics,
): Requirements {
  const minimum = readMinimum(entries.get('minimum'), diagnostics);
  const attacked = entries.get('require-attacked');
  const isRequired = attacked !== undefined && readSwitch(attacked, diagnostics);
  return {
    ...(minimum === undefined ? {} : { minimum }),
    ...(isRequired ? { requireAttacked: diagnostics.place(attacked.keySpan) } : {}),
  };
}

function readMinimum(entry: Entry | undefined, diagnostics: Diagnostics): Minimums | undefined {
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
      const value = readNumber(name, MINIMUM_FORMS[name], picked.get(name), diagnostics);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
