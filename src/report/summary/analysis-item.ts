import { venueOf } from '../../facts/venue.ts';
import type { AnalysisResult, Outcome } from '../../facts/outcome.ts';
import { markdownLink } from '../../text/sanitize.ts';
import { grouped } from '../../text/number-words.ts';
import { adviceFor, adviceOn, type Subject } from './advice.ts';
import {
  checkSentences,
  classRateLines,
  explainedScore,
  meaningOf,
  notTestedSentence,
} from '../../facts/finding-words.ts';
import { robustnessLine } from '../../facts/robustness-words.ts';
import { adviseAccepting, adviseNarrowing } from '../../facts/accept-words.ts';
import { isAccepted } from '../../decide/judge-findings.ts';
import { acceptLines } from './accept-lines.ts';
import { code, details, list, trustedHtml } from './html.ts';
import { type Origin, placeLink } from './links.ts';
import { prose } from './prose.ts';
import { STATE_LABELS } from './states.ts';
import { wireParts } from './wire.ts';

/** The run that an analysis belongs to. */
export type AnalysisRun = Subject & Origin & Pick<Outcome, 'failureReason' | 'origin' | 'policy'>;

const MAX_LIST_ENTRIES = 20;
/** The length limits of a message and of an entry of a list, in UTF-16 units. */
const MAX_TEXT_LENGTH = 1000;
const MAX_SHORT_TEXT_LENGTH = 300;
const MAX_NAME_LENGTH = 100;
/** A warning says what to do at its end. */
const MAX_WARNING_LENGTH = 600;
const MAX_SHORT_WARNINGS = 3;

/**
 * Renders an analysis as an entry of a list: what was found or went wrong, with links.
 * @param isShort true to leave out what can be unfolded
 */
export function analysisItem(result: AnalysisResult, run: AnalysisRun, isShort: boolean): string {
  const lines = [
    firstLine(result, isShort),
    ...notTestedLine(result),
    ...(isShort ? [] : [...classRateLines(result).map(short), ...robustnessLines(result)]),
    ...adviceLine(result, run),
    ...(result.change === undefined ? [] : [short(result.change.words)]),
    ...(isShort
      ? []
      : [...narrowLines(result), ...acceptLines(adviseAccepting(result, run.policy?.entries))]),
    ...keptLine(result),
    ...warningLines(result, isShort),
    linkLine(result, run),
  ].filter((line) => line !== '');
  return `<li>${lines.join('<br>')}${isShort ? '' : renderMore(result, run)}</li>`;
}

function firstLine(result: AnalysisResult, isShort: boolean): string {
  const name = `<strong>${code(result.spec.name, MAX_NAME_LENGTH)}</strong>`;
  const score = explainedScore(result);
  const state = formatState(result);
  const text = meaningOf(result) ?? result.message;
  const shown = text === undefined ? '' : prose(text, isShort ? MAX_SHORT_TEXT_LENGTH : MAX_TEXT_LENGTH);
  const more = [score === '' ? '' : `${score}.`, shown].filter((part) => part !== '').join(' ');
  const start = state === '' ? name : `${name} ${state}`;
  return more === '' ? start : `${start}: ${more}`;
}

/** The state if the heading above does not say it, and the reason if it says more than the state. */
function formatState({ state, reason }: AnalysisResult): string {
  const { words, alarming } = STATE_LABELS[state];
  if (state === 'vulnerable') return '';
  if (!alarming) return reason === undefined ? '' : `(<code>${reason}</code>)`;
  return reason === undefined || reason === state ? words : `${words} (<code>${reason}</code>)`;
}

/** The advice about an analysis, unless it is that of the whole run, which stands at the top. */
function adviceLine(result: AnalysisResult, run: AnalysisRun): readonly string[] {
  const { state, reason, origin } = result;
  if (reason === undefined || state === 'vulnerable') return [];
  // The message of a local analysis says what to do.
  if (reason === 'analysis-failed' && !venueOf(run).hasJobs) return [];
  const { text } = adviceOn(reason, origin, { ...run, results: [result] });
  return text === adviceFor(run)?.text ? [] : [`To do: ${trustedHtml(text)}`];
}

/** Says which parts have no verdict. */
function notTestedLine(result: AnalysisResult): readonly string[] {
  const sentence = notTestedSentence(result);
  return sentence === '' ? [] : [short(sentence)];
}

/** How far inputs must be changed, and whether the attack could see what there is. */
function robustnessLines(result: AnalysisResult): readonly string[] {
  const isJudged = result.state === 'passed' || result.state === 'vulnerable';
  return isJudged && result.robustness !== undefined
    ? [short(robustnessLine(result.robustness, result.state))]
    : [];
}

/** Says that the verdict is close to the limit, and what makes it clearer. */
function narrowLines(result: AnalysisResult): readonly string[] {
  return isAccepted(result) ? [] : adviseNarrowing(result).map(short);
}

/** Says that the result is an earlier one, unless its message, which says so, is shown already. */
function keptLine(result: AnalysisResult): readonly string[] {
  const isKept = 'keptSince' in result && meaningOf(result) !== undefined;
  return isKept && result.message !== undefined ? [short(result.message)] : [];
}

/** What a person should check comes first: a comment shows fewer. */
function warningLines(result: AnalysisResult, isShort: boolean): readonly string[] {
  const checks = checkSentences(result);
  const warnings = [...checks, ...result.warnings.filter((text) => !checks.includes(text))];
  const most = isShort ? MAX_SHORT_WARNINGS : MAX_LIST_ENTRIES;
  const left = warnings.length - most;
  return [
    ...warnings.slice(0, most).map((text) => `⚠️ ${prose(text, MAX_WARNING_LENGTH)}`),
    ...(left > 0 ? [`… and ${grouped(left)} more`] : []),
  ];
}

function linkLine({ dashboardUrl, spec }: AnalysisResult, run: AnalysisRun): string {
  const hasPage = dashboardUrl !== undefined && venueOf(run).hasJobs;
  const links = [
    ...(hasPage ? [markdownLink('dashboard', dashboardUrl)] : []),
    ...(spec.place === undefined ? [] : [`set up in ${placeLink(spec.place, run)}`]),
  ];
  return links.length === 0 ? '' : `<sub>${links.join(' · ')}</sub>`;
}

function renderMore(result: AnalysisResult, run: AnalysisRun): string {
  const { spec, jobId, reports } = result;
  const { hasJobs } = venueOf(run);
  const facts = [
    ...(jobId === undefined || !hasJobs ? [] : [`Job: ${code(jobId, 500)}`]),
    ...(spec.modelId === '' || !hasJobs ? [] : [`Model id: ${code(spec.modelId, 200)}`]),
    ...(reports.length === 0 ? [] : [`Reports: ${renderReports(reports)}`]),
  ];
  const parts = [...(facts.length === 0 ? [] : [list(facts)]), ...wireParts(result)];
  return parts.length === 0 ? '' : `\n${details('More', parts.join('\n'))}`;
}

function renderReports(paths: readonly string[]): string {
  const shown = paths.slice(0, MAX_LIST_ENTRIES).map((path) => code(path, MAX_SHORT_TEXT_LENGTH));
  const left = paths.length - shown.length;
  return [...shown, ...(left === 0 ? [] : [`… and ${grouped(left)} more`])].join(', ');
}

function short(text: string): string {
  return prose(text, MAX_SHORT_TEXT_LENGTH);
}
