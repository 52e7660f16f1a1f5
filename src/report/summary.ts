import type { Outcome } from '../facts/run-outcome.ts';
import { ADOPTION, suggestsBaseline } from './adoption.ts';
import { type AnalysisRun, analysisSections, intervalMeaning } from './document/analyses.ts';
import { closingParts, otherFindingParts, scopeLine, unattackedParts } from './document/files.ts';
import { lineageSection, missingRecord } from './document/lineage.ts';
import type { Part, Section } from './document/parts.ts';
import {
  decisionSection,
  policyChangeSection,
  problemSection,
  subjectLine,
  textParts,
  uploadParts,
} from './document/sections.ts';
import { alert, code, lineHtml, partsHtml, sectionMarkdown, trustedHtml } from './summary/html.ts';
import { renderVerdict } from './summary/verdict.ts';

/** GitHub does not show a step's summary over 1 MiB. This leaves some space for other tools of the same step. */
export const MAX_SUMMARY_BYTES = 1_000_000;

/** The most bytes of each section round the analyses. */
export interface Limits {
  readonly problems: number;
  readonly policy: number;
  readonly files: number;
}

const LIMITS: Limits = { problems: 200_000, policy: 100_000, files: 250_000 };
const MAX_DECISION_BYTES = 6000;
/** Reserved for headings, counts and empty lines. */
const RESERVED_FRAME_BYTES = 10_000;
/** Reserved for the heading, the explanation and the count of one group of analyses. */
const RESERVED_GROUP_BYTES = 6000;
const MAX_NOTICES = 20;
/** Fewer than notices, because a comment has less space than a summary. */
const MAX_WARNINGS = 5;

/**
 * Renders the job summary as Markdown with HTML blocks, in which all untrusted text is harmless.
 *
 * It has at most `MAX_SUMMARY_BYTES` bytes in UTF-8. The verdict comes first, then files that fail the check, each analysis
 * once, the other files, an earlier scan, and what was sent. The sections round the analyses have limits of their own and are always shown; the
 * analyses and the list of uploads share the rest, in this order. Entries that do not fit are counted in words, and no
 * markup is cut.
 */
export function renderSummary(outcome: Outcome): string {
  const top = [renderVerdict(outcome), ...renderTop(outcome, LIMITS)];
  const files = renderFiles(outcome, LIMITS.files);
  const { reportFile } = outcome;
  const bottom = [
    sectionMarkdown(lineageSection(outcome), outcome, Infinity),
    missingRecord(outcome),
    renderTexts('NOTE', 'Good to know:', outcome.notices, MAX_NOTICES),
    suggestsBaseline(outcome) ? `<p>${trustedHtml(ADOPTION.short)}</p>` : '',
    reportFile === undefined ? '' : `<p>The page of this run: ${code(reportFile, 300)}</p>`,
    renderSubject(outcome),
  ];
  const left = MAX_SUMMARY_BYTES - RESERVED_FRAME_BYTES - bytesOf(...top, files, ...bottom);
  const analyses = renderAnalyses(outcome, left, false);
  const uploads = renderParts(uploadParts(outcome.results), outcome, left - bytesOf(analyses));
  return `${joined([...top, analyses, files, uploads, ...bottom])}\n`;
}

/** Renders what stands between verdict and analyses: warnings, problems, the policy, and files that fail the check. */
export function renderTop(outcome: Outcome, limits: Limits): readonly string[] {
  const section = (one: Section, maxBytes: number): string => sectionMarkdown(one, outcome, maxBytes);
  return [
    renderTexts('WARNING', 'Please check:', outcome.warnings ?? [], MAX_WARNINGS),
    section(problemSection(outcome), limits.problems),
    section(policyChangeSection(outcome), limits.policy),
    section(decisionSection(outcome), MAX_DECISION_BYTES),
    renderClosing(outcome, limits.files),
  ];
}

/**
 * Renders each analysis once, most important first. Analyses that do not fit are counted.
 * @param isShort true for a comment, which has no space for what can be unfolded
 */
export function renderAnalyses(run: AnalysisRun, maxBytes: number, isShort: boolean): string {
  const sections = analysisSections(run, isShort);
  const space = { left: maxBytes - sections.length * RESERVED_GROUP_BYTES };
  const meaning = intervalMeaning(run.results);
  return joined([
    ...sections.flatMap(({ title, parts }) => [`### ${title}`, ...partsHtml(parts, run, space)]),
    meaning === '' ? '' : `<p><sub>${meaning}</sub></p>`,
  ]);
}

/** Renders the findings in files that fail the check, which come before the analyses. */
function renderClosing(outcome: Outcome, maxBytes: number): string {
  const { supplyChain, policy } = outcome;
  const parts = supplyChain === undefined ? [] : closingParts(supplyChain, policy?.entries);
  return sectionMarkdown({ title: '🚨 Files that fail the check', parts }, outcome, maxBytes * 0.6);
}

/** Renders what else the scan of the repository's files found: what nothing attacks, and what does not fail the check. */
export function renderFiles(outcome: Outcome, maxBytes: number): string {
  const { supplyChain } = outcome;
  if (supplyChain === undefined) return '';
  return joined([
    '### Files',
    `<p>${lineHtml(scopeLine(supplyChain), outcome)}</p>`,
    renderParts(unattackedParts(supplyChain), outcome, maxBytes * 0.2),
    renderParts(otherFindingParts(supplyChain), outcome, maxBytes * 0.2),
  ]);
}

function renderSubject(outcome: Outcome): string {
  const line = subjectLine(outcome);
  return line.length === 0 ? '' : `<p><sub>${lineHtml(line, outcome)}</sub></p>`;
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
  return blocks.filter((block) => block !== '').join('\n\n');
}

function bytesOf(...sections: readonly string[]): number {
  return sections.reduce((sum, section) => sum + Buffer.byteLength(section), 0);
}
