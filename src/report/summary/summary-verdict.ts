import { joinTexts } from '../../core/join-texts.ts';
import { venueOf } from '../../facts/venue.ts';
import type { Outcome, Status } from '../../facts/run-outcome.ts';
import { countsAsVulnerable, isAccepted } from '../../decide/scan/decide-findings.ts';
import { isUndecidedSupplyChain, withStanding } from '../../decide/scan/judge-scan.ts';
import { acceptsUntested, isEmptyPass } from '../../decide/verdict.ts';
import { counted, grouped } from '@model-security-scan/common/number-words';
import { adviceFor, COVERAGE, STALE_ADVICE } from './advice.ts';
import { countLine, findingRows, gravestOf } from '../document/findings.ts';
import type { Line } from '../document/parts.ts';
import { alert, lineHtml, trustedHtml } from './html.ts';
import { prose } from './prose.ts';

/** The verdict of a run in one line and one paragraph. */
interface VerdictText {
  /** An emoji that is visible on light and dark backgrounds; the title says the same in words. */
  readonly symbol: string;
  /** Follows `Model security: `. */
  readonly title: Line;
  /** Explains the verdict and the next step, in trusted Markdown: backticks are its only markup. */
  readonly meaning: string;
}

/** Describes the verdict. */
export function describeVerdict(outcome: Outcome): VerdictText {
  const [symbol, title, meaning] = DESCRIBERS[outcome.status](outcome);
  const advice = outcome.failed && outcome.status !== 'error' ? adviceFor(outcome) : undefined;
  const verdict = outcome.status === 'vulnerable' ? gravestOf(outcome)?.verdict : undefined;
  return {
    symbol,
    title: verdict ?? [title],
    meaning: advice === undefined ? meaning : `${meaning} ${advice.text}`,
  };
}

/** A describer gives symbol, title and meaning. */
type Described = readonly [symbol: string, title: string, meaning: string];

const DESCRIBERS: Readonly<Record<Status, (outcome: Outcome) => Described>> = {
  'already-scanned': describeAlreadyScanned,
  'not-scanned': describeNotScanned,
  planned: (outcome) => [
    '📝',
    `${analyses(outcome)} planned`,
    'Nothing was submitted. `mode: scan` would send the requests of these analyses.',
  ],
  submitted: describeSubmitted,
  passed: describePassed,
  vulnerable: describeVulnerable,
  skipped: () => [
    '⏭️',
    'skipped, no credentials',
    'This run has no `api-key` or `org-id`, as is usual for pull requests from forks. No request was sent to the ' +
      'service, so this says nothing about the models.',
  ],
  error: (outcome) => {
    const { title = 'failed', text = 'See the log of the step for details.' } = adviceFor(outcome) ?? {};
    const causes = findingRows(outcome).filter(({ isFound }) => !isFound).length;
    // One cause must not stand for all.
    const several = 'no verdict, for several reasons';
    return ['❌', causes > 1 ? several : title, causes > 1 ? SEVERAL_CAUSES : text];
  },
};

const SEVERAL_CAUSES = 'The message of each analysis says what is missing. Fix that, and run again.';

function describeNotScanned(outcome: Outcome): Described {
  const missing =
    venueOf(outcome).recalls === 'cached-results'
      ? 'No run before this one kept a result for exactly these models and data. Nothing was analysed.'
      : 'The service has no record of a scan of this repository. Nothing was submitted.';
  const other = 'The record of an earlier scan does not count for this run. Nothing was submitted.';
  return ['🔎', 'not scanned', outcome.lineage?.record === undefined ? missing : other];
}

function analyses(outcome: Outcome): string {
  return counted(outcome.results.length, 'analysis', 'analyses');
}

/** What a run that passed has judged: `3 analyses and 12 files`. */
function formatJudged(outcome: Outcome): string {
  const { results, supplyChain } = outcome;
  const files = supplyChain?.scope === 'workspace' ? [counted(supplyChain.fileCount, 'file', 'files')] : [];
  return [...(results.length > 0 || files.length === 0 ? [analyses(outcome)] : []), ...files].join(' and ');
}

function describePassed(outcome: Outcome): Described {
  const meaning = passedMeaning(outcome);
  if (acceptsUntested(outcome)) {
    const untested = outcome.results.filter(({ state }) => state === 'not-tested').length;
    return ['⚠️', `no verdict, ${grouped(untested)} of ${analyses(outcome)} not tested`, meaning];
  }
  const judged = formatJudged(outcome);
  if (isEmptyPass(outcome)) return ['⚠️', `nothing was attacked, ${judged} scanned`, meaning];
  return ['✅', `passed, ${judged}`, meaning];
}

function passedMeaning({ results, supplyChain }: Outcome): string {
  const none = supplyChain?.scope === 'workspace' ? 'No model was attacked. ' : '';
  const isPart = acceptsUntested({ status: 'passed', results });
  const start = isPart
    ? 'The config file accepts what was not tested. Every other analysis has its verdict and'
    : 'Every planned analysis has its verdict and';
  const models = results.length === 0 ? none : `${start} ${formatAccepted(results)}. `;
  if (supplyChain?.scope !== 'workspace') return `${models}There is nothing to do.`;
  const toReview = withStanding(supplyChain, 'listed').length;
  const files = `${models}No file of the repository fails the check.`;
  return toReview === 0
    ? files
    : `${files} ${counted(toReview, 'finding', 'findings')} to look at: see below.`;
}

function formatAccepted(results: Outcome['results']): string {
  const tested = results.filter(({ state }) => state !== 'not-tested');
  const accepted = tested.filter(isAccepted).length;
  if (accepted === 0) return 'none is vulnerable';
  const findings = counted(accepted, 'finding is', 'findings are');
  return `none fails the check: ${findings} accepted by the config file or the baseline`;
}

