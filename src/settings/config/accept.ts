import { posix } from 'node:path';
import { ATTACKS } from '@model-security-scan/engine/catalog';
import { present } from '@model-security-scan/common/present';
import { describePlace } from '@model-security-scan/common/problem';
import {
  ACCEPT_KEYS,
  type Acceptance,
  type AcceptKey,
  REASON_PLACEHOLDER,
} from '../../facts/policy/acceptance.ts';
import { RULE_IDS } from '@model-security-scan/scanner/rules';
import { foldName } from '../../text/similar-names.ts';
import type { Diagnostics } from '../schema/diagnostics.ts';
import {
  type JsonSchema,
  list,
  mapping,
  type Read,
  type Schema,
  then,
} from '@model-security-scan/common/schema/schema';
import { line, scalar } from '../schema/text.ts';

import { findTextFault } from '../schema/text.ts';
import { SHA256 } from './artifacts.ts';
import { findPathFault } from './sections.ts';
import { number } from '../schema/forms.ts';
import { didYouMean, nearest, quoted } from './nearest.ts';

const FILE_RULE = { pattern: `^(model-security/)?(${RULE_IDS.join('|')}):` };

function path(example: string): Schema<string> {
  const expected = `a path or a pattern inside the workspace, such as ${example}`;
  return line({ expected, limits: { examples: [example] }, findFault: findPathFault });
}

