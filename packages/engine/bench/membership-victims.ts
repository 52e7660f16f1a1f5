import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, textAt } from '@model-security-scan/common/json';
import type { MembershipAnalysis } from '../src/attacks/membership/pool.ts';
import { boundsOf } from '../src/dataset/tables/scale-inputs.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import type { Inputs, Victim } from '../src/types.ts';
import { openModel } from './open-model.ts';

/** A folder with a model, `members.csv`, `nonmembers.csv` and `truth.json`. */
export interface MembershipVictim {
  readonly id: string;
  readonly what: string;
  /** `leak`: its score must be above the threshold; `no leak shown`: it must not. */
  readonly expect: string;
  /** The advantage of an attacker with many models that were trained as the victim was; undefined if it was not measured. */
  readonly reference: number | undefined;
  readonly analysis: MembershipAnalysis & { readonly victim: Victim };
}

const MODELS = ['model.onnx', 'model.json', 'model.txt'];

/** @returns the folders that hold a victim, by name */
export function victimFolders(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'truth.json')))
    .toSorted();
}

/** Opens the victim in a folder. */
export async function openMembershipVictim(folder: string, runtime: Runtime): Promise<MembershipVictim> {
  const truth: unknown = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8'));
  const isRegression = textAt(truth, 'task') === 'regression';
  const file = MODELS.find((name) => existsSync(join(folder, name))) ?? MODELS[0] ?? '';
  const victim = await openModel(
    folder,
    file,
    runtime,
    isRegression ? 'tabular-regression' : 'tabular-classification',
  );
  const [members, others] = [readSide(folder, 'members.csv'), readSide(folder, 'nonmembers.csv')];
  await victim.settle?.(others.inputs.values, others.inputs.count, [...others.labels]);
  const reference = at(truth, 'reference', 'advantage');
  return {
    id: textAt(truth, 'id') ?? folder,
    what: `${textAt(truth, 'data') ?? ''}, ${textAt(truth, 'model') ?? ''}`,
    expect: textAt(truth, 'expect') ?? 'any',
    reference: typeof reference === 'number' ? reference : undefined,
    analysis: {
      ...{ victim, runtime, data: others.inputs, reference: members.inputs, settings: {} },
      ...(isRegression
        ? {
            targets: others.labels,
            referenceTargets: members.labels,
            labels: undefined,
            referenceLabels: undefined,
          }
        : { labels: Int32Array.from(others.labels), referenceLabels: Int32Array.from(members.labels) }),
      ...{ classes: undefined, classNames: undefined, picture: undefined },
    },
  };
}

/** Reads a table of numbers whose last column is the label. */
function readSide(folder: string, name: string): { readonly inputs: Inputs; readonly labels: Float64Array } {
  const [, ...lines] = readFileSync(join(folder, name), 'utf8').trim().split('\n');
  const rows = lines.map((line) => line.split(',').map(Number));
  const size = (rows[0]?.length ?? 1) - 1;
  const values = Float32Array.from(rows.flatMap((row) => row.slice(0, size)));
  const { low, high } = boundsOf({ values, count: rows.length });
  return {
    inputs: {
      ...{ values, count: rows.length, shape: [size] },
      ...{ low: Float32Array.from(low), high: Float32Array.from(high) },
    },
    labels: Float64Array.from(rows, (row) => row[size] ?? 0),
  };
}
