import { venueOf } from '../../facts/venue.ts';
import { describePlace } from '../../core/problem.ts';
import type { AnalysisResult, Outcome } from '../../facts/outcome.ts';
import { isFlagged, isUndecidedSupplyChain } from '../../decide/judge-scan.ts';
import { badge, tabIcon } from '../../html/badge.ts';
import { banner } from './banner.ts';
import { type Content, element, type Markup, pagePolicy, pageText, webAddress } from '../../html/markup.ts';
import { createNames } from '../../html/names.ts';
import { STYLE } from '../../html/style.ts';
import { formatTime } from '../../text/time-words.ts';
import { INTERVAL_MEANING } from '../../facts/score-words.ts';
import { describeVerdict } from '../summary/verdict.ts';
import { analysisRow } from './analyses.ts';
import { type Cards, fittingCards } from './cards.ts';
import { analysedFiles, notAnalysed, picturesLeftOut, tools } from './analysed.ts';
import { counts } from './counts.ts';
import { closingFindings, otherFindings } from './files.ts';
import { matrix } from './matrix.ts';
import { gravestFirst } from '../order.ts';
import { policyChanges } from './policy-change-section.ts';
import { pageTitle } from './page-title.ts';
import { toneOf } from './tone.ts';
import {
  andMore,
  bullets,
  countPictures,
  lines,
  type PageAbout,
  type PageContext,
  section,
  withCode,
} from './parts.ts';

/** The pictures of a page, as files; in the page they take a third more. */
const MOST_PICTURE_BYTES = 6_000_000;
const MOST_ROWS = 1000;

/**
 * Renders the page of a run as one HTML file, which needs no script, no other file and no network: the verdict and its
 * reason, each finding with its evidence, how the pull request changes the policy, then what was analysed, by which program
 * and settings, and what was not checked.
 */
export function renderRunPage(outcome: Outcome, about: PageAbout): string {
  const pictures = countPictures(MOST_PICTURE_BYTES);
  const context = {
    names: createNames(),
    pictures,
    venue: venueOf(outcome),
    explained: new Map(),
  };
  const ordered = gravestFirst(outcome.results);
  const files =
    outcome.supplyChain === undefined ? [] : closingFindings(outcome.supplyChain, outcome.policy?.entries);
  const cards = fittingCards(ordered, context, files.length === 0);
  const frame = {
    title: pageTitle(outcome),
    icon: tabIcon(toneOf(outcome)),
    style: STYLE,
    policy: pagePolicy(STYLE),
  };
  return pageText(
    frame,
    banner(aboutRun(outcome, about)),
    element(
      'main',
      {},
      element('h1', {}, 'Model security report'),
      verdict(outcome),
      problems(outcome, context),
      overview(outcome, cards, context, about),
      findings(outcome, cards, files, context),
      policyChanges(outcome, context),
      others(ordered, cards, context),
      otherSection(outcome, context),
      section(context, 'What was analysed', subject(outcome), analysedFiles(outcome)),
      section(context, 'Program and settings', tools(outcome, about)),
      section(
        context,
        'Not checked, and other remarks',
        notAnalysed(
          outcome,
          [...cards.leftOut, ...picturesLeftOut(pictures.shown(), pictures.left())],
          about.isFromResultsFiles === true,
        ),
      ),
    ),
    footer(about),
  );
}

