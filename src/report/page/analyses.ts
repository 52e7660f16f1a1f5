import type { JobReport } from '../../facts/job-summary.ts';
import type { AnalysisResult } from '../../facts/outcome.ts';
import { decisionLines } from '../../decide/judge-findings.ts';
import { type Block, paragraph } from '../evidence/document.ts';
import { smallScoreBar } from '../evidence/score-bar.ts';
import { allEvidence, limitBlocks, methodBlocks, verdictBlocks } from '../evidence/vulnerability.ts';
import { blockHtml } from '../html/blocks.ts';
import { type Content, element, type Markup, placeAddress, webAddress } from '../../html/markup.ts';
import { plotSvg } from '../html/plot-svg.ts';
import { classRateLines, explainedScore, notTestedSentence } from '../../facts/finding-words.ts';
import { robustnessCurve, strengthBlocks } from '../evidence/robustness.ts';
import { actionsFor, NOT_MEASURED, ruleTextOf } from '../sarif/rule-texts.ts';
import { bullets, card, folded, lines, type PageContext, withCode } from './parts.ts';
import { stateBadge } from './state-badge.ts';

/** One line for an analysis. @param id of the place where the page says more; undefined if it does not */
export function analysisRow(result: AnalysisResult, id: string | undefined, context: PageContext): Markup {
  const { spec, score } = result;
  const name = id === undefined ? spec.name : element('a', { href: placeAddress(id) }, spec.name);
  const bar = score === undefined ? undefined : scoreOf(result, context);
  return element(
    'li',
    {},
    element('span', {}, stateBadge(result)),
    element('span', { class: 'where' }, name, element('span', { class: 'more' }, formatShort(result))),
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
function formatShort(result: AnalysisResult): string {
  if (result.score === undefined) return result.message ?? '';
  const parts = notTestedSentence(result);
  return `${explainedScore(result)}${parts === '' ? '' : `. ${parts.replace(/\.$/u, '')}`}`;
}

/** Everything about an analysis: what it means, what to do, its evidence, and how it was found. It opens on demand. */
export function analysisCard(
  result: AnalysisResult,
  id: string,
  context: PageContext,
  isOpen: boolean,
): Markup {
  const words = [upperFirst(formatShort(result)), scoreOf(result, context)];
  const heading = [result.spec.name, stateBadge(result), words] as const;
  return card({ id, heading, isOpen }, cardContent(result, id, context));
}

function cardContent(result: AnalysisResult, id: string, context: PageContext): Content {
  const { message, evidence, warnings } = result;
  return [
    classRateLines(result).map(lines),
    decisionLines(result).map(lines),
    message === undefined || 'keptSince' in result ? undefined : lines(message),
    evidence === undefined
      ? withoutEvidence(result, id, context)
      : withEvidence(result, { id, report: evidence }, context),
    bullets(warnings),
    links(result, context),
  ];
}

function withoutEvidence(result: AnalysisResult, id: string, context: PageContext): Content {
  if (result.score === undefined) return [];
  return [
    element('p', { class: 'lead' }, `${upperFirst(formatShort(result))}.`),
    keptNote(result),
    withoutEvidenceBlocks(result, context),
    result.state === 'vulnerable' ? advice(result, id, context) : undefined,
  ];
}

/** What results files hold of the evidence. */
function withoutEvidenceBlocks(result: AnalysisResult, { names, pictures }: PageContext): Content {
  const isJudged = result.state === 'passed' || result.state === 'vulnerable';
  if (!isJudged || result.robustness === undefined) return [];
  return [...strengthBlocks(result), ...robustnessCurve(result.robustness, result.threshold)].map((block) =>
    blockHtml(block, { names, level: 4, allowsPictures: pictures.allow }),
  );
}

function withEvidence(
  result: AnalysisResult,
  { id, report }: { readonly id: string; readonly report: JobReport },
  context: PageContext,
): Content {
  const { names, pictures } = context;
  const summary = { ...report.summary, threshold: result.threshold ?? report.summary.threshold };
  const found = report.result;
  const show = (blocks: readonly Block[]): Content =>
    blocks.map((block) => blockHtml(block, { names, level: 4, allowsPictures: pictures.allow }));
  const [plot] = verdictBlocks(summary, found);
  return [
    element('p', { class: 'lead' }, found.meaning),
    keptNote(result),
    plot === undefined ? undefined : show([plot]),
    show(strengthBlocks(found)),
    result.state === 'vulnerable' ? advice(result, id, context) : undefined,
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

/** What it means and what to do, which the page says once for each attack. */
function advice(result: AnalysisResult, id: string, { explained, venue }: PageContext): Content {
  const { attack, name } = result.spec;
  const first = explained.get(attack);
  if (first !== undefined) {
    return element('p', {}, 'What it means, and what helps against this attack: see ', first, '.');
  }
  explained.set(attack, element('a', { href: placeAddress(id) }, name));
  const { summary, attack: how } = ruleTextOf(attack);
  return [
    element('h4', {}, 'What it means'),
    element('p', {}, summary),
    element('p', {}, how),
    element('h4', {}, 'What to do'),
    element('p', {}, NOT_MEASURED),
    element(
      'ol',
      {},
      actionsFor(attack, venue).map((action) => element('li', {}, withCode(action))),
    ),
  ];
}

/** What a service keeps about the job. */
function links(
  { dashboardUrl, reports, jobId }: AnalysisResult,
  { venue: { hasJobs } }: PageContext,
): Content {
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
