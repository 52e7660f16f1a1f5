import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import { attackRows } from '../../../packages/engine/bench/attack-rows.ts';
import { pythonForData } from '../../../packages/engine/bench/data-python.ts';
import { dataRows } from '../../../packages/engine/bench/data-rows.ts';
import { driftParts } from '../../../packages/engine/bench/drift-parts.ts';
import { outlierParts } from '../../../packages/engine/bench/outlier-parts.ts';
import { copyRows } from '../../../packages/engine/bench/copy-rows.ts';
import { coverageRows } from '../../../packages/engine/bench/coverage-rows.ts';
import { extractionRows } from '../../../packages/engine/bench/extraction-rows.ts';
import { deepRows, largeRows } from '../large-rows.ts';
import { honestLabelRows } from '../../../packages/engine/bench/honest-label-rows.ts';
import { gradientRows } from '../../../packages/engine/bench/gradient-rows.ts';
import { poisonedTableRows } from '../../../packages/engine/bench/poisoned-table-rows.ts';
import { backdoorVictims, poisoningRows } from '../../../packages/engine/bench/poisoning-rows.ts';
import {
  makeVictims,
  pythonForCopies,
  pythonForTables,
  pythonForTrees,
  pythonWithReferences,
} from '../../../packages/engine/bench/python.ts';
import type { EngineBench } from '../../../packages/engine/bench/reference.ts';
import { suspectParts } from '../../../packages/engine/bench/suspect-parts.ts';
import { treeRows } from '../../../packages/engine/bench/tree-rows.ts';
import { treeScores } from '../../../packages/engine/bench/tree-scores.ts';
import { trainingRows } from '../../../packages/engine/bench/training-speed.ts';
import { whiteboxRows } from '../../../packages/engine/bench/whitebox-rows.ts';
import { cleanLabels, driftScores } from '../../../packages/engine/bench/verdict-rows.ts';
import { benchRuntimes } from '../../../packages/engine/bench/victims.ts';
import { loadWasmRuntime } from '../../../packages/engine/src/runtime/onnx-runtime.ts';
import { installedWasmFiles } from '../../../packages/engine/src/runtime/wasm-files.ts';
import { findPython } from '../launcher.ts';

/** Seeds of the victims: nothing was chosen by the second, which only `--deep` measures. */
const SEEDS = [0, 7] as const;

type Section = (bench: Bench) => Promise<void>;

/** What `engine` runs: the engine's parts beside the reference tools, on victims that are trained here. */
export const ENGINE_SECTIONS: readonly (readonly [name: string, section: Section])[] = [
  ['engine-training', section('training a copy', training)],
  ['engine-extraction', section('extraction', (bench) => forEachSeed(bench, extractionRows))],
  ['engine-copies', section('extraction beside common copies', copies)],
  ['engine-evasion', section('evasion', (bench) => forEachSeed(bench, attackRows))],
  ['engine-whitebox', section('evasion by gradients', whitebox)],
  ['engine-trees', trees],
  ['engine-tree-scores', treeScoreRows],
  ['engine-coverage', coverage],
  ['engine-verdicts', verdicts],
  ['engine-poisoning', section('poisoning', poisoning)],
  ['engine-suspects', section('generators of suspects', suspects)],
  ['engine-honest-labels', section('honest labels with random noise', honestLabels)],
  ['engine-table-backdoors', section('poisoned tables', tableBackdoors)],
  ['engine-gradients', section('gradients beside those of PyTorch', gradients)],
  ['engine-deep', section('evasion of large models, WebAssembly', deep)],
  ['engine-large', section('pictures of usual size, WebAssembly', large)],
];

function section(title: string, measure: Section): Section {
  return async (bench) => {
    bench.print(`## Engine: ${title}\n`);
    if (bench.full) await measure(bench);
    else bench.print('The reference tools take some GiB of disk: add --full.\n');
  };
}

async function training(bench: Bench): Promise<void> {
  bench.print(`${await trainingRows(await benchRuntimes())}\n`);
}

async function trees({ full, folder, print }: Bench): Promise<void> {
  print('## Engine: models of trees\n');
  const runtime = await loadWasmRuntime(installedWasmFiles());
  await treeRows(pythonForTrees(findPython()), { full, runtime, folder: join(folder, 'trees'), print });
}

async function treeScoreRows({ folder, print }: Bench): Promise<void> {
  print('## Engine: what small classifiers score\n');
  const runtime = await loadWasmRuntime(installedWasmFiles());
  await treeScores(pythonForTrees(findPython()), join(folder, 'tree-scores'), runtime, print);
}

async function coverage(bench: Bench): Promise<void> {
  bench.print('## Engine: does the interval of evasion contain the score of all rows?\n');
  await coverageRows(await loadWasmRuntime(installedWasmFiles()), bench.print);
}

