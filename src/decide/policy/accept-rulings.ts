import { type Acceptance, namesCall } from '../../facts/policy/acceptance.ts';
import type { AnalysisResult } from '../../facts/run-outcome.ts';
import type { JudgedFinding } from '../../facts/file-scan.ts';
import { foldName } from '../../text/similar-names.ts';
import type { Policy } from '../../facts/policy/policy.ts';
import { present } from '@model-security-scan/common/present';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Ruling {
  readonly entry: Acceptance;
  /** Why the entry does not count: a clause. Absent if it accepts. */
  readonly refused?: string;
}

/** Says whether a path is one that an entry names. Patterns are read by the scanner. */
export type PathMatch = (entry: Acceptance, path: string) => boolean;

const samePath: PathMatch = ({ what }, path) => what === path;

/** The first moment at which an entry no longer counts, in milliseconds since 1970. */
export function endOf({ until }: Acceptance): number {
  return until === undefined ? Infinity : Date.parse(until) + DAY_MS;
}

/** True if an entry is about an analysis, whatever it accepts of it. */
export function isAboutAnalysis({ key, file, what }: Acceptance, name: string): boolean {
  return key === 'finding' && file === undefined && foldName(what) === foldName(name);
}

/** Finds what the entries of `accept` say of an analysis that is vulnerable or could not be tested. Pure. */
export function ruleOnAnalysis(result: AnalysisResult, at: PolicyAtTime): Ruling | undefined {
  const about = at.policy.accept.filter((entry) => isAboutAnalysis(entry, result.spec.name));
  const fitting = about.filter(
    ({ isNotTested }) => (isNotTested === true) === (result.state === 'not-tested'),
  );
  return firstThatCounts(fitting.length > 0 ? fitting : about, at, (entry) => refuseAnalysis(entry, result));
}

function refuseAnalysis({ isNotTested, maxScore }: Acceptance, result: AnalysisResult): string | undefined {
  if ((isNotTested === true) !== (result.state === 'not-tested')) {
    return isNotTested === true
      ? 'its entry in accept is for an analysis that is not tested'
      : 'its entry in accept does not say not-tested: true';
  }
  const { score } = result;
  const isWithin = maxScore === undefined || (score ?? Infinity) <= maxScore;
  return isWithin ? undefined : `above ${String(maxScore)}, the most that its entry in accept takes`;
}

/** Finds what the entries of `accept` say of a finding in a file. Pure. */
export function ruleOnFile(
  finding: JudgedFinding,
  at: PolicyAtTime,
  matches: PathMatch = samePath,
): Ruling | undefined {
  const about = at.policy.accept.filter((entry) => isAboutFile(entry, finding, matches));
  return firstThatCounts(about, at, (entry) => refuseFile(entry, finding));
}

/** True if an entry is about a finding in a file, whether or not it accepts it. */
export function isAboutFile(
  entry: Acceptance,
  { rule, path, subject, severity }: JudgedFinding,
  matches: PathMatch = samePath,
): boolean {
  const { key, what, file } = entry;
  if (key === 'finding') return file?.rule === rule && file.path === path;
  if (key === 'files') return severity === 'not-scanned' && matches(entry, path);
  if (key !== 'name' || subject === '' || severity === 'not-scanned') return false;
  return what.endsWith('*') ? subject.startsWith(what.slice(0, -1)) : subject === what;
}

function refuseFile({ key, what, sha256 }: Acceptance, finding: JudgedFinding): string | undefined {
  const { severity, origin } = finding;
  if (key === 'files') return undefined;
  if (severity === 'not-scanned') {
    return 'nothing is known of a file that was not scanned: accept it with "files"';
  }
  if (sha256 !== undefined && sha256 !== finding.sha256) {
    return 'its entry in accept is for another content of the file (sha256)';
  }
  if (key !== 'name') return undefined;
  if (!namesCall(finding)) {
    return 'it is no call or class: accept it with "finding" and the sha256 of the file';
  }
  if (what.endsWith('*')) {
    const isTaken = severity !== 'critical' && origin === 'unlisted';
    return isTaken ? undefined : 'a name with * accepts only names that no list has, up to high';
  }
  const isGrave = severity === 'critical' || origin === 'python';
  return isGrave && sha256 === undefined
    ? 'a critical name, or one of Python itself, is accepted only with the sha256 of its file'
    : undefined;
}

/** Finds what the entries of `accept` say of a model that nothing attacks. Pure. */
export function ruleOnModel(path: string, at: PolicyAtTime, matches: PathMatch): Ruling | undefined {
  const about = at.policy.accept.filter((entry) => entry.key === 'model' && matches(entry, path));
  return firstThatCounts(about, at, () => undefined);
}

/** Of several entries for one thing, one that counts is enough; if none does, the first one says why. */
function firstThatCounts(
  about: readonly Acceptance[],
  { nowMs }: PolicyAtTime,
  refuse: (entry: Acceptance) => string | undefined,
): Ruling | undefined {
  const rulings = about.map((entry): Ruling => {
    const isOver = entry.until !== undefined && !(nowMs < endOf(entry));
    const ended = isOver ? `its entry in accept ended on ${entry.until} (UTC)` : undefined;
    const refused = refuse(entry) ?? ended;
    return { entry, ...present({ refused }) };
  });
  return rulings.find(({ refused }) => refused === undefined) ?? rulings[0];
}

/** A policy and the moment of the run: all of a run is decided by one moment, even if an entry of `accept` ends meanwhile. */
export interface PolicyAtTime {
  readonly policy: Policy;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}
