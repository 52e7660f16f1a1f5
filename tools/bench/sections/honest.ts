import type { Bench } from '../bench.ts';
import { makeVictims, pythonForHonest } from '../engine/python.ts';
import { readExpectations, runProjects } from '../honest/run-projects.ts';
import { findPython } from '../launcher.ts';

/** Without --full, every so many projects. */
const STEP = 6;

/** Small projects as people bring them, with expectations that were written before the run. */
export async function honestSection({ folder, full, print }: Bench): Promise<void> {
  print('## Honest projects\n');
  const made = makeVictims(pythonForHonest(findPython()), 'honest_projects.py', []);
  const all = readExpectations();
  await runProjects(full ? all : all.filter((_one, index) => index % STEP === 0), made, folder, print);
}
