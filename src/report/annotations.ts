import { grouped } from '@model-security-scan/common/number-words';
import type { JudgedFinding } from '../facts/file-scan.ts';
import type { AnalysisResult, Lineage, Outcome } from '../facts/run-outcome.ts';
import type { FailureReason } from '../core/errors.ts';
import { findingLine, formatStanding } from './file-words.ts';
import { recordCounts } from '../decide/lineage.ts';
import { formatDecision, isAccepted } from '../decide/scan/decide-findings.ts';
import { unattackedHeadline } from '../decide/scan/unattacked.ts';
import { describeProblem, type Place } from '@model-security-scan/common/problem';
import { plainLine } from '@model-security-scan/common/sanitize';
import { withoutBackticks } from '../text/safe-markup.ts';
import { describeFound } from './document/findings.ts';
import { adviceFor, adviceOnAnalysis, COVERAGE, STALE_ADVICE } from './summary/advice.ts';
import { isAlarming, mostImportantFirst, STATE_LABELS } from './document/states.ts';

/** `info` is only a line of the log; GitHub shows no annotation for it. */
type AnnotationLevel = 'error' | 'warning' | 'notice' | 'info';

/** A message that GitHub shows with the run and, if it has a place in a file, beside that line. */
interface Annotation {
  readonly level: AnnotationLevel;
  /** One plain line; the log escapes it for the runner. */
  readonly text: string;
  readonly place?: Place;
}

/** GitHub shows at most this many annotations of each level for a step. */
export const MAX_PER_LEVEL = 10;

/** GitHub cuts a message at 4,096 characters; this leaves space for the place that the log puts before it. */
export const MAX_TEXT_LENGTH = 3500;

const LEVELS = ['error', 'warning', 'notice'] as const;

/**
 * Renders the annotations: errors first, and the most important first. If a level has too many, its last annotation
 * counts the rest, which become plain lines of the log.
 * @param moreWarnings warnings that are not in the outcome; they share the limit
 */
export function renderAnnotations(outcome: Outcome, moreWarnings: readonly string[] = []): Annotation[] {
  const all = [
    ...runErrors(outcome),
    ...outcome.problems.map((problem) => annotation('error', problem.message, problem.place)),
    ...analysisAnnotations(outcome),
    ...supplyChainAnnotations(outcome),
    ...[...(outcome.warnings ?? []), ...moreWarnings].map((warning) => annotation('warning', warning)),
    ...unattackedWarning(outcome),
    ...recordAnnotations(outcome),
    ...coverageNotice(outcome),
    ...outcome.notices.map((notice) => annotation('notice', notice)),
  ];
  return LEVELS.flatMap((level) =>
    limit(
      level,
      all.filter((one) => one.level === level),
    ),
  );
}

function limit(level: AnnotationLevel, all: readonly Annotation[]): readonly Annotation[] {
  if (all.length <= MAX_PER_LEVEL) return all;
  const shown = all.slice(0, MAX_PER_LEVEL - 1);
  const rest = grouped(all.length - shown.length);
  return [
    ...shown,
    annotation(level, `… and ${rest} more: see the log of the step.`),
    ...all.slice(shown.length).map(({ text, place }) => {
      const placed = place === undefined ? text : describeProblem({ place, message: text });
      return annotation('info', `${level}: ${placed}`);
    }),
  ];
}

function annotation(level: AnnotationLevel, text: string, place?: Place): Annotation {
  const plain = plainLine(text, MAX_TEXT_LENGTH);
  return place === undefined ? { level, text: plain } : { level, text: plain, place };
}

/** Reports errors outside the analyses. A step that fails always has an error annotation. */
function runErrors(outcome: Outcome): readonly Annotation[] {
  if (!outcome.failed || outcome.problems.length > 0) return [];
  const isReportedByAnalyses = outcome.results.some(isAlarming);
  const isReportedByFiles = outcome.supplyChain?.findings.some(failsCheck) === true;
  if (outcome.errorMessage === undefined && (isReportedByAnalyses || isReportedByFiles)) return [];
  const advice = withoutBackticks(adviceFor(outcome)?.text ?? '');
  const text = plainLine(outcome.errorMessage ?? outcome.headline, MAX_TEXT_LENGTH - advice.length - 1);
  return [annotation('error', `${text} ${advice}`)];
}

function analysisAnnotations(outcome: Outcome): readonly Annotation[] {
  const level = outcome.failed ? 'error' : 'warning';
  const ordered = mostImportantFirst(outcome.results);
  return [
    ...ordered
      .filter(isAccepted)
      .map(({ spec, policy }) =>
        annotation(
          'notice',
          `${spec.name}: ${policy?.finding ?? ''} finding. ${policy?.why ?? ''}`,
          spec.place,
        ),
      ),
    ...ordered
      .filter(isAlarming)
      .map((result) => annotation(level, alarmText(result, outcome), result.spec.place)),
    ...ordered.flatMap((result) =>
      result.warnings.map((warning) =>
        annotation('warning', `${result.spec.name}: ${warning}`, result.spec.place),
      ),
    ),
  ];
}

