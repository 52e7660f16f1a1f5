import { InvalidInputError } from '@model-security-scan/common/problem';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComparisonOutcome } from '@model-security-scan/engine/run-analysis';
import { describeProblem } from '@model-security-scan/common/problem';
import { findReadable } from '../../artifacts/plan.ts';
import { digestAnalyses } from '../../artifacts/digest-analyses.ts';
import type { Analyser, VersionComparer } from '../../analyser/analyser.ts';
import { mapConcurrently } from '../../core/concurrency.ts';
import { logAbout } from '../../core/log.ts';
import {
  differencesOf,
  matchModels,
  type ModelPair,
  type ModelSide,
  representative,
} from '../../decide/compare/match-models.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { ModelComparison, ModelComparisons } from '../../facts/results/model-comparison.ts';
import type { ModelComparing } from '../../facts/settings.ts';
import type { PlannedAnalysis } from '../../facts/artifact.ts';
import type { AnalysisResult } from '../../facts/run-outcome.ts';
import { readBasePolicy } from '../../settings/base-policy-input.ts';
import type { ScanningRun } from '../scanning-run.ts';
import { type ComparedAttack, compareAttacks } from './compare-attacks.ts';
import { BaseWorkspace } from './base-workspace.ts';
import { sidesOfBase, sidesOfRun } from './model-contents.ts';
import { openBase } from './open-base.ts';
import { withStaleFiles } from './stale-models.ts';

/** As many models are compared at once; the machine lets fewer run if it cannot carry them. */
const MOST_AT_ONCE = 4;

interface Found {
  readonly results: readonly AnalysisResult[];
  /** The models that count as attacked because of `covers`. */
  readonly covered: readonly string[];
}

/**
 * Compares the models of a run with those of its base commit: names, files, data, and what they answer.
 * @param analyses those of the run, with their files
 * @param found what the run found
 * @returns undefined if the run has no base
 * @throws the reason of the run's signal
 */
export async function compareModels(
  run: ScanningRun,
  { isAttacked, ref }: ModelComparing,
  analyses: readonly PlannedAnalysis[],
  { results, covered }: Found,
): Promise<ModelComparisons | undefined> {
  const { runner, openVersions } = run;
  const opened = await openBase(run, ref, analyses);
  if (opened === undefined) {
    runner.log.info('compare has no effect, because this run is not about a pull request.');
    return undefined;
  }
  if ('fault' in opened) return { base: '', models: [], fault: opened.fault };
  const { commit } = opened.files;
  const base = new BaseWorkspace(opened);
  const versions = openVersions?.();
  if (versions === undefined) return undefined;
  try {
    const specs = await readBaseSpecs(run, base, analyses);
    if ('fault' in specs) return { base: commit, models: [], ...specs };
    const pairs = matchModels(await sidesOfRun(analyses, base), sidesOfBase(specs.specs, base, analyses));
    const compare = { run, base, versions, isAttacked, analyses, results };
    const compared = await mapConcurrently(pairs, MOST_AT_ONCE, (pair) => comparePair(pair, compare));
    const attacks = await compareAttacks(
      compared.flatMap(({ before = [] }) => before),
      compare,
    );
    const models = compared.map((one) => withAttacks(one, attacks));
    return {
      base: commit,
      models: await mapConcurrently(models, 1, (one) => withStaleFiles(one, covered, compare)),
    };
  } finally {
    await versions.close(run.signal.aborted ? 'discard' : 'keep');
    await base.remove();
  }
}

/** @throws InvalidInputError if the commit that the command line names cannot be opened */
export async function requireBase(
  run: ScanningRun,
  ref: string,
  analyses: readonly PlannedAnalysis[],
): Promise<void> {
  const opened = await openBase(run, ref, analyses);
  if (opened === undefined || !('fault' in opened)) return;
  throw new InvalidInputError([{ place: { kind: 'input', input: 'base' }, message: opened.fault }]);
}

function withAttacks(
  { comparison, before = [] }: Compared,
  attacks: ReadonlyMap<string, ComparedAttack>,
): ModelComparison {
  const own = before.flatMap(({ spec }) => attacks.get(spec.name) ?? []);
  const { change } = comparison;
  if (change === undefined || own.length === 0) return comparison;
  const counts = own.flatMap((one) => ('note' in one ? [] : [one]));
  const notes = [...change.notes, ...own.flatMap((one) => ('note' in one ? [one.note] : []))];
  return { ...comparison, change: { ...change, notes }, ...(counts.length > 0 && { attacks: counts }) };
}

/** Reads which analyses the base has. Without a config file in the repository both have the same. */
async function readBaseSpecs(
  { settings, signal, runner }: ScanningRun,
  base: BaseWorkspace,
  analyses: readonly PlannedAnalysis[],
): Promise<{ readonly specs: readonly AnalysisSpec[] } | { readonly fault: string }> {
  const { configFile } = settings;
  if (configFile === undefined) return { specs: analyses.map(({ spec }) => spec) };
  const found = base.filesAt(configFile);
  if (found.length === 0) return base.isPlaced ? { specs: [] } : { fault: NOT_PLACED };
  if (found.some(({ file }) => file.bytes > MOST_CONFIG_BYTES)) return { fault: TOO_LARGE };
  const fault = await base.write(found, signal);
  if (fault !== undefined) return { fault };
  const text = await readFile(path.join(await base.folder, configFile), 'utf8');
  const config = { path: configFile, shown: `${configFile} at the base`, text };
  const read = await readBasePolicy({ config, baseline: undefined }, settings);
  read.secrets.forEach(runner.mask);
  const [first] = read.problems;
  if (first === undefined) return { specs: read.policy.analyses };
  return { fault: `The config file of the base is not valid: ${describeProblem(first)}` };
}

