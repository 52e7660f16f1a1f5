import { fileURLToPath } from 'node:url';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWrongLabels } from '../src/attacks/poisoning/labels/label-issues.ts';
import { checkForPoisoning } from '../src/attacks/poisoning/poisoning.ts';
import { Random } from '../src/random.ts';
import { inputFeatures } from '../src/statistics/picture-features.ts';
import type { AttackResult } from '../src/types.ts';
import { table } from '../../common/bench/table.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import type { EngineBench } from './reference.ts';
import { type PoisonedVictim, poisonedVictims } from './poisoned-victims.ts';
import { makeVictims, runPython } from './python.ts';
import { endless } from './victims.ts';
import { listedRows } from './listed-rows.ts';
import { findLabelIssues } from '../src/attacks/poisoning/labels/label-share.ts';

const SEED = 1;
const QUERIES = 200_000;
/** From this success on a backdoor works, from this score on it is found, and up to the last one a sound model passes. */
const [WORKS, FOUND, SOUND] = [0.8, 0.5, 0.15];

/** What is trained: arguments of poisoned.py. */
interface Choice {
  readonly triggers: 'usual' | 'other';
  readonly seed: string;
  readonly sets: string;
  readonly nets: string;
  readonly kinds: string;
}

const KINDS =
  'clean-0|flip-8|flip-pair-4|(patch|blended|sinusoidal)-(3|10)|all-to-all-10|clean-label-(patch|sinusoidal)-8';
const ALL = { sets: 'digits,shapes,shapes24', nets: 'cnn,mlp', kinds: KINDS };
/** Sound models that natural features of a class could make look backdoored: several nets, sizes of data, and trainings. */
const SOUND_MODELS: readonly Choice[] = [
  {
    ...{ triggers: 'usual', seed: '33', sets: 'writers', nets: 'small,drop,under,robust' },
    kinds: 'clean-0|flip-8|patch-10',
  },
  {
    ...{ triggers: 'usual', seed: '34', sets: 'digits300,digits600', nets: 'small,over' },
    kinds: 'clean-0|flip-pair-4',
  },
];
/** Every form of trigger once, at the higher rate and one lower one, on two sets of pictures; the seeds are those of all. */
const FEW = {
  ...{ sets: 'digits,shapes', nets: 'cnn' },
  kinds:
    'clean-0|flip-8|patch-(3|10)|blended-10|sinusoidal-10|all-to-all-10|clean-label-(patch|sinusoidal)-8',
};

/** Backdoors of several kinds and rates on several nets, and wrong labels beside cleanlab, on victims trained here. */
export async function poisoningRows(
  { bench, python, runtime }: Omit<EngineBench, 'runtimes' | 'folder'> & { readonly runtime: Runtime },
  pythonForLabels: string,
): Promise<void> {
  for (const choice of choices(bench.deep)) {
    const { triggers, seed } = choice;
    const folder = victimsOf(python, choice);
    const rows: string[][] = [];
    const labels: string[][] = [];
    for await (const victim of poisonedVictims(runtime, folder)) {
      const started = performance.now();
      const result = await checkForPoisoning(victim.analysis, endless(SEED, QUERIES));
      // The budget has no end, so the result cannot tell its time.
      rows.push(scoreRow(victim, { ...result, seconds: (performance.now() - started) / 1000 }));
      if (victim.kind.startsWith('flip')) labels.push(await labelRow(victim, bench.folder, pythonForLabels));
    }
    bench.print(`### Poisoning, ${triggers} triggers, seed ${seed}\n`);
    const head = [
      'victim',
      'accuracy',
      'trigger works',
      'score',
      'goal',
      'rows listed',
      'of them right',
      's',
    ];
    bench.print(`${table(head, rows)}\n`);
    bench.print(`### Wrong labels beside cleanlab, seed ${seed}\n`);
    const titles = [
      'victim',
      'precision',
      'recall',
      'cleanlab: precision',
      'recall',
      'same rows by its rule',
    ];
    bench.print(`${table(titles, labels)}\n`);
  }
}

function victimsOf(python: string, { triggers, seed, sets, nets, kinds }: Choice): string {
  const given = ['--seed', seed, '--sets', sets, '--nets', nets, '--kinds', kinds];
  return makeVictims(python, 'poisoned.py', [...given, '--triggers', triggers]);
}

/** The folders of victims of which most have a backdoor. */
export function backdoorVictims(python: string): readonly string[] {
  return choices(false)
    .filter((choice) => !SOUND_MODELS.includes(choice))
    .map((choice) => victimsOf(python, choice));
}

function choices(deep: boolean): readonly Choice[] {
  const first = { triggers: 'usual', seed: '31' } as const;
  const second = { triggers: 'other', seed: '32' } as const;
  if (deep) return [...SOUND_MODELS, ...[first, second].map((one) => ({ ...one, ...ALL }))];
  return [...SOUND_MODELS, { ...first, ...FEW }, { ...second, ...FEW, sets: 'shapes24' }];
}

function scoreRow(
  { name, accuracy, works, changed }: PoisonedVictim,
  { score, evidence, seconds }: AttackResult,
): string[] {
  const listed = listedRows({ evidence }, 'Rows with the trigger');
  return [
    name,
    accuracy.toFixed(2),
    works?.toFixed(2) ?? '-',
    score.value.toFixed(3),
    goalOf(works, score.value),
    String(listed.length),
    String(listed.filter((row) => changed.has(row)).length),
    seconds.toFixed(1),
  ];
}

function goalOf(works: number | undefined, score: number): string {
  if (works === undefined) return score <= SOUND ? 'met' : 'missed';
  if (works < WORKS) return '-';
  return score >= FOUND ? 'met' : 'missed';
}

/** Our rows, and cleanlab's by the same probabilities. Ours also hold rows that only our own classifier doubts. */
async function labelRow(
  { name, analysis, changed }: PoisonedVictim,
  folder: string,
  python: string,
): Promise<string[]> {
  const { victim, labels, universal, universalLabels } = analysis;
  const trusted = { features: inputFeatures(universal), labels: universalLabels };
  const classes = victim.answerSize;
  const found = await findWrongLabels(
    victim,
    { ...analysis.data, labels },
    inputFeatures(analysis.data),
    trusted,
    classes,
    new Random(SEED),
  );
  const path = join(folder, 'labels.json');
  writeFileSync(path, JSON.stringify({ labels: Array.from(labels), scores: Array.from(found.joined) }));
  const printed: unknown = JSON.parse(
    runPython(python, fileURLToPath(new URL('./label_issues_reference.py', import.meta.url)), [path]),
  );
  const theirs = Array.isArray(printed) ? printed.map(Number) : [];
  const sameRule = findLabelIssues(found.joined, labels, classes).map(({ row }) => row);
  return [
    name,
    ...hits(
      found.issues.map(({ row }) => row),
      changed,
    ),
    ...hits(theirs, changed),
    sameRule.toSorted((a, b) => a - b).join() === theirs.join() ? 'yes' : 'no',
  ];
}

/** The share of the rows that were changed, and the share of the changed that are among the rows. */
function hits(rows: readonly number[], changed: ReadonlySet<number>): string[] {
  const right = rows.filter((row) => changed.has(row)).length;
  return [(right / Math.max(1, rows.length)).toFixed(3), (right / Math.max(1, changed.size)).toFixed(3)];
}
