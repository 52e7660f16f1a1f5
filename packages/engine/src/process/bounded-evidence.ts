import type { Evidence } from '../types.ts';

/** The numbers of all inputs in one message: 96 MB. Only pictures of many megapixels have more. */
const MOST_NUMBERS = 24_000_000;

/** Leaves out inputs of evidence until the others fit into one message. */
export function boundedEvidence(evidence: readonly Evidence[], most = MOST_NUMBERS): readonly Evidence[] {
  let free = most;
  const take = (count: number, size: number): number => {
    const kept = Math.min(count, Math.floor(free / size));
    free -= kept * size;
    return kept;
  };
  return evidence.map((one) => {
    if (one.kind !== 'pairs' && one.kind !== 'inputs') return one;
    const size = one.shape.reduce((product, side) => product * side, 1);
    if (one.kind === 'pairs') {
      // What the model got may be other numbers than the changed input.
      const given = one.pairs[0]?.test?.given?.length ?? 0;
      const kept = take(one.pairs.length, 2 * size + given);
      return kept === one.pairs.length
        ? one
        : { ...one, pairs: one.pairs.slice(0, kept), left: one.pairs.length - kept };
    }
    const kept = take(one.inputs.length, size);
    return kept === one.inputs.length
      ? one
      : { ...one, inputs: one.inputs.slice(0, kept), left: one.inputs.length - kept };
  });
}
