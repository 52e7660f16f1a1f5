import { withoutRepeats } from '../../report/conversion/repeated-advice.ts';
import { listNames } from '@model-security-scan/common/list-names';
import { findReadable } from '../../artifacts/plan.ts';
import { applyMinimum } from '../../decide/policy/apply-minimum.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { PlannedAnalysis } from '../../facts/artifact.ts';
import { findMisnamedConfig, pathExists } from '../../settings/config/config-file.ts';
import { InvalidInputError, type Problem, sortProblems } from '@model-security-scan/common/problem';
import { hostEvent, type Runner } from '../../facts/runner.ts';
import { DEFAULT_CONFIG_FILE, LOCAL, type Settings } from '../../facts/settings.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { foreseeScan } from '../../run/early-warnings.ts';
import { counted } from '@model-security-scan/common/number-words';
import {
  digestArtifacts,
  type DigestedArtifact,
  type DigestedArtifacts,
  pinLines,
} from './artifact-digests.ts';
import { safeLine } from '../cli-log.ts';
import type { UnattackedModel } from '../../facts/results/model-files.ts';
import { createCliRunner } from '../cli-runner.ts';
import { EXIT } from '../exit-status.ts';
import type { ParsedFlags } from '../options/flags.ts';
import { inspectContent, tryContent } from './inspect-specs.ts';
import { Inspector } from './inspector.ts';
import { placeText, problemText } from '../place-text.ts';
import { usageProblems } from '../options/scan-usage.ts';
import type { Terminal } from '../terminal.ts';
import { foreseenWarnings } from './validation-warnings.ts';
import { type NoteWork, withSlowWork } from '../slow-work.ts';
import type { TrialPlace } from '../../analyser/local/try-models.ts';
import { wrongUsage } from '../options/wrong-usage.ts';

interface Noted {
  /** What was understood of the files: which column is the label, what was left out. */
  readonly notes: readonly string[];
}

/** What a validation found. */
export interface Validation extends Noted {
  readonly problems: readonly Problem[];
  /** Undefined if there are problems. */
  readonly settings: Settings | undefined;
  /** What may run, but not as it was probably meant; empty if there are problems. */
  readonly warnings: readonly string[];
  /** The models that no analysis takes; empty if there are problems. */
  readonly unattacked: readonly UnattackedModel[];
  /** Every artifact once; empty if there are problems. */
  readonly artifacts: readonly DigestedArtifact[];
}

/** The command `validate`: everything that is wrong with the config file and its files, in one pass. */
export async function validate(flags: ParsedFlags, terminal: Terminal): Promise<number> {
  const { runner } = await createCliRunner(flags, terminal);
  const wrong = usageProblems(flags, runner);
  if (wrong.length > 0) return wrongUsage(wrong, 'validate', terminal);
  const missing = await findMissingConfig(runner);
  const found =
    missing === undefined
      ? await withSlowWork(terminal.err, (note) => validateAll(runner, note))
      : withProblems([missing]);
  if (flags.values.get('json') === 'true') terminal.out.write(toJson(found));
  else printSummary(found, terminal);
  return found.problems.length === 0 ? EXIT.clean : EXIT.undecided;
}

/** Without a config file nothing can be looked at, and nothing is right. @returns undefined if there is one */
async function findMissingConfig(runner: Runner): Promise<Problem | undefined> {
  const { workspace } = runner;
  const isNamed = runner.input('config-file') !== '' || runner.input('config') !== '';
  if (isNamed || (await pathExists(workspace, DEFAULT_CONFIG_FILE))) {
    return undefined;
  }
  const other = await findMisnamedConfig(workspace);
  const message =
    `There is no config file: ${DEFAULT_CONFIG_FILE} is not in ${workspace}, so nothing was looked at. ` +
    (other === undefined
      ? 'Write one with "model-security init", or name another file with --config-file.'
      : `Is it ${other}? Rename that file, or give it as --config-file ${other}.`);
  return { place: { kind: 'input', input: 'config-file' }, message };
}

/**
 * Validates the config file, the files that it names, and what is in them, and scans the files of the repository if a scan
 * does. Starts no service, and attacks nothing: labelled data is tried on its model.
 */
async function validateAll(runner: Runner, note: NoteWork): Promise<Validation> {
  const inspector = new Inspector();
  const signal = new AbortController().signal;
  const eventName = runner.variable('GITHUB_EVENT_NAME');
  const place = { workspace: runner.workspace, eventName, signal, note };
  const looksInside = runner.input('base-url') === LOCAL;
  const lookAt = async (specs: readonly AnalysisSpec[]): Promise<DigestedArtifacts & Noted> => {
    const { analyses, problems } = await findReadable(specs, runner.workspace, signal);
    note('Hashing the files of the analyses');
    const digested = await digestArtifacts(analyses, signal);
    const content = looksInside ? await contentOf(analyses, inspector, place) : { problems: [], notes: [] };
    return {
      ...digested,
      problems: [...problems, ...digested.problems, ...content.problems],
      notes: content.notes,
    };
  };
  try {
    const given = await readSettings({
      input: (name) => withCredentials(runner, name),
      variable: runner.variable,
      workspace: runner.workspace,
      eventName: hostEvent(runner),
      withoutSecrets: false,
      isPullRequest: false,
      mask: runner.mask,
      findFileFaults: async (specs) => (await lookAt(specs)).problems,
    });
    if (given === undefined) return withProblems([]);
    const settings = (await given.readConfig?.()) ?? given;
    const { problems, artifacts, notes } = await lookAt(settings.analyses);
    if (problems.length > 0) return withProblems(sortProblems(problems));
    const judged = applyMinimum(settings);
    note('Scanning the files');
    const { warnings: early, unattacked } = await foreseeScan({ runner, settings: judged, signal });
    const warnings = [...early, ...foreseenWarnings(judged, Date.now())];
    return { problems, settings: judged, warnings, artifacts, unattacked, notes };
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return withProblems(error.problems);
  } finally {
    await inspector.close();
  }
}

