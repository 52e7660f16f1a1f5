import type { AnalysisResult, AnalysisState, Outcome } from '../facts/outcome.ts';
import type { JudgedFinding, SupplyChainOutcome } from '../facts/scan-outcome.ts';
import { decisionLines, formatDecision, findingState, isAccepted } from '../decide/judge-findings.ts';
import { acceptsUntested } from '../decide/verdict.ts';
import { RULES } from '../scanner/rules/rules.ts';
import {
  formatEffect,
  formatPlace,
  SEVERITY_WORDS,
  formatStanding,
  formatSubject,
} from '../report/file-finding-words.ts';
import { ADOPTION, suggestsBaseline } from '../report/adoption.ts';
import { counted } from '../text/number-words.ts';
import { withoutBackticks } from '../text/sanitize.ts';
import {
  type AcceptAdvice,
  adviseAccepting,
  adviseAcceptingFile,
  adviseNarrowing,
} from '../facts/accept-words.ts';
import type { EntryFacts } from '../facts/policy.ts';
import { classRateLines, explainedScore, meaningOf, notTestedSentence } from '../facts/finding-words.ts';
import { INTERVAL_MEANING } from '../facts/score-words.ts';
import { formatLeftOut } from '../report/left-out-words.ts';
import { formatCovered, formatUnattackable } from '../report/unattackable-words.ts';
import { safeLine } from './cli-log.ts';
import { type Asked, hasVerdict } from './exit-status.ts';
import { problemText } from './place-text.ts';
import type { Style } from './terminal.ts';

type Paint = (style: Style, text: string) => string;

/** More findings of one kind are counted, not listed. */
const MAX_LISTED = 50;

const MARKS: Readonly<Record<AnalysisState, readonly [mark: string, style: Style]>> = {
  passed: ['✓', 'green'],
  vulnerable: ['✗', 'red'],
  'not-tested': ['?', 'yellow'],
  failed: ['?', 'yellow'],
  timeout: ['?', 'yellow'],
  error: ['?', 'yellow'],
  planned: ['·', 'dim'],
  submitted: ['·', 'dim'],
};

/** Of a finding that the config file or a baseline accepts. */
const ACCEPTED_MARK = ['○', 'dim'] as const;

/** Renders an outcome for people: the verdict first, then one line for each analysis, then the findings in files. */
export function verdictText(
  outcome: Outcome,
  paint: Paint,
  moreWarnings: readonly string[],
  asked: Asked = 'everything',
): string {
  const sections = [
    verdictLines(outcome, paint, asked),
    outcome.problems.map((problem) => `  ${safeLine(problemText(problem))}`),
    analysisLines(outcome, paint),
    fileLines(outcome, paint),
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
    ...(errorMessage === undefined ? [] : [`  ${safeLine(errorMessage)}`]),
  ];
}

/** The status, unless it hides that nothing is known of the models. */
function verdictWord(outcome: Outcome, asked: Asked): string {
  const { status, failureReason } = outcome;
  if (status === 'error') return `NO VERDICT (${failureReason ?? 'error'})`;
  if (acceptsUntested(outcome)) return 'NOT TESTED (accepted)';
  return status === 'passed' && !hasVerdict(outcome, asked) ? 'NO VERDICT' : status.toUpperCase();
}

function analysisLines({ results, policy }: Outcome, paint: Paint): readonly string[] {
  if (results.length === 0) return [];
  const width = Math.min(60, Math.max(...results.map(({ spec }) => spec.name.length)));
  return [
    paint('bold', 'Analyses'),
    ...results.flatMap((result) => [
      ...oneAnalysis(result, width, paint),
      ...acceptLines(adviseAccepting(result, policy?.entries)),
    ]),
    ...(results.some((result) => 'interval' in result) ? [`  ${INTERVAL_MEANING}`] : []),
  ];
}

function oneAnalysis(result: AnalysisResult, width: number, paint: Paint): readonly string[] {
  const { spec, message, reports } = result;
  const [mark, style] = isAccepted(result) ? ACCEPTED_MARK : MARKS[result.state];
  const state = isAccepted(result) ? (findingState(result) ?? '') : result.state;
  const name = safeLine(spec.name).padEnd(width);
  const numbers = formatNumber(result);
  const why = message === undefined ? [] : [`      ${safeLine(message)}`];
  return [
    `  ${paint(style, mark)} ${name}  ${paint(style, state.padEnd('vulnerable'.length))}  ${numbers}`.trimEnd(),
    ...[notTestedSentence(result), ...classRateLines(result), ...decisionLines(result)]
      .filter((line) => line !== '')
      .map((line) => `      ${safeLine(line)}`),
    ...why,
    ...hintsOn(result).map((text) => `      ${safeLine(text)}`),
    ...result.warnings.map((text) => `      ${safeLine(text)}`),
    ...reports.map((file) => `      report: ${safeLine(file)}`),
  ];
}

/** What the numbers mean. */
function hintsOn(result: AnalysisResult): readonly string[] {
  if (isAccepted(result)) return [];
  const meaning = meaningOf(result);
  return [...(meaning === undefined ? [] : [meaning]), ...adviseNarrowing(result)];
}

