import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkForPoisoning } from '../src/attacks/poisoning/poisoning.ts';
import { defaultThreshold } from '../src/attacks/attack-rows.ts';
import { readNpy } from '../src/dataset/npy.ts';
import { NotTestable } from '../src/fault.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import type { AttackResult } from '../src/types.ts';
import { table } from '../../common/bench/table.ts';
import { field } from './data-python.ts';
import { listedRows } from './listed-rows.ts';
import { inputsOf, openVictim } from './poisoned-table-rows.ts';
import { endless } from './victims.ts';

const QUERIES = 150_000;

type End = 'passed' | 'found' | 'no verdict';

/** What came of a victim of packages/engine/bench/victims/honest_labels.py. */
interface Judged {
  readonly set: string;
  /** The share of random labels, in percent. */
  readonly noise: number;
  readonly isTrusted: boolean;
  readonly end: End;
  readonly hasBackdoor: boolean;
  /** The likeliest share of wrong labels; undefined if labels were not judged. */
  readonly share: number | undefined;
  readonly listed: number;
  readonly right: number;
  readonly why: string;
}

/** Measures what comes of labels with random noise, with and without trusted rows: one draw in each folder of `folder`. */
export async function honestLabelRows(runtime: Runtime, folder: string): Promise<string> {
  const all: Judged[] = [];
  for (const name of readdirSync(folder).toSorted()) {
    for (const isTrusted of [false, true]) all.push(await judge(runtime, folder, name, isTrusted));
  }
  const noises = [...new Set(all.map(({ noise }) => noise))].toSorted((a, b) => a - b);
  const sets = [...new Set(all.map(({ set }) => set))];
  const some = (choose: (one: Judged) => boolean): readonly Judged[] => all.filter(choose);
  return [
    table(HEADER, [
      ...noises.flatMap((noise) =>
        [false, true].map((isTrusted) =>
          row(
            `${String(noise)} %, ${isTrusted ? 'with' : 'without'} trusted rows`,
            some((one) => one.noise === noise && one.isTrusted === isTrusted),
          ),
        ),
      ),
      row(
        'at most 10 %, all',
        some(({ noise }) => noise <= 10),
      ),
    ]),
    table(
      HEADER,
      sets.map((set) =>
        row(
          `${set}, at most 10 %`,
          some((one) => one.set === set && one.noise <= 10),
        ),
      ),
    ),
    `- weaker with trusted rows than without: ${String(countWeaker(all))}`,
    ...all
      .filter(({ noise, end, hasBackdoor }) => end !== (noise < 15 ? 'passed' : 'found') || hasBackdoor)
      .map(({ why }) => `- ${why}`),
  ].join('\n\n');
}

const HEADER = [
  'labels that are random',
  'draws',
  'passed',
  'found',
  'no verdict',
  'backdoors',
  'mean of the likeliest share',
  'rows listed',
  'of them changed',
];

function row(name: string, some: readonly Judged[]): string[] {
  const count = (end: End): string => String(some.filter((one) => one.end === end).length);
  const shares = some.flatMap(({ share }) => (share === undefined ? [] : [share]));
  const sum = (of: (one: Judged) => number): number => some.reduce((total, one) => total + of(one), 0);
  return [
    ...[name, String(some.length), count('passed'), count('found'), count('no verdict')],
    String(some.filter(({ hasBackdoor }) => hasBackdoor).length),
    (shares.reduce((total, share) => total + share, 0) / Math.max(1, shares.length)).toFixed(3),
    ...[sum(({ listed }) => listed), sum(({ right }) => right)].map(String),
  ];
}

/** How many draws have a verdict without trusted rows, and none with them. Each draw stands once without, then with them. */
function countWeaker(all: readonly Judged[]): number {
  return all.filter(
    ({ isTrusted, end }, place) => isTrusted && end === 'no verdict' && all[place - 1]?.end !== 'no verdict',
  ).length;
}

async function judge(runtime: Runtime, folder: string, name: string, isTrusted: boolean): Promise<Judged> {
  const file = (part: string): Buffer => readFileSync(join(folder, name, part));
  const integers = (part: string): Int32Array => Int32Array.from(readNpy(file(part), part).values);
  const info: unknown = JSON.parse(file('info.json').toString());
  const data = inputsOf(file('x.npy'), info);
  const [channels = 1, height = 1, width = 1] = data.shape;
  const isPicture = data.shape.length > 1;
  const task = isPicture ? 'image-classification' : 'tabular-classification';
  const analysis = {
    ...{ victim: await openVictim(runtime, folder, name, task), runtime, data, labels: integers('y.npy') },
    universal: isTrusted ? inputsOf(file('trusted_x.npy'), info) : undefined,
    universalLabels: isTrusted ? integers('trusted_y.npy') : undefined,
    picture: isPicture ? ({ channels, height, width, order: 'chw' } as const) : undefined,
  };
  const known = { set: String(field(info, 'set')), noise: Number(field(info, 'noise')), isTrusted };
  const title = `${name}, ${isTrusted ? 'with' : 'without'} trusted rows`;
  try {
    const result = await checkForPoisoning(analysis, endless(1, QUERIES));
    const rows = listedRows(result, 'Rows with probably wrong labels');
    const changed = new Set(integers('truth.npy'));
    const end = endOf(result);
    return {
      ...{ ...known, end, listed: rows.length, right: rows.filter((one) => changed.has(one)).length },
      hasBackdoor: result.meaning.includes('the model has a backdoor'),
      share: shareOf(result),
      why: `${title}: ${end}, ${result.score.value.toFixed(3)} (${result.score.low.toFixed(3)} to ${result.score.high.toFixed(3)}). ${result.unearned ?? result.meaning}`,
    };
  } catch (error) {
    if (!(error instanceof NotTestable)) throw error;
    const nothing = { hasBackdoor: false, share: undefined, listed: 0, right: 0 };
    return { ...known, ...nothing, end: 'no verdict', why: `${title}: ${error.message}` };
  }
}

function endOf({ score, unearned }: AttackResult): End {
  if (score.value > defaultThreshold('poisoning')) return 'found';
  return unearned === undefined ? 'passed' : 'no verdict';
}

function shareOf({ figures }: AttackResult): number | undefined {
  const share = figures['share of wrong labels'];
  return typeof share === 'number' ? share : undefined;
}
