import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attackByEvasion } from '../src/attacks/evasion/attack-by-evasion.ts';
import { defaultThreshold } from '../src/attacks/attack-rows.ts';
import type { AnalysisData } from '../src/analysis-data.ts';
import type { Upload } from '../src/dataset/open-upload.ts';
import { NotTestable } from '../src/fault.ts';
import { prepareAnalysis } from '../src/prepare/prepare-analysis.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import type { AttackResult } from '../src/types.ts';
import { tableHead, tableRow } from '../../common/bench/table.ts';
import { field, list, reference } from './data-python.ts';

/** Few rows, and a bounded time for the attacks by answers. */
const SAMPLES = 40;
const TIME_MS = 20_000;
const MANY = 10_000_000;
const FIXED_EPS = 0.05;

/** Scores of small classifiers: exact at the default eps and at .05, and what the attacks find without the structure. */
export async function treeScores(
  python: string,
  folder: string,
  runtime: Runtime,
  print: (text: string) => void,
): Promise<void> {
  const head = ['eps by default', 'exact', `exact, eps ${String(FIXED_EPS)}`, 'attacked, eps by default'];
  print(tableHead(['table, model', ...head]));
  const red = new Map<string, number>();
  const chances: number[] = [];
  const cases = list(reference(python, 'references/tree_scores.py', [folder]));
  for (const one of cases) {
    const [kind, file, data] = ['kind', 'file', 'data'].map((name) => String(field(one, name)));
    if (kind === undefined || file === undefined || data === undefined) continue;
    const analysisAt = async (eps?: number): Promise<AnalysisData> =>
      prepare({ model: upload(folder, file), data: upload(folder, data) }, runtime, eps);
    const [own, fixed] = [await score(await analysisAt()), await score(await analysisAt(FIXED_EPS))];
    const hadAttack = file.endsWith('.onnx');
    const attacked = hadAttack ? await score({ ...(await analysisAt()), exact: () => undefined }) : undefined;
    for (const [title, result] of [
      ['exact, eps by default', own],
      ['exact, eps .05', fixed],
      ['attacked', attacked],
    ] as const) {
      if (result === undefined) continue;
      if (typeof result === 'object') chances.push(Number(result.figures['chance of the gap'] ?? 1));
      const isRed = typeof result === 'object' && result.score.value > defaultThreshold('evasion');
      red.set(`${kind}: ${title}`, (red.get(`${kind}: ${title}`) ?? 0) + Number(isRed));
    }
    const eps = typeof own === 'string' ? '' : Number(own.figures['eps']).toFixed(3);
    const shown = [own, fixed, attacked].map(words);
    print(tableRow([`${String(field(one, 'table'))}, ${kind}`, eps, ...shown]));
  }
  print(`\nAbove the threshold of ${String(defaultThreshold('evasion'))}:\n`);
  for (const [title, count] of red) print(`- ${title}: ${String(count)}`);
  print(
    `\nLeast chance that mixtures of rows are turned so much more often: ${Math.min(...chances).toPrecision(2)}`,
  );
}

function words(result: AttackResult | string | undefined): string {
  if (result === undefined) return '-';
  if (typeof result === 'string') return result;
  return `${result.score.value.toFixed(2)}${result.access === 'exact' && result.bound !== 'exact' ? ' at least' : ''}`;
}

/** @returns the reason if the table does not allow a verdict */
async function score(analysis: AnalysisData): Promise<AttackResult | string> {
  const endsAt = performance.now() + TIME_MS;
  try {
    return await attackByEvasion(analysis, {
      ...{ seed: 1, maxQueries: MANY, progress: () => undefined },
      timeLeftMs: () => endsAt - performance.now(),
    });
  } catch (error) {
    if (error instanceof NotTestable) return 'not tested';
    throw error;
  }
}

async function prepare(
  slots: Readonly<Record<string, Upload>>,
  runtime: Runtime,
  eps: number | undefined,
): Promise<AnalysisData> {
  const settings = {
    ...{ seed: 1, timeMs: TIME_MS, maxQueries: MANY, samples: SAMPLES },
    ...(eps !== undefined && { eps }),
  };
  const job = {
    task: 'tabular-classification',
    attack: 'evasion',
    needs: ['model'],
    needsLabels: true,
  } as const;
  return prepareAnalysis({ ...job, fields: {}, slots, settings }, { runtime, endpoint: undefined });
}

function upload(folder: string, name: string): Upload {
  const content = readFileSync(join(folder, name));
  return {
    bytes: content.length,
    index: [{ name, bytes: content.length }],
    read: (start, bytes) => content.subarray(start, start + bytes),
  };
}