function describeSubmitted(outcome: Outcome): Described {
  const { failed, requested, results } = outcome;
  if (failed) {
    const meaning =
      'There is no verdict yet, and the run has not finished: follow the jobs on their dashboards.';
    return ['⏳', `${analyses(outcome)} in progress`, meaning];
  }
  const running = results.filter(({ state }) => state === 'submitted').length;
  const some = running < results.length ? `${grouped(running)} of ` : '';
  const later =
    requested?.keepsJobs === true ? ', or run the job again later: it asks for their verdicts' : '';
  const wait = `There is no verdict yet. Follow the jobs on their dashboards, set \`wait: true\` to wait for them${later}.`;
  return ['🚀', `${some}${analyses(outcome)} submitted`, wait];
}

const NOT_THIS_COMMIT = `The record does not belong to the commit of this run. ${STALE_ADVICE}`;

function describeAlreadyScanned(outcome: Outcome): Described {
  const { matchesCommit, vulnerable, cached } = outcome.lineage ?? {};
  if (cached !== undefined) {
    const kept =
      'The same content was analysed before, byte by byte, with the same settings. The scores were kept, and judged by ' +
      'the thresholds of this run.';
    return ['✅', 'already scanned', kept];
  }
  const meaning = 'The service has a record of an earlier scan, so nothing was submitted.';
  if (vulnerable === 'unknown') {
    const unknown = 'The record does not say whether a vulnerability was found.';
    return ['⚠️', 'already scanned, verdict unknown', `${meaning} ${unknown} ${COVERAGE}`];
  }
  if (matchesCommit === false) {
    return ['⚠️', 'already scanned, at another commit', `${meaning} ${NOT_THIS_COMMIT} ${COVERAGE}`];
  }
  return ['✅', 'already scanned', `${meaning} ${COVERAGE}`];
}

function describeVulnerable(outcome: Outcome): Described {
  const { failed, supplyChain } = outcome;
  const found = outcome.results.filter(countsAsVulnerable).length;
  const flagged = supplyChain === undefined ? [] : withStanding(supplyChain, 'flagged');
  const files = new Set(flagged.map(({ path }) => path)).size;
  if (found + files === 0) return describeFlaggedRecord(outcome);
  const model = found === 1 ? 'a model is vulnerable to an attack' : 'models are vulnerable to attacks';
  const causes = [
    ...(found === 0 ? [] : [model]),
    ...(files === 0 ? [] : [files === 1 ? 'a file is flagged' : 'files are flagged']),
  ];
  return ['❌', 'vulnerable', vulnerableMeaning(failed, causes.join(', and '))];
}

function vulnerableMeaning(failed: boolean, cause: string): string {
  return failed ? `The job fails because ${cause}.` : GATE_IS_OFF;
}

const GATE_IS_OFF =
  'The step does not fail, because `fail-on-vulnerability` is off. Review the findings anyway.';

/** Only the record of an earlier scan found something: neither `accept` nor a baseline counts. */
function describeFlaggedRecord({ failed, lineage }: Outcome): Described {
  const { accepted = false, matchesCommit, cached } = lineage ?? {};
  const isStale = accepted && cached === undefined && matchesCommit === false;
  const how = cached === undefined ? '`mode: scan` and `rescan: always`' : '`mode: scan`';
  const meaning = [
    vulnerableMeaning(failed, 'an earlier scan found a vulnerability'),
    ...(isStale ? [NOT_THIS_COMMIT] : []),
    'A record does not name its findings, so neither the config file nor a baseline accepts them.',
    // A record that may be of this commit counts beside whatever a run judges itself.
    cached !== undefined || matchesCommit === false
      ? `A run with ${how} judges each finding.`
      : 'The record counts whatever `rescan` says, until a fix is pushed as a new commit.',
  ];
  return ['❌', 'the record of an earlier scan is flagged', meaning.join(' ')];
}

/** The length limit of an error message, in UTF-16 units. */
const MAX_TEXT_LENGTH = 2000;

/**
 * Renders the top of the job summary: what not to ship, why, and the counts. Without a finding: the verdict, what it means
 * and the cause of a failure.
 */
export function renderVerdict(outcome: Outcome): string {
  const { symbol, title, meaning } = describeVerdict(outcome);
  const gravest = outcome.status === 'vulnerable' ? gravestOf(outcome) : undefined;
  const cause = findCause(outcome);
  const counts = countLine(outcome);
  const blocks = [
    gravest === undefined || gravest.sentence.length === 0
      ? ''
      : `<p>${lineHtml(gravest.sentence, outcome)}</p>`,
    cause === undefined ? '' : `<p>${prose(cause, MAX_TEXT_LENGTH)}</p>`,
    counts.length === 0 ? '' : `<p>${lineHtml(counts, outcome)}</p>`,
  ];
  const words = trustedHtml(gravest?.title ?? meaning);
  const gate = gravest !== undefined && !outcome.failed ? trustedHtml(GATE_IS_OFF) : '';
  const heading = `<h2>${symbol} Model security: ${lineHtml(title, outcome)}</h2>`;
  const body = outcome.failed
    ? alert('CAUTION', words, joinTexts(blocks, '\n'))
    : joinTexts([words, gate, ...blocks], '\n\n');
  return `${heading}\n\n${body}`;
}

/** The cause of a failure, unless problems or analyses show it in their own sections. */
function findCause(outcome: Outcome): string | undefined {
  if (outcome.problems.length > 0) return undefined;
  if (outcome.errorMessage !== undefined) return outcome.errorMessage;
  const isShownBelow = outcome.results.length > 0 || isUndecidedSupplyChain(outcome.supplyChain);
  return outcome.status === 'error' && !isShownBelow ? outcome.headline : undefined;
}
