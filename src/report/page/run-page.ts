import type { AnalysisResult, Outcome } from '../../facts/run-outcome.ts';
import { INTERVAL_MEANING } from '../../facts/score-words.ts';
import { venueOf } from '../../facts/venue.ts';
import { badge, tabIcon } from '../../html/badge.ts';
import { type Content, element, type Markup, pagePolicy, pageText, webAddress } from '../../html/markup.ts';
import { createNames } from '../../html/names.ts';
import { STYLE } from '../../html/style.ts';
import { counted, grouped } from '@model-security-scan/common/number-words';
import { formatTime } from '../../text/time-words.ts';
import { otherFindingParts, scopeLine, unattackedParts } from '../document/files.ts';
import { lineageSection } from '../document/lineage.ts';
import { modelChangeSection } from '../document/changes.ts';
import {
  policyChangeSection,
  problemSection,
  subjectLine,
  textParts,
  uploadParts,
} from '../document/sections.ts';
import { factList, tableOf } from '../html/blocks.ts';
import { gravestFirst } from '../order.ts';
import { describeVerdict } from '../summary/verdict.ts';
import { analysisRow, type Cards, fittingCards } from './analyses.ts';
import { closingCards } from './files.ts';
import { counts, matrix } from './matrix.ts';
import { pageTitle, toneOf } from './page-title.ts';
import {
  andMore,
  contentOf,
  countPictures,
  documentSection,
  foldedTable,
  lineContent,
  lines,
  MOST_ENTRIES,
  note,
  type PageAbout,
  type PageContext,
  paragraph,
  section,
  withCode,
} from './parts.ts';

/** The pictures of a page, as files; in the page they take a third more. */
const MOST_PICTURE_BYTES = 6_000_000;
const MOST_ROWS = 1000;

/**
 * Renders the page of a run as one HTML file, which needs no script, no other file and no network: the verdict and its
 * reason, all models at a glance, each finding with its evidence, how the pull request changes the policy, then what was not
 * judged, what passed, the files, the inputs and the methods.
 */
export function renderRunPage(outcome: Outcome, about: PageAbout): string {
  const pictures = countPictures(MOST_PICTURE_BYTES);
  const context = { names: createNames(), pictures, run: outcome, explained: new Map() };
  const { supplyChain, policy } = outcome;
  const ordered = gravestFirst(outcome.results);
  const files = supplyChain === undefined ? [] : closingCards(supplyChain, policy?.entries, outcome);
  const cards = fittingCards(ordered, context, files.length === 0);
  const frame = {
    title: pageTitle(outcome),
    icon: tabIcon(toneOf(outcome)),
    style: STYLE,
    policy: pagePolicy(STYLE),
  };
  const notAttacked = supplyChain === undefined ? [] : unattackedParts(supplyChain);
  return pageText(
    frame,
    banner(outcome, about),
    element(
      'main',
      {},
      element('h1', {}, 'Model security report'),
      verdict(outcome),
      documentSection(context, problemSection(outcome)),
      overview(outcome, cards, context, about),
      findings(outcome, [...files, ...cards.findings], context),
      documentSection(context, modelChangeSection(outcome)),
      documentSection(context, policyChangeSection(outcome)),
      section(context, 'Without a verdict', cards.undecided),
      documentSection(context, { title: 'Not attacked', parts: notAttacked }),
      section(context, 'Found, but accepted', cards.accepted),
      section(context, 'Passed', cards.passed),
      furtherAnalyses(
        ordered.filter((result) => !cards.ids.has(result)),
        context,
      ),
      section(context, 'Files', scannedFiles(outcome)),
      section(context, 'Inputs', inputs(outcome)),
      documentSection(context, lineageSection(outcome)),
      section(context, 'Program and settings', tools(outcome, about)),
      section(context, 'Remarks', remarks(outcome, cards, context, about)),
    ),
    footer(),
  );
}

