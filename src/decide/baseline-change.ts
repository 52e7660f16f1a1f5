import { listNames } from '../core/list-names.ts';
import type { Baseline, BaselineAnalysis, BaselineFinding } from '../facts/policy.ts';
import type { ChangeEffect, PolicyChange } from '../facts/policy-change.ts';
import { counted, digitPair } from '../text/number-words.ts';
import { foldName } from '../text/fold-name.ts';

/** More analyses of one kind are counted. */
const MAX_NAMED = 5;

/** Tells how the baseline file of a pull request differs from that of its base. Pure. */
export function compareBaselines(
  now: Baseline | undefined,
  before: Baseline | undefined,
): readonly PolicyChange[] {
  if (now === undefined && before === undefined) return [];
  const about = (now ?? before)?.file ?? '';
  if (before === undefined) return [{ effect: 'loosened', about, words: 'is a new baseline' }];
  if (now === undefined) return [{ effect: 'tightened', about, words: 'is no longer the baseline' }];
  return compareTexts(now, before);
}

function compareTexts(now: Baseline, before: Baseline): readonly PolicyChange[] {
  const isKnown = now.sha256 !== undefined && before.sha256 !== undefined;
  if (isKnown && now.sha256 === before.sha256) return [];
  const differences = listDifferences(now, before);
  const { looser, stricter, other } = differences;
  const words = [...looser, ...other, ...stricter];
  if (words.length === 0 && !isKnown) return [];
  const details = words.length === 0 ? 'nothing that decides the verdict' : words.join('; ');
  const digests = `sha256 ${formatDigest(before)} -> ${formatDigest(now)}`;
  const changed = `the baseline changed (${digests}): ${details}`;
  return [{ effect: effectOf(differences), about: now.file, words: changed }];
}

function effectOf({ looser, stricter, other }: Differences): ChangeEffect {
  if (looser.length > 0) return 'loosened';
  return stricter.length > 0 && other.length === 0 ? 'tightened' : 'changed';
}

function formatDigest({ sha256 }: Baseline): string {
  return sha256 === undefined ? 'not known' : `${sha256.slice(0, 12)}…`;
}

interface Differences {
  readonly looser: readonly string[];
  readonly stricter: readonly string[];
  readonly other: readonly string[];
}

function listDifferences(now: Baseline, before: Baseline): Differences {
  const higher: string[] = [];
  const lower: string[] = [];
  const other: string[] = [];
  const weaker: string[] = [];
  const stronger: string[] = [];
  const then = new Map(before.analyses.map((one) => [foldName(one.name), one]));
  for (const analysis of now.analyses) {
    const old = then.get(foldName(analysis.name));
    then.delete(foldName(analysis.name));
    const [score, oldScore] = [analysis.score ?? -1, old?.score ?? -1];
    const choices = choiceChanges(analysis, old);
    weaker.push(...choices.filter(({ isWeaker }) => isWeaker).map((one) => one.words));
    stronger.push(...choices.filter(({ isWeaker }) => !isWeaker).map((one) => one.words));
    const words = `${analysis.name} ${scoreOf(old)} -> ${scoreOf(analysis)}`;
    if (score > oldScore) higher.push(words);
    else if (score < oldScore) lower.push(words);
    else if (old?.methodVersion !== analysis.methodVersion) other.push(analysis.name);
  }
  for (const gone of then.values()) lower.push(`${gone.name} ${scoreOf(gone)} -> none`);
  const added = countMissing(now, before);
  const removed = countMissing(before, now);
  return {
    looser: [
      ...named('higher scores', higher),
      ...named('weaker attacks', weaker),
      ...(added === 0 ? [] : [`${counted(added, 'finding', 'findings')} in files added`]),
    ],
    stricter: [
      ...named('lower scores', lower),
      ...named('stronger attacks', stronger),
      ...(removed === 0 ? [] : [`${counted(removed, 'finding', 'findings')} in files removed`]),
    ],
    other: named('scores of another method version', other),
  };
}

interface ChoiceChange {
  readonly isWeaker: boolean;
  readonly words: string;
}

/** Later runs take the eps of the baseline, and no larger tolerance, if the config file sets none. */
function choiceChanges(now: BaselineAnalysis, old: BaselineAnalysis | undefined): readonly ChoiceChange[] {
  const change = (what: string, after?: number, before?: number, sign = 1): readonly ChoiceChange[] => {
    if (after === undefined || before === undefined || after === before) return [];
    const [shownNow, shownThen] = digitPair(after, before);
    return [
      { isWeaker: !(sign * (after - before) > 0), words: `${now.name} ${what} ${shownThen} -> ${shownNow}` },
    ];
  };
  return [
    ...change('eps', now.eps, old?.eps),
    ...change('tolerance', now.skill?.tolerance, old?.skill?.tolerance, -1),
  ];
}

function scoreOf(analysis: BaselineAnalysis | undefined): string {
  return analysis?.score === undefined ? 'none' : String(analysis.score);
}

/** Counts the findings in files that one baseline has and another one lacks. */
function countMissing(one: Baseline, other: Baseline): number {
  const known = new Set(other.fileFindings.flatMap(namesInContent));
  return one.fileFindings.filter((finding) => !namesInContent(finding).every((name) => known.has(name)))
    .length;
}

/** Each name of a finding with the content of the file that it is in. */
function namesInContent({ fingerprints, sha256 = '' }: BaselineFinding): readonly string[] {
  return fingerprints.map((fingerprint) => `${fingerprint} ${sha256}`);
}

function named(what: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  return [`${what}: ${listNames(names, MAX_NAMED, (name) => name)}`];
}
