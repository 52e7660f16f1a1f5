import { joinTexts } from '../core/join-texts.ts';
import type { AnalysisResult, Outcome } from '../facts/run-outcome.ts';
import type { JudgedFinding, Standing } from '../facts/file-scan.ts';
import { isDecided } from '../decide/judged.ts';
import {
  countsAsVulnerable,
  formatDecision,
  findingState,
  isAccepted,
} from '../decide/scan/decide-findings.ts';
import { RULES } from '@model-security-scan/scanner/rules';
import { counted } from '@model-security-scan/common/number-words';
import { plainLine } from '@model-security-scan/common/sanitize';
import { explainedScore, notTestedSentence } from '../facts/finding-words.ts';
import { describeFound } from './document/findings.ts';
import { formatPlace, formatStanding, formatSubject } from './file-words.ts';

interface TestCase {
  readonly className: string;
  readonly name: string;
  /** A vulnerable one is a failure, and one without a verdict an error. Viewers list skipped ones with their reason. */
  readonly end: End | undefined;
  readonly output: string;
}

interface End {
  readonly kind: 'failure' | 'error' | 'skipped';
  readonly type: string;
  readonly message: string;
}

interface Suite {
  readonly name: string;
  readonly cases: readonly TestCase[];
}

/**
 * Renders an outcome as a JUnit report, in the form that Jenkins' plugin publishes a schema of: one test case for each
 * analysis, one for each finding in a file that fails the check, or would if nothing accepted it, and one for each model
 * that nothing attacks.
 */
