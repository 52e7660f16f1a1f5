import type { Bench } from '../bench.ts';
import { makeVictims, pythonForHonest } from '../../../packages/engine/bench/python.ts';
import { readExpectations, runProjects } from '../../../packages/engine/bench/honest/run-projects.ts';
import { findPython } from '../launcher.ts';

/** Without --full, every so many projects. */
const STEP = 6;

/** The tables of expectations, and the programs that make their projects. */
const SETS = {
  'expectations.tsv': 'honest_projects.py',
  'public-reports.tsv': 'public_reports.py',
} as const;

/** Small projects as people bring them, with expectations that were written before the run. */
export async function honestSection({ folder, full, print }: Bench): Promise<void> {
  const python = pythonForHonest(findPython());
  for (const [table, program] of Object.entries(SETS)) {
    print(`## Honest projects: ${table}\n`);
    const made = makeVictims(python, program, []);
    const all = readExpectations(table);
    await runProjects(full ? all : all.filter((_one, index) => index % STEP === 0), made, folder, print);
  }
}