/** The top of a page: the project, the run, and links to its commit and its log. */
function banner(outcome: Outcome, { writtenMs, runUrl }: PageAbout): Markup {
  const { repoUrl = '', branch, commit } = outcome.target ?? {};
  const name = repoUrl.replace(/^https?:\/\/[^/]+\//u, '');
  const href = webAddress(runUrl);
  const about = [
    ...(name === '' ? [] : [name]),
    ...(branch === undefined ? [] : [branch]),
    ...(commit === undefined ? [] : [lineContent([{ commit, repository: repoUrl }], outcome)]),
    ...(href === undefined ? [] : [element('a', { href, rel: 'noreferrer' }, 'The run on GitHub')]),
    element('time', { datetime: new Date(writtenMs).toISOString() }, formatTime(writtenMs)),
  ];
  return element(
    'header',
    { class: 'banner' },
    element('p', { class: 'product' }, 'Model Security Scan'),
    element(
      'p',
      { class: 'about' },
      about.map((part, index) => [index === 0 ? '' : ' · ', part]),
    ),
  );
}

function footer(): Markup {
  const words = 'This file is complete: it loads nothing, runs nothing and sends nothing.';
  return element('footer', { class: 'foot' }, element('p', {}, words));
}

function statusWord({ status }: Outcome): string {
  if (status === 'error') return 'No verdict';
  const words = status.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function verdict(outcome: Outcome): Markup {
  const { headline, errorMessage } = outcome;
  const { meaning } = describeVerdict(asOnPage(outcome));
  const tone = toneOf(outcome);
  return element(
    'div',
    { class: `verdict ${tone}` },
    badge(tone, statusWord(outcome)),
    element('p', { class: 'headline' }, headline),
    element('p', {}, withCode(meaning)),
    errorMessage === undefined || errorMessage === headline ? undefined : lines(errorMessage),
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

const FROM_RESULTS_FILES =
  'This page was made from results files. They hold scores, findings and the curve of evasion, but no pictures and no other ' +
  'plots. Those are on the page that each run writes itself, with the input report-file.';

function overview(
  outcome: Outcome,
  cards: Cards,
  context: PageContext,
  { isFromResultsFiles }: PageAbout,
): Markup | undefined {
  const { results, supplyChain } = outcome;
  if (results.length === 0 && supplyChain === undefined) return undefined;
  const hasScore = results.some(({ score }) => score !== undefined);
  return section(
    context,
    'Overview',
    matrix(outcome, cards.ids),
    hasScore ? note(INTERVAL_MEANING) : undefined,
    isFromResultsFiles === true ? note(FROM_RESULTS_FILES) : undefined,
  );
}

function findings(outcome: Outcome, cards: readonly Markup[], context: PageContext): Markup | undefined {
  const { lineage, status } = outcome;
  const isRecord = cards.length === 0 && status === 'vulnerable' && lineage?.vulnerable === true;
  const record = 'The record of an earlier scan says that a vulnerability was found. It does not say which.';
  const all = isRecord ? [element('p', {}, record)] : cards;
  if (all.length === 0) return undefined;
  return section(context, 'Findings', element('div', { class: 'findings' }, all));
}

function furtherAnalyses(rest: readonly AnalysisResult[], context: PageContext): Markup | undefined {
  if (rest.length === 0) return undefined;
  const rows = rest.slice(0, MOST_ROWS).map((result) => analysisRow(result, context));
  const more = andMore(rest.length - MOST_ROWS, 'analyses');
  return section(context, 'Further analyses', element('ul', { class: 'list' }, rows), more);
}

/** What was scanned, the findings that do not fail the check, and the digests. */
function scannedFiles(outcome: Outcome): readonly Content[] {
  const { supplyChain } = outcome;
  if (supplyChain === undefined) {
    return [element('p', {}, 'The files of the repository were not scanned (input supply-chain).')];
  }
  const { files } = supplyChain;
  const rows = files
    .slice(0, MOST_ENTRIES)
    .map(({ path, format, bytes, sha256 }) => [
      path,
      format ?? 'not known',
      bytes,
      sha256 === undefined ? 'not read to its end' : element('code', { class: 'digest' }, sha256),
    ]);
  const table = tableOf('Scanned files', ['file', 'format', 'bytes', 'SHA-256'], rows);
  return [
    paragraph(scopeLine(supplyChain), outcome),
    contentOf(otherFindingParts(supplyChain), outcome),
    files.length === 0
      ? undefined
      : foldedTable(
          files.length,
          ['model file or file with findings', 'model files or files with findings'],
          table,
        ),
  ];
}

/** The run's subject, and the files that analyses got. */
function inputs(outcome: Outcome): readonly Content[] {
  const { results } = outcome;
  const uploads = uploadParts(results);
  const subject = subjectLine(outcome);
  const nothing = results.some((result) => 'keptSince' in result)
    ? 'No file was sent to an analysis: earlier runs analysed exactly the same content, and their results are shown.'
    : 'No file was analysed by an attack.';
  return [
    subject.length === 0 ? undefined : paragraph(subject, outcome),
    uploads.length === 0 ? element('p', {}, nothing) : contentOf(uploads, outcome),
  ];
}

/** The program, its methods and its settings. */
function tools({ results, policyChange }: Outcome, { version, settings }: PageAbout): readonly Content[] {
  const judged = results.flatMap(({ spec, evidence, threshold }) =>
    evidence === undefined ? [] : [{ name: spec.name, threshold, ...evidence }],
  );
  const distinct = (values: readonly string[]): string => [...new Set(values)].join(', ');
  const engine = distinct(judged.map(({ summary }) => summary.engineVersion));
  const judge = policyChange?.kind === 'compared' ? policyChange.judgedBy : '';
  const facts = [
    ['Program', `Model Security Scan ${version}`.trimEnd()],
    ['Engine', engine === '' ? '' : `version ${engine}`],
    ['Runtime of the models', distinct(judged.map(({ summary }) => summary.runtime))],
    ...settings,
    ['policy-from', judge],
  ] as const;
  const rows = judged
    .slice(0, MOST_ENTRIES)
    .map(({ name, threshold, result: { method, queries, seconds } }) => [
      name,
      method.name,
      method.version,
      queries,
      seconds,
      threshold,
    ]);
  const header = ['analysis', 'method', 'version', 'queries', 'seconds', 'threshold'];
  return [
    factList(facts.filter(([, value]) => value !== '')),
    judged.length === 0
      ? undefined
      : foldedTable(judged.length, ['analysis', 'analyses'], tableOf('Methods and effort', header, rows)),
  ];
}

/** What the page leaves out, and what else there is to know. */
function remarks(
  outcome: Outcome,
  { leftOut }: Cards,
  { pictures }: PageContext,
  { isFromResultsFiles }: PageAbout,
): readonly Content[] {
  const { results, warnings = [], notices } = outcome;
  // The page says elsewhere what results files do not hold.
  const bare = results.filter(
    ({ state, evidence }) => (state === 'passed' || state === 'vulnerable') && evidence === undefined,
  );
  const texts = [
    ...(bare.length === 0 || isFromResultsFiles === true || !venueOf(outcome).hasJobs
      ? []
      : [
          `${counted(bare.length, 'analysis has', 'analyses have')} a verdict, but no evidence on this page: the service that made them keeps it.`,
        ]),
    ...leftOut,
    ...(pictures.left() === 0
      ? []
      : [
          `This page shows ${grouped(pictures.shown())} groups of pictures; ${grouped(pictures.left())} more would have made it too large.`,
        ]),
    ...warnings,
    ...notices,
  ];
  return contentOf(textParts(texts, ['remark', 'remarks']), outcome);
}