function failsCheck({ standing }: JudgedFinding): boolean {
  return standing === 'flagged' || standing === 'undecided';
}

/** Findings in files, each at its file. What would not fail the check anyway, and is accepted, is in the summary only. */
function supplyChainAnnotations({ supplyChain, failed }: Outcome): readonly Annotation[] {
  const findings = supplyChain?.findings ?? [];
  return findings
    .filter(({ policy }) => policy?.isMinor !== true)
    .map((finding) => {
      const level = levelOf(finding, failed);
      const { path: file, line = 1 } = finding;
      const text = `${findingLine(finding)} ${formatStanding(finding)}`;
      return annotation(level, text, { kind: 'file', file, line, column: 1 });
    });
}

function levelOf(finding: JudgedFinding, failed: boolean): AnnotationLevel {
  if (failsCheck(finding)) return failed ? 'error' : 'warning';
  return finding.standing === 'listed' ? 'warning' : 'notice';
}

function alarmText(result: AnalysisResult, outcome: Outcome): string {
  const { message, state, spec } = result;
  const isKept = 'keptSince' in result;
  if (message === undefined || isKept) {
    return `${spec.name}: ${describeFound(result)} ${message ?? ''}`.trimEnd();
  }
  const advice = selectAdvice(result, outcome);
  // The messages of these states already say that the analysis failed.
  const words = ['error', 'failed', 'not-tested'].includes(state) ? '' : `${STATE_LABELS[state].words}. `;
  const text = plainLine(
    `${spec.name}: ${words}${formatDecision(result)} ${message}`,
    MAX_TEXT_LENGTH - advice.length - 1,
  );
  return advice === '' ? text : `${text} ${advice}`;
}

/** Selects the advice about an analysis, unless its message already contains the next step. */
function selectAdvice(result: AnalysisResult, outcome: Outcome): string {
  const { reason, jobId } = result;
  if (reason === undefined) return '';
  // Without a job, the message already says whether the submission may have arrived and what to do then.
  const isAdvised = reason === 'unavailable' ? jobId !== undefined : ADVISED_BY_REASON.includes(reason);
  return isAdvised ? withoutBackticks(adviceOnAnalysis(result, reason, outcome).text) : '';
}

const ADVISED_BY_REASON: readonly FailureReason[] = [
  'unauthorized',
  'denied',
  'rejected',
  'analysis-failed',
  'timeout',
  'cancelled',
];

function unattackedWarning({ supplyChain }: Outcome): readonly Annotation[] {
  const words = supplyChain === undefined ? '' : unattackedHeadline(supplyChain);
  return words === '' ? [] : [annotation('warning', `${words} The job summary says what to do.`)];
}

function recordAnnotations({ lineage, target, failed }: Outcome): readonly Annotation[] {
  const record = lineage?.record;
  if (lineage === undefined || record === undefined || lineage.cached !== undefined) return [];
  const { isOfOther = [], matchesCommit, vulnerable } = lineage;
  const others = isOfOther.map(
    ({ part, named, asked }) =>
      `The record of an earlier scan is of another ${part}: ${plainLine(named, 200)}, requested ${plainLine(asked, 200)}. It ` +
      'skips nothing. Ask the operator of the service which scan it belongs to.',
  );
  const flag =
    vulnerable === true
      ? 'The record of an earlier scan is flagged: a supply-chain vulnerability was found.'
      : 'The record of an earlier scan does not say whether a vulnerability was found.';
  // A record that does not count is only a notice: this run scans anyway, or a scan is due.
  const level = recordCounts(lineage) ? 'warning' : 'notice';
  return [
    ...others,
    ...(matchesCommit === false ? [describeStale(lineage, target)] : []),
    ...(vulnerable !== false && !failed ? [flag] : []),
  ].map((text) => annotation(level, text));
}

function describeStale({ record, accepted }: Lineage, target: Outcome['target']): string {
  const scanned = plainLine(record?.commitid ?? 'not given', 64);
  const current = plainLine(target?.commit ?? 'unknown', 64);
  const advice = accepted ? ` ${withoutBackticks(STALE_ADVICE)}` : '';
  return `The record of an earlier scan belongs to another commit: scanned ${scanned}, this run ${current}.${advice}`;
}

/** Explains the limits of an accepted record, unless a warning already does. */
function coverageNotice({ status, lineage, warnings = [] }: Outcome): readonly Annotation[] {
  return status === 'already-scanned' && lineage?.cached === undefined && warnings.length === 0
    ? [annotation('notice', withoutBackticks(COVERAGE))]
    : [];
}
