import type { AnalysisResult, Outcome } from '../facts/run-outcome.ts';
import type { JudgedFinding, Standing } from '../facts/file-scan.ts';
import { describePlace, type Place } from '@model-security-scan/common/problem';
import { acceptsUntested } from '../decide/verdict.ts';
import { countsAsVulnerable } from '../decide/scan/decide-findings.ts';
import { withStanding } from '../decide/scan/judge-scan.ts';
import { explainedScore, meaningOf } from '../facts/finding-words.ts';
import { venueOf } from '../facts/venue.ts';
import { WRITTEN_FILES } from '../facts/written-files.ts';
import { ADOPTION, suggestsBaseline } from '../report/adoption.ts';
import { intervalMeaning, jobLines, linesOn } from '../report/document/analyses.ts';
import { repeatCommand } from '../report/document/repeat-command.ts';
import { closingFindings, findingLines, scopeLine, unattackedParts } from '../report/document/files.ts';
import { findingRows, shortResult } from '../report/document/findings.ts';
import { type Line, type Part, type Piece, said } from '../report/document/parts.ts';
import { modelChangeSection } from '../report/document/changes.ts';
import { digestName, policyChangeSection } from '../report/document/outcome-sections.ts';
import { hasNoVerdict, labelOf, markOf, groupOf } from '../report/document/states.ts';
import { formatPlace, SEVERITY_WORDS } from '../report/file-words.ts';
import { gravestFirst } from '../report/order.ts';
import { adviceFor } from '../report/summary/advice.ts';
import { actionsFor } from '../report/sarif/rule-texts.ts';
import { RULES } from '@model-security-scan/scanner/rules';
import { counted, formatBytes, grouped } from '@model-security-scan/common/number-words';
import { withoutBackticks } from '../text/safe-markup.ts';
import { safeLine } from './cli-log.ts';
import { displayWidth, padToWidth, wrapLine } from './display-width.ts';
import { type Asked, hasVerdict } from './exit-status.ts';
import { problemText } from './place-text.ts';
import { type Style, styleOf } from './terminal.ts';

type Paint = (style: Style, text: string) => string;

/** More entries of one kind are counted, not listed. */
const MAX_LISTED = 50;
const [INDENT, DEEPER] = ['  ', '      '];
const MAX_NAME_COLUMNS = 40;
const SCORE_COLUMNS = 14;

const STANDINGS: readonly (readonly [Standing, mark: string, Style])[] = [
  ['flagged', '✗', 'red'],
  ['undecided', '?', 'yellow'],
  ['known', '○', 'dim'],
  ['accepted', '○', 'dim'],
  ['listed', '·', 'dim'],
];

/** How an outcome is shown. */
interface Look {
  readonly paint: Paint;
  /** The width of the terminal; absent if the text goes elsewhere, where no line is broken. */
  readonly columns?: number | undefined;
  /** Also shows what was read and sent, digests and rule ids. */
  readonly isVerbose?: boolean;
  /** True if the same terminal has a line for each analysis already: those that passed are counted. */
  readonly isAfterTable?: boolean;
  readonly asked?: Asked;
  readonly moreWarnings?: readonly string[];
}

/** Renders an outcome for people: the verdict first, then what fails the check, each finding once, then the rest. */
export function verdictText(outcome: Outcome, look: Look): string {
  const { supplyChain } = outcome;
  const { paint, columns = Infinity, moreWarnings = [] } = look;
  const [analyses, files] = [analysisLines(outcome, look), fileLines(outcome, look)];
  // A file that fails the check is the gravest finding.
  const isFileFirst = supplyChain !== undefined && closingFindings(supplyChain).length > 0;
  const sections = [
    verdictLines(outcome, look),
    outcome.problems.map((problem) => `${INDENT}${safeLine(problemText(problem))}`),
    ...(isFileFirst ? [files, analyses] : [analyses, files]),
    modelChangeSection(outcome).parts.flatMap(partText),
    policyChangeSection(outcome).parts.flatMap(partText),
    [...(outcome.warnings ?? []), ...moreWarnings].map(
      (text) => `${paint('yellow', 'warning:')} ${safeLine(text)}`,
    ),
    outcome.notices.map((text) => `note: ${safeLine(text)}`),
    writtenLines(outcome),
    adoptionLines(outcome),
  ];
  // An entry of a config file is pasted as it is.
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) =>
      lines.map((line) => (line.startsWith(`${DEEPER}- {`) ? line : wrapLine(line, columns))).join('\n'),
    )
    .join('\n\n');
}