function statusWord({ status }: Outcome): string {
  if (status === 'error') return 'No verdict';
  const words = status.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function verdict(outcome: Outcome): Markup {
  const { meaning } = describeVerdict(asOnPage(outcome));
  const tone = toneOf(outcome);
  return element(
    'div',
    { class: `verdict ${tone}` },
    badge(tone, statusWord(outcome)),
    element('p', { class: 'headline' }, outcome.headline),
    element('p', {}, withCode(meaning)),
    outcome.errorMessage === undefined || outcome.errorMessage === outcome.headline
      ? undefined
      : lines(outcome.errorMessage),
    counts(outcome),
  );
}

/** A page that shows the evidence does not advise to fetch reports of it. */
function asOnPage(outcome: Outcome): Outcome {
  const { requested, results } = outcome;
  const showsEvidence = results.some(({ evidence }) => evidence !== undefined);
  return requested === undefined || !showsEvidence
    ? outcome
    : { ...outcome, requested: { ...requested, reports: true } };
}

function overview(
  outcome: Outcome,
  cards: Cards,
  context: PageContext,
  { isFromResultsFiles }: PageAbout,
): Markup | undefined {
  const { results, supplyChain } = outcome;
  if (results.length === 0 && supplyChain === undefined) return undefined;
  return section(
    context,
    'Overview',
    matrix(outcome, cards.ids),
    results.some(({ score }) => score !== undefined)
      ? element('p', { class: 'note' }, INTERVAL_MEANING)
      : undefined,
    isFromResultsFiles === true ? element('p', { class: 'note' }, FROM_RESULTS_FILES) : undefined,
  );
}

function findings(
  outcome: Outcome,
  cards: Cards,
  files: readonly Markup[],
  context: PageContext,
): Markup | undefined {
  const { supplyChain, lineage, status } = outcome;
  const record =
    status === 'vulnerable' && lineage?.vulnerable === true && cards.findings.length + files.length === 0
      ? [
          element(
            'p',
            {},
            'The record of an earlier scan says that a vulnerability was found. It does not say which.',
          ),
        ]
      : [];
  const all = [...files, ...cards.findings, ...record];
  const hasFiles = isFlagged(supplyChain) || isUndecidedSupplyChain(supplyChain);
  return all.length === 0 && !hasFiles
    ? undefined
    : section(context, 'Findings', element('div', { class: 'findings' }, all));
}

/** What is no finding: without a verdict, accepted, passed, and what has no more than a line. */
function others(
  results: readonly AnalysisResult[],
  cards: Cards,
  context: PageContext,
): readonly (Markup | undefined)[] {
  const rest = results.filter((result) => !cards.ids.has(result));
  return [
    cards.undecided.length === 0 ? undefined : section(context, 'Without a verdict', cards.undecided),
    cards.accepted.length === 0 ? undefined : section(context, 'Found, but accepted', cards.accepted),
    cards.passed.length === 0 ? undefined : section(context, 'Passed', cards.passed),
    rest.length === 0
      ? undefined
      : section(
          context,
          'Further analyses',
          element(
            'ul',
            { class: 'list' },
            rest.slice(0, MOST_ROWS).map((result) => analysisRow(result, undefined, context)),
          ),
          andMore(rest.length - MOST_ROWS, 'analyses'),
        ),
  ];
}

const FROM_RESULTS_FILES =
  'This page was made from results files. They hold scores, findings and the curve of evasion, but no pictures and no other ' +
  'plots. Those are on the page that each run writes itself, with the input report-file.';

function otherSection({ supplyChain }: Outcome, context: PageContext): Markup | undefined {
  if (supplyChain === undefined) return undefined;
  const others = supplyChain.findings.some(
    ({ standing }) => standing !== 'flagged' && standing !== 'undecided',
  );
  return others
    ? section(context, 'Findings that do not fail the check', otherFindings(supplyChain))
    : undefined;
}

function problems({ problems: found }: Outcome, context: PageContext): Markup | undefined {
  if (found.length === 0) return undefined;
  return section(
    context,
    'Problems of the inputs and the config file',
    bullets(
      found
        .slice(0, MOST_ROWS)
        .map(({ place, message }) => [
          element(
            'code',
            {},
            place.kind === 'input' && place.at === undefined ? place.input : describePlace(place),
          ),
          ' ',
          message,
        ]),
    ),
    andMore(found.length - MOST_ROWS, 'problems'),
  );
}

function subject({ target, repoType, lineage }: Outcome): Content {
  if (target === undefined) return [];
  const record = lineage?.record;
  const words = [
    `Repository ${target.repoUrl === '' ? 'not known' : target.repoUrl}`,
    ...(repoType === undefined ? [] : [`of kind ${repoType}`]),
    `branch ${target.branch ?? 'not known'}`,
    `commit ${target.commit ?? 'not known'}`,
    ...(target.pullRequest === undefined ? [] : [`pull request ${String(target.pullRequest)}`]),
  ];
  return [
    element('p', {}, `${words.join(', ')}.`),
    record === undefined
      ? undefined
      : element(
          'p',
          {},
          `There is a record of an earlier scan, of commit ${record.commitid ?? 'not known'}, ` +
            (lineage?.accepted === true
              ? 'which covers analyses that are not listed.'
              : 'which did not count.'),
        ),
  ];
}

function aboutRun({ target }: Outcome, { writtenMs }: PageAbout): Content {
  const name = target?.repoUrl.replace(/^https?:\/\/[^/]+\//u, '') ?? '';
  return [
    name === '' ? undefined : `${name} · `,
    target?.branch === undefined ? undefined : `${target.branch} · `,
    target?.commit === undefined ? undefined : [element('code', {}, target.commit.slice(0, 10)), ' · '],
    element('time', { datetime: new Date(writtenMs).toISOString() }, formatTime(writtenMs)),
  ];
}

function footer({ runUrl }: PageAbout): Markup {
  const address = webAddress(runUrl);
  return element(
    'footer',
    { class: 'foot' },
    element(
      'p',
      {},
      'This file is complete: it loads nothing, runs nothing and sends nothing.',
      address === undefined
        ? undefined
        : [' ', element('a', { href: address, rel: 'noreferrer' }, 'The run on GitHub')],
    ),
  );
}
