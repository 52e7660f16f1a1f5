import { joinTexts, upperFirst } from '../../core/join-texts.ts';
import type { JobReport } from '../../facts/job/job-summary.ts';
import type { AnalysisResult } from '../../facts/run-outcome.ts';
import { venueOf } from '../../facts/venue.ts';
import {
  explainedScore,
  intervalOf,
  isCloseToLimit,
  meaningOf,
  notTestedSentence,
  notTestedShort,
} from '../../facts/finding-words.ts';
import { CLOSE_WORDS } from '../../facts/score-words.ts';
import { isAccepted } from '../../decide/scan/decide-findings.ts';
import { badge } from '../../html/badge.ts';
import {
  type Content,
  contentLength,
  element,
  isolated,
  type Markup,
  placeAddress,
} from '../../html/markup.ts';
import { counted } from '@model-security-scan/common/number-words';
import { jobLines, linesOn, repeatCommand } from '../document/analyses.ts';
import { shownScore } from '../document/findings.ts';
import { groupOf, labelOf, type ResultGroup } from '../document/states.ts';
import type { Block } from '../evidence/document.ts';
import { robustnessCurve, strengthBlocks } from '../evidence/robustness.ts';
import { hasInterval, scoreBar, smallScoreBar } from '../evidence/score-bar.ts';
import { evidenceBlocks } from '../evidence/evidence.ts';
import { allEvidence, limitBlocks, methodBlocks } from '../evidence/vulnerability.ts';
import { blockHtml } from '../html/blocks.ts';
import { plotSvg } from '../html/plot-svg.ts';
import { actionsFor, NOT_MEASURED, ruleTextOf } from '../sarif/rule-texts.ts';
import { analysisName, type Entry, idOf } from './entry.ts';
import {
  fileLink,
  folded,
  lineContent,
  lines,
  note,
  type PageContext,
  paragraph,
  whatToDo,
} from './page-parts.ts';

/** What analyses say on a page, in characters with their markup. The others are shown as one line each. */
const MOST_LENGTH = 8_000_000;
const MOST_ENTRIES = 2000;

/** The analyses of a run on its page. */
export interface AnalysisEntries extends Readonly<Record<ResultGroup, readonly Entry[]>> {
  readonly ids: ReadonlyMap<AnalysisResult, string>;
  /** How many have evidence that is not shown, and how many are not listed at all. */
  readonly inShort: number;
  readonly unlisted: number;
}

/** Renders the analyses, the most important first, until the page is full. @param opensFirst true to open the first finding */
export function fittingEntries(
  results: readonly AnalysisResult[],
  context: PageContext,
  opensFirst: boolean,
): AnalysisEntries {
  const ids = new Map<AnalysisResult, string>();
  const groups: Record<ResultGroup, Entry[]> = {
    ...{ findings: [], undecided: [], unfinished: [], accepted: [], passed: [] },
  };
  let [length, inShort] = [0, 0];
  for (const result of results.slice(0, MOST_ENTRIES)) {
    const id = idOf(result.spec.name, context);
    const group = groupOf(result);
    const fits = group !== 'unfinished' && length <= MOST_LENGTH;
    const body = fits ? bodyOf(result, id, context) : [];
    length += contentLength(body);
    if (!fits && result.evidence !== undefined) inShort += 1;
    const isOpen = group === 'findings' && opensFirst && groups.findings.length === 0;
    groups[group].push({ ...headOf(result, id, group), body, isOpen });
    ids.set(result, id);
  }
  return { ...groups, ids, inShort, unlisted: Math.max(0, results.length - MOST_ENTRIES) };
}

/** The line of an analysis: its name, verdict and score, and why. */
function headOf(result: AnalysisResult, id: string, group: ResultGroup): Omit<Entry, 'body'> {
  const { spec, score } = result;
  return {
    ...{ id, kind: spec.attack, needsAction: group === 'findings' || group === 'undecided' },
    isClose: isCloseToLimit(result),
    name: analysisName(spec),
    verdict: stateBadge(
      result,
      score === undefined || group === 'accepted' ? undefined : shownScore(result, score),
    ),
    plot: smallPlot(result),
    words: reasonOf(result),
  };
}

/** The verdict of an analysis as a badge. @param text shown instead of the word */
export function stateBadge(result: AnalysisResult, text?: string): Markup {
  const { tone, words } = labelOf(result);
  return badge(tone, text ?? upperFirst(words));
}

/** What was found, why there is no verdict, or at least the score. */
function reasonOf(result: AnalysisResult): Content {
  const { score, message, threshold } = result;
  if (score === undefined) return isolated(message ?? '');
  const known = isAccepted(result) ? `score ${shownScore(result, score)}, ` : '';
  const limit = `${known}threshold ${String(threshold)}`;
  const close = isCloseToLimit(result) ? CLOSE_WORDS : '';
  const parts = [limit, close, notTestedShort(result), meaningOf(result) ?? ''];
  return isolated(joinTexts(parts, ' · '));
}

/** Other services may count in other units than from 0 to 1. */
function estimateOf(result: AnalysisResult) {
  const { score } = result;
  if (score === undefined || score < 0 || score > 1) return undefined;
  return { value: score, ...(intervalOf(result) ?? { low: score, high: score }) };
}

function smallPlot(result: AnalysisResult): Markup | undefined {
  const estimate = estimateOf(result);
  if (estimate === undefined || result.threshold === undefined) return undefined;
  return plotSvg(smallScoreBar(estimate, result.threshold), `Score of ${result.spec.name}`);
}

