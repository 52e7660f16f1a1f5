import { joinTexts } from '../../core/join-texts.ts';
import { grouped } from '@model-security-scan/common/number-words';
import { RULES } from '@model-security-scan/scanner/rules';
import {
  countFindings,
  countsAsVulnerable,
  formatDecision,
  isAccepted,
} from '../../decide/scan/decide-findings.ts';
import { withStanding } from '../../decide/scan/judge-scan.ts';
import type { JudgedFinding } from '../../facts/file-scan.ts';
import {
  checkSentences,
  findingSentence,
  intervalOf,
  isCloseToLimit,
  meaningOf,
  notTestedSentence,
  notTestedShort,
} from '../../facts/finding-words.ts';
import { adviseAccepting, adviseAcceptingFile } from '../../facts/policy/accept-words.ts';
import type { AnalysisResult, Outcome } from '../../facts/run-outcome.ts';
import { shortScore } from '../../facts/score-words.ts';
import { venueOf } from '../../facts/venue.ts';
import { formatSubject, SEVERITY_WORDS } from '../file-words.ts';
import { gravestFirst } from '../order.ts';
import { actionsFor, codeNames, ruleTextOf } from '../sarif/rule-texts.ts';
import { adviceFor, adviceOnAnalysis } from '../summary/advice.ts';
import { type AnalysisRun, repeatCommand } from './analyses.ts';
import { closingFindings, placeOf } from './files.ts';
import { type Origin, placeAddress } from './links.ts';
import { fold, joinLines, type Line, line, listOfLines, type Part, type Piece, said } from './parts.ts';
import { groupOf, hasNoVerdict, labelOf, markOf, STATE_LABELS } from './states.ts';

/** What fails a check, as a row of an overview. */
interface FindingRow {
  /** True for a finding; false if there is no verdict. */
  readonly isFound: boolean;
  /** The analysis or the file, linked to its place; the first one if they share a cause. */
  readonly name: Line;
  /** `≥ 0.88 (0.78–0.94)`, the severity of a file, or empty. */
  readonly score: string;
  readonly limit: string;
  readonly what: Line;
}

/** What fails the check: a row for each finding, the gravest first, then a row for each cause that left no verdict. */
export function findingRows(run: AnalysisRun): readonly FindingRow[] {
  const { results, supplyChain } = run;
  const files = supplyChain === undefined ? [] : closingFindings(supplyChain);
  return [
    ...files.filter(({ standing }) => standing === 'flagged').map((finding) => fileRow([finding])),
    ...gravestFirst(results.filter(countsAsVulnerable)).map((result) => analysisRow(result, run)),
    ...[...Map.groupBy(results.filter(hasNoVerdict), (result) => causeOf(result, run)).values()].map(
      (ofCause) => causeRow(ofCause, run),
    ),
    ...[
      ...Map.groupBy(
        files.filter(({ standing }) => standing === 'undecided'),
        ({ rule }) => rule,
      ).values(),
    ].map(fileRow),
  ];
}

function fileRow(findings: readonly JudgedFinding[]): FindingRow {
  const [first] = findings;
  if (first === undefined) throw new RangeError('no finding');
  const subject = findings.length > 1 ? '' : formatSubject(first);
  return {
    isFound: first.standing === 'flagged',
    name: [placeOf(first), ...andMore(findings.length - 1)],
    score: SEVERITY_WORDS[first.severity],
    limit: '',
    what: [RULES[first.rule].title, ...(subject === '' ? [] : [': ', { code: subject }])],
  };
}

function analysisRow(result: AnalysisResult, run: AnalysisRun): FindingRow {
  const { score, threshold, spec } = result;
  const [what = [ruleTextOf(spec.attack).title]] = said(meaningOf(result)?.split(/(?<=\.) /u, 1)[0]);
  const [check] = checkSentences(result);
  const doubts = [notTestedSentence(result), check ?? ''].flatMap((text) => said(text));
  return {
    isFound: true,
    name: [nameOf(result, run)],
    score: score === undefined ? '' : scoreText(result, score),
    limit: threshold === undefined ? '' : String(threshold),
    what: [...what, ...doubts.flatMap((doubt) => [' ⚠️ ', ...doubt])],
  };
}

/** `≥ 0.88 (0.78–0.94)` */
function scoreText(result: AnalysisResult, score: number): string {
  const interval = intervalOf(result);
  const between = interval === undefined ? '' : ` (${shortScore(interval.low)}–${shortScore(interval.high)})`;
  return `${shownScore(result, score)}${between}`;
}

