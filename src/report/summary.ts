import { joinTexts } from '../core/join-texts.ts';
import { counted } from '@model-security-scan/common/number-words';
import type { Outcome } from '../facts/run-outcome.ts';
import { venueOf } from '../facts/venue.ts';
import { ADOPTION, suggestsBaseline } from './adoption.ts';
import { analysisGroups, intervalMeaning } from './document/analyses.ts';
import { modelChangeSection } from './document/changes.ts';
import {
  closingFindings,
  closingParts,
  otherFindingParts,
  scopeLine,
  unattackedParts,
} from './document/files.ts';
import { acceptParts, findingRows, nextSteps } from './document/findings.ts';
import { lineageSection, missingRecord } from './document/lineage-section.ts';
import { fold, line, type Part } from './document/parts.ts';
import {
  decisionSection,
  policyChangeSection,
  problemSection,
  subjectLine,
  textParts,
  uploadParts,
} from './document/outcome-sections.ts';
import {
  alert,
  lineHtml,
  partsHtml,
  rowHtml,
  scoreHtml,
  sectionMarkdown,
  tableHtml,
  takeFitting,
  trustedHtml,
} from './summary/html.ts';
import { adviseEvidence } from './summary/advice.ts';
import { renderVerdict } from './summary/summary-verdict.ts';

/** GitHub does not show a step's summary over 1 MiB. This leaves some space for other tools of the same step. */
export const MAX_SUMMARY_BYTES = 1_000_000;

/** The most bytes of what stands above the details. */
export interface Limits {
  readonly problems: number;
  readonly policy: number;
  readonly rows: number;
}

const LIMITS: Limits = { problems: 150_000, policy: 100_000, rows: 150_000 };
const MAX_FILE_BYTES = 200_000;
const MAX_DECISION_BYTES = 6000;
const MAX_ACCEPT_BYTES = 50_000;
/** Reserved for headings, counts and empty lines. */
const RESERVED_FRAME_BYTES = 10_000;
/** Reserved for the heading, the explanation and the count of one group of analyses. */
const RESERVED_GROUP_BYTES = 6000;
/** More findings are counted. */
const MAX_ROWS = 20;
const MAX_NOTICES = 20;
const MAX_WARNINGS = 5;

/**
 * Renders the job summary as Markdown with HTML blocks, in which all untrusted text is harmless.
 *
 * It has at most `MAX_SUMMARY_BYTES` bytes in UTF-8. The verdict comes first, then a row for each finding, what to do next and
 * what changed in the policy. The details are folded: each analysis once, then files, entries that accept a finding, uploads
 * and an earlier scan. Analyses and uploads share what space the others leave. Entries that do not fit are counted in words,
 * and no markup is cut.
 */
export function renderSummary(outcome: Outcome): string {
  const top = [
    ...renderTop(outcome, LIMITS),
    ...nextSteps(outcome).map((step, index) => `<p>${index === 0 ? NEXT : ''}${lineHtml(step, outcome)}</p>`),
    renderPage(outcome),
    renderTexts('WARNING', 'Please check:', outcome.warnings ?? [], MAX_WARNINGS),
  ];
  const closing = renderClosing(outcome, MAX_FILE_BYTES);
  const files = renderFiles(outcome, MAX_FILE_BYTES);
  const bottom = [
    renderParts(acceptParts(outcome), outcome, MAX_ACCEPT_BYTES),
    sectionMarkdown(decisionSection(outcome), outcome, MAX_DECISION_BYTES),
    sectionMarkdown(lineageSection(outcome), outcome, Infinity),
    missingRecord(outcome),
    renderTexts('NOTE', 'Good to know:', outcome.notices, MAX_NOTICES),
    suggestsBaseline(outcome) ? `<p>${trustedHtml(ADOPTION.short)}</p>` : '',
    renderSubject(outcome),
  ];
  const left = MAX_SUMMARY_BYTES - RESERVED_FRAME_BYTES - bytesOf(...top, closing, files, ...bottom);
  const analyses = renderAnalyses(outcome, left);
  const uploads = renderParts(uploadParts(outcome.results), outcome, left - bytesOf(analyses));
  return `${joined([...top, closing, analyses, files, uploads, ...bottom])}\n`;
}

const NEXT = '<strong>Next:</strong> ';

/** Renders what people read first: the verdict, problems, a row for each finding, and the changes to the policy. */
export function renderTop(outcome: Outcome, limits: Limits): readonly string[] {
  return [
    renderVerdict(outcome),
    sectionMarkdown(problemSection(outcome), outcome, limits.problems),
    renderRows(outcome, limits.rows),
    sectionMarkdown(modelChangeSection(outcome), outcome, limits.policy),
    sectionMarkdown(policyChangeSection(outcome), outcome, limits.policy),
  ];
}

