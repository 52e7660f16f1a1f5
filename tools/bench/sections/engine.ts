import type { Bench } from '../bench.ts';
import { attackRows } from '../engine/attack-rows.ts';
import { pythonForData } from '../engine/data-python.ts';
import { extractionRows } from '../engine/extraction-rows.ts';
import { largeRows } from '../engine/large-rows.ts';
import { poisoningRows } from '../engine/poisoning-rows.ts';
import { makeVictims, pythonWithReferences } from '../engine/python.ts';
import { trainingRows } from '../engine/training-speed.ts';
import { benchRuntimes } from '../engine/victims.ts';
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
  const python = pythonWithReferences(findPython());
  const runtimes = await benchRuntimes();
  bench.print(`## Engine\n\n${await trainingRows(runtimes)}\n`);
  for (const seed of SEEDS) {
    const folder = makeVictims(python, 'make_victims.py', bench.folder, seed);
    const engine = { bench, folder, python, runtimes };
    bench.print(`## Engine: victims of seed ${String(seed)}, native runtime\n`);
    await extractionRows(engine);
    await attackRows(engine);
  }
  bench.print('## Engine: poisoning, native runtime\n');
  const runtime = runtimes.native;
  await poisoningRows({ bench, folder: bench.folder, python, runtime }, pythonForData(findPython()));
  bench.print('## Engine: pictures of usual size, WebAssembly\n');
  await largeRows(makeVictims(python, 'make_large.py', bench.folder, 0), bench.folder, bench.print);
}
