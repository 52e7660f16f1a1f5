import type { Oracle, Sample } from './oracle.ts';

/** Answers that are asked of a random model about one point: an odd number, so that one side has most of them. */
export const REPEATS = 31;

/** @returns an answer with another class, if most answers of a random model give one; else undefined */
export async function mostlyOther(
  oracle: Oracle,
  label: number,
  point: Float32Array,
): Promise<Float32Array | undefined> {
  const replies = await oracle.answers(Array.from({ length: REPEATS }, () => point));
  const others = replies.filter((reply) => oracle.classOf(reply) !== label);
  return others.length > REPEATS / 2 ? others[0] : undefined;
}

/** Keeps the samples to which a random model gives their class in most answers: only these can be changed to another one. */
export async function rightInMost(oracle: Oracle, samples: readonly Sample[]): Promise<readonly Sample[]> {
  const right: Sample[] = [];
  for (const sample of samples) {
    if ((await mostlyOther(oracle, sample.label, sample.origin)) === undefined) right.push(sample);
  }
  return right;
}
