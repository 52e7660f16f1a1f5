import { counted } from '@model-security-scan/common/number-words';
import type { Acceptance } from '../../facts/policy/acceptance.ts';
import type { AnalysisResult } from '../../facts/run-outcome.ts';
import { describePlace, type Problem } from '@model-security-scan/common/problem';
import { plainLine, quotedName } from '@model-security-scan/common/sanitize';
import { endOf, isAboutAnalysis, isAboutFile, type PathMatch, type PolicyAtTime } from './accept-rulings.ts';
import type { SupplyChainOutcome } from '../../facts/file-scan.ts';
import { findNearest } from '../../text/similar-names.ts';
import { ungroupFindings } from '../scan/judge-scan.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** So long before its end, an entry is a warning. */
const NOTICE_DAYS = 14;

/** What there is to say of an entry; {@link IN_USE} if it names something that was found. */
type Remark = string | undefined;
const IN_USE = 'in use';

/** Warns of entries of `accept` about analyses that end soon, that are not needed, and that match nothing. Pure. */
export function warnOfAnalyses(at: PolicyAtTime, results: readonly AnalysisResult[]): readonly string[] {
  return at.policy.accept
    .flatMap((entry) => problemOf(entry, at, aboutAnalysis(entry, results)))
    .map(({ place, message }) => `${describePlace(place)}: ${message}`);
}

function aboutAnalysis(entry: Acceptance, results: readonly AnalysisResult[]): Remark {
  if (entry.isUndeclared === true) {
    return matchesNothing(entry, 'the config file has no such analysis', entry.nearest);
  }
  const result = results.find(({ spec }) => isAboutAnalysis(entry, spec.name));
  if (result?.policy?.finding === 'accepted') {
    return (result.state === 'not-tested') === (entry.isNotTested === true) ? IN_USE : undefined;
  }
  if (result?.state !== 'passed' || result.reason !== undefined) return undefined;
  return `"accept" has ${shown(entry)}, which is not needed: the analysis passed. Remove it.`;
}

/** Warns of entries of `accept` about analyses of the config file that end soon or have ended, before anything was judged. Pure. */
export function warnOfEnds({ policy, nowMs }: PolicyAtTime): readonly string[] {
  return policy.accept
    .filter(({ key, file, isUndeclared }) => key === 'finding' && file === undefined && isUndeclared !== true)
    .flatMap((entry) => problemOf(entry, { policy, nowMs }, IN_USE))
    .map(({ place, message }) => `${describePlace(place)}: ${message}`);
}

/** The warning that a remark makes of an entry; none if it is in use, and does not end soon. */
export function problemOf(entry: Acceptance, { nowMs }: PolicyAtTime, remark: Remark): readonly Problem[] {
  const message = remark === IN_USE ? warnOfEnd(entry, nowMs) : remark;
  return message === undefined ? [] : [{ place: entry.place, message }];
}

function matchesNothing(entry: Acceptance, why: string, nearest: string | undefined): string {
  const meant = nearest === undefined ? '.' : `; did you mean ${quotedName(nearest)}?`;
  return `"accept" has ${shown(entry)}, which matches nothing: ${why}${meant} Check it, or remove it.`;
}

function warnOfEnd(entry: Acceptance, nowMs: number): string | undefined {
  const leftMs = endOf(entry) - nowMs;
  const { until = '' } = entry;
  if (leftMs > NOTICE_DAYS * DAY_MS) return undefined;
  const start = `${shown(entry)} in "accept"`;
  if (leftMs <= 0) return `${start} ended on ${until} (UTC). Remove it, or set a later day.`;
  const days = Math.floor(leftMs / DAY_MS);
  const when = days === 0 ? 'less than a day' : counted(days, 'day', 'days');
  return `${start} counts through ${until} (UTC): ${when} left. After that day it fails the check.`;
}

/** Names an entry in a sentence. */
export function shown({ key, what }: Acceptance): string {
  return `${key}: ${plainLine(what, 200)}`;
}

/** Paths are longer than names. */
const MAX_PATH_LENGTH = 300;

interface FoundFiles extends Pick<SupplyChainOutcome, 'findings' | 'acceptedModels' | 'unattacked'> {
  /** Says which entries name a path. */
  readonly matches: PathMatch;
}

/** Warns of entries of `accept` about files, names and models that end soon, that are not needed, and that match nothing. Pure. */
export function warnOfFiles(at: PolicyAtTime, found: FoundFiles): readonly Problem[] {
  const about = at.policy.accept.filter(({ key, file }) => key !== 'finding' || file !== undefined);
  return about.flatMap((entry) =>
    problemOf(entry, at, entry.key === 'model' ? aboutModels(entry, found) : aboutFiles(entry, found)),
  );
}

function aboutFiles(entry: Acceptance, { findings, matches }: FoundFiles): Remark {
  const parts = ungroupFindings(findings);
  const own = parts.filter((finding) => isAboutFile(entry, finding, matches));
  if (own.length === 0) {
    const known = parts.map(({ rule, path, subject }) =>
      entry.key === 'finding' ? `${rule}:${path}` : entry.key === 'name' ? subject : path,
    );
    const what = entry.key === 'files' ? 'no file that was not scanned has this path' : 'no finding has it';
    return matchesNothing(entry, what, findNearest(entry.what, known, MAX_PATH_LENGTH));
  }
  const isIdle = entry.key === 'finding' && own.every(({ standing }) => standing === 'listed');
  return isIdle ? `"accept" has ${shown(entry)}, which is not needed: it does not fail the check.` : IN_USE;
}

function aboutModels(
  entry: Acceptance,
  { acceptedModels = [], unattacked = [], matches }: FoundFiles,
): Remark {
  const known = [...acceptedModels, ...unattacked].map(({ path }) => path);
  if (known.some((path) => matches(entry, path))) return IN_USE;
  const nearest = findNearest(entry.what, known, MAX_PATH_LENGTH);
  return matchesNothing(entry, 'it is no model that nothing attacks', nearest);
}