function verdictLines(outcome: Outcome, { paint, asked = 'everything' }: Look): readonly string[] {
  const { status, headline, errorMessage } = outcome;
  const isOpen = outcome.failed || !hasVerdict(outcome, asked);
  const style = status === 'vulnerable' ? 'red' : isOpen ? 'yellow' : 'green';
  const word = verdictWord(outcome, asked);
  return [
    `${paint('bold', paint(style, word))}  ${safeLine(headline)}`,
    ...(errorMessage === undefined ? [] : [`${INDENT}${safeLine(errorMessage)}`]),
    ...adviceLines(outcome),
  ];
}

/** What to do about a service that gave no verdict. The messages of local analyses, and of wrong inputs, say it themselves. */
function adviceLines(outcome: Outcome): readonly string[] {
  const isOfService = outcome.status === 'error' && outcome.requested?.venue.hasJobs === true;
  const text = isOfService && countCauses(outcome) < 2 ? adviceFor(outcome)?.text : undefined;
  return text === undefined ? [] : [lineText([`To do: ${text}`], INDENT)];
}

function countCauses(outcome: Outcome): number {
  return findingRows(outcome).filter(({ isFound }) => !isFound).length;
}

/** The status, unless it hides that nothing is known of the models. */
function verdictWord(outcome: Outcome, asked: Asked): string {
  const { status, failureReason } = outcome;
  // One cause must not stand for all.
  const cause = countCauses(outcome) > 1 ? '' : ` (${failureReason ?? 'error'})`;
  if (status === 'error') return `NO VERDICT${cause}`;
  if (acceptsUntested(outcome)) return 'NOT TESTED (accepted)';
  return status === 'passed' && !hasVerdict(outcome, asked) ? 'NO VERDICT' : status.toUpperCase();
}

/** Renders a line of the document, below what it is about. */
function lineText(line: Line, indent = DEEPER): string {
  return `${indent}${safeLine(line.map(pieceText).join(''))}`;
}

function pieceText(piece: Piece): string {
  if (typeof piece === 'string') return withoutBackticks(piece);
  if ('said' in piece) return piece.said;
  if ('code' in piece) return piece.code;
  if ('digest' in piece) return piece.digest;
  if ('strong' in piece) return pieceText(piece.strong);
  if ('place' in piece) return describePlace(piece.place);
  if ('commit' in piece) return piece.commit;
  return `${pieceText(piece.label)} ${piece.link ?? ''}`.trimEnd();
}

function partText(part: Part): readonly string[] {
  if (part.kind === 'line') return [lineText(part.line, INDENT)];
  if (part.kind === 'fold') return [`${INDENT}${part.title}:`, ...part.parts.flatMap(partText)];
  const items =
    part.kind === 'list' ? part.items : part.rows.map((row) => ({ lines: rowLines(row, part.header) }));
  const left = items.length - MAX_LISTED;
  return [
    ...items
      .slice(0, MAX_LISTED)
      .flatMap(({ lines }) => lines.map((one, index) => lineText(one, index === 0 ? '    ' : DEEPER))),
    ...(left > 0 ? [`${INDENT}… and ${counted(left, ...part.what)} more: see --results-file.`] : []),
  ];
}

/** What the row is about, then a line for each other cell, with the name of its column. */
function rowLines([about = [], ...cells]: readonly Line[], [, ...names]: readonly string[]): readonly Line[] {
  return [
    about,
    ...cells.flatMap((cell, at) => (cell.length === 0 ? [] : [[`${names[at] ?? ''}: `, ...cell]])),
  ];
}

function analysisLines(outcome: Outcome, look: Look): readonly string[] {
  const { results } = outcome;
  if (results.length === 0) return [];
  const { paint, isAfterTable, isVerbose } = look;
  const isCounted = (result: AnalysisResult): boolean =>
    isAfterTable === true && isVerbose !== true && groupOf(result) === 'passed';
  const listed = gravestFirst(results).filter((result) => !isCounted(result));
  const passed = results.length - listed.length;
  const widths = listed.map(({ spec }) => displayWidth(safeLine(spec.name)));
  const width = Math.min(MAX_NAME_COLUMNS, Math.max(0, ...widths));
  const meaning = intervalMeaning(results);
  return [
    paint('bold', 'Analyses'),
    ...listed.flatMap((result) => oneAnalysis(result, outcome, width, look)),
    ...(passed === 0 ? [] : [`${INDENT}${paint('green', '✓')} ${grouped(passed)} passed`]),
    ...(meaning === '' || isVerbose !== true ? [] : [`${INDENT}${meaning}`]),
  ];
}

