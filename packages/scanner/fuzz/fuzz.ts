import { createRandom, type Random } from '../../../__tests__/fuzz/random.ts';
import { compare, compareArrays, compareModel } from './compare.ts';
import { type Answer, CPYTHON, JOBLIB, Oracle, pickledSeeds, type Reader, TORCH } from './oracle.ts';
import { mutate, randomProgram } from './program.ts';
import { changeTorchFile } from './torch-file.ts';

const BATCH = 500;
const MAX_LOSSES = 20;

/** A pickle of which CPython did more than the scan says. */
interface Loss {
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
export function fuzzPickles(seed: number, count: number): Promise<FuzzReport> {
  return fuzzFiles({ reader: CPYTHON, next: nextPickle, compare }, seed, count);
}

/**
 * Compares the scan with what joblib and NumPy read of files that they wrote and that were changed at random: their arrays
 * are either followed as they do it, or the file is not scanned.
 * @param seed gives the same files again
 */
export function fuzzArrays(seed: number, count: number): Promise<FuzzReport> {
  return fuzzFiles({ reader: JOBLIB, next: changedBy(mutate), compare: compareArrays }, seed, count);
}

/** Compares the scan with what PyTorch reads of files that it wrote, in both formats, and that were changed at random. */
export function fuzzTorch(seed: number, count: number): Promise<FuzzReport> {
  return fuzzFiles({ reader: TORCH, next: changedBy(changeTorchFile), compare: compareModel }, seed, count);
}

interface FileFuzz {
  readonly reader: Reader;
  /** Makes a file of those that the reader's own writer made. */
  readonly next: (random: Random, seeds: readonly Buffer[]) => Buffer;
  /** Says what the scan lost of what the reader did. */
  readonly compare: (file: Buffer, answer: Answer) => readonly string[] | Promise<readonly string[]>;
}

async function fuzzFiles(fuzz: FileFuzz, seed: number, count: number): Promise<FuzzReport> {
  const random = createRandom(seed);
  const seeds = pickledSeeds(fuzz.reader);
  const oracle = new Oracle(fuzz.reader);
  const losses: Loss[] = [];
  let [pickles, withNames, withCalls] = [0, 0, 0];
  try {
    while (pickles < count && losses.length < MAX_LOSSES) {
      const batch = Array.from({ length: Math.min(BATCH, count - pickles) }, () => fuzz.next(random, seeds));
      for (const [index, answer] of (await oracle.ask(batch)).entries()) {
        const pickle = batch[index] ?? Buffer.alloc(0);
        if (answer.seen.length > 0) withNames += 1;
        if (answer.called.length > 0) withCalls += 1;
        const lost = await fuzz.compare(pickle, answer);
        if (lost.length > 0) losses.push({ pickle, lost });
      }
      pickles += batch.length;
    }
  } finally {
    oracle.close();
  }
  return { pickles, withNames, withCalls, losses, bugNotes: oracle.bugNotes };
}

function changedBy(change: (file: Buffer, other: Buffer, random: Random) => Buffer): FileFuzz['next'] {
  return (random, seeds) => change(oneOf(seeds, random), oneOf(seeds, random), random);
}

function oneOf(seeds: readonly Buffer[], random: Random): Buffer {
  return seeds[random.below(seeds.length)] ?? Buffer.alloc(0);
}

function nextPickle(random: Random, seeds: readonly Buffer[]): Buffer {
  const program = randomProgram(random);
  if (random.below(3) > 0) return random.once(3) ? mutate(program, randomProgram(random), random) : program;
  const [seed, other] = [oneOf(seeds, random), oneOf(seeds, random)];
  const isLong = seed.length > 2000;
  return mutate(isLong ? program : seed, random.once(2) ? program : other, random);
}
