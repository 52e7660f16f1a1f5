import { isObject } from '@model-security-scan/common/json';
import type { ActionRun } from '../support/run-action.ts';
import { logLines } from '../support/workflow-commands.ts';
import { findLeaks } from './leaks.ts';
import { expectAnalysis } from './oracle-analysis.ts';
import { expectRun, isRecordAccepted, type ReportedAnalysis } from './oracle-run.ts';
import { findSequenceBreaches, type RunFacts } from './oracle.ts';
import type { World } from './world.ts';

/** The results of a run, apart from its log. */
interface FinishedRun {
  readonly run: ActionRun;
  /** GITHUB_OUTPUT as written, including values that later ones replaced. */
  readonly outputText: string;
  readonly world: World;
  readonly facts: RunFacts;
}

/** The commands that the action uses; any other was injected. */
const COMMANDS = new Set(['add-mask', 'debug', 'notice', 'warning', 'error', 'group', 'endgroup']);
const MAX_SUMMARY = 1024 * 1024;

/** Everything that is wrong with a run that ended by itself; empty if it kept every promise. */
export function findBreaches(finished: FinishedRun): string[] {
  const { world, facts } = finished;
  const reported = reportedAnalyses(finished.run);
  return [
    ...world.complaints.map(
      (complaint) => `The server received a request that no client should send: ${complaint}`,
    ),
    ...duplicateBreaches(world),
    ...findSequenceBreaches(
      world.attempts.filter(({ key }) => key === 'lineage'),
      facts,
    ),
    ...analysisBreaches(finished, reported),
    ...endBreaches(finished, reported),
    ...truthBreaches(finished, reported),
    ...outputBreaches(finished),
  ];
}

/** `status/failure-reason` */
export function endOf(run: ActionRun): string {
  return `${run.outputs['status'] ?? ''}/${run.outputs['failure-reason'] ?? ''}`;
}

function duplicateBreaches({ processed }: World): string[] {
  return [...processed]
    .filter(([, times]) => times > 1)
    .map(([model, times]) => `The analysis of ${model} was started ${String(times)} times`);
}

function analysisBreaches({ run, facts }: FinishedRun, reported: readonly ReportedAnalysis[]): string[] {
  // A port that was closed for the next request counts as an attempt, even if no request came.
  const started = facts.attempts.some(({ operation, unseen }) => operation === 'submission' && !unseen);
  if (reported.length === 0) return started ? ['Analyses were submitted, but the outputs name none'] : [];
  const jobIds: unknown = parse(run.outputs['job-ids']);
  return facts.plan.analyses.flatMap((analysis) => {
    const { ends, breaches, knownJobId } = expectAnalysis(analysis, facts);
    const told = reported.find(({ model }) => model === analysis.model);
    const end = told === undefined ? 'nothing' : `${told.state}/${told.reason}`;
    return [
      ...breaches,
      ...(ends.includes(end) ? [] : [`${analysis.model} ended as ${end}; allowed: ${ends.join(', ')}`]),
      ...(knownJobId === undefined || (Array.isArray(jobIds) && jobIds.includes(knownJobId))
        ? []
        : [`The job of ${analysis.model} is not in the output job-ids`]),
    ];
  });
}

function endBreaches({ run, facts }: FinishedRun, reported: readonly ReportedAnalysis[]): string[] {
  const allowed = expectRun(facts, reported);
  const end = endOf(run);
  const { status = '', 'failure-reason': reason = '' } = run.outputs;
  const exitCode = reason === '' ? 0 : 1;
  return [
    ...(allowed.includes(end) ? [] : [`The run ended as ${end}; allowed: ${allowed.join(', ')}`]),
    ...(run.exitCode === exitCode ? [] : [`The exit status is ${String(run.exitCode)} with ${end}`]),
    ...(status === 'error' && reason === '' ? ['The status is error without a failure-reason'] : []),
  ];
}

/** The most important rule, checked on its own: the action calls nothing good unless the server said so. */
function truthBreaches({ run, facts }: FinishedRun, reported: readonly ReportedAnalysis[]): string[] {
  const { plan, attempts } = facts;
  const { status = '', 'vulnerability-detected': detected = '' } = run.outputs;
  const wasTold = (key: string, isGood: (truth: string | undefined) => boolean): boolean =>
    attempts.some((one) => one.key === key && one.readings.includes('ok') && isGood(one.jobTruth));
  const passed = reported.filter(({ state }) => state === 'passed').map(({ model }) => model);
  const unfounded = [
    ...passed,
    ...(status === 'passed' ? plan.analyses.map(({ model }) => model) : []),
  ].filter((model) => !wasTold(`status:${model}`, (truth) => truth === 'passing'));
  const isScanned = isRecordAccepted(plan) && wasTold('lineage', () => true);
  const isClean = plan.record.kind === 'record' && plan.record.flag === 'clean';
  const claims = detected === 'false' && !(status === 'passed' || (status === 'already-scanned' && isClean));
  return [
    ...unfounded.map((model) => `${model} is called passed without its verdict`),
    ...(status === 'already-scanned' && !isScanned ? ['already-scanned without a record'] : []),
    ...(claims ? [`vulnerability-detected is false with ${status}`] : []),
    ...verdictBreaches(run.outputs),
    ...(status === 'vulnerable' && detected !== 'true' ? [`vulnerability-detected is ${detected}`] : []),
  ];
}

/** What workflows test. No run of the campaign has cached results, so only status `passed` gives verdict `passed`. */
function verdictBreaches({ status = '', verdict = '' }: FinishedRun['run']['outputs']): string[] {
  const isWrong =
    (verdict === 'passed' && status !== 'passed') || (status === 'vulnerable' && verdict !== status);
  return isWrong ? [`verdict is ${verdict} with ${status}`] : [];
}

function outputBreaches({ run, outputText, world }: FinishedRun): string[] {
  const printed = logLines(run.stdout).filter((line) => !line.startsWith('::add-mask::'));
  const places = {
    'The log': printed.join('\n'),
    'The error stream': run.stderr,
    GITHUB_OUTPUT: outputText,
    'The summary': run.summary,
  };
  const injected = run.commands.filter(({ name }) => !COMMANDS.has(name));
  const summaryBytes = Buffer.byteLength(run.summary);
  return [
    ...findLeaks(world.secrets(), places),
    ...injected.map(({ name }) => `The log has the workflow command ${name}`),
    ...(run.stderr === '' ? [] : [`The error stream is not empty: ${run.stderr.slice(0, 500)}`]),
    ...(summaryBytes > 0 && summaryBytes < MAX_SUMMARY
      ? []
      : [`The summary has ${String(summaryBytes)} bytes`]),
  ];
}

function reportedAnalyses(run: ActionRun): ReportedAnalysis[] {
  const results = parse(run.outputs['results']);
  return (Array.isArray(results) ? results : []).flatMap((result: unknown) =>
    isObject(result)
      ? [{ model: text(result['model']), state: text(result['state']), reason: text(result['reason']) }]
      : [],
  );
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function parse(json = ''): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return value;
  } catch {
    return undefined;
  }
}
