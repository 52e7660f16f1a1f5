import { WRITTEN_FILES } from '../../facts/written-files.ts';
import { upperFirst } from '../../core/join-texts.ts';
import { NO_BUNDLE } from '../../core/own-program.ts';
import type { Outcome } from '../../facts/run-outcome.ts';
import { INTERVAL_MEANING } from '../../facts/score-words.ts';
import { venueOf } from '../../facts/venue.ts';
import { tabIcon } from '../../html/badge.ts';
import { type Content, element, isolated, pageText } from '../../html/markup.ts';
import { STYLE } from '../../html/style.ts';
import { counted, grouped } from '@model-security-scan/common/number-words';
import { otherFindingParts, scopeLine, unattackedParts } from '../document/files.ts';
import { lineageSection } from '../document/lineage-section.ts';
import { modelChangeSection } from '../document/changes.ts';
import type { Part } from '../document/parts.ts';
import { policyChangeSection, problemSection, textParts, uploadParts } from '../document/outcome-sections.ts';
import { factList } from '../html/blocks.ts';
import { tableOf } from '../html/table-html.ts';
import { gravestFirst } from '../order.ts';
import { type AnalysisEntries, fittingEntries } from './page-analyses.ts';
import { renderGroups } from './entry.ts';
import { evidenceTable } from './page-evidence.ts';
import { fileEntries } from './page-files.ts';
import { matrix, SECTIONS } from './page-matrix.ts';
import { pageTitle, toneOf } from './page-title.ts';
import {
  andMore,
  closedSection,
  contentOf,
  fileLink,
  MOST_ENTRIES,
  note,
  type PageAbout,
  paragraph,
  picturesUpTo,
  section,
} from './page-parts.ts';
import { pageTop } from './top.ts';

/** The pictures of a page, as files; in the page they take a third more. */
const MOST_PICTURE_BYTES = 6_000_000;

/**
 * Renders the page of a run as one HTML file, which needs no script, no other file and no network: the verdict with the worst
 * finding and the counts, all models at a glance, each finding as a line that opens, then what was not attacked, what passed,
 * the files, the inputs and the methods. On paper it is the verdict, the overview and the findings.
 */
export function renderRunPage(outcome: Outcome, about: PageAbout): string {
  const allows = picturesUpTo(MOST_PICTURE_BYTES);
  const context = { allows, run: outcome, file: about.file, ids: new Set<string>(), explained: new Map() };
  const { supplyChain, policy } = outcome;
  const files = fileEntries(supplyChain, policy?.entries, context);
  const analyses = fittingEntries(gravestFirst(outcome.results), context, files.flagged.entries.length === 0);
  const findings = [...files.flagged.entries, ...analyses.findings];
  const undecided = [...analyses.undecided, ...files.undecided.entries];
  const groups = [
    { id: 'findings', title: 'Findings', entries: findings, left: files.flagged.left },
    { id: 'undecided', title: 'Without a verdict', entries: undecided, left: files.undecided.left },
    { id: 'unfinished', title: 'Not finished', entries: analyses.unfinished },
    { id: 'accepted', title: 'Found, but accepted', entries: analyses.accepted },
    { id: 'passed', title: 'Passed', entries: analyses.passed, left: analyses.unlisted },
  ];
  const unattacked = supplyChain?.unattacked?.length ?? 0;
  const scanned = supplyChain === undefined ? 'not scanned' : grouped(supplyChain.fileCount);
  return pageText(
    { title: pageTitle(outcome), icon: tabIcon(toneOf(outcome)), style: STYLE },
    element(
      'main',
      {},
      pageTop(outcome, about, findings[0]),
      section(problemSection(outcome), outcome),
      matrix(outcome, analyses.ids),
      renderGroups(groups),
      section(modelChangeSection(outcome), outcome),
      section(policyChangeSection(outcome), outcome),
      section(lineageSection(outcome), outcome),
      section({ title: 'Remarks', parts: remarks(outcome, analyses, about) }, outcome),
      closedSection(
        SECTIONS.unattacked,
        `Not attacked (${grouped(unattacked)})`,
        supplyChain === undefined ? [] : contentOf(unattackedParts(supplyChain), outcome),
      ),
      closedSection(SECTIONS.files, `Files (${scanned})`, scannedFiles(outcome)),
      closedSection('evidence', 'Evidence for auditors', evidenceTable(outcome)),
      closedSection('inputs', 'Inputs and digests', inputs(outcome)),
      closedSection('method', 'Method and settings', method(outcome, about)),
    ),
    element('footer', { class: 'foot' }, element('p', {}, FOOT)),
  );
}

const FOOT = 'Model Security Scan. This file is complete: it loads nothing, runs nothing and sends nothing.';

