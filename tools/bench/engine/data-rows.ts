import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scoreOutliers } from '../../../service/engine/outlier/combine.ts';
import { checkForDrift } from '../../../service/engine/drift/drift.ts';
import { findLabelIssues } from '../../../service/engine/poisoning/confident-learning.ts';
import { Random } from '../../../service/engine/random.ts';
import { auc } from '../../../service/engine/statistics/auc.ts';
import { chiSquared } from '../../../service/engine/statistics/chi-squared.ts';
import { kolmogorovSmirnov } from '../../../service/engine/statistics/kolmogorov-smirnov.ts';
import { sorted } from '../../../service/engine/statistics/robust.ts';
import { wilson } from '../../../service/engine/statistics/wilson.ts';
import type { Inputs } from '../../../service/engine/types.ts';
import { table } from '../table.ts';

const FOLDER = join(tmpdir(), 'model-security-scan-data-venv');
const PACKAGES = ['numpy', 'scipy', 'scikit-learn', 'cleanlab', 'pyod'];
const SEEDS = [0, 1, 2];

/** A Python with scipy, cleanlab and pyod, in a virtual environment that is kept for next time. */
export function pythonForData(python: string): string {
  const own = join(FOLDER, 'bin', 'python');
  if (!existsSync(own)) execFileSync(python, ['-m', 'venv', FOLDER], { stdio: 'ignore' });
  try {
    execFileSync(own, ['-c', 'import cleanlab, pyod, scipy'], { stdio: 'ignore' });
  } catch {
    execFileSync(own, ['-m', 'pip', 'install', '-q', ...PACKAGES], { stdio: 'inherit' });
  }
  return own;
}

/** Compares statistics, label issues and outliers with the reference tools, and counts the false alarms of drift. */
export async function dataRows(python: string, full: boolean, print: (text: string) => void): Promise<void> {
  print(`### Statistics beside scipy, label issues beside cleanlab\n\n${statisticsTable(python)}\n`);
  print(`### Outliers beside pyod (area under the ROC curve)\n\n${outlierTable(python)}\n`);
  print(`### False alarms of drift at .05\n\n${await falseAlarms(full ? 400 : 40)}\n`);
}

function reference(python: string, program: string, seed: number): unknown {
  const path = fileURLToPath(new URL(program, import.meta.url));
  return JSON.parse(
    execFileSync(python, ['-W', 'ignore', path, String(seed)], { encoding: 'utf8', maxBuffer: 2 ** 28 }),
  );
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

const numbers = (value: unknown): number[] => list(value).map(Number);

function statisticsTable(python: string): string {
  const found = SEEDS.map((seed) => reference(python, 'statistics_reference.py', seed));
  const greatest = (distances: readonly number[]): string => Math.max(...distances).toExponential(1);
  const ks = found.flatMap((one) =>
    list(field(one, 'tests')).map((test) => {
      const own = kolmogorovSmirnov(sorted(numbers(field(test, 'a'))), sorted(numbers(field(test, 'b'))));
      return Math.abs(own.p - Number(field(test, 'ks')));
    }),
  );
  const chi = found.flatMap((one) =>
    list(field(one, 'counts')).map((test) => {
      const own = chiSquared(numbers(field(test, 'a')), numbers(field(test, 'b')));
      return Math.abs(own.p - Number(field(test, 'p')));
    }),
  );
  const same = found.flatMap((one) =>
    list(field(one, 'labels')).map((set) => {
      const scores = Float64Array.from(numbers(field(set, 'scores')));
      const issues = findLabelIssues(scores, Int32Array.from(numbers(field(set, 'labels'))), 5);
      const rows = issues.map(({ row }) => row).toSorted((a, b) => a - b);
      return rows.join() === numbers(field(set, 'rows')).join();
    }),
  );
  return table(
    ['figure', 'samples', 'ours beside theirs'],
    [
      ['Kolmogorov-Smirnov: greatest difference of p from scipy', String(ks.length), greatest(ks)],
      ['chi-squared: greatest difference of p from scipy', String(chi.length), greatest(chi)],
      ['label issues: the same rows as cleanlab', String(same.length), String(same.filter(Boolean).length)],
    ],
  );
}

function outlierTable(python: string): string {
  const all = SEEDS.flatMap((seed) => list(reference(python, 'outlier_reference.py', seed)));
  const names = [...new Set(all.map((set) => String(field(set, 'name'))))];
  const tools = ['ECOD', 'isolation forest', 'Mahalanobis'];
  const mean = (values: readonly number[]): string =>
    (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
  const rows = names.map((name) => {
    const sets = all.filter((set) => field(set, 'name') === name);
    const ours = sets.map((set) => {
      const columns = Number(field(set, 'columns'));
      const values = Float32Array.from(numbers(field(set, 'rows')));
      const matrix = { values, columns, rows: values.length / columns };
      const scores = scoreOutliers(matrix, name.startsWith('digits'), new Random(1));
      return auc(scores.combined, numbers(field(set, 'outlier')));
    });
    const theirs = tools.map((tool) => mean(sets.map((set) => Number(field(field(set, 'auc'), tool)))));
    return [name, ...theirs, mean(ours)];
  });
  return table(['set, mean of 3 seeds', ...tools.map((tool) => `pyod ${tool}`), 'ours'], rows);
}

/** Both samples come from one distribution, so every alarm is false. */
async function falseAlarms(draws: number): Promise<string> {
  const counts = new Map<string, number>();
  for (let draw = 0; draw < draws; draw += 1) {
    const random = new Random(draw);
    const budget = { seed: draw, maxQueries: 0, timeLeftMs: () => 1e9, progress: () => undefined };
    const [reference, data] = [normals(random), normals(random)];
    const result = await checkForDrift(
      {
        victim: undefined,
        data: data.inputs,
        labels: data.labels,
        reference: reference.inputs,
        referenceLabels: reference.labels,
      },
      budget,
    );
    for (const [name, p] of Object.entries(result.figures)) {
      if (!name.startsWith('p, ')) continue;
      counts.set(name.slice(3), (counts.get(name.slice(3)) ?? 0) + (Number(p) < 0.05 ? 1 : 0));
    }
    counts.set(
      'the whole check',
      (counts.get('the whole check') ?? 0) + (result.defences.length > 0 ? 1 : 0),
    );
  }
  return table(
    ['test', 'draws', 'alarms', 'share', '95 % interval'],
    [...counts].map(([name, alarms]) => {
      const { value, low, high } = wilson(alarms, draws);
      return [
        name,
        String(draws),
        String(alarms),
        value.toFixed(3),
        `${low.toFixed(3)} to ${high.toFixed(3)}`,
      ];
    }),
  );
}

/** 150 rows of 6 columns that depend on each other, with one of 4 classes. */
function normals(random: Random): { readonly inputs: Inputs; readonly labels: Int32Array } {
  const values = new Float32Array(150 * 6);
  random.fillNormals(values);
  for (let row = 0; row < 150; row += 1) {
    values[row * 6 + 1] = ((values[row * 6] ?? 0) + (values[row * 6 + 1] ?? 0)) / 2;
  }
  const labels = Int32Array.from({ length: 150 }, () => random.integer(4));
  const inputs = { values, count: 150, shape: [6], low: Float32Array.of(-9), high: Float32Array.of(9) };
  return { inputs, labels };
}
