import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attack } from '../../../src/core/attack-table.ts';
import { AnalysisQueue } from '../../../service/engine/process/analysis-queue.ts';
import { sourceChildCode } from '../../../service/engine/process/child-code.ts';
import { residentBytes } from '../../../service/engine/process/memory-limits.ts';
import { type AnalysisOutcome, runAnalysis } from '../../../service/engine/process/run-analysis.ts';
import { zipFiles } from '../../../service/engine/report/archive/zip.ts';
import { table } from '../table.ts';
import { type VictimFiles, victimIn } from './victims.ts';

const ATTACKS = ['extraction', 'evasion', 'poisoning', 'drift', 'outlier'] as const;
/** The service's own settings. */
const SETTINGS = { seed: 1, timeMs: 600_000, maxQueries: 150_000 } as const;
/** What docs and schema propose for extraction. */
const QUESTIONS = '20000';
const LOOK_MS = 100;

/** What one analysis took. */
interface Row {
  readonly attack: Attack;
  readonly seconds: number;
  readonly said: string;
}

/** All five analyses of picture models of usual size, as the service runs them: in child processes, by WebAssembly, two at once. */
export async function largeRows(folder: string, work: string, print: (text: string) => void): Promise<void> {
  for (const name of ['middle_chw', 'middle_hwc', 'large_chw']) {
    const uploads = await writeUploads(victimIn(folder, name), work);
    const queue = new AnalysisQueue();
    const memory = watchChildren();
    const started = performance.now();
    const rows = await Promise.all(ATTACKS.map((attack) => analyse(queue, attack, uploads)));
    const whole = seconds(started);
    const peak = memory.stop();
    print(
      `### ${name}: all five analyses, ${whole.toFixed(0)} s, at most ${megabytes(peak)} MB in one process\n`,
    );
    print(
      `${table(
        ['analysis', 's', 'outcome'],
        rows.map(({ attack, seconds: taken, said }) => [attack, taken.toFixed(1), said]),
      )}\n`,
    );
  }
}

async function analyse(queue: AnalysisQueue, attack: Attack, uploads: Record<string, string>): Promise<Row> {
  let started = performance.now();
  const questions = attack === 'extraction' ? { number_of_attack_queries: QUESTIONS } : {};
  const fields = { normalize_data: 'yes', ...questions };
  const outcome = await queue.run((memoryBytes) => {
    started = performance.now();
    return runAnalysis(
      { task: 'image-classification', attack, uploads, settings: SETTINGS, fields },
      { code: sourceChildCode(), memoryBytes },
    );
  });
  return { attack, seconds: seconds(started), said: sayOutcome(outcome) };
}

function sayOutcome(outcome: AnalysisOutcome): string {
  if (outcome.kind !== 'result') return outcome.kind === 'failed' ? outcome.reason : outcome.kind;
  const { score, queries, cutShort } = outcome.result;
  return `score ${score.value.toFixed(2)}, ${String(queries)} queries${cutShort ? ', cut short' : ''}`;
}

/** Zips what a user would upload: the second half of the inputs is the trusted set and the reference. */
async function writeUploads(files: VictimFiles, work: string): Promise<Record<string, string>> {
  const put = async (slot: string, name: string, content: Buffer): Promise<readonly [string, string]> => {
    const path = join(work, `${files.name}-${slot}.zip`);
    await writeFile(path, await zipFiles([{ name, content }]));
    return [slot, path];
  };
  const [inputs, labels] = [await readFile(files.inputs), await readFile(files.labels)];
  const slots: [slot: string, name: string, content: Buffer][] = [
    ['model', 'model.onnx', await readFile(files.model)],
    ['data', 'data.npy', inputs],
    ['label', 'label.npy', labels],
    ...(['reference', 'universal'] as const).flatMap((set): [string, string, Buffer][] => [
      [`${set}_data`, 'data.npy', inputs],
      [`${set}_label`, 'label.npy', labels],
    ]),
  ];
  return Object.fromEntries(await Promise.all(slots.map((slot) => put(...slot))));
}

/** Watches the memory of this process's children; only Linux tells it. */
function watchChildren(): { readonly stop: () => number } {
  let most = 0;
  const look = async (): Promise<void> => {
    for (const pid of await childrenOf()) most = Math.max(most, (await residentBytes(pid)) ?? 0);
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

async function childrenOf(): Promise<readonly number[]> {
  try {
    const lists = (await readdir('/proc/self/task')).map((task) =>
      readFile(`/proc/self/task/${task}/children`, 'utf8'),
    );
    return (await Promise.all(lists)).flatMap((list) => (list.match(/\d+/gu) ?? []).map(Number));
  } catch {
    return [];
  }
}

function seconds(started: number): number {
  return (performance.now() - started) / 1000;
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0);
}
