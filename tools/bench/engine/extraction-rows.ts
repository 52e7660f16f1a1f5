import { table } from '../table.ts';
import { fidelities } from './our-attacks.ts';
import { type EngineBench, PICTURES, type Reference, runReference, TABLES } from './reference.ts';
import { victimIn } from './victims.ts';

const SEEDS = 5;
const COUNTS = [50, 200, 398] as const;

/** The fidelity of copies beside those of ART: the same victims and numbers of questions, other splits of the inputs. */
export async function extractionRows(engine: EngineBench): Promise<void> {
  const { bench, folder, runtimes } = engine;
  bench.print(`### Fidelity of copies, mean of ${String(SEEDS)} seeds, beside ART with a perceptron\n`);
  const rows: string[][] = [];
  for (const name of PICTURES) {
    const files = victimIn(folder, name);
    const ours = await fidelities(runtimes.native, files, 398, SEEDS);
    const kinds = ['knockoff', 'copycat'] as const;
    const taskOf = (kind: string, queries: number): string => `${kind}:${String(queries)}:${String(SEEDS)}`;
    const theirs = runReference(
      engine,
      files,
      COUNTS.flatMap((queries) => kinds.map((kind) => taskOf(kind, queries))),
    );
    for (const queries of COUNTS) {
      const means = kinds.map((kind) => meanFidelity(theirs[taskOf(kind, queries)]));
      const own = ours.get(queries) ?? 0;
      rows.push([`${name}, ${String(queries)}`, ...[own, ...means].map((one) => one.toFixed(4))]);
    }
  }
  for (const name of TABLES) {
    const ours = await fidelities(runtimes.native, victimIn(folder, name), 1_000, 1);
    rows.push([`${name}, 1000`, (ours.get(1_000) ?? 0).toFixed(4), '-', '-']);
  }
  bench.print(`${table(['victim, queries', 'ours', 'Knockoff', 'Copycat'], rows)}\n`);
}

function meanFidelity(reference: Reference | undefined): number {
  const found = reference?.fidelity ?? [];
  return found.reduce((sum, one) => sum + one, 0) / Math.max(1, found.length);
}
