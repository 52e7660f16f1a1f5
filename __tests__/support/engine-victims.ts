import { Random } from '../../packages/engine/src/random.ts';
import type { Budget, LabelledInputs, Victim } from '@model-security-scan/engine/types';
import { argMax, dot, rowOf } from '../../packages/engine/src/vectors.ts';

/** A victim that computes its answers in TypeScript, and keeps what it was asked. */
export interface TestVictim extends Victim {
  readonly asked: Float32Array[];
}

/** @param answer what one input gets: scores, one class, or a forecast */
export function testVictim(
  size: number,
  answers: Victim['answers'],
  answerSize: number,
  answer: (input: Float32Array) => readonly number[],
): TestVictim {
  const asked: Float32Array[] = [];
  let queries = 0;
  return {
    ...{ inputShape: [size], inputSize: size, answers, answerSize, asked },
    get queries() {
      return queries;
    },
    ask: (inputs, count) => {
      queries += count;
      asked.push(inputs.slice());
      return Promise.resolve(
        Float32Array.from(
          Array.from({ length: count }, (_unused, index) => answer(rowOf(inputs, index, size))).flat(),
        ),
      );
    },
  };
}

/** Two classes, divided by the plane weights · x = level. */
export function linearVictim(weights: Float32Array, level: number, answers: 'scores' | 'labels'): TestVictim {
  return testVictim(weights.length, answers, answers === 'scores' ? 2 : 1, (input) => {
    const lead = dot(weights, input) - level;
    const share = 1 / (1 + Math.exp(-lead));
    return answers === 'scores' ? [1 - share, share] : [lead > 0 ? 1 : 0];
  });
}

/** As many classes as there are rows of weights, which meet in the middle of the unit box; the largest product wins. */
export function manyClassVictim(
  weights: Float32Array,
  size: number,
  answers: 'scores' | 'labels',
): TestVictim {
  const classes = weights.length / size;
  return testVictim(size, answers, answers === 'scores' ? classes : 1, (input) => {
    const centred = input.map((value) => value - 0.5);
    const logits = Float32Array.from(
      { length: classes },
      (_unused, index) => 6 * dot(rowOf(weights, index, size), centred),
    );
    if (answers === 'labels') return [argMax(logits)];
    const powers = Array.from(logits, (logit) => Math.exp(logit));
    const sum = powers.reduce((total, power) => total + power, 0);
    return powers.map((power) => power / sum);
  });
}

/** Inputs of random numbers from 0.2 to 0.8 in the unit box, labelled by what the victim says. */
export async function inputsFor(victim: Victim, count: number, seed: number): Promise<LabelledInputs> {
  const random = new Random(seed);
  const size = victim.inputSize;
  const values = new Float32Array(count * size).map(() => 0.2 + 0.6 * random.uniform());
  const answers = await victim.ask(values, count);
  const labels = Int32Array.from({ length: count }, (_unused, index) =>
    victim.answers === 'scores' ? argMax(rowOf(answers, index, victim.answerSize)) : (answers[index] ?? 0),
  );
  const bounds = { low: new Float32Array(size), high: new Float32Array(size).fill(1) };
  return { values, count, shape: [size], ...bounds, labels };
}

export function normals(count: number, seed: number): Float32Array {
  const values = new Float32Array(count);
  new Random(seed).fillNormals(values);
  return values;
}

/** A budget without end in time, unless `ms` is given. */
export function budgetOf(seed: number, maxQueries: number, ms = Number.POSITIVE_INFINITY): Budget {
  const end = performance.now() + ms;
  return { seed, maxQueries, timeLeftMs: () => end - performance.now(), progress: () => undefined };
}

/** True if every number that the victim was asked about lies in the unit box. */
export function stayedInside(victim: TestVictim): boolean {
  return victim.asked.every((inputs) => inputs.every((value) => value >= 0 && value <= 1));
}
