import type { Bench } from '../bench.ts';
import { attackRows, makeVictims } from '../engine/attack-rows.ts';
import { pythonForData } from '../engine/data-python.ts';
import { poisoningRows } from '../engine/poisoning-rows.ts';
import { pythonWithReferences } from '../engine/python.ts';
import { benchRuntime } from '../engine/victims.ts';
import { findPython } from '../launcher.ts';

/** Seeds of the victims: nothing was chosen by the second. */
const SEEDS = [0, 7] as const;

/** The engine's attacks beside the reference tools, on victims that are trained here. */
export async function engineSection(bench: Bench): Promise<void> {
  if (!bench.full) {
    bench.print(
      '## Engine\n\nThe reference tools take some GiB of disk: run `npm run bench -- --full engine`.\n',
    );
    return;
  }
  const runtime = await benchRuntime();
  const python = pythonWithReferences(findPython());
  for (const seed of SEEDS) {
    bench.print(`## Engine: victims of seed ${String(seed)}, ${runtime.kind} runtime\n`);
    await attackRows({ bench, folder: makeVictims(python, bench.folder, seed), python, runtime });
  }
  bench.print(`## Engine: poisoning, ${runtime.kind} runtime\n`);
  await poisoningRows({ bench, folder: bench.folder, python, runtime }, pythonForData(findPython()));
}
