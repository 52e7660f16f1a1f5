import * as path from 'node:path';
import { present } from '@model-security-scan/common/present';
import { stateVerdict } from '../decide/verdict-statement.ts';
import type { Outcome } from '../facts/run-outcome.ts';
import type { Runner } from '../facts/runner.ts';
import type { Settings } from '../facts/settings.ts';
import type { WrittenFiles } from '../facts/written-files.ts';
import { describeWriteError, makeOutputFolder, removeFile, replaceFile } from '../files/output-folder.ts';
import { findRunningProgram } from '../files/running-program.ts';
import { buildRunUrl } from '../github/open.ts';
import { sarifLog } from './sarif-log.ts';

interface Context {
  readonly runner: Runner;
  readonly outcome: Outcome;
  readonly settings: Settings;
}

/** Why no file is written: a sentence. */
type NotDue = { readonly notice: string } | { readonly warning: string };

/** A kind of file that inputs ask for. Its key is that of the path in the settings, and in the outcome. */
interface FileKind {
  readonly key: keyof WrittenFiles;
  /** Names the file in a sentence. */
  readonly what: string;
  /** Set if later steps read findings from it: then the run fails without it. */
  readonly isNeeded?: true;
  /** Set if the file of an earlier run is removed if none is due. */
  readonly removesEarlier?: true;
  /** Loads the code that renders the file, and renders it. */
  readonly render: (context: Context) => Promise<string | NotDue>;
}

const KINDS: readonly FileKind[] = [
  { key: 'sarifFile', what: 'SARIF file', isNeeded: true, render: sarifText },
  { key: 'bomFile', what: 'bill of materials', render: bomText },
  { key: 'resultsFile', what: 'results file', isNeeded: true, render: resultsText },
  // Otherwise somebody could sign the file of an earlier run as the verdict of this one.
  { key: 'verdictFile', what: 'statement of the verdict', removesEarlier: true, render: verdictText },
  { key: 'reportFile', what: 'report', render: reportText },
];

/**
 * Writes the files that the settings ask for, however the run ended.
 * @returns the outcome with their paths, and with a warning, a notice or a failure for each that was not written
 */
export async function writeFiles(runner: Runner, found: Outcome, settings: Settings): Promise<Outcome> {
  let outcome = found;
  for (const kind of KINDS) {
    const name = settings.reports[kind.key];
    if (name !== undefined) outcome = await writeOne(kind, name, { runner, outcome, settings });
  }
  return outcome;
}

async function writeOne(
  { key, what, isNeeded, removesEarlier, render }: FileKind,
  name: string,
  context: Context,
): Promise<Outcome> {
  const { outcome, settings } = context;
  const file = path.resolve(settings.workspace, name);
  try {
    const content = await render(context);
    if (typeof content === 'string' || removesEarlier === true) {
      await makeOutputFolder(settings.workspace, path.dirname(file));
    }
    if (typeof content === 'string') {
      await replaceFile(file, content);
      return { ...outcome, [key]: name };
    }
    if (removesEarlier === true) await removeFile(file);
    return 'warning' in content
      ? withWarning(outcome, content.warning)
      : { ...outcome, notices: [...outcome.notices, content.notice] };
  } catch (error) {
    const message = `The ${what} could not be written to "${name}": ${describeWriteError(error)}.`;
    return isNeeded === true ? withWriteFailure(outcome, message) : withWarning(outcome, message);
  }
}

function withWarning(outcome: Outcome, warning: string): Outcome {
  return { ...outcome, warnings: [...(outcome.warnings ?? []), warning] };
}

/** A run that has failed anyway keeps its reason, and a finding outranks the failure. */
function withWriteFailure(outcome: Outcome, errorMessage: string): Outcome {
  if (outcome.failed) return withWarning(outcome, errorMessage);
  const status = outcome.status === 'vulnerable' ? outcome.status : 'error';
  const failure = { failureReason: 'unexpected-answer', origin: 'runner', failed: true } as const;
  return { ...outcome, ...failure, status, errorMessage };
}

async function sarifText({ runner, outcome, settings }: Context): Promise<string | NotDue> {
  const text = await sarifLog(runner, outcome, settings);
  if (text !== undefined) return text;
  return {
    notice: 'No SARIF file was written: the run reached no verdict, and an empty file would close alerts.',
  };
}

async function bomText({ runner, outcome, settings }: Context): Promise<string | NotDue> {
  const { supplyChain, target, results } = outcome;
  if (supplyChain?.scope !== 'workspace') {
    return {
      warning: 'No bill of materials was written: the files of the repository were not scanned.',
    };
  }
  const { renderBom } = await import('../report/bom/bom.ts');
  const program = await findRunningProgram(runner.variable('GITHUB_ACTION_REF'));
  return renderBom({ supplyChain, analyses: settings.analyses, results, target, program });
}

async function resultsText({ runner, outcome }: Context): Promise<string> {
  const { renderResultsFile } = await import('../report/results-file.ts');
  return renderResultsFile(
    outcome,
    await findRunningProgram(runner.variable('GITHUB_ACTION_REF')),
    runner.clock.now(),
  );
}

async function verdictText({ runner, outcome }: Context): Promise<string | NotDue> {
  const statement = stateVerdict(outcome);
  if ('why' in statement) return { warning: `No statement of the verdict was written: ${statement.why}.` };
  const { renderVerdictFile } = await import('../report/verdict-file.ts');
  const facts = runner.secrets.redactAll({
    program: await findRunningProgram(runner.variable('GITHUB_ACTION_REF')),
    attempt: runner.variable('GITHUB_RUN_ATTEMPT'),
    ...present({ runUrl: runUrlOf(runner) }),
  });
  return renderVerdictFile(statement, outcome, facts);
}

async function reportText({ runner, outcome, settings }: Context): Promise<string> {
  const { renderRunPage } = await import('../report/page/run-page.ts');
  const { describeSettings } = await import('../report/page/page-settings.ts');
  return renderRunPage(outcome, {
    program: await findRunningProgram(runner.variable('GITHUB_ACTION_REF')),
    writtenMs: runner.clock.now(),
    startedMs: runner.startedMs,
    runUrl: runUrlOf(runner),
    runNumber: runner.variable('GITHUB_RUN_NUMBER'),
    file: settings.reports.reportFile,
    settings: runner.secrets.redactAll(describeSettings(settings)),
  });
}

/** Undefined outside of GitHub. */
function runUrlOf(runner: Runner): string | undefined {
  return runner.variable('GITHUB_RUN_ID') === '' ? undefined : buildRunUrl(runner);
}
