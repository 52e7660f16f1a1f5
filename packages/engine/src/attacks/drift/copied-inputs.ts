import { CHECK_MARK } from '../../catalog/result/result-words.ts';
import { countDistinct, digestsOf } from '../../distinct-inputs.ts';
import type { Inputs } from '../../types.ts';
import { takeRows } from '../../vectors.ts';
import type { DriftAnalysis } from './samples.ts';

/** With a larger share of current inputs in the reference, they are left out of it; chosen. */
const LEFT_OUT = 0.2;
/** With more of them, the two sets are hardly two: a low score says nothing. */
const MOST = 0.5;

/** The reference as it is compared, and what is said of current inputs that stand in it. */
interface CheckedReference {
  readonly analysis: DriftAnalysis & { readonly reference: Inputs };
  /** Sentences. */
  readonly limits: readonly string[];
  /** Why a low score is no pass. */
  readonly unearned?: string;
}

/**
 * Finds current inputs that also stand in the reference: what is compared with itself does not drift. They are left out of the
 * reference, or there is no pass if they are most of the current ones.
 * @param least the different inputs that a reference must have
 */
export function checkReference(
  analysis: DriftAnalysis & { readonly reference: Inputs },
  least: number,
): CheckedReference {
  const { reference, data } = analysis;
  const { count, copied } = findCopies(digestsOf(reference), digestsOf(data));
  const share = count / Math.max(1, data.count);
  if (share <= LEFT_OUT) return { analysis, limits: [] };
  const found =
    `${String(count)} of ${String(data.count)} inputs of data (${(100 * share).toFixed(0)} %) are also ` +
    'in reference_data';
  const kept = Int32Array.from(
    Array.from({ length: reference.count }, (_unused, row) => row).filter((row) => !copied.has(row)),
  );
  const others = chosen(reference, kept);
  if (share > MOST || countDistinct(others) < least) {
    const unearned =
      `${found}. Data compared with itself shows no drift, so a low score says nothing. Give ` +
      'reference_data without these inputs: the training data, or earlier data.';
    return { analysis, limits: [`${CHECK_MARK}${unearned}`], unearned };
  }
  const labels = analysis.referenceLabels;
  const referenceLabels = labels === undefined ? undefined : kept.map((row) => labels[row] ?? -1);
  const targets = analysis.referenceTargets;
  const referenceTargets = targets && Float64Array.from(kept, (row) => targets[row] ?? 0);
  return {
    analysis: { ...analysis, reference: others, referenceLabels, referenceTargets },
    limits: [
      `${CHECK_MARK}${found}. They were left out of the reference, because data compared with itself shows ` +
        'no drift. Give reference_data without these inputs: the training data, or earlier data.',
    ],
  };
}

interface Copies {
  /** How many current inputs are copied, beyond those that chance explains. */
  readonly count: number;
  /** The inputs of the reference that they are equal to. */
  readonly copied: ReadonlySet<number>;
}

/**
 * Counts the current inputs that stand in the reference, less those that are equal by nature: a table of few categories has few
 * different rows. How likely that is, the repetitions of the other inputs tell (Good, Biometrika 40, 1953).
 */
function findCopies(before: readonly string[], now: readonly string[]): Copies {
  const [known, own] = [countsOf(before), countsOf(now)];
  const single = now.filter((digest) => own.get(digest) === 1);
  const found = new Set(single.filter((digest) => known.has(digest)));
  const rest = [...known].filter(([digest]) => !own.has(digest));
  const restTotal = rest.reduce((sum, [, times]) => sum + times, 0);
  const restSingle = rest.filter(([, times]) => times === 1).length;
  const byReference = restTotal === 0 ? 0 : 1 - restSingle / restTotal;
  const repeated = 1 - single.length / Math.max(1, now.length);
  const byCurrent = 1 - (1 - repeated) ** (before.length / Math.max(1, now.length));
  const natural = single.length * Math.max(byReference, byCurrent);
  return {
    count: Math.max(0, Math.round(found.size - natural)),
    copied: new Set(before.flatMap((digest, row) => (found.has(digest) ? [row] : []))),
  };
}

function countsOf(digests: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const digest of digests) counts.set(digest, (counts.get(digest) ?? 0) + 1);
  return counts;
}

function chosen(inputs: Inputs, rows: Int32Array): Inputs {
  const size = inputs.values.length / Math.max(1, inputs.count);
  return { ...inputs, values: takeRows(inputs.values, rows, size), count: rows.length, doubles: undefined };
}