/** How to accept a finding. */
function acceptLines(advice: AcceptAdvice | undefined): readonly string[] {
  return advice === undefined ? [] : [advice.words, ...advice.lines].map((line) => `      ${safeLine(line)}`);
}

function formatNumber(result: AnalysisResult): string {
  const { score, threshold } = result;
  if (score === undefined) return threshold === undefined ? '' : `threshold ${String(threshold)}`;
  return explainedScore(result);
}

const STANDINGS = [
  ['flagged', '✗', 'red'],
  ['undecided', '?', 'yellow'],
  ['known', ...ACCEPTED_MARK],
  ['accepted', ...ACCEPTED_MARK],
  ['listed', '·', 'dim'],
] as const;

function fileLines({ supplyChain, policy }: Outcome, paint: Paint): readonly string[] {
  if (supplyChain === undefined) return [];
  const { findings, fileCount } = supplyChain;
  const lines = STANDINGS.flatMap(([standing, mark, style]) => {
    const found = findings.filter((finding) => finding.standing === standing);
    const rest = found.length - MAX_LISTED;
    return [
      ...found
        .slice(0, MAX_LISTED)
        .flatMap((finding) => oneFinding(finding, paint(style, mark), policy?.entries)),
      ...(rest > 0 ? [`  … and ${counted(rest, 'finding', 'findings')} more: see --results-file.`] : []),
    ];
  });
  const leftOut = formatLeftOut(supplyChain);
  return [
    `${paint('bold', 'Files')}  ${counted(fileCount, 'file', 'files')} scanned, ${counted(findings.length, 'finding', 'findings')}`,
    ...lines,
    ...unattackedLines(supplyChain),
    ...(leftOut === undefined ? [] : [`  ${leftOut}`]),
  ];
}

function unattackedLines({
  unattacked = [],
  acceptedModels = [],
  unattackable = [],
  coveredModels = [],
}: SupplyChainOutcome): readonly string[] {
  const left = unattacked.length - MAX_LISTED;
  return [
    ...unattacked
      .slice(0, MAX_LISTED)
      .flatMap(({ path, className, whatToDo, lines }) => [
        `  ? ${safeLine(`${path}${className === undefined ? '' : ` (${className})`}`)}  not attacked`,
        `      what to do: ${safeLine(whatToDo)}`,
        ...lines.map((line) => `      ${safeLine(line)}`),
      ]),
    ...(left > 0 ? [`  … and ${counted(left, 'model', 'models')} more: see --results-file.`] : []),
    ...acceptedModels
      .slice(0, MAX_LISTED)
      .map(({ path, reason }) => `  · ${safeLine(`${path}  not attacked, accepted: ${reason}`)}`),
    ...(coveredModels.length > 0 ? [`  ${safeLine(formatCovered(coveredModels))}`] : []),
    ...(unattackable.length > 0 ? [`  ${safeLine(formatUnattackable(unattackable))}`] : []),
  ];
}

function oneFinding(finding: JudgedFinding, mark: string, facts?: EntryFacts): readonly string[] {
  const rule = RULES[finding.rule];
  const subject = formatSubject(finding);
  const effect = formatEffect(finding);
  const { standing } = finding;
  const state = standing === 'known' || standing === 'accepted' ? `${standing}, ` : '';
  const decision = state === '' ? formatDecision(finding) : formatStanding(finding);
  return [
    `  ${mark} ${safeLine(formatPlace(finding))}  ${state}${SEVERITY_WORDS[finding.severity]}: ${safeLine(withoutBackticks(rule.title))}`,
    ...(decision === '' ? [] : [`      ${safeLine(decision)}`]),
    ...(subject === '' ? [] : [`      what it holds: ${safeLine(subject)}`]),
    ...(effect === '' ? [] : [`      ${safeLine(effect)}`]),
    `      what to do: ${safeLine(withoutBackticks(rule.actions[0] ?? 'look at the file'))}`,
    ...acceptLines(adviseAcceptingFile(finding, facts)),
  ];
}

/** After the first red run: how to start green without hiding anything. */
function adoptionLines(outcome: Outcome): readonly string[] {
  if (!suggestsBaseline(outcome)) return [];
  const { title, steps, end } = ADOPTION;
  return [title, ...steps.map((step, index) => `  ${String(index + 1)}. ${step}`), end];
}

function writtenLines({
  resultsFile,
  sarifFile,
  bomFile,
  verdictFile,
  reportFile,
  reportDirectory,
}: Outcome): readonly string[] {
  const written: readonly (readonly [what: string, file: string | undefined])[] = [
    ['page', reportFile],
    ['results', resultsFile],
    ['SARIF', sarifFile],
    ['bill of materials', bomFile],
    ['statement of the verdict', verdictFile],
    ['reports', reportDirectory],
  ];
  return written.flatMap(([what, file]) => (file === undefined ? [] : [`${what}: ${safeLine(file)}`]));
}
