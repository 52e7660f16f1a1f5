import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LocalAnalyserOptions, openLocalAnalyser } from '../../src/analyser/local/local-analyser.ts';
import type { Analyser, PlanFiles, Progress, Watch } from '../../src/analyser/analyser.ts';
import { digestAnalyses } from '../../src/artifacts/digest-analyses.ts';
import { planAnalyses } from '../../src/artifacts/plan.ts';
import type { PlannedAnalysis } from '../../src/facts/artifact.ts';
import type { AnalysisSpec } from '../../src/facts/analysis-spec.ts';
import type { EngineSettings, Attack, FieldName, Slot, Task } from '@model-security-scan/engine/catalog';
import type { Log } from '../../src/core/log.ts';
import type { AnalysisFinding } from '../../src/facts/analysis-finding.ts';
import type { RunCache } from '../../src/cache/run-cache.ts';
import { CleanFiles } from '../../src/cache/clean-files.ts';
import { linesLog } from './recording-log.ts';

/** An analysis of files in the workspace of a test. */
export interface LocalCase {
  readonly model?: string;
  readonly task?: Task;
  readonly attack?: Attack;
  readonly fields?: Readonly<Partial<Record<FieldName, string>>>;
  readonly settings?: EngineSettings;
  readonly artifacts: Readonly<Partial<Record<Slot, string>>>;
}

/** Describes an analysis as the config file would. */
export function localSpec({
  model = 'wine',
  fields = {},
  settings = {},
  artifacts,
  ...kind
}: LocalCase): AnalysisSpec {
  const { task = 'tabular-classification', attack = 'extraction' } = kind;
  const place = { kind: 'input', input: 'artifacts' } as const;
  return {
    ...{ name: `${model}/${attack}`, model, modelId: model, task, attack },
    fields: { input_dimensions: 'na', number_of_classes: '0', number_of_attack_queries: '20', ...fields },
    artifacts: Object.entries(artifacts).map(([slot, file]) => ({ slot: asSlot(slot), path: file, place })),
    local: { settings, threshold: 0.5 },
  };
}

function asSlot(name: string): Slot {
  const slot = (['data', 'label', 'model', 'minmax', 'reference_data'] as const).find((one) => one === name);
  if (slot === undefined) throw new Error(`${name} is no slot of these tests.`);
  return slot;
}

/** A workspace with files, and the analysers that were opened for it. */
export interface LocalBench {
  readonly folder: string;
  readonly log: Log;
  /** What was logged. */
  readonly lines: string[];
  open(options?: Partial<LocalAnalyserOptions>): Analyser;
  plan(specs: readonly AnalysisSpec[]): PlanFiles;
  /** Does one analysis from its start to its end. */
  analyse(analyser: Analyser, spec: AnalysisSpec, watch?: Watch): Promise<AnalysisFinding>;
  remove(): Promise<void>;
}

/** Makes a folder with these files. */
export async function makeBench(files: Readonly<Record<string, Buffer | string>>): Promise<LocalBench> {
  const folder = await mkdtemp(path.join(tmpdir(), 'analyser-'));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  const lines: string[] = [];
  const log = linesLog(lines);
  const signal = new AbortController().signal;
  return {
    ...{ folder, log, lines },
    open: (options = {}) =>
      openLocalAnalyser({
        ...{ signal, endsAtMs: Date.now() + 300_000, cache: undefined, eventName: '', workspace: folder },
        log,
        ...options,
      }),
    plan: (specs) => async () => digestAnalyses(await planAnalyses(specs, folder, signal), signal),
    async analyse(analyser, spec, watch = quietWatch(log)) {
      const planned: readonly PlannedAnalysis[] = await planAnalyses([spec], folder, signal);
      const [analysis] = await digestAnalyses(planned, signal);
      if (analysis === undefined) throw new Error('The analysis was not planned.');
      return analyser.await(await analyser.start(analysis, watch), watch);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A watch that keeps what it is told. */
export function quietWatch(log: Log, onProgress: (progress: Progress) => void = () => undefined): Watch {
  return {
    log,
    submitting: () => Promise.resolve(),
    started: () => undefined,
    answered: () => Promise.resolve(),
    warn: (text) => {
      log.warning(text);
    },
    progress: onProgress,
  };
}

/** Cached results in a folder, as the input cache-directory gives them. */
export async function folderRecords(directory: string): Promise<RunCache & { readonly saved: string[][] }> {
  const saved: string[][] = [];
  const trust = { key: undefined, requiresSignature: false };
  return {
    source: { directory, requiresSignature: false, readsEarlier: true },
    cleanFiles: await CleanFiles.open(directory, trust, 'test'),
    ignored: {},
    saved,
    save: (contentIds) => {
      saved.push([...contentIds]);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}
