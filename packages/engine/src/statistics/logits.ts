/**
 * Turns logits into shares of classes, in place: softmax of each row, or the logistic function if there is one logit a row.
 * @param classes the logits of a row
 */
export function sharesOf(logits: Float32Array | Float64Array, classes: number): void {
  if (classes === 1) {
    for (let at = 0; at < logits.length; at += 1) logits[at] = 1 / (1 + Math.exp(-(logits[at] ?? 0)));
    return;
  }
  for (let start = 0; start < logits.length; start += classes) {
    let [most, sum] = [-Infinity, 0];
    for (let at = start; at < start + classes; at += 1) most = Math.max(most, logits[at] ?? 0);
    for (let at = start; at < start + classes; at += 1) {
      const share = Math.exp((logits[at] ?? 0) - most);
      logits[at] = share;
      sum += share;
    }
    for (let at = start; at < start + classes; at += 1) logits[at] = (logits[at] ?? 0) / sum;
  }
}
