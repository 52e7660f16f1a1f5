import { createRandom, type Random } from './random.ts';
import { type FuzzTarget, isOwnError, TARGETS } from './targets.ts';
import { longTexts } from './texts.ts';

/** What came of one target. */
interface FuzzRow {
  readonly name: string;
  readonly inputs: number;
  /** Inputs that were answered by one of the project's own errors. */
  readonly refused: number;
  /** The error that is none of the project's own, with the input that led to it. */
  readonly finding?: string;
}

interface FuzzBounds {
  readonly seed: number;
  /** As `performance.now()` counts; no end where it is absent. */
  readonly until?: number;
  /** For each target; no bound where it is absent. */
  readonly inputs?: number;
}

/** Each target gets as much time as the others before it is their turn, in milliseconds. */
const TURN_MS = 50;

interface TargetRun {
  readonly target: FuzzTarget;
  readonly random: Random;
  readonly row: { readonly name: string; inputs: number; refused: number; finding?: string };
}

/**
 * Gives every target inputs in turn, until time or number is reached; a target with a finding gets no more. The n-th
 * input of a target is the same for the same seed.
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

/** Eight times the input may take this many times as long: twice what it should, for a machine that is busy. */
const MAX_GROWTH = 16;
/** Faster than this is never slow. */
const UNNOTICED_MS = 40;

/**
 * Compares the time that each target takes for long inputs with the time for inputs an eighth of them.
 * @param length of the long ones, in characters
 * @returns a line for each input on which a target's time grows faster than the input
 */
export function runGrowth(length: number): string[] {
  const short = longTexts(length / 8);
  return TARGETS.flatMap((target) =>
    longTexts(length).flatMap((long, index) => {
      const longMs = leastTime(target, long);
      if (longMs < UNNOTICED_MS) return [];
      const shortMs = leastTime(target, short[index] ?? '');
      if (longMs < shortMs * MAX_GROWTH) return [];
      const times = `${shortMs.toFixed(1)} ms for an eighth, ${longMs.toFixed(1)} ms for all of it`;
      return [`${target.name} is slow on ${JSON.stringify(long.slice(0, 24))}: ${times}`];
    }),
  );
}

/** Milliseconds of the processor, the least of three: everything else on the machine can only add to it. */
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
