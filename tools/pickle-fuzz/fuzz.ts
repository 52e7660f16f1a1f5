import { createRandom, type Random } from '../../__tests__/fuzz/random.ts';
import { compare } from './compare.ts';
import { Oracle, pickledSeeds } from './oracle.ts';
import { mutate, randomProgram } from './program.ts';

const BATCH = 500;
const MAX_LOSSES = 20;

/** A pickle of which CPython did more than the scan says. */
export interface Loss {
  readonly pickle: Buffer;
  readonly lost: readonly string[];
}

export interface FuzzReport {
  readonly pickles: number;
  /** Pickles in which CPython looked up a name, or more than one. */
  readonly withNames: number;
  /** Pickles in which CPython called one. */
  readonly withCalls: number;
  readonly losses: readonly Loss[];
  /** How often CPython wrote of a bug of its own, see `oracle.ts`. */
  readonly bugNotes: number;
}

/** Compares the machine with CPython's two unpicklers. @param seed gives the same pickles again */
export async function fuzzPickles(seed: number, count: number): Promise<FuzzReport> {
  const random = createRandom(seed);
  const seeds = pickledSeeds();
  const oracle = new Oracle();
  const losses: Loss[] = [];
  let [pickles, withNames, withCalls] = [0, 0, 0];
  try {
    while (pickles < count && losses.length < MAX_LOSSES) {
      const batch = Array.from({ length: Math.min(BATCH, count - pickles) }, () => nextPickle(random, seeds));
      const answers = await oracle.ask(batch);
      for (const [index, pickle] of batch.entries()) {
        const answer = answers[index] ?? { seen: [], called: [] };
        if (answer.seen.length > 0) withNames += 1;
        if (answer.called.length > 0) withCalls += 1;
        const lost = compare(pickle, answer);
        if (lost.length > 0) losses.push({ pickle, lost });
      }
      pickles += batch.length;
    }
  } finally {
    oracle.close();
  }
  return { pickles, withNames, withCalls, losses, bugNotes: oracle.bugNotes };
}

function nextPickle(random: Random, seeds: readonly Buffer[]): Buffer {
  const program = randomProgram(random);
  if (random.below(3) > 0) return random.once(3) ? mutate(program, randomProgram(random), random) : program;
  const [seed = program, other = program] = [
    seeds[random.below(seeds.length)],
    seeds[random.below(seeds.length)],
  ];
  const isLong = seed.length > 2000;
  return mutate(isLong ? program : seed, random.once(2) ? program : other, random);
}
