import { tableHead, tableRow } from '../../common/bench/table.ts';
import { fidelities } from './our-attacks.ts';
import { type EngineBench, PICTURES, type Reference, runReference, TABLES } from './reference.ts';
import { victimIn } from './victims.ts';

const COUNTS = [50, 200, 398] as const;
/** Without `--deep`. */
const [FEW_PICTURES, FEW_TABLES] = [
  ['digits_plain', 'digits_dense', 'shapes_plain'],
  ['wine_forest', 'cancer_dense', 'made_linear'],
];

/** The fidelity of copies beside those of ART: the same victims and numbers of questions, other splits of the inputs. */
export async function extractionRows(engine: EngineBench): Promise<void> {
  const { bench, folder, runtimes } = engine;
  const seeds = bench.deep ? 5 : 3;
  bench.print(`### Fidelity of copies, mean of ${String(seeds)} seeds, beside ART with a perceptron\n`);
  bench.print(tableHead(['victim, queries', 'ours', 'Knockoff', 'Copycat', 'goal: at least the better']));
  for (const name of bench.deep ? PICTURES : FEW_PICTURES) {
    const files = victimIn(folder, name);
    const ours = await fidelities(runtimes.native, files, 398, seeds);
    const kinds = ['knockoff', 'copycat'] as const;
    const taskOf = (kind: string, queries: number): string => `${kind}:${String(queries)}:${String(seeds)}`;
    const theirs = runReference(
      engine,
      files,
      COUNTS.flatMap((queries) => kinds.map((kind) => taskOf(kind, queries))),
    );
    for (const queries of COUNTS) {
      const means = kinds.map((kind) => meanFidelity(theirs[taskOf(kind, queries)]));
      const own = ours.get(queries) ?? 0;
      const figures = [own, ...means].map((one) => one.toFixed(4));
      const goal = own >= Math.max(...means) ? 'met' : 'missed';
      bench.print(tableRow([`${name}, ${String(queries)}`, ...figures, goal]));
    }
  }
  for (const name of bench.deep ? TABLES : FEW_TABLES) {
    const ours = await fidelities(runtimes.native, victimIn(folder, name), 1_000, 1);
    bench.print(tableRow([`${name}, 1000`, (ours.get(1_000) ?? 0).toFixed(4), '-', '-', '-']));
  }
  bench.print('');
}

function meanFidelity(reference: Reference | undefined): number {
  const found = reference?.fidelity ?? [];
  return found.reduce((sum, one) => sum + one, 0) / Math.max(1, found.length);
}