/** `≥ 0.98 > 0.5`, or the state of an analysis that has no score. What is accepted says so. */
export function shortResult(result: AnalysisResult): string {
  const { score, threshold } = result;
  const { words } = labelOf(result);
  if (score === undefined) return words;
  const numbers = `${shownScore(result, score)} ${score > threshold ? '>' : '≤'} ${String(threshold)}`;
  return isAccepted(result) || hasNoVerdict(result) ? `${numbers}, ${words}` : numbers;
}

/** `vulnerable, score 0.4, threshold 0.1. What was found. Why it fails the check.`: plain text for annotations and JUnit. */
export function describeFound(result: AnalysisResult): string {
  const { words } = STATE_LABELS[result.state];
  const found = findingSentence(result);
  return joinTexts([`${words}${found === '' ? '.' : `, ${found}`}`, formatDecision(result)]);
}

/** `✗ digits/evasion ≥ 0.98 > 0.5`: the end of an analysis, for logs; the name is untrusted. */
export function formatEnd(result: AnalysisResult): string {
  return `${markOf(result)} ${result.spec.name} ${shortResult(result)}`;
}

/** The score as rows and badges show it: `≥ 0.88`. */
export function shownScore(result: AnalysisResult, score: number): string {
  return shortScore(score, 'bound' in result ? result.bound : undefined, result.threshold);
}

/** Analyses without a verdict share a row if they share the cause. What they say is shown if all say the same. */
function causeRow(results: readonly AnalysisResult[], run: AnalysisRun): FindingRow {
  const [first] = results;
  if (first === undefined) throw new RangeError('no analysis');
  const messages = new Set(results.map(({ message }) => message));
  const [what = [causeOf(first, run)]] = messages.size === 1 ? said(first.message) : [];
  const name = [nameOf(first, run), ...andMore(results.length - 1)];
  return { isFound: false, name, score: '', limit: '', what };
}

/** Why there is no verdict, in a few words. */
function causeOf(result: AnalysisResult, run: AnalysisRun): string {
  const { reason, state } = result;
  return reason === undefined ? state : adviceOnAnalysis(result, reason, run).title;
}

function nameOf({ spec }: AnalysisResult, origin: Origin): Piece {
  const name = { code: spec.name, most: 100 };
  return spec.place === undefined ? name : { label: name, link: placeAddress(spec.place, origin) };
}

function andMore(more: number): Line {
  return more === 0 ? [] : [` and ${grouped(more)} more`];
}

/** The gravest finding of a run: what it is about, in a sentence, and what to do first. Undefined without a finding. */
export function gravestOf(run: AnalysisRun): Gravest | undefined {
  const { results, supplyChain } = run;
  const flagged = supplyChain === undefined ? [] : withStanding(supplyChain, 'flagged');
  const vulnerable = gravestFirst(results.filter(countsAsVulnerable));
  const paths = new Set(flagged.map(({ path }) => path));
  const models = new Set(vulnerable.map(({ spec }) => spec.model));
  const others = paths.size + models.size - 1;
  const [file] = flagged;
  if (file !== undefined) {
    const { title, actions } = RULES[file.rule];
    const verdict: Line = ['do not load ', { code: file.path, most: 100 }, ...andMore(others)];
    return { verdict, title: `${title}.`, sentence: [], action: actions[0] ?? '', command: [] };
  }
  const [result] = vulnerable;
  if (result === undefined) return undefined;
  const { attack, model } = result.spec;
  return {
    verdict: ['do not ship ', { code: model, most: 100 }, ...andMore(others)],
    title: `${ruleTextOf(attack).title}.`,
    sentence: said(meaningOf(result), 600)[0] ?? [],
    action: codeNames(actionsFor(attack, venueOf(run), [result.spec])[0] ?? ''),
    command: repeatCommand(result, run),
  };
}

interface Gravest {
  /** `do not ship digits and 2 more`; follows the name of this program. */
  readonly verdict: Line;
  /** The kind of finding; trusted. */
  readonly title: string;
  /** What was measured; empty if nobody said it. */
  readonly sentence: Line;
  /** Trusted; backticks mark code. */
  readonly action: string;
  /** The command that repeats the analysis on this machine, or the page of its job; may be empty. */
  readonly command: Line;
}

