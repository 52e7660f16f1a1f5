import { likeliest } from '../../engine/predicted-classes.ts';

/** A row whose label is probably wrong. */
export interface LabelIssue {
  readonly row: number;
  readonly given: number;
  readonly likely: number;
  /** How much more probable the likely class is than the given one. */
  readonly margin: number;
}

/**
 * Finds rows whose labels are probably wrong: rows that are confidently counted as another class than their label says.
 * A row counts as class j if its probability of j is at least the mean probability of j among the rows labelled j.
 * Source: Northcutt, Jiang, Chuang, "Confident learning: estimating uncertainty in dataset labels", JAIR 70, 2021 (the
 * off-diagonal entries of the confident joint).
 * @param probabilities `classes` numbers for each row, by a model that did not learn the row's label
 * @returns the issues, the clearest first
 */
export function findLabelIssues(
  probabilities: Float64Array,
  labels: Int32Array,
  classes: number,
): LabelIssue[] {
  const thresholds = classThresholds(probabilities, labels, classes);
  const issues: LabelIssue[] = [];
  labels.forEach((given, row) => {
    const own = probabilities.subarray(row * classes, (row + 1) * classes);
    const likely = confidentClass(own, thresholds);
    if (likely === undefined || likely === given || likeliest(own) === given) return;
    issues.push({ row, given, likely, margin: (own[likely] ?? 0) - (own[given] ?? 0) });
  });
  return issues.sort((a, b) => b.margin - a.margin || a.row - b.row);
}

/** The mean probability of each class among the rows that carry its label; a class without rows is never reached. */
function classThresholds(probabilities: Float64Array, labels: Int32Array, classes: number): Float64Array {
  const sums = new Float64Array(classes);
  const counts = new Float64Array(classes);
  labels.forEach((label, row) => {
    sums[label] = (sums[label] ?? 0) + (probabilities[row * classes + label] ?? 0);
    counts[label] = (counts[label] ?? 0) + 1;
  });
  return sums.map((sum, label) => ((counts[label] ?? 0) > 0 ? sum / (counts[label] ?? 1) : 2));
}

/** The class that the row confidently counts as: of several the likeliest. */
function confidentClass(own: Float64Array, thresholds: Float64Array): number | undefined {
  const reached: number[] = [];
  own.forEach((probability, label) => {
    if (probability >= (thresholds[label] ?? 2) - 1e-6) reached.push(label);
  });
  return reached.length > 1 ? likeliest(own) : reached[0];
}
