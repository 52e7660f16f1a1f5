import { createRandom, type Random } from './random.ts';
import { type FuzzTarget, isOwnError, TARGETS } from './targets.ts';
import { longTexts } from './texts.ts';

/** The result of one target. */
interface FuzzRow {
  readonly name: string;
  readonly inputs: number;
  /** Inputs that were refused with one of the project's own errors. */
  readonly refused: number;
  /** The first error that is not one of the project's own, with its input. */
  readonly finding?: string;
}

interface FuzzBounds {
  readonly seed: number;
  /** On the clock of `performance.now()`; without it there is no end. */
  readonly until?: number;
  /** For each target; without it there is no limit. */
  readonly inputs?: number;
}

/** The turn of each target, in milliseconds. */
const TURN_MS = 50;

interface TargetRun {
  readonly target: FuzzTarget;
  readonly random: Random;
  readonly row: { readonly name: string; inputs: number; refused: number; finding?: string };
}

/**
 * Gives inputs to every target in turn, until the time or the number is reached. A target with a finding gets no more.
 * The n-th input of a target is the same for the same seed.
 */
export function runFuzz({ seed, until = Infinity, inputs = Infinity }: FuzzBounds): FuzzRow[] {
  const runs = TARGETS.map((target, index): TargetRun => ({
    target,
    random: createRandom(seed * 1000 + index),
    row: { name: target.name, inputs: 0, refused: 0 },
  }));
  const isOpen = ({ row }: TargetRun): boolean => row.inputs < inputs && row.finding === undefined;
  while (performance.now() < until && runs.some(isOpen)) {
    for (const run of runs) {
      const turnEnd = performance.now() + TURN_MS;
      while (isOpen(run) && performance.now() < turnEnd) giveInput(run);
    }
  }
  return runs.map(({ row }) => row);
}

function giveInput({ target, random, row }: TargetRun): void {
  const input = target.make(random);
  row.inputs += 1;
  const error = errorOf(target, input);
  if (error === undefined) return;
  if (isOwnError(error)) row.refused += 1;
  else row.finding = `${describe(error)} for ${JSON.stringify([input])}`;
}

export function isFuzzed(rows: readonly FuzzRow[]): boolean {
  return rows.every((row) => row.finding === undefined && row.inputs > 0);
}

function errorOf(target: FuzzTarget, input: unknown): unknown {
  try {
    target.run(input);
    return undefined;
  } catch (error) {
    return error;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message).slice(0, 600) : String(error);
}

/** How many times as long eight times the input may take: twice the expected factor, since the machine may be busy. */
const MAX_GROWTH = 16;
/** A shorter time never counts as slow. */
const UNNOTICED_MS = 40;

/**
 * Compares the time that each target takes for long inputs with its time for inputs an eighth as long.
 * @param length of the long inputs, in characters
 * @returns a line for each input whose time grows faster than its length
 */
export function runGrowth(length: number): string[] {
  const short = longTexts(length / 8);
  return TARGETS.flatMap((target) =>
    longTexts(length).flatMap((long, index) => {
      const longMs = leastTime(target, long);
      if (longMs < UNNOTICED_MS) return [];
      const shortMs = leastTime(target, short[index] ?? '');
      if (longMs < shortMs * MAX_GROWTH) return [];
      const times = `${shortMs.toFixed(1)} ms for an eighth, ${longMs.toFixed(1)} ms for the whole input`;
      return [`${target.name} is slow on ${JSON.stringify(long.slice(0, 24))}: ${times}`];
    }),
  );
}

/** Processor time in milliseconds, the least of three: other work on the machine can only add to it. */
function leastTime(target: FuzzTarget, text: string): number {
  const input = target.grow(text);
  const once = (): number => {
    const start = process.cpuUsage();
    const error = errorOf(target, input);
    const { user, system } = process.cpuUsage(start);
    if (error !== undefined && !isOwnError(error)) throw new Error(describe(error));
    return (user + system) / 1000;
  };
  const first = once();
  return first < UNNOTICED_MS ? first : Math.min(first, once(), once());
}
