import { posix } from 'node:path';
import { ATTACKS } from '../../attacks/table.ts';
import { describePlace } from '../../core/problem.ts';
import { ACCEPT_KEYS, type Acceptance, type AcceptKey } from '../../facts/acceptance.ts';
import { RULE_IDS } from '../../scanner/rules/rules.ts';
import { foldName } from '../../text/fold-name.ts';
import type { Diagnostics } from './diagnostics.ts';
import { findPathFault } from './files-section.ts';
import { findTextFault } from './forms.ts';
import { pickKeys, readChecked, readMapping } from './keys.ts';
import { didYouMean, nearest, quoted } from './nearest.ts';
import { readScore } from './policy-settings.ts';
import type { Entry, Tree } from './tree.ts';

const TEXT_KEYS = [...ACCEPT_KEYS, 'sha256', 'until', 'reason'] as const;
const LIMIT_KEYS = ['not-tested', 'max-score', 'sha256'] as const;
type LimitKey = (typeof LIMIT_KEYS)[number];
type Key = (typeof TEXT_KEYS)[number] | LimitKey;

/** What an entry names. */
type Named = Pick<Acceptance, 'key' | 'what' | 'file' | 'isUndeclared' | 'nearest'>;

/** What each key takes, for messages, and what is wrong with a text, which fits after `found`. */
const FORMS: Readonly<
  Record<Exclude<Key, 'max-score'>, readonly [expected: string, fault: (text: string) => string | undefined]>
> = {
  finding: [
    'an analysis, such as digits/evasion, or a rule and a file, such as pickle-unknown-call:models/net.pkl',
    findTextFault,
  ],
  name: [
    'a call or class as findings show it, such as mypackage.layers.build, or the start of several, such as mypackage.*',
    findTextFault,
  ],
  files: ['a path or a pattern inside the workspace, such as vendor/**', findPathFault],
  model: ['a path or a pattern inside the workspace, such as models/old.joblib', findPathFault],
  'not-tested': ['true', (text) => (text.trim() === 'true' ? undefined : quoted(text))],
  sha256: ['the SHA-256 of the file as the finding shows it, 64 hexadecimal digits', findDigestFault],
  until: ['the last day on which it counts, such as 2027-03-31, in UTC', findDayFault],
  reason: ['why it is accepted, for whoever reads this later', findTextFault],
};
const SCORE = 'the highest score that is accepted, such as 0.6';
const WHAT = 'an entry of "accept"';

/**
 * Reads `accept:` of the config file: everything that the team accepts, and why.
 * @param declared the names of all analyses in the config file, whether or not they run
 */