/** What to do next: about the gravest finding, else about what failed the run. Empty if there is nothing to do. */
export function nextSteps(outcome: Outcome): readonly Line[] {
  const gravest = gravestOf(outcome);
  if (gravest === undefined) return [];
  const advice = adviceFor({ ...outcome, results: outcome.results.filter(hasNoVerdict) });
  const seeIts = venueOf(outcome).hasJobs ? ['See its '] : [];
  const isAlso = outcome.failureReason !== 'vulnerable' && advice !== undefined;
  return [
    [gravest.action],
    ...(isAlso ? [[advice.text]] : []),
    ...(gravest.command.length === 0 ? [] : [[...seeIts, ...gravest.command]]),
  ];
}

/** `4 more findings, 1 close to the limit · 4 passed · 29 files clean`. One count for everything: findings. */
export function countLine(outcome: Outcome): Line {
  const { results, supplyChain, policy, status } = outcome;
  const flagged = supplyChain === undefined ? [] : withStanding(supplyChain, 'flagged');
  const found = results.filter(countsAsVulnerable).length + flagged.length;
  // The heading names the gravest one.
  const isNamed = status === 'vulnerable' && found > 0;
  const open = results.filter((result) => groupOf(result) === 'unfinished').length;
  const { new: isNew, known, fixed } = countFindings(outcome);
  const compared = `compared with the baseline ${grouped(isNew)} new, ${grouped(known)} known, ${grouped(fixed)} fixed`;
  const states: readonly Line[] = [
    isNamed
      ? numbered(found - 1, found === 2 ? 'more finding' : 'more findings')
      : numbered(found, found === 1 ? 'finding' : 'findings'),
    numbered(results.filter(hasNoVerdict).length, 'without a verdict'),
    numbered(results.filter(isAccepted).length, 'accepted'),
    passedCount(results),
    numbered(open, 'not finished'),
    ...fileCounts(outcome),
    policy?.hasBaseline === true ? [compared] : [],
  ];
  return joinLines(states, ' · ');
}

/** `4 passed (2 close to the limit, backdoors not tested)` */
function passedCount(results: readonly AnalysisResult[]): Line {
  const passed = results.filter((result) => groupOf(result) === 'passed');
  const parts = new Set(passed.map(notTestedShort).filter((part) => part !== ''));
  const aside = joinLines(
    [
      numbered(passed.filter(isCloseToLimit).length, 'close to the limit'),
      ...[...parts].slice(0, MOST_PARTS).map((part): Line => [{ said: part }]),
    ],
    ', ',
  );
  return aside.length === 0
    ? numbered(passed.length, 'passed')
    : [...numbered(passed.length, 'passed'), ' (', ...aside, ')'];
}

const MOST_PARTS = 3;

function fileCounts({ supplyChain }: Outcome): readonly Line[] {
  if (supplyChain === undefined) return [];
  const { fileCount, unattacked = [] } = supplyChain;
  const [listed, undecided] = [withStanding(supplyChain, 'listed'), withStanding(supplyChain, 'undecided')];
  const isClean = closingFindings(supplyChain).length + listed.length === 0;
  const files = fileCount === 1 ? 'file' : 'files';
  const models = unattacked.length === 1 ? 'model' : 'models';
  return [
    numbered(fileCount, `${files} ${isClean ? 'clean' : 'scanned'}`),
    numbered(undecided.length, 'not scanned'),
    numbered(listed.length, 'to look at'),
    numbered(unattacked.length, `${models} not attacked`),
  ];
}

function numbered(count: number, words: string): Line {
  return count === 0 ? [] : [`${grouped(count)} ${words}`];
}

/** The entries that accept what fails the check: one for each finding that may be accepted at all. */
export function acceptParts({ results, supplyChain, policy }: Outcome): readonly Part[] {
  const facts = policy?.entries;
  const files = supplyChain === undefined ? [] : closingFindings(supplyChain);
  const advice = [
    ...gravestFirst(results).map((result) => adviseAccepting(result, facts)),
    ...files.map((finding) => adviseAcceptingFile(finding, facts)),
  ].filter((one) => one !== undefined);
  const parts = [...Map.groupBy(advice, ({ words }) => words)].flatMap(([words, entries]) => [
    line({ said: words, most: 500 }),
    ...listOfLines(
      entries.flatMap(({ lines }) => lines.map((one) => [{ code: one, most: 3000 }])),
      ['entry', 'entries'],
    ),
  ]);
  return fold('Accept a finding', parts);
}
