import { expect } from '@jest/globals';
import type { EvasionAnalysis } from '../../src/attacks/evasion/setup.ts';
import type { AnalysisData } from '../../src/analysis-data.ts';
import type { AnalysisJob, JobSettings } from '../../src/prepare/analysis-fields.ts';
import { prepareAnalysis } from '../../src/prepare/prepare-analysis.ts';
import type { AttackResult, Evidence, LabelledInputs, Victim } from '../../src/types.ts';
import { uploadOf } from '../../../../__tests__/support/engine-memory-upload.ts';
import { testRuntime } from '../../../../__tests__/support/engine-runtime.ts';

/** An analysis of inputs by a model, of which nothing else is known. */
export async function analysisOf(
  victim: Victim,
  data: LabelledInputs,
  more: Partial<EvasionAnalysis> = {},
): Promise<EvasionAnalysis> {
  const known = { classes: undefined, classNames: undefined, picture: undefined, settings: {} };
  return { victim, data, labels: data.labels, runtime: await testRuntime(), ...known, ...more };
}

/** A job whose files are in memory, by slot and name. */
type FileJob = Partial<Omit<AnalysisJob, 'slots' | 'settings'>> & {
  readonly files: Readonly<Record<string, Readonly<Record<string, string | Buffer>>>>;
  readonly settings?: Partial<JobSettings>;
};

/** Prepares an analysis of files in memory; by default evasion of a classifier of tables. */
export async function preparedFrom({ files, settings, ...job }: FileJob): Promise<AnalysisData> {
  return prepareAnalysis(
    {
      ...{ task: 'tabular-classification', attack: 'evasion', fields: {} },
      ...{ needs: ['model'], needsLabels: true, ...job },
      slots: Object.fromEntries(Object.entries(files).map(([slot, some]) => [slot, uploadOf(some)])),
      settings: { seed: 1, timeMs: 60_000, maxQueries: 20_000, ...settings },
    },
    { runtime: await testRuntime(), endpoint: undefined },
  );
}

/** The changed inputs that a result shows. */
export function pairsOf({ evidence }: AttackResult): Extract<Evidence, { kind: 'pairs' }>['pairs'] {
  return evidence.flatMap((one) => (one.kind === 'pairs' ? one.pairs : []));
}

/** Expects a score that lies inside its interval, from 0 to 1. */
export function expectSound({ score: { value, low, high } }: AttackResult): void {
  expect([0, low, value, high, 1].toSorted((one, other) => one - other)).toEqual([0, low, value, high, 1]);
}
