import type { AnalysisResult, Outcome } from '../../core/outcome.ts';
import type { JudgedFinding } from '../../core/supply-chain.ts';
import { isDecided } from '../../decide/judged.ts';
import { RULES } from '../../rules/rules.ts';
import { plainLine } from '../../text/sanitize.ts';
import { scoreWords } from '../../text/score-words.ts';
import { placeWords, standingWords, subjectWords } from '../supply-chain/words.ts';

interface TestCase {
  readonly className: string;
  readonly name: string;
  /** A vulnerable one is a failure, one without a verdict an error. */
  readonly end:
    { readonly kind: 'failure' | 'error'; readonly type: string; readonly message: string } | undefined;
  readonly output: string;
}

interface Suite {
  readonly name: string;
  readonly cases: readonly TestCase[];
}

/**
 * Renders an outcome as a JUnit report, in the form that Jenkins' plugin publishes a schema of: one test case for each
 * analysis, and one for each finding in a file that closes the gate.
 */
export function renderJunit(outcome: Outcome): string {
  const suites: Suite[] = [
    { name: 'model analyses', cases: outcome.results.map(analysisCase) },
    { name: 'model files', cases: fileCases(outcome) },
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
  const { spec, state, reason, message, dashboardUrl } = result;
  const numbers = scoreWords(result);
  const base = {
    className: `model-security.${spec.model}`,
    name: spec.attack,
    output: [numbers, dashboardUrl ?? ''].filter((part) => part !== '').join('\n'),
  };
  if (state === 'vulnerable') {
    return {
      ...base,
      end: {
        kind: 'failure',
        type: 'vulnerable',
        message: `vulnerable${numbers === '' ? '' : `: ${numbers}`}`,
      },
    };
  }
  if (isDecided(result)) return { ...base, end: undefined };
  return {
    ...base,
    end: { kind: 'error', type: reason ?? state, message: message ?? `no verdict: it ended as ${state}` },
  };
}

/** Files without a finding share one test case, so that a clean scan is seen to have run. */
function fileCases({ supplyChain }: Outcome): readonly TestCase[] {
  if (supplyChain === undefined) return [];
  const closing = supplyChain.findings.filter(
    ({ standing }) => standing === 'flagged' || standing === 'undecided',
  );
  if (closing.length > 0) return closing.map(findingCase);
  const output = `${String(supplyChain.fileCount)} files scanned`;
  return [{ className: 'model-security.files', name: 'supply-chain scan', end: undefined, output }];
}

function findingCase(finding: JudgedFinding): TestCase {
  const { title, actions } = RULES[finding.rule];
  const message = [`${title}: ${subjectWords(finding)}`, standingWords(finding), actions[0] ?? ''].join(' ');
  return {
    className: `model-security.files.${finding.rule}`,
    name: placeWords(finding),
    end: { kind: finding.standing === 'flagged' ? 'failure' : 'error', type: finding.rule, message },
    output: '',
  };
}

/** What failed the run beside its analyses and files. */
function runCases({
  failed,
  status,
  results,
  supplyChain,
  errorMessage,
  headline,
}: Outcome): readonly TestCase[] {
  const isTold =
    results.some((result) => result.state === 'vulnerable' || !isDecided(result)) ||
    (supplyChain?.findings.some(({ standing }) => standing === 'flagged' || standing === 'undecided') ??
      false);
  if (!failed || (isTold && errorMessage === undefined)) return [];
  const kind = status === 'vulnerable' ? ('failure' as const) : ('error' as const);
  const end = { kind, type: status, message: errorMessage ?? headline };
  return [{ className: 'model-security', name: 'verdict', end, output: '' }];
}

function renderSuite({ name, cases }: Suite): string {
  return `  <testsuite name="${xml(name)}" ${counts(cases)}>
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