export function readAccept(
  entry: Entry | undefined,
  declared: readonly string[],
  diagnostics: Diagnostics,
): readonly Acceptance[] {
  if (entry === undefined) return [];
  if (entry.value.kind !== 'list') {
    diagnostics.reportMismatch(entry.value, '"accept"', 'a list, each item starting with "- finding:"');
    return [];
  }
  const first = new Map<string, Acceptance>();
  for (const item of entry.value.items) {
    const read = readEntry(item, declared, diagnostics);
    if (read === undefined) continue;
    const before = first.get(identityOf(read));
    if (before === undefined) first.set(identityOf(read), read);
    else {
      const places = `${describePlace(before.place)} and ${describePlace(read.place)}`;
      diagnostics.report(
        item.span,
        `${quoted(read.what)} is accepted twice, at ${places}. Keep one of the two.`,
      );
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
  item: Tree,
  declared: readonly string[],
  diagnostics: Diagnostics,
): Acceptance | undefined {
  const entries = readMapping(item, WHAT, diagnostics);
  if (entries === undefined) return undefined;
  const picked = pickKeys<Key>(entries, [...TEXT_KEYS, ...LIMIT_KEYS], WHAT, diagnostics);
  const [key, ...others] = ACCEPT_KEYS.filter((name) => picked.has(name));
  if (key === undefined || others.length > 0) {
    diagnostics.report(item.span, `${WHAT} needs exactly one of ${ACCEPT_KEYS.join(', ')}.`);
    return undefined;
  }
  const what = readText(key, picked, diagnostics);
  const reason = readText('reason', picked, diagnostics);
  const limits = readLimits(picked, diagnostics);
  const named = what === undefined ? undefined : readWhat(key, what, declared);
  if (typeof named === 'string') {
    const message = `"${key}" is ${quoted(what ?? '')}${named} Expected ${FORMS[key][0]}.`;
    diagnostics.report(picked.get(key)?.value.span ?? item.span, message);
  }
  if (typeof named !== 'object') return undefined;
  reportLimits(picked, named, item, diagnostics);
  if (reason === undefined) return undefined;
  return { ...named, ...limits, reason, place: diagnostics.place(item.span) };
}

type Picked = ReadonlyMap<Key, Entry>;

function readText(key: keyof typeof FORMS, picked: Picked, diagnostics: Diagnostics): string | undefined {
  return readChecked(picked.get(key), `"${key}"`, ...FORMS[key], diagnostics)?.value?.trim();
}

type Limits = Pick<Acceptance, 'isNotTested' | 'maxScore' | 'sha256' | 'until'>;

function readLimits(picked: Picked, diagnostics: Diagnostics): Limits {
  const score = picked.get('max-score');
  const maxScore = score === undefined ? undefined : readScore(score, SCORE, diagnostics);
  const sha256 = readText('sha256', picked, diagnostics);
  const until = readText('until', picked, diagnostics);
  const isNotTested = readText('not-tested', picked, diagnostics) !== undefined;
  return {
    ...(isNotTested ? { isNotTested } : {}),
    ...(maxScore === undefined ? {} : { maxScore }),
    ...(sha256 === undefined ? {} : { sha256: sha256.toLowerCase() }),
    ...(until === undefined ? {} : { until }),
  };
}

/** Reports what bounds an entry and does not fit what it names, and what it needs. */
function reportLimits(
  picked: Picked,
  { key, what, file }: Named,
  item: Tree,
  diagnostics: Diagnostics,
): void {
  const isNotTested = picked.has('not-tested');
  const ofAnalysis: readonly LimitKey[] = isNotTested ? ['not-tested'] : ['max-score'];
  const ofFile: readonly LimitKey[] = key === 'finding' || key === 'name' ? ['sha256'] : [];
  const allowed = key === 'finding' && file === undefined ? ofAnalysis : ofFile;
  for (const limit of LIMIT_KEYS) {
    const given = picked.get(limit);
    if (given === undefined || allowed.includes(limit)) continue;
    const where = isNotTested && limit === 'max-score' ? ' with "not-tested"' : '';
    diagnostics.report(given.keySpan, `an entry for ${quoted(what)}${where} takes no "${limit}". Remove it.`);
  }
  const needed = ['reason', ...(isNotTested ? ['until'] : []), ...(file === undefined ? [] : ['sha256'])];
  for (const name of TEXT_KEYS.filter((one) => needed.includes(one) && !picked.has(one))) {
    diagnostics.report(item.span, `an entry for ${quoted(what)} needs "${name}": ${FORMS[name][0]}.`);
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
    const fault = findPathFault(path);
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
    return { key: 'finding', what, isUndeclared: true, ...(meant === undefined ? {} : { nearest: meant }) };
  }
  return what.includes(':') ? `, but there is no rule ${quoted(before)}${didYouMean(before, RULE_IDS)}` : '.';
}

function splitAt(text: string, index: number): readonly [string, string] {
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

function findDigestFault(text: string): string | undefined {
  return /^[0-9a-f]{64}$/iu.test(text.trim()) ? undefined : quoted(text);
}

function findDayFault(text: string): string | undefined {
  const day = text.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day)) return quoted(text);
  const timeMs = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(timeMs) && new Date(timeMs).toISOString().startsWith(day);
  return isReal ? undefined : `${quoted(day)}, which is not a day in the calendar`;
}
