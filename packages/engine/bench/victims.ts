import { fileURLToPath } from 'node:url';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isObject } from '@model-security-scan/common/json';
import { readNpy } from '../src/dataset/npy.ts';
import { judgeModel } from '../src/model/judge-model.ts';
import { loadNativeRuntime, loadWasmRuntime } from '../src/runtime/onnx-runtime.ts';
import { installedWasmFiles } from '../src/runtime/wasm-files.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import type { EvasionAnalysis } from '../src/attacks/evasion/setup.ts';
import type { Budget, Victim } from '../src/types.ts';
import { argMax, rowOf } from '../src/vectors.ts';
import { OnnxVictim } from '../src/victim/onnx-victim.ts';

/** A victim on disk: NAME.onnx with its inputs and classes. */
export interface VictimFiles {
  readonly name: string;
  readonly model: string;
  readonly inputs: string;
  readonly labels: string;
}

export function victimIn(folder: string, name: string): VictimFiles {
  const file = (end: string): string => join(folder, `${name}${end}`);
  return { name, model: file('.onnx'), inputs: file('_x.npy'), labels: file('_y.npy') };
}

/** Where the native runtime is kept for next time. */
const NATIVE = join(tmpdir(), 'model-security-scan-engine-native');

/** The native runtime, which the reference tools use too, and the one for WebAssembly, which is the service's default. */
export interface BenchRuntimes {
  readonly native: Runtime;
  readonly wasm: Runtime;
}

/** Installs the native runtime if it is missing; its install script is left out, since it wants other hosts. */
export async function benchRuntimes(): Promise<BenchRuntimes> {
  const folder = join(NATIVE, 'node_modules', 'onnxruntime-node');
  if (!existsSync(folder)) {
    const known: unknown = JSON.parse(
      await readFile(
        fileURLToPath(new URL('../../../node_modules/onnxruntime-common/package.json', import.meta.url)),
        'utf8',
      ),
    );
    const version = isObject(known) ? known['version'] : undefined;
    execFileSync(
      'npm',
      [
        'install',
        '--prefix',
        NATIVE,
        '--ignore-scripts',
        '--no-audit',
        `onnxruntime-node@${String(version)}`,
      ],
      { stdio: 'ignore', env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' } },
    );
  }
  const native = loadNativeRuntime(folder);
  if (native === undefined) {
    throw new Error(`The native runtime in ${folder} does not load. Remove the folder.`);
  }
  return { native, wasm: await loadWasmRuntime(installedWasmFiles()) };
}

/** Opens a victim with its data; tables get the bounds of their columns. */
export async function openVictim(
  runtime: Runtime,
  files: VictimFiles,
): Promise<EvasionAnalysis & { readonly victim: OnnxVictim; readonly labels: Int32Array }> {
  const victim = await OnnxVictim.open(runtime, judgeModel(await readFile(files.model)), {
    kind: 'classification',
  });
  const inputs = readNpy(await readFile(files.inputs), files.inputs);
  const labels = Int32Array.from(readNpy(await readFile(files.labels), files.labels).values);
  const values = Float32Array.from(inputs.values);
  const [count = 0, ...shape] = inputs.shape;
  const [channels = 1, height = 1, width = 1] = shape;
  const isPicture = shape.length === 3;
  const bounds = isPicture
    ? { low: Float32Array.of(0), high: Float32Array.of(1) }
    : columnBounds(values, shape[0] ?? 1);
  return {
    ...{ victim, labels, runtime, classes: undefined, classNames: undefined, settings: {} },
    data: { values, count, shape, ...bounds },
    picture: isPicture ? { channels, height, width, order: 'chw' } : undefined,
  };
}

function columnBounds(
  values: Float32Array,
  size: number,
): { readonly low: Float32Array; readonly high: Float32Array } {
  const low = new Float32Array(size).fill(Number.POSITIVE_INFINITY);
  const high = new Float32Array(size).fill(Number.NEGATIVE_INFINITY);
  for (const [index, value] of values.entries()) {
    const column = index % size;
    low[column] = Math.min(low[column] ?? value, value);
    high[column] = Math.max(high[column] ?? value, value);
  }
  return { low, high };
}

/** A victim that counts what it is asked. */
export function countedVictim(
  inputShape: readonly number[],
  answers: Victim['answers'],
  answerSize: number,
  answer: Victim['ask'],
): Victim {
  let queries = 0;
  const inputSize = inputShape.reduce((product, side) => product * side, 1);
  return {
    ...{ inputShape, inputSize, answers, answerSize },
    get queries() {
      return queries;
    },
    ask: (inputs, count) => {
      queries += count;
      return answer(inputs, count);
    },
  };
}

/** The same victim, telling its class only. */
export function labelsOnly(victim: Victim): Victim {
  return countedVictim(victim.inputShape, 'labels', 1, async (inputs, count) => {
    const scores = await victim.ask(inputs, count);
    return Float32Array.from({ length: count }, (_unused, index) =>
      argMax(rowOf(scores, index, victim.answerSize)),
    );
  });
}

export function endless(seed: number, maxQueries: number): Budget {
  return { seed, maxQueries, timeLeftMs: () => Number.POSITIVE_INFINITY, progress: () => undefined };
}
