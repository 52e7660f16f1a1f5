import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Attack, attacksOf, DESCRIPTORS } from '../../packages/engine/src/attacks/attack-rows.ts';
import { AnalysisQueue } from '../../src/analyser/local/analysis-queue.ts';
import { sourceChildCode } from '../../packages/engine/src/process/child-code.ts';
import {
  type AnalysisOutcome,
  type AnalysisRequest,
  runAnalysis,
  type UploadFile,
} from '../../packages/engine/src/process/run-analysis.ts';
import { table, tableHead, tableRow } from '../../packages/common/bench/table.ts';
import { childrenOf, watchProcess } from '../../packages/engine/bench/child-cost.ts';
import { type VictimFiles, victimIn } from '../../packages/engine/bench/victims.ts';

/** The service's own settings. */
const SETTINGS = { seed: 1, timeMs: 600_000, maxQueries: 150_000 } as const;
/** What docs and schema propose for extraction. */
const QUESTIONS = '20000';
/** What the five analyses of a model of about 1 MB may take, in seconds, on two free cores. */
const GOAL_S = 180;

/** What one analysis took. */
interface Row {
  readonly attack: Attack;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakBytes: number;
  readonly said: string;
}

/** All analyses of picture models of usual size, as the service runs them: in child processes, by WebAssembly, two at once. */
export async function largeRows(
  folder: string,
  names: readonly string[],
  work: string,
  print: (text: string) => void,
): Promise<void> {
  for (const name of names) {
    const uploads = await writeUploads(victimIn(folder, name), work);
    const queue = new AnalysisQueue();
    const started = performance.now();
    const rows = await Promise.all(
      attacksOf('image-classification').map((attack) => analyse(queue, attack, uploads)),
    );
    const whole = seconds(started);
    const used = rows.reduce((sum, row) => sum + row.cpuSeconds, 0);
    const goal = name.startsWith('middle') ? `; goal: under ${String(GOAL_S)} s on two free cores` : '';
    print(`### ${name}: all analyses, ${whole.toFixed(0)} s, ${used.toFixed(0)} s of CPU time${goal}\n`);
    print(
      `${table(
        ['analysis', 's', 's of CPU time', 'memory, MB', 'outcome'],
        rows.map((row) => [
          ...[row.attack, row.seconds.toFixed(1), row.cpuSeconds.toFixed(1)],
          ...[(row.peakBytes / 2 ** 20).toFixed(0), row.said],
        ]),
      )}\n`,
    );
  }
}

/** Evasion of large models: what its gradients and its self-check cost. @param victims with the eps, if it is not the default. @param timeMs what each may take */
export async function deepRows(
  folder: string,
  victims: readonly (readonly [name: string, eps?: number])[],
  { work, timeMs = SETTINGS.timeMs }: { readonly work: string; readonly timeMs?: number | undefined },
  print: (text: string) => void,
): Promise<void> {
  print(tableHead(['model', 's', 's of CPU time', 'memory, MB', 'outcome']));
  for (const [name, eps] of victims) {
    const uploads = await writeUploads(victimIn(folder, name), work);
    const row = await analyse(new AnalysisQueue(), 'evasion', uploads, {
      timeMs,
      ...(eps !== undefined && { eps }),
    });
    const figures = [row.seconds, row.cpuSeconds, row.peakBytes / 2 ** 20].map((value) => value.toFixed(0));
    const shown = eps === undefined ? name : `${name}, eps ${String(eps)}`;
    print(tableRow([shown, ...figures, row.said]));
  }
}

async function analyse(
  queue: AnalysisQueue,
  attack: Attack,
  uploads: Uploads,
  settings: Partial<AnalysisRequest['settings']> = {},
): Promise<Row> {
  const questions = attack === 'extraction' ? { number_of_attack_queries: QUESTIONS } : {};
  const fields = { normalize_data: 'yes', ...questions };
  const { needs, needsLabels } = DESCRIPTORS[attack];
  let started = performance.now();
  let child: ReturnType<typeof watchProcess> | undefined;
  const outcome = await queue.run((memoryBytes) => {
    started = performance.now();
    const before = childrenOf();
    const running = runAnalysis(
      {
        task: 'image-classification',
        attack,
        needs,
        needsLabels,
        uploads,
        settings: { ...SETTINGS, ...settings },
        fields,
      },
      { code: sourceChildCode(), memoryBytes },
    );
    child = watchProcess(childrenOf().find((pid) => !before.includes(pid)));
    return running;
  });
  const cost = child?.stop() ?? { cpuSeconds: 0, peakBytes: 0 };
  return { attack, seconds: seconds(started), said: sayOutcome(outcome), ...cost };
}

function sayOutcome(outcome: AnalysisOutcome): string {
  if (outcome.kind !== 'result') return outcome.kind === 'failed' ? outcome.reason : outcome.kind;
  const { score, queries, cutShort, figures, unearned } = outcome.result;
  const told = [
    'samples',
    'gradients',
    'steps of a climb',
    'self-check',
    'self-check: planted',
    'self-check: found',
  ];
  return [
    `score ${score.value.toFixed(2)}`,
    `${String(queries)} queries`,
    ...told.flatMap((name) => (name in figures ? [`${name} ${String(figures[name])}`] : [])),
    ...(cutShort ? ['cut short'] : []),
    ...(unearned === undefined ? [] : ['no pass']),
  ].join(', ');
}

type Uploads = AnalysisRequest['uploads'];

/** Writes what a user would give: the second half of the inputs is the trusted set and the reference. */
async function writeUploads(files: VictimFiles, work: string): Promise<Uploads> {
  const put = async (slot: string, name: string, content: Buffer): Promise<readonly [string, UploadFile]> => {
    const path = join(work, `${files.name}-${slot}`);
    await writeFile(path, content);
    return [slot, { path, index: [{ name, bytes: content.length }] }];
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

function seconds(started: number): number {
  return (performance.now() - started) / 1000;
}