/** Everything about an analysis: what happened, what to do, its evidence, and how it was found. */
function bodyOf(result: AnalysisResult, id: string, context: PageContext): readonly Content[] {
  const { message, evidence, score, state } = result;
  const isKept = 'keptSince' in result;
  const found = meaningOf(result);
  const happened = [
    found === undefined ? undefined : element('p', { class: 'lead' }, isolated(found)),
    score === undefined
      ? undefined
      : element('p', {}, `${upperFirst(explainedScore(result))}.`, ' ', isolated(notTestedSentence(result))),
    // Without a score the line above has it, cut.
    message === undefined ? undefined : isKept ? note(message) : lines(message),
  ];
  const facts = [
    ...linesOn(result, context.run, 'page'),
    ...jobLines({ ...result, reports: [] }, context.run),
  ].map((line) => paragraph(line, context.run));
  const strength = evidence?.result ?? ('robustness' in result ? result : {});
  const isFound = state === 'vulnerable' && score !== undefined;
  const [toDo, meaning] = isFound ? advice(result, id, context) : [];
  const estimate = estimateOf(result);
  const bar =
    estimate === undefined || result.threshold === undefined ? [] : [scorePlot(estimate, result.threshold)];
  return [
    element(
      'div',
      { class: 'split' },
      element('div', {}, happened, toDo, facts, links(result, id, context)),
      element('div', {}, blocks(bar, context), meaning, blocks(strengthBlocks(strength), context)),
    ),
    evidence === undefined ? keptPlots(result, context) : evidenceOf(result, evidence, context),
  ];
}

/** What results files keep to look at. */
function keptPlots(result: AnalysisResult, context: PageContext): Content {
  if (result.state !== 'passed' && result.state !== 'vulnerable') return [];
  const { robustness, retained, threshold } = result;
  const curves = [
    ...(robustness === undefined ? [] : [robustnessCurve(robustness)]),
    ...(retained?.plots ?? []),
  ];
  return element(
    'div',
    { class: 'evidence' },
    blocks(
      curves.flatMap((one) => evidenceBlocks({ threshold, task: result.spec.task }, one)),
      context,
    ),
  );
}

function scorePlot(score: Parameters<typeof scoreBar>[0], threshold: number): Block {
  const caption = hasInterval(score) ? 'Score, 95 % interval and threshold' : 'Score and threshold';
  return { kind: 'plot', caption, plot: scoreBar(score, threshold) };
}

function blocks(shown: readonly Block[], { allows }: PageContext): Content {
  return shown.map((block) => blockHtml(block, allows));
}

/** The evidence, and how it was found. */
function evidenceOf(result: AnalysisResult, report: JobReport, context: PageContext): Content {
  const summary = { ...report.summary, threshold: result.threshold ?? report.summary.threshold };
  const found = report.result;
  const limits = limitBlocks(found);
  // Of the result of an earlier run nothing to look at may be kept.
  const lacksEvidence = 'keptSince' in result && found.evidence.length === 0;
  return [
    lacksEvidence
      ? element('p', {}, NO_KEPT_EVIDENCE)
      : element('div', { class: 'evidence' }, blocks(allEvidence(summary, found), context)),
    folded(
      'How it was found: method, formula, effort and settings',
      blocks(methodBlocks(summary, found), context),
    ),
    limits.length === 0 ? undefined : folded('What the score does not say', blocks(limits, context)),
  ];
}

const NO_KEPT_EVIDENCE =
  'This is the result of an earlier run. Its plots and pictures were not kept. To see them, run again with rescan: always.';

/** How to repeat the analysis, where it is set up, its files, and a link to this entry. */
function links(result: AnalysisResult, id: string, { file, run }: PageContext): Content {
  const { reports, spec } = result;
  const repeat = repeatCommand(result, run);
  const label = venueOf(run).hasJobs ? 'Its job: ' : 'Reproduce: ';
  const left = reports.length - MOST_FILES;
  const shown: readonly Content[] = [
    ...(spec.place === undefined ? [] : [lineContent(['Config ', { place: spec.place }], run)]),
    ...reports.slice(0, MOST_FILES).map((report) => fileLink(file, report)),
    ...(left > 0 ? [counted(left, 'file more', 'files more')] : []),
    element('a', { href: placeAddress(id), class: 'self' }, '# link to this entry'),
  ];
  return [
    repeat.length === 0 ? undefined : paragraph([label, ...repeat], run),
    note(shown.map((part, index) => [index === 0 ? '' : ' · ', part])),
  ];
}

const MOST_FILES = 20;

/** What to do and what it means, which the page says once for each attack, and again if other actions come first. */
function advice(
  result: AnalysisResult,
  id: string,
  { explained, run }: PageContext,
): readonly [toDo: Content, meaning?: Content] {
  const { attack, name } = result.spec;
  const actions = actionsFor(attack, venueOf(run), [result.spec]);
  const key = actions.join('\n');
  const first = explained.get(key);
  if (first !== undefined) {
    return [element('p', {}, 'What to do against this attack, and what it means: see ', first, '.')];
  }
  explained.set(key, element('a', { href: placeAddress(id) }, name));
  const { summary, attack: how } = ruleTextOf(attack);
  return [
    whatToDo(actions, element('p', {}, NOT_MEASURED)),
    [element('h4', {}, 'What it means'), element('p', {}, `${summary} ${how}`)],
  ];
}