/** Looks into the files of analyses; if nothing is wrong, tries labelled data on its models. */
async function contentOf(
  analyses: readonly PlannedAnalysis[],
  inspector: Inspector,
  place: TrialPlace,
): Promise<Noted & { readonly problems: readonly Problem[] }> {
  const read = await inspectContent(analyses, inspector, place);
  if (read.problems.length > 0) return { problems: read.problems, notes: [] };
  const { problems, labels } = await tryContent(analyses, place);
  const notes = new Map(read.notes);
  for (const { spec } of analyses) {
    const label = read.labels.get(spec.name) ?? labels.get(spec.model);
    if (label === undefined) continue;
    const text = `label: ${label}`;
    notes.set(text, [...(notes.get(text) ?? []), spec.name]);
  }
  return { problems, notes: [...notes].map(([note, names]) => `${listed(names)}: ${note}`) };
}

function withProblems(problems: readonly Problem[]): Validation {
  return { problems, settings: undefined, warnings: [], artifacts: [], unattacked: [], notes: [] };
}

/** A config file for a service is validated without an account. */
function withCredentials(runner: Runner, name: string): string {
  const given = runner.input(name);
  const isCredential = name === 'api-key' || name === 'org-id';
  return isCredential && given === '' && runner.input('base-url') !== 'local' ? 'not-given' : given;
}

function printSummary(validation: Validation, terminal: Terminal): void {
  const { problems } = validation;
  const { out } = terminal;
  for (const problem of problems) out.write(`${safeLine(problemText(problem))}\n`);
  if (problems.length > 0) {
    const words = counted(problems.length, 'problem', 'problems');
    out.write(`${terminal.paint('red', `${words}.`, out)} Nothing was run.\n`);
    return;
  }
  reportWhatRuns(validation, terminal);
  reportUnattacked(validation.unattacked, terminal);
  if (validation.artifacts.length === 0) return;
  out.write('To pin the content of artifacts, write them like this below "models":\n');
  for (const line of pinLines(validation.artifacts)) {
    const [indent = ''] = /^ */u.exec(line) ?? [];
    out.write(`  ${indent}${safeLine(line)}\n`);
  }
}

function reportWhatRuns({ settings, warnings, notes }: Validation, terminal: Terminal): void {
  const { out } = terminal;
  const { analyses = [], configFile = 'the input config' } = settings ?? {};
  const can =
    analyses.length === 0
      ? 'it lists no analysis, so "model-security scan" attacks nothing and only scans the model files'
      : `${counted(analyses.length, 'analysis', 'analyses')} can be run`;
  const paths = new Set(analyses.flatMap(({ artifacts }) => artifacts.map(({ path }) => path)));
  const looked =
    paths.size === 0 ? '' : ` Looked at: the file itself, and the content of ${listed([...paths])}.`;
  out.write(
    `${terminal.paint('green', 'No problem', out)} in ${safeLine(`${configFile}: ${can}.${looked}`)}\n`,
  );
  for (const warning of warnings) {
    out.write(`${terminal.paint('yellow', 'warning', out)}: ${safeLine(warning)}\n`);
  }
  for (const notice of [...(settings?.notices ?? []), ...notes]) out.write(`note: ${safeLine(notice)}\n`);
}

function reportUnattacked(unattacked: Validation['unattacked'], terminal: Terminal): void {
  const { out } = terminal;
  for (const { path, whatToDo, lines } of withoutRepeats(unattacked).slice(0, MAX_UNATTACKED)) {
    const mark = terminal.paint('yellow', 'not attacked', out);
    out.write(`${mark}: ${safeLine(`${path}. ${whatToDo}`)}\n`);
    for (const line of lines) out.write(`    ${safeLine(line)}\n`);
  }
  if (unattacked.length > MAX_UNATTACKED) {
    out.write(`… and ${counted(unattacked.length - MAX_UNATTACKED, 'model', 'models')} more, see --json.\n`);
  }
}

/** The lines of more models would hide the problems. */
const MAX_UNATTACKED = 20;

/** More names would hide the sentence. */
const MAX_LISTED = 5;

function listed(paths: readonly string[]): string {
  return listNames(paths, MAX_LISTED, (file) => file);
}

function toJson({ problems, settings, warnings, artifacts, unattacked, notes }: Validation): string {
  const list = problems.map(({ place, message }) => ({
    message,
    ...(place.kind === 'file'
      ? { file: place.file, line: place.line, column: place.column, flag: null }
      : {
          file: null,
          line: place.at?.line ?? null,
          column: place.at?.column ?? null,
          flag: placeText({ kind: 'input', input: place.input }),
        }),
  }));
  const analyses = settings?.analyses.map(({ name }) => name) ?? [];
  const configFile = settings?.configFile ?? null;
  const notices = [...(settings?.notices ?? []), ...notes];
  const models = unattacked.map(({ path, role, whatToDo, lines: toPaste }) => ({
    ...{ file: path, role, what_to_do: whatToDo, lines: toPaste },
  }));
  const digested = artifacts.map(({ model, slot, path, sha256 }) => ({ model, slot, path, sha256 }));
  return `${JSON.stringify({ valid: problems.length === 0, config_file: configFile, analyses, artifacts: digested, problems: list, warnings, notices, unattacked: models }, undefined, 2)}\n`;
}