const MOST_CONFIG_BYTES = 2 * 1024 * 1024;
const TOO_LARGE = 'The config file of the base is larger than 2 MiB.';
/** Models are not called new because of a path that may be wrong. */
const NOT_PLACED =
  'The base commit has no such config file, and the workspace has no .git folder that says where it lies in the repository. Let ' +
  'actions/checkout check the repository out.';

interface Comparing {
  readonly run: ScanningRun;
  readonly base: BaseWorkspace;
  readonly versions: Analyser & VersionComparer;
  readonly isAttacked: boolean;
  readonly analyses: readonly PlannedAnalysis[];
  readonly results: readonly AnalysisResult[];
}

/** A comparison, and the analyses of the version before if both were asked. */
interface Compared {
  readonly comparison: ModelComparison;
  readonly before?: readonly PlannedAnalysis[];
}

async function comparePair(pair: ModelPair, comparing: Comparing): Promise<Compared> {
  const { now, before } = pair;
  if (now === undefined) return { comparison: { model: before?.model ?? '', kind: 'removed' } };
  if (before === undefined) return { comparison: { model: now.model, kind: 'added' } };
  const { model } = now;
  const isRenamed = before.model !== model;
  const named = { model, ...(isRenamed && { from: before.model }) };
  // What answers for an endpoint or a function may have changed although nothing here did.
  if (representative(now) === undefined || representative(before) === undefined) {
    return { comparison: { ...named, kind: 'not-compared', why: NO_FILES } };
  }
  const differs = differencesOf(now, before);
  if (differs.length === 0) return { comparison: { ...named, kind: isRenamed ? 'renamed' : 'same' } };
  const asked = await askBoth(now, before, comparing);
  if ('why' in asked) return { comparison: { ...named, kind: 'not-compared', differs, why: asked.why } };
  const { change, evidence, planned } = asked;
  const kind = isRenamed ? 'renamed' : 'changed';
  return { comparison: { ...named, kind, differs, change, evidence }, before: planned };
}

type Answered = Pick<Extract<ComparisonOutcome, { kind: 'compared' }>, 'change' | 'evidence'>;

async function askBoth(
  now: ModelSide,
  before: ModelSide,
  comparing: Comparing,
): Promise<(Answered & { readonly planned: readonly PlannedAnalysis[] }) | { readonly why: string }> {
  const { analyses, versions, run } = comparing;
  const [own, old] = [representative(now), representative(before)];
  const ownPlanned = analyses.find(({ spec }) => spec === own);
  if (ownPlanned === undefined || old === undefined) return { why: NO_FILES };
  const read = await readBefore(before.specs, ownPlanned, comparing);
  if ('why' in read) return read;
  const oldPlanned = read.planned.find(({ spec }) => spec === old);
  if (oldPlanned === undefined) return { why: NO_FILES };
  logAbout(now.model, run.runner.log).info('Comparing it with the base commit.');
  const outcome = await versions.compare(ownPlanned, oldPlanned);
  if (outcome.kind === 'cancelled') return { why: 'The run ended before.' };
  return outcome.kind === 'compared' ? { ...outcome, planned: read.planned } : { why: outcome.reason };
}

const NO_FILES =
  'Only models that are files, with data, are compared: an endpoint or a Python function has no version here.';

/** Writes the files of the version before, and plans its analyses. */
async function readBefore(
  specs: readonly AnalysisSpec[],
  now: PlannedAnalysis,
  { base, run }: Comparing,
): Promise<{ readonly planned: readonly PlannedAnalysis[] } | { readonly why: string }> {
  const paths = new Set(specs.flatMap(({ artifacts }) => artifacts.map((artifact) => artifact.path)));
  const files = [...paths, ...besideModel(specs, now)].flatMap((place) => base.filesAt(place));
  const why = await base.write(files, run.signal);
  if (why !== undefined) return { why };
  const { analyses, problems } = await findReadable(specs, await base.folder, run.signal);
  const [problem] = problems;
  if (problem !== undefined) return { why: `The base commit cannot be analysed: ${problem.message}` };
  return { planned: await digestAnalyses(analyses, run.signal) };
}

/** The files in which a model of several files keeps its numbers: those of now, beside the model before. */
function besideModel(specs: readonly AnalysisSpec[], { artifacts }: PlannedAnalysis): readonly string[] {
  const names = artifacts
    .filter(({ slot }) => slot === 'model')
    .flatMap(({ files }) => files.map(({ name }) => name));
  const folders = specs.flatMap((spec) =>
    spec.artifacts
      .filter(({ slot }) => slot === 'model')
      .map((artifact) => path.posix.dirname(artifact.path)),
  );
  return [...new Set(folders)].flatMap((folder) => names.map((name) => path.posix.join(folder, name)));
}
