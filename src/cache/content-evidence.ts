import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { at, isObject } from '@model-security-scan/common/json';
import { evidenceStart, MAX_EVIDENCE_BYTES } from './entry-names.ts';
import type { AttackResult, Evidence } from '@model-security-scan/engine/types';

/** The numbers of the inputs in one file of evidence take at most so many bytes; attacks leave fewer. */
const MAX_NUMBER_BYTES = 16 * 1024 * 1024;

/** How many inputs of each kind are kept: all, else as many as a page shows, else fewer. */
const STEPS = [Infinity, 12, 3, 0] as const;

type Shown = Pick<AttackResult, 'evidence' | 'picture' | 'columns'>;

/** The text of a file of evidence. */
export interface EvidenceText {
  readonly text: string;
  /** True if nothing was left out. */
  readonly isWhole: boolean;
}

/**
 * Renders what people look at, as one line. The numbers of inputs are kept bit by bit, so that reports stay the same.
 * @returns with as many inputs as there is space for; undefined if not even the plots fit
 */
export function writeEvidence(contentId: string, shown: Shown): EvidenceText | undefined {
  for (const most of STEPS) {
    const evidence = shown.evidence.map((one) => shortened(one, most));
    const text = render(contentId, { ...shown, evidence });
    const isWhole = evidence.every((one, index) => one === shown.evidence[index]);
    if (Buffer.byteLength(text) <= MAX_EVIDENCE_BYTES) return { text, isWhole };
  }
  return undefined;
}

function shortened(one: Evidence, most: number): Evidence {
  if (one.kind === 'pairs' && one.pairs.length > most) return { ...one, pairs: one.pairs.slice(0, most) };
  if (one.kind === 'inputs' && one.inputs.length > most) return { ...one, inputs: one.inputs.slice(0, most) };
  return one;
}

function render(contentId: string, { evidence, picture, columns }: Shown): string {
  const numbers = evidence.flatMap((one) => arraysOf(one));
  const bytes = Buffer.concat(
    numbers.map((array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength)),
  );
  const plain = evidence.map(withoutNumbers);
  const packed = deflateRawSync(bytes).toString('base64');
  const rest = JSON.stringify({ evidence: plain, numbers: packed, picture, columns });
  return `${evidenceStart(contentId)},${rest.slice(1)}\n`;
}

function arraysOf(one: Evidence): readonly Float32Array[] {
  if (one.kind === 'pairs') {
    return one.pairs.flatMap(({ original, changed, test }) => [
      ...[original, changed],
      ...(test?.given === undefined ? [] : [test.given]),
    ]);
  }
  return one.kind === 'inputs' ? one.inputs.map(({ values }) => values) : [];
}

function withoutNumbers(one: Evidence): unknown {
  const none = undefined;
  if (one.kind === 'pairs') {
    const pairs = one.pairs.map(({ test, ...pair }) => {
      const short = test?.given === undefined ? test : { ...test, given: test.given.length };
      return { ...pair, original: none, changed: none, test: short };
    });
    return { ...one, pairs };
  }
  if (one.kind === 'inputs') {
    return { ...one, inputs: one.inputs.map((input) => ({ ...input, values: none })) };
  }
  return one;
}

/**
 * Reads a file of evidence into the form that the processes of analyses send. Whoever uses it still has to check every part.
 * @returns undefined if it is not what `writeEvidence` renders
 */
export function parseEvidence(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const [packed, evidence] = [at(value, 'numbers'), at(value, 'evidence')];
    if (typeof packed !== 'string' || !Array.isArray(evidence)) return undefined;
    const options = { maxOutputLength: MAX_NUMBER_BYTES };
    const numbers = new PackedNumbers(inflateRawSync(Buffer.from(packed, 'base64'), options));
    const whole = evidence.map((one: unknown) => withNumbers(one, numbers));
    if (!numbers.isEmpty) return undefined;
    return { evidence: whole, picture: at(value, 'picture'), columns: at(value, 'columns') };
  } catch {
    return undefined;
  }
}

class PackedNumbers {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isEmpty(): boolean {
    return this.#at === this.#bytes.length;
  }

  /** @throws RangeError if there are not so many */
  take(count: number): Float32Array {
    const end = this.#at + count * Float32Array.BYTES_PER_ELEMENT;
    if (!Number.isSafeInteger(count) || count < 1 || end > this.#bytes.length) {
      throw new RangeError('There are other numbers than the evidence needs.');
    }
    const array = new Float32Array(count);
    this.#bytes.copy(new Uint8Array(array.buffer), 0, this.#at, end);
    this.#at = end;
    return array;
  }
}

/** @throws RangeError if the numbers do not fit */
function withNumbers(one: unknown, numbers: PackedNumbers): unknown {
  if (!isObject(one)) return one;
  const { kind, pairs, inputs } = one;
  if (kind === 'pairs' && Array.isArray(pairs)) {
    const size = sizeOf(one);
    return {
      ...one,
      pairs: pairs.map((pair: unknown) => {
        const [original, changed] = [numbers.take(size), numbers.take(size)];
        return { ...asObject(pair), original, changed, ...withGiven(pair, numbers) };
      }),
    };
  }
  if (kind === 'inputs' && Array.isArray(inputs)) {
    const size = sizeOf(one);
    return {
      ...one,
      inputs: inputs.map((input: unknown) => ({ ...asObject(input), values: numbers.take(size) })),
    };
  }
  return one;
}

/** What a model got is kept as the count of its numbers. */
function withGiven(pair: unknown, numbers: PackedNumbers): { readonly test?: unknown } {
  const test = at(pair, 'test');
  if (!isObject(test)) return {};
  const { given } = test;
  return { test: typeof given === 'number' ? { ...test, given: numbers.take(given) } : test };
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

function sizeOf({ shape }: Readonly<Record<string, unknown>>): number {
  const sides: readonly unknown[] = Array.isArray(shape) ? shape : [];
  return sides.reduce<number>((product, side) => product * (typeof side === 'number' ? side : NaN), 1);
}
