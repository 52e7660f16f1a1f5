import type { JobReport } from '../../facts/job-summary.ts';
import type { AnalysisResult, AnalysisState } from '../../facts/outcome.ts';
import { decisionLines, findingState, isAccepted } from '../../decide/judge-findings.ts';
import { defenceBlocks } from '../evidence/defence.ts';
import { type Block, paragraph } from '../evidence/document.ts';
import { historyBlocks } from '../evidence/history.ts';
import { smallScoreBar } from '../evidence/score-bar.ts';
import { allEvidence, limitBlocks, methodBlocks, verdictBlocks } from '../evidence/vulnerability.ts';
import { badge, type Tone } from '../../html/badge.ts';
import { blockHtml } from '../html/blocks.ts';
import { type Content, element, type Markup, placeAddress, webAddress } from '../../html/markup.ts';
import { plotSvg } from '../html/plot-svg.ts';
import { explainedScore, notTestedSentence } from '../../facts/finding-words.ts';
import { ruleTextOf } from '../sarif/rule-texts.ts';
import { bullets, folded, lines, type PageContext, withCode } from './parts.ts';

const STATES: Readonly<Record<AnalysisState, readonly [tone: Tone, word: string]>> = {
  planned: ['none', 'Planned'],
  submitted: ['none', 'Submitted'],
  passed: ['good', 'Passed'],
  vulnerable: ['bad', 'Vulnerable'],
  'not-tested': ['open', 'Not tested'],
  failed: ['open', 'Failed'],
  timeout: ['open', 'Timeout'],
  error: ['open', 'Error'],
};

function stateBadge(result: AnalysisResult): Markup {
  const { state, reason } = result;
  if (isAccepted(result)) return badge('none', upperFirst(findingState(result) ?? ''));
  const [tone, word] = STATES[state];
  // One that passed, but has a reason against that, has no verdict.
  return state === 'passed' && reason !== undefined ? badge('open', 'No verdict') : badge(tone, word);
}

/** One line for an analysis. @param id of the place where the page says more; undefined if it does not */
export function analysisRow(result: AnalysisResult, id: string | undefined, context: PageContext): Markup {
  const { spec, score } = result;
  const name = id === undefined ? spec.name : element('a', { href: placeAddress(id) }, spec.name);
  const bar = score === undefined ? undefined : scoreOf(result, context);
  return element(
    'li',
    {},
    element('span', {}, stateBadge(result)),
    element('span', { class: 'where' }, name, element('span', { class: 'more' }, shortWords(result))),
    bar,
  );
}

function scoreOf(result: AnalysisResult, { names }: PageContext): Markup | undefined {
  const { score, threshold, evidence } = result;
  // Other services may count in other units.
  if (score === undefined || score < 0 || score > 1) return undefined;
  const estimate = evidence?.result.score ?? { value: score, low: score, high: score };
  return plotSvg(smallScoreBar(estimate, threshold), `Score of ${result.spec.name}`, names);
}

/** The score in the words of the log and the summary, so that nobody sees two roundings of one score. */
function shortWords(result: AnalysisResult): string {
  if (result.score === undefined) return result.message ?? '';
  const parts = notTestedSentence(result);
  return `${explainedScore(result)}${parts === '' ? '' : `. ${parts.replace(/\.$/u, '')}`}`;
}

/** Everything about an analysis: what it means, what to do, its evidence, and how it was found. */
export function analysisCard(result: AnalysisResult, id: string, context: PageContext): Markup {
  const heading = context.names.next('heading');
  return element(
    'article',
    { class: 'card', id, 'aria-labelledby': heading },
    element('div', { class: 'top' }, element('h3', { id: heading }, result.spec.name), stateBadge(result)),
    cardContent(result, context),
  );
}

/** The same for an analysis that found nothing, which opens on demand. */
export function foldedAnalysis(result: AnalysisResult, id: string, context: PageContext): Markup {
  return element(
    'details',
    { id },
    element('summary', {}, element('h3', {}, result.spec.name), `: ${shortWords(result)}`),
    cardContent(result, context),
  );
}