/** What was scanned, the findings that do not fail the check, and the digests. */
function scannedFiles({ supplyChain, ...outcome }: Outcome): readonly Content[] {
  if (supplyChain === undefined) {
    return [element('p', {}, 'The files of the repository were not scanned (input supply-chain).')];
  }
  const { files } = supplyChain;
  const rows = files
    .slice(0, MOST_ENTRIES)
    .map(({ path, format, bytes, sha256 }) => [
      isolated(path),
      format ?? 'not known',
      bytes,
      sha256 === undefined ? 'not read to its end' : element('code', { class: 'digest' }, sha256),
    ]);
  const table = tableOf('Scanned files', ['file', 'format', 'bytes', 'SHA-256'], rows);
  return [
    paragraph(scopeLine(supplyChain), outcome),
    contentOf(otherFindingParts(supplyChain), outcome),
    files.length === 0 ? undefined : table,
    andMore(files.length - MOST_ENTRIES, 'model files or files with findings'),
  ];
}

/** The files that analyses got, with their digests. */
function inputs(outcome: Outcome): readonly Content[] {
  const { results } = outcome;
  const uploads = uploadParts(results);
  const nothing = results.some((result) => 'keptSince' in result)
    ? 'No file was sent to an analysis: earlier runs analysed exactly the same content, and their results are shown.'
    : 'No file was analysed by an attack.';
  return uploads.length === 0 ? [element('p', {}, nothing)] : contentOf(uploads.flatMap(unfolded), outcome);
}

/** What can be unfolded, in a section that is closed itself. */
function unfolded(part: Part): readonly Part[] {
  return part.kind === 'fold' ? [{ kind: 'line', line: [part.title] }, ...part.parts] : [part];
}

/** The program, its methods, its settings, and the other files that the run wrote. */
function method(outcome: Outcome, about: PageAbout): readonly Content[] {
  const { results, policyChange } = outcome;
  const { program, isFromResultsFiles = false } = about;
  const distinct = (key: 'engineVersion' | 'runtime'): string =>
    [...new Set(results.flatMap(({ evidence }) => evidence?.summary[key] ?? []))].join(', ');
  const engine = distinct('engineVersion');
  const judge = policyChange?.kind === 'compared' ? policyChange.judgedBy : '';
  const bundle =
    program.bundle === undefined
      ? NO_BUNDLE
      : `SHA-256 of dist/index.js ${program.bundle.entry}, of all of dist/ ${program.bundle.folder}`;
  const facts = [
    [isFromResultsFiles ? 'Program of this page' : 'Program', `Model Security Scan ${program.version}`],
    ['Bundle', bundle],
    ['Version of the action', program.actionRef],
    ['Engine', engine === '' ? '' : `version ${engine}`],
    ['Runtime of the models', distinct('runtime')],
    ...about.settings,
    ['policy-from', judge],
  ] as const;
  return [
    results.some(({ score }) => score !== undefined) ? note(INTERVAL_MEANING) : undefined,
    factList([...facts.filter(([, value]) => value !== ''), ...downloads(outcome, about)]),
  ];
}

function downloads(outcome: Outcome, { file }: PageAbout): readonly (readonly [string, Content])[] {
  return WRITTEN_FILES.flatMap(({ key, label }) => {
    const path = outcome[key];
    return path === undefined || key === 'reportFile'
      ? []
      : [[upperFirst(label), fileLink(file, path)] as const];
  });
}

/** What the page leaves out, and what else there is to know. */
function remarks(
  outcome: Outcome,
  { inShort }: AnalysisEntries,
  { isFromResultsFiles = false }: PageAbout,
): readonly Part[] {
  const { results, warnings = [], notices } = outcome;
  const bare = results.filter(
    ({ state, evidence }) => (state === 'passed' || state === 'vulnerable') && evidence === undefined,
  ).length;
  const short = counted(inShort, 'analysis is', 'analyses are');
  const texts = [
    ...(isFromResultsFiles ? [FROM_RESULTS_FILES] : []),
    ...(bare === 0 || isFromResultsFiles || !venueOf(outcome).hasJobs
      ? []
      : [
          `${counted(bare, 'analysis has', 'analyses have')} a verdict, but no evidence on this page: the service that made them keeps it.`,
        ]),
    ...(inShort === 0 ? [] : [`${short} shown in short, because the page would be too large otherwise.`]),
    ...warnings,
    ...notices,
  ];
  return textParts(texts, ['remark', 'remarks']);
}

const FROM_RESULTS_FILES =
  'This page was made from results files. They hold no pictures. Those are on the page that each run writes itself, with the ' +
  'input report-file.';
