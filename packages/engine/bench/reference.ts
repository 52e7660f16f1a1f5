import { fileURLToPath } from 'node:url';
import type { Measuring } from '../../common/bench/measuring.ts';
import { runPython } from './python.ts';
import type { BenchRuntimes, VictimFiles } from './victims.ts';

/** Inputs that each attack takes, of those that the model gets right the first. */
export const SAMPLES = 100;
export const PICTURES = [
  'digits_plain',
  'digits_robust',
  'digits_dense',
  'shapes_plain',
  'shapes_robust',
] as const;
export const TABLES = ['wine', 'cancer', 'made'].flatMap((name) =>
  ['forest', 'dense', 'linear'].map((kind) => `${name}_${kind}`),
);

/** The victims, the references' Python, and the runtimes of ours. */
export interface EngineBench {
  readonly bench: Measuring;
  readonly folder: string;
  readonly python: string;
  readonly runtimes: BenchRuntimes;
}

/** What the references' program prints for each task. */
export interface Reference {
  readonly queries: number;
  readonly seconds: number;
  readonly searched?: readonly number[];
  readonly success?: number;
  readonly fidelity?: readonly number[];
}

/** Runs tasks of ART on a victim. */
export function runReference(
  { python }: EngineBench,
  files: VictimFiles,
  tasks: readonly string[],
): Readonly<Record<string, Reference>> {
  const program = fileURLToPath(new URL('./references/art_attacks.py', import.meta.url));
  const printed: unknown = JSON.parse(
    runPython(python, program, [files.model, files.inputs, files.labels, String(SAMPLES), ...tasks]),
  );
  if (!isReferences(printed)) throw new TypeError('art_attacks.py printed something else than results.');
  return printed;
}

function isReferences(printed: unknown): printed is Readonly<Record<string, Reference>> {
  return (
    typeof printed === 'object' &&
    printed !== null &&
    Object.values(printed).every(
      (one: unknown) => typeof one === 'object' && one !== null && 'queries' in one,
    )
  );
}