async function verdicts({ full, deep, print }: Bench): Promise<void> {
  const draws = deep ? 10 : full ? 3 : 1;
  const runtime = await loadWasmRuntime(installedWasmFiles());
  print('## Engine: what clean and changed data score\n');
  print(`### Labels: hard tables, all labels right\n\n${await cleanLabels(runtime, draws)}\n`);
  print(`### Drift: mixed columns\n\n${await driftScores(deep ? 100 : full ? 30 : 10)}\n`);
}

async function forEachSeed(bench: Bench, measure: (engine: EngineBench) => Promise<void>): Promise<void> {
  const python = pythonWithReferences(findPython());
  const runtimes = await benchRuntimes();
  for (const seed of bench.deep ? SEEDS : SEEDS.slice(0, 1)) {
    bench.print(`Victims of seed ${String(seed)}, native runtime.\n`);
    const folder = makeVictims(python, 'make_victims.py', [String(seed)]);
    await measure({ bench, folder, python, runtimes });
  }
}

async function copies({ folder, print }: Bench): Promise<void> {
  const python = pythonForCopies(findPython());
  const runtime = await loadWasmRuntime(installedWasmFiles());
  for (const set of ['tuning', 'last']) {
    print(`### Victims: ${set}\n`);
    const work = join(folder, 'copies');
    await copyRows(makeVictims(python, 'make_copied.py', [set]), { python, runtime, work, print });
  }
}

async function poisoning(bench: Bench): Promise<void> {
  const python = pythonWithReferences(findPython());
  const { native } = await benchRuntimes();
  await poisoningRows({ bench, python, runtime: native }, pythonForData(findPython()));
}

async function suspects(bench: Bench): Promise<void> {
  const folders = backdoorVictims(pythonWithReferences(findPython()));
  const { native } = await benchRuntimes();
  bench.print(
    `${await suspectParts(native, folders, (line) => {
      bench.print(`- ${line}`);
    })}\n`,
  );
}

async function honestLabels({ deep, print }: Bench): Promise<void> {
  const python = pythonForTables(findPython());
  const { native } = await benchRuntimes();
  for (const sets of deep ? ['tuning', 'held-out'] : ['held-out']) {
    const folder = makeVictims(python, 'honest_labels.py', ['--sets', sets, '--draws', '4']);
    print(`### Labels: ${sets}\n\n${await honestLabelRows(native, folder)}\n`);
  }
}

async function tableBackdoors({ deep, print }: Bench): Promise<void> {
  const python = pythonForTables(findPython());
  const { native } = await benchRuntimes();
  for (const sets of deep ? ['tuning', 'held-out'] : ['held-out']) {
    print(`### Tables: ${sets}\n\n${await poisonedTableRows(python, native, ['--sets', sets])}\n`);
  }
}

async function whitebox({ print }: Bench): Promise<void> {
  const python = pythonWithReferences(findPython());
  const runtime = await loadWasmRuntime(installedWasmFiles());
  await whiteboxRows(makeVictims(python, 'make_whitebox.py', ['0']), runtime, 0.01, print);
  await whiteboxRows(makeVictims(python, 'make_guarded.py', ['3']), runtime, 0.03, print);
}

async function gradients({ print }: Bench): Promise<void> {
  const python = pythonWithReferences(findPython());
  const runtime = await loadWasmRuntime(installedWasmFiles());
  await gradientRows(makeVictims(python, 'make_gradients.py', ['0']), runtime, print);
}

async function deep(bench: Bench): Promise<void> {
  const folder = makeVictims(pythonWithReferences(findPython()), 'make_large.py', ['0', 'deep']);
  // At so small an eps most inputs stand: the case that takes longest.
  const victims = [['residual_64'], ['residual_64', 0.002], ['mobile_224']] as const;
  await deepRows(folder, victims, { work: bench.folder }, bench.print);
}

async function large(bench: Bench): Promise<void> {
  const python = pythonWithReferences(findPython());
  const folder = makeVictims(python, 'make_large.py', bench.deep ? ['0'] : ['0', 'middle']);
  const names = bench.deep ? ['middle_chw', 'middle_hwc', 'large_chw'] : ['middle_chw'];
  await largeRows(folder, names, bench.folder, bench.print);
}

/** The checks of data beside scipy, cleanlab and pyod. */
export async function engineDataSection(bench: Bench): Promise<void> {
  bench.print('## Engine: checks of data\n');
  await dataRows(pythonForData(findPython()), bench);
}

/** What each detector of outliers and each test of drift is worth: packages/engine/bench/parts.md has the last tables. */
export async function enginePartsSection({ full, print }: Bench): Promise<void> {
  const python = pythonForData(findPython());
  print('## Engine: what each part is worth\n');
  print(`### Detectors of outliers\n\n${outlierParts(python, full ? [0, 1, 2, 3] : [0])}\n`);
  print(`### Tests of drift\n\n${await driftParts(python, full ? 8 : 2)}\n`);
}