/** Renders a table with a row for each finding; a comment has less space for it. */
function renderRows(outcome: Outcome, maxBytes: number): string {
  const rows = findingRows(outcome);
  if (rows.length === 0) return '';
  const shown = takeFitting(
    rows.slice(0, MAX_ROWS),
    ({ isFound, name, score, limit, what }) =>
      rowHtml([
        isFound ? '❌' : '❔',
        lineHtml(name, outcome),
        scoreHtml(score),
        limit,
        lineHtml(what, outcome),
      ]),
    maxBytes,
  );
  const left = rows.length - shown.length;
  const heads = ['', 'Model / attack', 'Score (95 %)', 'Limit', 'What happened'];
  return joined([
    tableHtml(heads, shown),
    left === 0 ? '' : `<p>… and ${counted(left, 'row', 'rows')} more, in the details below.</p>`,
  ]);
}

/** Renders each analysis once, most important first. Analyses that do not fit are counted. */
function renderAnalyses(outcome: Outcome, maxBytes: number): string {
  const groups = analysisGroups(outcome);
  const space = { left: maxBytes - groups.length * RESERVED_GROUP_BYTES };
  const meaning = intervalMeaning(outcome.results);
  return joined([
    ...groups.flatMap(({ title, parts, isOpen }) => [
      ...(isOpen ? [`### ${title}`] : []),
      ...partsHtml(isOpen ? parts : fold(title, parts), outcome, space),
    ]),
    meaning === '' ? '' : `<p><sub>${meaning}</sub></p>`,
  ]);
}

/** Renders the findings in files that fail the check: they come before everything that passed. */
function renderClosing(outcome: Outcome, maxBytes: number): string {
  const { supplyChain } = outcome;
  if (supplyChain === undefined) return '';
  const title = `❌ Files that fail the check: ${String(closingFindings(supplyChain).length)}`;
  return renderParts(fold(title, closingParts(supplyChain)), outcome, maxBytes * 0.6);
}

/** Renders what nothing attacks, and the files that do not fail the check. */
export function renderFiles(outcome: Outcome, maxBytes: number): string {
  const { supplyChain } = outcome;
  if (supplyChain === undefined) return '';
  return joined([
    renderParts(fold('Models that nothing attacks', unattackedParts(supplyChain)), outcome, maxBytes * 0.2),
    renderParts(
      fold('Files', [line(...scopeLine(supplyChain)), ...otherFindingParts(supplyChain)]),
      outcome,
      maxBytes * 0.2,
    ),
  ]);
}

/** Where the whole evidence is. */
function renderPage(outcome: Outcome): string {
  const { reportFile, results, failureReason } = outcome;
  if (reportFile === undefined) {
    const advice = failureReason === 'vulnerable' ? adviseEvidence(outcome) : '';
    return advice === '' ? '' : `<p>${trustedHtml(advice)}</p>`;
  }
  const run = venueOf(outcome).hasJobs
    ? undefined
    : results.find((one) => one.dashboardUrl !== undefined)?.dashboardUrl;
  const artifacts =
    run === undefined ? [] : [' · ', { label: 'artifacts of this run', link: `${run}#artifacts` }];
  return `<p><strong>Report and evidence:</strong> ${lineHtml([{ code: reportFile }, ...artifacts], outcome)}</p>`;
}

function renderSubject(outcome: Outcome): string {
  const words = subjectLine(outcome);
  return words.length === 0 ? '' : `<p><sub>${lineHtml(words, outcome)}</sub></p>`;
}

function renderParts(parts: readonly Part[], outcome: Outcome, maxBytes: number): string {
  return joined(partsHtml(parts, outcome, { left: maxBytes }));
}

function renderTexts(
  kind: 'NOTE' | 'WARNING',
  title: string,
  texts: readonly string[],
  most: number,
): string {
  if (texts.length === 0) return '';
  const left = texts.length - most;
  const rest = left > 0 ? [`<p>… and ${String(left)} more.</p>`] : [];
  const blocks = partsHtml(textParts(texts.slice(0, most), ['text', 'texts']), {}, { left: Infinity });
  return alert(kind, title, [...blocks, ...rest].join('\n'));
}

/** Joins blocks, of which some may be empty. */
export function joined(blocks: readonly string[]): string {
  return joinTexts(blocks, '\n\n');
}

function bytesOf(...sections: readonly string[]): number {
  return sections.reduce((sum, section) => sum + Buffer.byteLength(section), 0);
}