export function renderJunit(outcome: Outcome): string {
  const suites: Suite[] = [
    { name: 'model analyses', cases: outcome.results.map(analysisCase) },
    { name: 'model files', cases: fileCases(outcome) },
    { name: 'models that nothing attacks', cases: unattackedCases(outcome) },
    { name: 'run', cases: runCases(outcome) },
  ].filter(({ cases }) => cases.length > 0);
  const all = suites.flatMap(({ cases }) => cases);
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="model security" ${counts(all)}>
${suites.map(renderSuite).join('\n')}
</testsuites>
`;
}

function analysisCase(result: AnalysisResult): TestCase {
  const { spec, dashboardUrl } = result;
  const isFixed = findingState(result) === 'fixed';
  const output = [
    explainedScore(result),
    notTestedSentence(result),
    isFixed ? `fixed: ${formatDecision(result)}` : '',
    dashboardUrl ?? '',
  ];
  return {
    className: `model-security.${spec.model}`,
    name: spec.attack,
    end: analysisEnd(result),
    output: joinTexts(output, '\n'),
  };
}

function analysisEnd(result: AnalysisResult): End | undefined {
  const { state, reason, message } = result;
  const words = describeFound(result);
  if (isAccepted(result)) return { kind: 'skipped', type: findingState(result) ?? '', message: words };
  if (state === 'vulnerable') return { kind: 'failure', type: 'vulnerable', message: words };
  if (isDecided(result)) return undefined;
  return { kind: 'error', type: reason ?? state, message: message ?? `no verdict: it ended as ${state}` };
}

/** Files without a finding that fails the check share one test case, so that a clean scan is seen to have run. */
function fileCases({ supplyChain }: Outcome): readonly TestCase[] {
  if (supplyChain === undefined) return [];
  const { findings, fileCount } = supplyChain;
  const shown = findings.filter(({ standing, policy }) => standing !== 'listed' && policy?.isMinor !== true);
  const cases = shown.map(findingCase);
  if (cases.some(({ end }) => end?.kind !== 'skipped')) return cases;
  const output = `${counted(fileCount, 'file', 'files')} scanned`;
  const clean = { className: 'model-security.files', name: 'supply-chain scan', end: undefined, output };
  return [clean, ...cases];
}

const KINDS: Readonly<Record<Standing, End['kind']>> = {
  ...{ flagged: 'failure', undecided: 'error' },
  ...{ known: 'skipped', accepted: 'skipped', listed: 'skipped' },
};

function findingCase(finding: JudgedFinding): TestCase {
  const { rule, standing } = finding;
  const { title, actions } = RULES[rule];
  const kind = KINDS[standing];
  const isAcceptedFinding = kind === 'skipped';
  const message = [
    `${title}: ${formatSubject(finding)}`,
    formatStanding(finding),
    isAcceptedFinding ? '' : (actions[0] ?? ''),
  ];
  return {
    className: `model-security.files.${rule}`,
    name: formatPlace(finding),
    end: { kind, type: isAcceptedFinding ? standing : rule, message: message.join(' ').trim() },
    output: '',
  };
}

/** A model that nothing attacks is an error if the policy requires attacks. Otherwise it fails nothing, and is shown as skipped. */
function unattackedCases({ supplyChain }: Outcome): readonly TestCase[] {
  const { unattacked = [], acceptedModels = [], requiresAttacked } = supplyChain ?? {};
  const caseOf = (name: string, end: End, output = ''): TestCase => ({
    className: 'model-security.unattacked-model',
    ...{ name, end, output },
  });
  const [kind, type] =
    requiresAttacked === true
      ? (['error', 'not-tested'] as const)
      : (['skipped', 'unattacked-model'] as const);
  return [
    ...unattacked.map(({ path, whatToDo, lines }) =>
      caseOf(path, { kind, type, message: `The model was not attacked. ${whatToDo}` }, lines.join('\n')),
    ),
    ...acceptedModels.map(({ path, reason }) =>
      caseOf(path, { kind: 'skipped', type: 'accepted', message: `Not attacked, accepted: ${reason}` }),
    ),
  ];
}

/** What failed the run beside its analyses and files. */
function runCases(outcome: Outcome): readonly TestCase[] {
  const { failed, status, results, supplyChain, errorMessage, headline } = outcome;
  const { findings = [], requiresAttacked, unattacked = [] } = supplyChain ?? {};
  const isReported =
    results.some((result) => countsAsVulnerable(result) || !isDecided(result)) ||
    findings.some(({ standing }) => standing === 'flagged' || standing === 'undecided') ||
    (requiresAttacked === true && unattacked.length > 0);
  if (!failed || (isReported && errorMessage === undefined)) return [];
  const kind = status === 'vulnerable' ? ('failure' as const) : ('error' as const);
  const end = { kind, type: status, message: errorMessage ?? headline };
  return [{ className: 'model-security', name: 'verdict', end, output: '' }];
}

function renderSuite({ name, cases }: Suite): string {
  const skipped = cases.filter(({ end }) => end?.kind === 'skipped').length;
  return `  <testsuite name="${xml(name)}" ${counts(cases)} skipped="${String(skipped)}">
${cases.map(renderCase).join('\n')}
  </testsuite>`;
}

function renderCase({ className, name, end, output }: TestCase): string {
  const failure =
    end === undefined
      ? ''
      : `<${end.kind} type="${xml(end.type)}" message="${xml(end.message)}">${xml(end.message)}</${end.kind}>`;
  const printed = output === '' ? '' : `<system-out>${output.split('\n').map(xml).join('\n')}</system-out>`;
  return `    <testcase classname="${xml(className)}" name="${xml(name)}">${failure}${printed}</testcase>`;
}

function counts(cases: readonly TestCase[]): string {
  const of = (kind: string): number => cases.filter(({ end }) => end?.kind === kind).length;
  return `tests="${String(cases.length)}" failures="${String(of('failure'))}" errors="${String(of('error'))}"`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Makes untrusted text one line that XML 1.0 allows. */
function xml(text: string): string {
  return plainLine(text, 2000)
    .toWellFormed()
    .replace(/[\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"']/gu, (char) => ENTITIES[char] ?? '');
}
