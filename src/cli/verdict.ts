import type { AnalysisResult, Outcome } from '../facts/run-outcome.ts';
import type { JudgedFinding, Standing } from '../facts/file-scan.ts';
import { describePlace } from '@model-security-scan/common/problem';
import { acceptsUntested } from '../decide/verdict.ts';
import { withStanding } from '../decide/scan/judge-scan.ts';
import { explainedScore, meaningOf } from '../facts/finding-words.ts';
import type { Tone } from '../html/badge.ts';
import { ADOPTION, suggestsBaseline } from '../report/adoption.ts';
import { intervalMeaning, jobLines, linesOn } from '../report/document/analyses.ts';
import { closingFindings, findingLines, scopeLine, unattackedParts } from '../report/document/files.ts';
import { type Item, type Line, type Part, type Piece, said } from '../report/document/parts.ts';
import { modelChangeSection } from '../report/document/changes.ts';
import { policyChangeSection } from '../report/document/sections.ts';
import { labelOf } from '../report/document/states.ts';
import { formatPlace, SEVERITY_WORDS } from '../report/file-finding-words.ts';
import { gravestFirst } from '../report/order.ts';
import { RULES } from '@model-security-scan/scanner/rules';
import { counted } from '@model-security-scan/common/number-words';
import { withoutBackticks } from '@model-security-scan/common/sanitize';
import { safeLine } from './cli-log.ts';
import { type Asked, hasVerdict } from './exit-status.ts';
import { problemText } from './place-text.ts';
import type { Style } from './terminal.ts';

type Paint = (style: Style, text: string) => string;

/** More entries of one kind are counted, not listed. */
const MAX_LISTED = 50;
const [INDENT, DEEPER] = ['  ', '      '];

/** What is accepted has a mark of its own. */
const MARKS: Readonly<Record<Tone | 'accepted', readonly [mark: string, style: Style]>> = {
  good: ['✓', 'green'],
  bad: ['✗', 'red'],
  open: ['?', 'yellow'],
  none: ['·', 'dim'],
  accepted: ['○', 'dim'],
};

/** Renders an outcome for people: the verdict first, then one line for each analysis, then the findings in files. */
export function verdictText(
  outcome: Outcome,
  paint: Paint,
  moreWarnings: readonly string[],
  asked: Asked = 'everything',
): string {
  const { supplyChain } = outcome;
  const [analyses, files] = [analysisLines(outcome, paint), fileLines(outcome, paint)];
  // A file that fails the check is the gravest finding.
  const isFileFirst = supplyChain !== undefined && closingFindings(supplyChain).length > 0;
  const sections = [
    verdictLines(outcome, paint, asked),
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
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function verdictLines(outcome: Outcome, paint: Paint, asked: Asked): readonly string[] {
  const { status, headline, errorMessage } = outcome;
  const isOpen = outcome.failed || !hasVerdict(outcome, asked);
  const style = status === 'vulnerable' ? 'red' : isOpen ? 'yellow' : 'green';
  const word = verdictWord(outcome, asked);
  return [
    `${paint('bold', paint(style, word))}  ${safeLine(headline)}`,
    ...(errorMessage === undefined ? [] : [`${INDENT}${safeLine(errorMessage)}`]),
  ];
}

/** The status, unless it hides that nothing is known of the models. */
function verdictWord(outcome: Outcome, asked: Asked): string {
  const { status, failureReason } = outcome;
  if (status === 'error') return `NO VERDICT (${failureReason ?? 'error'})`;
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
  const left = part.items.length - MAX_LISTED;
  return [
    ...part.items.slice(0, MAX_LISTED).flatMap(itemText),
    ...(left > 0 ? [`${INDENT}… and ${counted(left, ...part.what)} more: see --results-file.`] : []),
  ];
}

function itemText({ lines: [first = [], ...others] }: Item): readonly string[] {
  return [lineText(first, '    '), ...others.map((line) => lineText(line))];
}

function analysisLines(outcome: Outcome, paint: Paint): readonly string[] {
  const { results } = outcome;
  if (results.length === 0) return [];
  const width = Math.min(60, Math.max(...results.map(({ spec }) => spec.name.length)));
  const meaning = intervalMeaning(results);
  return [
    paint('bold', 'Analyses'),
    ...gravestFirst(results).flatMap((result) => oneAnalysis(result, outcome, width, paint)),
    ...(meaning === '' ? [] : [`${INDENT}${meaning}`]),
  ];
}

function oneAnalysis(
  result: AnalysisResult,
  outcome: Outcome,
  width: number,
  paint: Paint,
): readonly string[] {
  const { spec, message, score, threshold } = result;
  const { tone, words } = labelOf(result);
  const isAccepted = words === 'accepted' || words === 'known';
  const [mark, style] = MARKS[isAccepted ? 'accepted' : tone];
  const name = safeLine(spec.name).padEnd(width);
  const bare = threshold === undefined ? '' : `threshold ${String(threshold)}`;
  const numbers = score === undefined ? bare : explainedScore(result);
  const lines = [
    ...said(message),
    ...said(meaningOf(result)),
    ...linesOn(result, outcome, 'terminal'),
    ...jobLines(result, outcome),
  ];
  return [
    `${INDENT}${paint(style, mark)} ${name}  ${paint(style, words.padEnd('vulnerable'.length))}  ${numbers}`.trimEnd(),
    ...lines.map((line) => lineText(line)),
  ];
}

const STANDINGS: readonly (readonly [Standing, keyof typeof MARKS])[] = [
  ['flagged', 'bad'],
  ['undecided', 'open'],
  ['known', 'accepted'],
  ['accepted', 'accepted'],
  ['listed', 'none'],
];

function fileLines({ supplyChain, policy }: Outcome, paint: Paint): readonly string[] {
  if (supplyChain === undefined) return [];
  const findings = STANDINGS.flatMap(([standing, tone]) => {
    const found = withStanding(supplyChain, standing);
    const [mark, style] = MARKS[tone];
    const left = found.length - MAX_LISTED;
    return [
      ...found
        .slice(0, MAX_LISTED)
        .flatMap((finding) => [
          `${INDENT}${paint(style, mark)} ${titleOf(finding)}`,
          ...findingLines(finding, policy?.entries).map((line) => lineText(line)),
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
    ['page', outcome.reportFile],
    ['results', outcome.resultsFile],
    ['SARIF', outcome.sarifFile],
    ['bill of materials', outcome.bomFile],
    ['statement of the verdict', outcome.verdictFile],
    ['reports', outcome.reportDirectory],
  ] as const;
  return written.flatMap(([what, file]) => (file === undefined ? [] : [`${what}: ${safeLine(file)}`]));
}
