import { posix } from 'node:path';
import { ATTACKS } from '../../attacks/table.ts';
import type { Waiver } from '../../facts/policy.ts';
import { describePlace } from '../../core/problem.ts';
import { RULE_IDS } from '../../scanner/rules/rules.ts';
import type { Diagnostics } from './diagnostics.ts';
import { findTextFault } from './forms.ts';
import { pickKeys, readChecked, readMapping } from './keys.ts';
import { foldName } from '../../text/fold-name.ts';
import { didYouMean, nearest, quoted } from './nearest.ts';
import { readScore } from './policy-settings.ts';
import { findPathFault } from './supply-chain-section.ts';
import type { Entry, Tree } from './tree.ts';

const WAIVER_KEYS = ['finding', 'until', 'reason', 'max-score', 'sha256'] as const;

/**
 * Reads `waivers:` of the config file: the findings that are accepted for a time.
 * @param declared the names of all analyses in the config file, whether or not they run
 */
export function readWaivers(
  entry: Entry | undefined,
  declared: readonly string[],
  diagnostics: Diagnostics,
): readonly Waiver[] {
  if (entry === undefined) return [];
  if (entry.value.kind !== 'list') {
    diagnostics.reportMismatch(entry.value, '"waivers"', 'a list, each item starting with "- finding:"');
    return [];
  }
  const first = new Map<string, Waiver>();
  for (const item of entry.value.items) {
    const waiver = readWaiver(item, declared, diagnostics);
    if (waiver === undefined) continue;
    const key = keyOf(waiver);
    const before = first.get(key);
    if (before === undefined) first.set(key, waiver);
    else diagnostics.report(item.span, describeDuplicate(waiver, before));
  }
  return [...first.values()];
}

/** Two waivers with one key are about the same finding. Each content of a file has its own waiver. */
function keyOf({ finding, file, sha256 }: Waiver): string {
  return file === undefined ? foldName(finding) : JSON.stringify([file.rule, file.path, sha256]);
}

function describeDuplicate({ finding, place }: Waiver, before: Waiver): string {
  const places = `${describePlace(before.place)} and ${describePlace(place)}`;
  return `${quoted(finding)} is waived twice, at ${places}. Keep one of the two.`;
}

type Picked = ReadonlyMap<(typeof WAIVER_KEYS)[number], Entry>;

const WHY = 'why the finding is accepted, for whoever reads this later';

function readWaiver(item: Tree, declared: readonly string[], diagnostics: Diagnostics): Waiver | undefined {
  const what = 'a waiver';
  const entries = readMapping(item, what, diagnostics);
  if (entries === undefined) return undefined;
  const picked: Picked = pickKeys(entries, WAIVER_KEYS, what, diagnostics);
  for (const [key, expected] of [
    ['finding', FINDING],
    ['until', LAST_DAY],
    ['reason', WHY],
  ] as const) {
    if (!picked.has(key)) diagnostics.report(item.span, `a waiver needs "${key}": ${expected}.`);
  }
  const about = readFinding(picked.get('finding'), declared, diagnostics);
  const until = readChecked(picked.get('until'), '"until"', LAST_DAY, findDayFault, diagnostics)?.value;
  const reason = readChecked(picked.get('reason'), '"reason"', WHY, findTextFault, diagnostics)?.value;
  const limits = about === undefined ? undefined : readLimits(picked, about, item, diagnostics);
  if (about === undefined || until === undefined || reason === undefined || limits === undefined) {
    return undefined;
  }
  return {
    ...about,
    until: until.trim(),
    endsAtMs: dayAfterMs(until.trim()),
    reason,
    ...limits,
    ...declaration(about, declared),
    place: diagnostics.place(item.span),
  };
}

function isDeclaredName(finding: string, declared: readonly string[]): boolean {
  return declared.some((name) => foldName(name) === foldName(finding));
}

function declaration(
  { finding, file }: About,
  declared: readonly string[],
): Pick<Waiver, 'isDeclared' | 'nearest'> {
  const isDeclared = file !== undefined || isDeclaredName(finding, declared);
  const meant = isDeclared ? undefined : nearest(finding, declared);
  return { isDeclared, ...(meant === undefined ? {} : { nearest: meant }) };
}