const KEYS = {
  finding: line({
    expected:
      'an analysis, such as digits/evasion, or a rule and a file, such as pickle-unknown-call:models/net.pkl',
    limits: { pattern: '[/:]' },
  }),
  name: line({
    expected:
      'a call or class as findings show it, such as mypackage.layers.build, or the start of several, such as mypackage.*',
    limits: { pattern: String.raw`^[^*]+\*?$` },
  }),
  files: path('vendor/**'),
  model: path('models/old.joblib'),
  'max-score': number(
    { meaning: 'The highest score that is accepted.', example: '0.6' },
    'the highest score that is accepted',
  ),
  'not-tested': scalar({
    expected: 'true',
    json: { description: 'Accepts that it could not be tested.', enum: [true, 'true'] },
    convert: (text) => (text.trim() === 'true' ? true : undefined),
  }),
  sha256: scalar({
    ...SHA256,
    expected: 'the SHA-256 of the file as the finding shows it, 64 hexadecimal digits',
  }),
  until: line({
    expected: 'the last day on which it counts, such as 2027-03-31, in UTC',
    limits: { pattern: String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$` },
    findFault: findDayFault,
  }),
  reason: line({
    expected: 'why it is accepted, for whoever reads this later',
    limits: { not: { const: REASON_PLACEHOLDER } },
    findFault: findReasonFault,
  }),
};
type Key = keyof typeof KEYS;

/** What an entry of one kind has beside `until` and `reason`, and what of that it must have. */
interface Kind {
  readonly takes: readonly Key[];
  readonly needs: readonly Key[];
  readonly finding?: JsonSchema;
}
const NO_FILE = { finding: { not: FILE_RULE } };
const KINDS = {
  analysis: { takes: ['finding', 'max-score'], needs: [], ...NO_FILE },
  'not-tested': { takes: ['finding', 'not-tested'], needs: ['not-tested', 'until'], ...NO_FILE },
  file: { takes: ['finding', 'sha256'], needs: ['sha256'], finding: FILE_RULE },
  name: { takes: ['name', 'sha256'], needs: [] },
  files: { takes: ['files'], needs: [] },
  model: { takes: ['model'], needs: [] },
} as const satisfies Record<string, Kind>;

function kindJson({ takes, needs, finding = {} }: Kind): JsonSchema {
  const taken = [...takes, 'until', 'reason'] as const;
  const properties = taken.map((key) => [key, { ...KEYS[key].json, ...(key === 'finding' ? finding : {}) }]);
  return {
    type: 'object',
    additionalProperties: false,
    required: [takes[0], 'reason', ...needs],
    properties: Object.fromEntries(properties),
  };
}

const WHAT = 'an entry of "accept"';
const ENTRY = then(mapping(KEYS, { owner: WHAT }), (picked, tree) => ({ ...picked, tree }));
type Entry = Read<typeof ENTRY>;

/** `accept:` of the config file: everything that the team accepts, and why. What it names is checked by `readAccept`. */
export const ACCEPT = list(
  { ...ENTRY, json: { oneOf: Object.values(KINDS).map(kindJson) } },
  {
    expected: 'a list, each item starting with "- finding:"',
    json: { description: 'What is accepted, each entry with its reason.' },
  },
);

/**
 * Checks the entries of `accept`.
 * @param declared the names of all analyses in the config file, whether or not they run
 */
export function readAccept(
  entries: readonly Entry[],
  declared: readonly string[],
  diagnostics: Diagnostics,
): readonly Acceptance[] {
  const first = new Map<string, Acceptance>();
  for (const entry of entries) {
    const read = readEntry(entry, declared, diagnostics);
    if (read === undefined) continue;
    const before = first.get(identityOf(read));
    if (before === undefined) first.set(identityOf(read), read);
    else {
      const places = `${describePlace(before.place)} and ${describePlace(read.place)}`;
      const message = `${quoted(read.what)} is accepted twice, at ${places}. Keep one of the two.`;
      diagnostics.report(entry.tree.span, message);
    }
  }
  return [...first.values()];
}

/** Two entries of one identity accept the same. Each content of a file has its own entry. */
function identityOf({ key, what, file, sha256, isNotTested }: Acceptance): string {
  const name = file === undefined ? (key === 'finding' ? foldName(what) : what) : [file.rule, file.path];
  return JSON.stringify([key, name, sha256, isNotTested]);
}

function readEntry(
  entry: Entry,
  declared: readonly string[],
  diagnostics: Diagnostics,
): Acceptance | undefined {
  const { values, given, tree } = entry;
  const [key, ...others] = ACCEPT_KEYS.filter((name) => given.has(name));
  if (key === undefined || others.length > 0) {
    diagnostics.report(tree.span, `${WHAT} needs exactly one of ${ACCEPT_KEYS.join(', ')}.`);
    return undefined;
  }
  const what = values[key]?.trim();
  if (what === undefined) return undefined;
  const named = readWhat(key, what, declared);
  if (typeof named === 'string') {
    const message = `"${key}" is ${quoted(what)}${named} Expected ${KEYS[key].expected ?? ''}.`;
    diagnostics.report(given.get(key)?.value.span ?? tree.span, message);
    return undefined;
  }
  reportLimits(entry, named, diagnostics);
  const { reason, sha256, until, 'max-score': maxScore, 'not-tested': isNotTested } = values;
  if (reason === undefined) return undefined;
  return {
    ...named,
    ...(isNotTested && { isNotTested }),
    ...present({ maxScore, sha256, until: until?.trim() }),
    reason: reason.trim(),
    place: diagnostics.place(tree.span),
  };
}

/** What an entry names. */
type Named = Pick<Acceptance, 'key' | 'what' | 'file' | 'isUndeclared' | 'nearest'>;

/** Reports what bounds an entry and does not fit what it names, and what it needs. */
function reportLimits({ given, tree }: Entry, { key, what, file }: Named, diagnostics: Diagnostics): void {
  const isNotTested = given.has('not-tested');
  const ofFinding = file === undefined ? (isNotTested ? 'not-tested' : 'analysis') : 'file';
  const { takes, needs }: Kind = KINDS[key === 'finding' ? ofFinding : key];
  for (const [name, { keySpan }] of given) {
    if (takes.includes(name) || name === 'until' || name === 'reason') continue;
    const where = isNotTested && name === 'max-score' ? ' with "not-tested"' : '';
    diagnostics.report(keySpan, `an entry for ${quoted(what)}${where} takes no "${name}". Remove it.`);
  }
  for (const name of [...needs, 'reason'] as const) {
    if (given.has(name)) continue;
    diagnostics.report(
      tree.span,
      `an entry for ${quoted(what)} needs "${name}": ${KEYS[name].expected ?? ''}.`,
    );
  }
}

/** @returns what the entry names; or what is wrong with it, which fits after the quoted text */
function readWhat(key: AcceptKey, what: string, declared: readonly string[]): Named | string {
  if (key === 'finding') return readFinding(what, declared);
  const isWrong = key === 'name' && what.includes('*') && !/^[^*]+\*$/u.test(what);
  return isWrong ? ': the only wildcard is one * at the end of a name.' : { key, what };
}

/** The names of models may have a colon, so what stands before one is a rule only if it is a known one. */
function readFinding(what: string, declared: readonly string[]): Named | string {
  const [before, path] = splitAt(what, what.indexOf(':'));
  const rule = RULE_IDS.find((id) => id === before.replace(/^model-security\//u, ''));
  if (rule !== undefined) {
    const fault = findTextFault(path) ?? findPathFault(path);
    return fault === undefined
      ? { key: 'finding', what, file: { rule, path: posix.normalize(path) } }
      : `: it names ${fault}.`;
  }
  const isDeclared = declared.some((name) => foldName(name) === foldName(what));
  if (isDeclared) return { key: 'finding', what };
  if (what.includes('*')) return ', but there are no wildcards: name each finding.';
  const [, attack] = splitAt(what, what.lastIndexOf('/'));
  const isAnalysis = !what.includes(':') || ATTACKS.some((name) => name === attack.toLowerCase());
  if (what.includes('/') && isAnalysis) {
    const meant = nearest(what, declared);
    return { key: 'finding', what, isUndeclared: true, ...present({ nearest: meant }) };
  }
  return what.includes(':') ? `, but there is no rule ${quoted(before)}${didYouMean(before, RULE_IDS)}` : '.';
}

function splitAt(text: string, index: number): readonly [string, string] {
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

function findDayFault(text: string): string | undefined {
  const day = text.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day)) return quoted(text);
  const timeMs = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(timeMs) && new Date(timeMs).toISOString().startsWith(day);
  return isReal ? undefined : `${quoted(day)}, which is not a day in the calendar`;
}

function findReasonFault(text: string): string | undefined {
  if (text.trim() !== REASON_PLACEHOLDER) return undefined;
  return `the placeholder ${REASON_PLACEHOLDER} (write your reason in its place, such as "only our own build reads it")`;
}