function cardContent(result: AnalysisResult, context: PageContext): Content {
  const { message, evidence, warnings } = result;
  return [
    decisionLines(result).map(lines),
    message === undefined || 'keptSince' in result ? undefined : lines(message),
    evidence === undefined ? withoutEvidence(result, context) : withEvidence(result, evidence, context),
    bullets(warnings),
    links(result, context),
  ];
}

/** The scores of this and earlier runs, if there are at least two. */
function overTime({ spec }: AnalysisResult, { names, pictures, histories }: PageContext): Content {
  const history = histories.get(spec.name);
  if (history === undefined) return [];
  return historyBlocks(history).map((block) =>
    blockHtml(block, { names, level: 4, allowsPictures: pictures.allow }),
  );
}

function withoutEvidence(result: AnalysisResult, context: PageContext): Content {
  if (result.score === undefined) return overTime(result, context);
  return [
    element('p', { class: 'lead' }, `${upperFirst(shortWords(result))}.`),
    keptNote(result),
    overTime(result, context),
    result.state === 'vulnerable' ? advice(result) : undefined,
  ];
}

function withEvidence(result: AnalysisResult, report: JobReport, context: PageContext): Content {
  const { names, pictures } = context;
  const summary = { ...report.summary, threshold: result.threshold ?? report.summary.threshold };
  const found = report.result;
  const show = (blocks: readonly Block[]): Content =>
    blocks.map((block) => blockHtml(block, { names, level: 4, allowsPictures: pictures.allow }));
  const [plot] = verdictBlocks(summary, found);
  return [
    element('p', { class: 'lead' }, found.meaning),
    result.score === undefined ? undefined : element('p', {}, `${upperFirst(shortWords(result))}.`),
    keptNote(result),
    plot === undefined ? undefined : show([plot]),
    overTime(result, context),
    result.state === 'vulnerable' ? advice(result) : undefined,
    found.defences.length === 0
      ? undefined
      : folded(
          'What helps, as measured on this model',
          show(defenceBlocks(found.defences, summary.threshold)),
        ),
    show(lacksEvidence(result, report) ? [paragraph(NO_KEPT_EVIDENCE)] : allEvidence(summary, found)),
    folded('How it was found: method, formula, effort and settings', show(methodBlocks(found))),
    folded('What the score does not say', show(limitBlocks(found))),
  ];
}

/** Says that this is the result of an earlier run. What was found comes first. */
function keptNote(result: AnalysisResult): Markup | undefined {
  const isKept = 'keptSince' in result && result.message !== undefined;
  return isKept ? element('p', { class: 'note' }, result.message) : undefined;
}

const NO_KEPT_EVIDENCE =
  'This is the result of an earlier run. Its plots and pictures were not kept. To see them, run again with rescan: always.';

/** True for the result of an earlier run of which nothing to look at was kept. */
function lacksEvidence(result: AnalysisResult, { result: { evidence } }: JobReport): boolean {
  return 'keptSince' in result && evidence.length === 0;
}

function advice({ spec }: AnalysisResult): Content {
  const { summary, attack, actions } = ruleTextOf(spec.attack);
  return [
    element('h4', {}, 'What it means'),
    element('p', {}, summary),
    element('p', {}, attack),
    element('h4', {}, 'What to do'),
    element(
      'ol',
      {},
      actions.map((action) => element('li', {}, withCode(action))),
    ),
  ];
}

/** What a service keeps about the job. */
function links({ dashboardUrl, reports, jobId }: AnalysisResult, { hasJobs }: PageContext): Content {
  const address = hasJobs ? webAddress(dashboardUrl) : undefined;
  const parts = [
    ...(jobId === undefined || !hasJobs ? [] : [['Job at the service: ', element('code', {}, jobId)]]),
    ...(address === undefined
      ? []
      : [element('a', { href: address, rel: 'noreferrer' }, 'Page of the job at the service')]),
    ...reports.map((report) => ['Report ', element('code', {}, report)]),
  ];
  return parts.length === 0
    ? []
    : element(
        'p',
        { class: 'note' },
        parts.map((part, index) => [index === 0 ? '' : ' · ', part]),
      );
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
