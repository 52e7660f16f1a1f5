import type { Link } from './tree-ensemble.ts';

/**
 * Turns the sums of a row, already divided, into what the library predicts: one probability for two classes, one for each of several, a
 * class for `argmax` and `step`, else values.
 */
export function predictionsOf(link: Link, sums: Float64Array): Float64Array {
  switch (link.kind) {
    case 'identity':
      return sums;
    case 'exp':
      return sums.map(Math.exp);
    case 'sigmoid':
      return sums.map((sum) => sigmoid(link.scale * sum));
    case 'softmax':
      return softmax(sums);
    case 'argmax':
      return Float64Array.of(sums.indexOf(Math.max(...sums)));
    case 'step':
      return sums.map((sum) => (sum > 0 ? 1 : 0));
    case 'log1p-exp':
      return sums.map(softplus);
    case 'signed-square':
      return sums.map((sum) => Math.sign(sum) * sum * sum);
    case 'sorted':
      return sums.toSorted();
    case 'softplus-sums':
      return softplusSums(sums);
  }
}

/** The sum of which a link of one sum makes a value; NaN if it makes it of none. */
export function sumFor(link: Link, value: number): number {
  switch (link.kind) {
    case 'exp':
      return Math.log(value);
    case 'sigmoid':
      return Math.log(value / (1 - value)) / link.scale;
    case 'log1p-exp':
      return Math.log(Math.expm1(value));
    case 'signed-square':
      return Math.sign(value) * Math.sqrt(Math.abs(value));
    case 'identity':
    case 'sorted':
    case 'softplus-sums':
      return value;
    case 'softmax':
    case 'argmax':
    case 'step':
      return Number.NaN;
  }
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function softplus(value: number): number {
  return Math.log1p(Math.exp(value));
}

function softmax(sums: Float64Array): Float64Array {
  const highest = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - highest));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}

/** Expectiles of XGBoost: the first as it stands, each other above the one before it. */
function softplusSums(sums: Float64Array): Float64Array {
  let above = 0;
  return sums.map((sum, index) => {
    above = index === 0 ? sum : above + softplus(sum);
    return above;
  });
}