/** `✗ digits/evasion  ≥ 0.98 > 0.5  config.yml:9`, then what happened and what to do. */
function oneAnalysis(
  result: AnalysisResult,
  outcome: Outcome,
  width: number,
  { paint, isVerbose = false }: Look,
): readonly string[] {
  const { spec, message, state } = result;
  const mark = paint(styleOf(labelOf(result).tone), markOf(result));
  const needsAction = countsAsVulnerable(result) || hasNoVerdict(result);
  const place = spec.place === undefined || !needsAction ? '' : safeLine(placeOfLine(spec.place));
  const score = padToWidth(shortResult(result), SCORE_COLUMNS);
  const first = `${INDENT}${mark} ${padToWidth(safeLine(spec.name), width)}  ${score}  ${place}`.trimEnd();
  const isShort = state === 'passed' && !isVerbose;
  const lines = [
    ...(isVerbose ? said(explainedScore(result)) : []),
    ...said(message),
    ...(isShort ? [] : said(meaningOf(result))),
    ...(countsAsVulnerable(result) ? fixLines(result, outcome) : []),
    ...linesOn(result, outcome, isVerbose ? 'terminal' : 'terminal-short'),
    ...(isVerbose ? [...jobLines(result, outcome), ...readLines(result)] : []),
  ];
  return [first, ...lines.map((line) => lineText(line))];
}

/** What to do first, and the command that repeats the analysis. */
function fixLines(result: AnalysisResult, outcome: Outcome): readonly Line[] {
  const [action] = actionsFor(result.spec.attack, venueOf(outcome));
  const repeat = repeatCommand(result, outcome);
  return [
    ...(action === undefined ? [] : [[`fix: ${action}`]]),
    ...(repeat.length === 0 ? [] : [['again: ', ...repeat]]),
  ];
}

/** What an analysis read or sent, with the digests that an entry of accept may pin. */
function readLines({ uploads }: AnalysisResult): readonly Line[] {
  return uploads.map(({ slot, file, bytes, sha256, host }) => [
    `${host === '' ? 'read' : 'sent'} ${slot} `,
    { code: file },
    `, ${formatBytes(bytes)}, ${digestName(host)} `,
    { digest: sha256 },
  ]);
}

/** Terminals and editors open `file:line`. */
function placeOfLine(place: Place): string {
  return place.kind === 'file' ? `${place.file}:${String(place.line)}` : describePlace(place);
}

function fileLines({ supplyChain, policy }: Outcome, { paint, isVerbose }: Look): readonly string[] {
  if (supplyChain === undefined) return [];
  const findings = STANDINGS.flatMap(([standing, mark, style]) => {
    const found = withStanding(supplyChain, standing);
    const left = found.length - MAX_LISTED;
    return [
      ...found
        .slice(0, MAX_LISTED)
        .flatMap((finding) => [
          `${INDENT}${paint(style, mark)} ${titleOf(finding)}`,
          ...[
            ...findingLines(finding, policy?.entries),
            ...(isVerbose === true ? identityLines(finding) : []),
          ].map((line) => lineText(line)),
        ]),
      ...(left > 0
        ? [`${INDENT}… and ${counted(left, 'finding', 'findings')} more: see --results-file.`]
        : []),
    ];
  });
  return [
    `${paint('bold', 'Files')}${lineText(scopeLine(supplyChain), INDENT)}`,
    ...findings,
    ...unattackedParts(supplyChain).flatMap(partText),
  ];
}

/** The rule and the content by which an entry of accept names a finding. */
function identityLines({ rule, sha256 }: JudgedFinding): readonly Line[] {
  return [[`rule ${rule}`, ...(sha256 === undefined ? [] : [', SHA-256 ', { digest: sha256 }])]];
}

function titleOf(finding: JudgedFinding): string {
  const { rule, severity, standing } = finding;
  const state = standing === 'known' || standing === 'accepted' ? `${standing}, ` : '';
  const title = withoutBackticks(RULES[rule].title);
  return `${safeLine(formatPlace(finding))}  ${state}${SEVERITY_WORDS[severity]}: ${safeLine(title)}`;
}

/** After the first red run: how to start green without hiding anything. */
function adoptionLines(outcome: Outcome): readonly string[] {
  if (!suggestsBaseline(outcome)) return [];
  const { title, steps, end } = ADOPTION;
  return [title, ...steps.map((step, index) => `${INDENT}${String(index + 1)}. ${step}`), end];
}

function writtenLines(outcome: Outcome): readonly string[] {
  const written = [
    ...WRITTEN_FILES.map(({ key, label }) => [label, outcome[key]] as const),
    ['reports', outcome.reportDirectory] as const,
  ];
  return written.flatMap(([what, file]) => (file === undefined ? [] : [`${what}: ${safeLine(file)}`]));
}
