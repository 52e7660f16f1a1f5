import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNpy } from '../src/dataset/npy.ts';
import { judgeModel } from '../src/model/judge-model.ts';
import type { PoisoningAnalysis } from '../src/attacks/poisoning/poisoning.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import type { Inputs, Victim } from '../src/types.ts';
import { OnnxVictim } from '../src/victim/onnx-victim.ts';

/** A victim of packages/engine/bench/victims/poisoned.py, and what was done to its data. */
export interface PoisonedVictim {
  readonly name: string;
  readonly kind: string;
  readonly accuracy: number;
  /** How often the trigger works on test inputs; absent if there is none. */
  readonly works: number | undefined;
  /** The rows that were changed. */
  readonly changed: ReadonlySet<number>;
  readonly analysis: PoisoningAnalysis & {
    readonly victim: Victim;
    readonly labels: Int32Array;
    readonly universal: Inputs;
    readonly universalLabels: Int32Array;
  };
}

/** Opens the victims in a folder, one after another, so that only one is in memory. */
export async function* poisonedVictims(runtime: Runtime, folder: string): AsyncGenerator<PoisonedVictim> {
  for (const name of readdirSync(folder).toSorted()) yield await openPoisoned(runtime, folder, name);
}

async function openPoisoned(runtime: Runtime, folder: string, name: string): Promise<PoisonedVictim> {
  const file = (part: string): Buffer => readFileSync(join(folder, name, part));
  const integers = (part: string): Int32Array => Int32Array.from(readNpy(file(part), part).values);
  const inputs = (part: string): Inputs => {
    const { values, shape } = readNpy(file(part), part);
    const [count = 0, ...rest] = shape;
    return {
      ...{ values: Float32Array.from(values), count, shape: rest },
      ...{ low: Float32Array.of(0), high: Float32Array.of(1) },
    };
  };
  const info: unknown = JSON.parse(file('info.json').toString());
  const figure = (key: string): unknown =>
    typeof info === 'object' && info !== null ? new Map(Object.entries(info)).get(key) : undefined;
  const [channels = 1, height = 1, width = 1] = inputs('trusted_x.npy').shape;
  const picture = { channels, height, width, order: 'chw' } as const;
  const victim = await OnnxVictim.open(runtime, judgeModel(file('model.onnx')), { kind: 'classification' });
  return {
    name,
    kind: String(figure('kind')),
    accuracy: Number(figure('accuracy')),
    works: figure('success') === undefined ? undefined : Number(figure('success')),
    changed: new Set(figure('rate') === 0 ? [] : integers('truth.npy')),
    analysis: {
      ...{ victim, runtime, picture, data: inputs('x.npy'), labels: integers('y.npy') },
      ...{ universal: inputs('trusted_x.npy'), universalLabels: integers('trusted_y.npy') },
    },
  };
}
