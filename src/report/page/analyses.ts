import type { JobReport } from '../../facts/job/job-summary.ts';
import type { AnalysisResult } from '../../facts/run-outcome.ts';
import { venueOf } from '../../facts/venue.ts';
import { explainedScore, notTestedSentence } from '../../facts/finding-words.ts';
import { isAccepted } from '../../decide/scan/judge-findings.ts';
import { badge } from '../../html/badge.ts';
import { type Content, element, type Markup, placeAddress } from '../../html/markup.ts';
import { counted } from '@model-security-scan/common/number-words';
import { withoutStop } from '@model-security-scan/common/sanitize';
import { jobLines, linesOn } from '../document/analyses.ts';
import { labelOf } from '../document/states.ts';
import type { Block } from '../evidence/document.ts';
import { robustnessCurve, strengthBlocks } from '../evidence/robustness.ts';
import { scoreBar, smallScoreBar } from '../evidence/score-bar.ts';
import { allEvidence, limitBlocks, methodBlocks } from '../evidence/vulnerability.ts';
import { blockHtml } from '../html/blocks.ts';
import { plotSvg } from '../html/plot-svg.ts';
import { actionsFor, NOT_MEASURED, ruleTextOf } from '../sarif/rule-texts.ts';
import { card, folded, lines, note, type PageContext, paragraph, whatToDo } from './parts.ts';

/** What analyses say on a page, in characters with their markup. */
const MOST_CARD_LENGTH = 8_000_000;

/** What the page says about each analysis, and the ids of the places. */
export interface Cards {
  readonly findings: readonly Markup[];
  readonly undecided: readonly Markup[];
  readonly accepted: readonly Markup[];
  readonly passed: readonly Markup[];
  readonly ids: ReadonlyMap<AnalysisResult, string>;
  readonly leftOut: readonly string[];
}

type Kind = 'findings' | 'undecided' | 'accepted' | 'passed';

function kindOf(result: AnalysisResult): Kind {
  if (isAccepted(result)) return 'accepted';
  if (result.state === 'vulnerable') return 'findings';
  return result.state === 'passed' && result.reason === undefined ? 'passed' : 'undecided';
}

/** Renders the analyses, the most important first, until the page is full. @param opensFirst true to open the first finding */
export function fittingCards(
  results: readonly AnalysisResult[],
  context: PageContext,
  opensFirst: boolean,
): Cards {
  const ids = new Map<AnalysisResult, string>();
  const cards: Record<Kind, Markup[]> = { findings: [], undecided: [], accepted: [], passed: [] };
  let length = 0;
  for (const result of results) {
    if (result.state === 'planned' || result.state === 'submitted') continue;
    if (length > MOST_CARD_LENGTH) break;
    const id = idOf(result, context);
    const kind = kindOf(result);
    const isOpen = kind === 'findings' && opensFirst && cards.findings.length === 0;
    const shown = analysisCard(result, id, context, isOpen);
    length += String(shown).length;
    cards[kind].push(shown);
    ids.set(result, id);
  }
  const rest = results.filter((result) => !ids.has(result) && result.evidence !== undefined).length;
  const leftOut = `${counted(rest, 'analysis is', 'analyses are')} shown in short, because the page would be too large otherwise.`;
  return { ...cards, ids, leftOut: rest === 0 ? [] : [leftOut] };
}

/** The name of the analysis, so that links stay valid from run to run, if it can be an id. */
function idOf({ spec: { name } }: AnalysisResult, { names }: PageContext): string {
  return STABLE_ID.test(name) ? name : names.next('analysis');
}

const STABLE_ID = /^[\w.-]{1,200}\/[a-z]{1,40}$/u;

/** One line for an analysis of which the page says no more. */
export function analysisRow(result: AnalysisResult, context: PageContext): Markup {
  const more = element('span', { class: 'more' }, formatShort(result));
  return element(
    'li',
    {},
    element('span', {}, stateBadge(result)),
    element('span', { class: 'where' }, result.spec.name, more),
    scoreOf(result, context),
  );
}

/** The verdict of an analysis as a badge. @param text shown instead of the word */
export function stateBadge(result: AnalysisResult, text?: string): Markup {
  const { tone, words } = labelOf(result);
  return badge(tone, text ?? upperFirst(words));
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
  const parts = withoutStop(notTestedSentence(result));
  return upperFirst(`${explainedScore(result)}${parts === '' ? '' : `. ${parts}`}`);
}

/** Everything about an analysis: what it means, what to do, its evidence, and how it was found. It opens on demand. */
function analysisCard(result: AnalysisResult, id: string, context: PageContext, isOpen: boolean): Markup {
  const { message, evidence, state } = result;
  const isKept = 'keptSince' in result;
  const heading = [
    result.spec.name,
    stateBadge(result),
    [formatShort(result), scoreOf(result, context)],
  ] as const;
  const [above, below] =
    evidence === undefined ? [strength(result, context), []] : withEvidence(result, evidence, context);
  return card(
    { id, heading, isOpen },
    evidence === undefined ? undefined : element('p', { class: 'lead' }, evidence.result.meaning),
    // Without a score the heading has the message.
    message === undefined || result.score === undefined ? undefined : isKept ? note(message) : lines(message),
    above,
    linesOn(result, context.run, 'page').map((line) => paragraph(line, context.run)),
    state === 'vulnerable' && result.score !== undefined ? advice(result, id, context) : undefined,
    below,
    jobLines(result, context.run).map((line) => paragraph(line, context.run)),
  );
}

function blocks(shown: readonly Block[], { names, pictures }: PageContext): Content {
  return shown.map((block) => blockHtml(block, { names, level: 4, allowsPictures: pictures.allow }));
}

/** What results files hold of the evidence. */
function strength(result: AnalysisResult, context: PageContext): Content {
  const isJudged = result.state === 'passed' || result.state === 'vulnerable';
  if (!isJudged || result.robustness === undefined) return [];
  return blocks(
    [...strengthBlocks(result), ...robustnessCurve(result.robustness, result.threshold)],
    context,
  );
}

/** The score with how strong the attack was, and the evidence with how it was found. */
function withEvidence(
  result: AnalysisResult,
  report: JobReport,
  context: PageContext,
): readonly [above: Content, below: Content] {
  const summary = { ...report.summary, threshold: result.threshold ?? report.summary.threshold };
  const found = report.result;
  const caption = 'Score, 95 % interval and threshold';
  const plot = { kind: 'plot', caption, plot: scoreBar(found.score, summary.threshold) } as const;
  // Of the result of an earlier run nothing to look at may be kept.
  const lacksEvidence = 'keptSince' in result && found.evidence.length === 0;
  return [
    blocks([plot, ...strengthBlocks(found)], context),
    [
      lacksEvidence ? element('p', {}, NO_KEPT_EVIDENCE) : blocks(allEvidence(summary, found), context),
      folded('How it was found: method, formula, effort and settings', blocks(methodBlocks(found), context)),
      folded('What the score does not say', blocks(limitBlocks(found), context)),
    ],
  ];
}

const NO_KEPT_EVIDENCE =
  'This is the result of an earlier run. Its plots and pictures were not kept. To see them, run again with rescan: always.';

/** What it means and what to do, which the page says once for each attack. */
function advice(result: AnalysisResult, id: string, { explained, run }: PageContext): Content {
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
    whatToDo(actionsFor(attack, venueOf(run)), element('p', {}, NOT_MEASURED)),
  ];
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