const FINDING =
  'an analysis, such as digits/evasion, or a rule and a file, such as pickle-unknown-call:models/net.pkl';

type About = Pick<Waiver, 'finding' | 'file'>;

function readFinding(
  entry: Entry | undefined,
  declared: readonly string[],
  diagnostics: Diagnostics,
): About | undefined {
  const text = readChecked(entry, '"finding"', FINDING, findTextFault, diagnostics)?.value;
  if (entry === undefined || text === undefined) return undefined;
  const about = parseFinding(text.trim());
  if ('finding' in about && about.finding.includes('*') && !isDeclaredName(about.finding, declared)) {
    const message = `"finding" is ${quoted(text)}, but there are no wildcards: name each finding.`;
    diagnostics.report(entry.value.span, message);
    return undefined;
  }
  if ('file' in about || 'finding' in about) return about;
  diagnostics.report(entry.value.span, `"finding" is ${quoted(text)}${about.fault} Expected ${FINDING}.`);
  return undefined;
}

/** The names of models may have a colon, so what stands before one is a rule only if it is a known one. */
function parseFinding(text: string): About | { readonly fault: string } {
  const [before, path] = splitAt(text, text.indexOf(':'));
  const rule = RULE_IDS.find((id) => id === before.replace(/^model-security\//u, ''));
  if (rule !== undefined) {
    const fault = findPathFault(path);
    if (fault !== undefined) return { fault: `: it names ${fault}.` };
    return { finding: text, file: { rule, path: posix.normalize(path) } };
  }
  const [, attack] = splitAt(text, text.lastIndexOf('/'));
  const isAnalysis = !text.includes(':') || ATTACKS.some((name) => name === attack.toLowerCase());
  if (text.includes('/') && isAnalysis) return { finding: text };
  return {
    fault: text.includes(':')
      ? `, but there is no rule ${quoted(before)}${didYouMean(before, RULE_IDS)}`
      : '.',
  };
}

function splitAt(text: string, index: number): readonly [string, string] {
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

type Limits = Pick<Waiver, 'maxScore' | 'sha256'>;

const CONTENT = 'the SHA-256 of the file as the finding shows it, 64 hexadecimal digits';

/** Reads what bounds a waiver: a score for an analysis, the content of a file for a finding in it. */
function readLimits(
  picked: Picked,
  { file }: About,
  item: Tree,
  diagnostics: Diagnostics,
): Limits | undefined {
  const [score, content] = [picked.get('max-score'), picked.get('sha256')];
  if (file === undefined) {
    if (content !== undefined) {
      diagnostics.report(
        content.keySpan,
        'a waiver of an analysis takes no "sha256". Remove it, or use "max-score".',
      );
    }
    const maxScore =
      score === undefined
        ? undefined
        : readScore(score, 'the highest score that is accepted, such as 0.6', diagnostics);
    return maxScore === undefined ? {} : { maxScore };
  }
  if (score !== undefined) {
    diagnostics.report(score.keySpan, 'a waiver of a finding in a file takes no "max-score". Remove it.');
  }
  if (content === undefined) {
    const why = 'so that another file under the same name is not waived';
    diagnostics.report(item.span, `a waiver of a finding in a file needs "sha256", ${why}: ${CONTENT}.`);
    return undefined;
  }
  const findFault = (text: string): string | undefined =>
    /^[0-9a-f]{64}$/iu.test(text.trim()) ? undefined : quoted(text);
  const sha256 = readChecked(content, '"sha256"', CONTENT, findFault, diagnostics)?.value;
  return sha256 === undefined ? undefined : { sha256: sha256.trim().toLowerCase() };
}

const LAST_DAY = 'the last day of the waiver, such as 2027-03-31, in UTC';

function findDayFault(text: string): string | undefined {
  const day = text.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day)) return quoted(text);
  const isReal = new Date(dayAfterMs(day) - DAY_MS).toISOString().startsWith(day);
  return isReal ? undefined : `${quoted(day)}, which is not a day in the calendar`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The first moment after a day, in UTC. */
function dayAfterMs(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date) + DAY_MS;
}
