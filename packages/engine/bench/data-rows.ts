import { findLabelIssues } from '../src/attacks/poisoning/labels/label-share.ts';
import { chiSquared } from '../src/statistics/distributions.ts';
import { kolmogorovSmirnov } from '../src/statistics/kolmogorov-smirnov.ts';
import { sorted } from '../src/statistics/robust.ts';
import type { Measuring } from '../../common/bench/measuring.ts';
import { table } from '../../common/bench/table.ts';
import { field, list, numbers, reference } from './data-python.ts';
import { driftPower, falseAlarms } from './drift-rows.ts';
import { outlierTables } from './outlier-rows.ts';
import { changedTargets } from './table-target-rows.ts';
import { realTables } from './table-rows.ts';

const SEEDS = [0, 1, 2];

/** Compares statistics, label issues and outliers with the reference tools, and measures false alarms and power of drift. */
export async function dataRows(python: string, { full, deep, print }: Measuring): Promise<void> {
  print(`### Statistics beside scipy, label issues beside cleanlab\n\n${statisticsTable(python)}\n`);
  print(`### Drift: false alarms at .05\n\n${await falseAlarms(full ? 400 : 40)}\n`);
  print(`### Drift: what is found\n\n${await driftPower(python, deep ? 20 : full ? 10 : 3)}\n`);
  print(`### Drift and outliers of real tables\n\n${await realTables(python, deep ? 200 : full ? 23 : 8)}\n`);
  print(`### Changed targets of real tables\n\n${await changedTargets(python, full ? 12 : 3)}\n`);
  print('### Outliers beside pyod\n');
  outlierTables(python, { full, deep, print });
}

function statisticsTable(python: string): string {
  const found = SEEDS.map((seed) => reference(python, 'statistics_reference.py', [String(seed)]));
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
