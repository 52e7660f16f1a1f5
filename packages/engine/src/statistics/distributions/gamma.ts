/** Coefficients of Lanczos' approximation with g = 7: relative error below 1e-14. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** Returns the logarithm of the gamma function for x of at least 0.5 (Lanczos 1964). */
export function logGamma(x: number): number {
  const shifted = x - 1;
  const base = shifted + 7.5;
  const sum = LANCZOS.reduce(
    (total, factor, index) => (index === 0 ? factor : total + factor / (shifted + index)),
    0,
  );
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum);
}

/**
 * Returns the upper regularized incomplete gamma function Q(a, x): a series for small x, a continued fraction for large.
 * Source: NIST Digital Library of Mathematical Functions, 8.7.1 and 8.9.2.
 */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - front * lowerSeries(a, x) : front * upperFraction(a, x);
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let step = 1; step < 10_000 && term > sum * 1e-16; step += 1) {
    term *= x / (a + step);
    sum += term;
  }
  return sum;
}

/** Lentz's way of evaluating a continued fraction from the front. */
function upperFraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let value = d;
  for (let step = 1; step < 10_000; step += 1) {
    const factor = -step * (step - a);
    b += 2;
    d = factor * d + b;
    d = 1 / (Math.abs(d) < tiny ? tiny : d);
    c = b + factor / c;
    if (Math.abs(c) < tiny) c = tiny;
    value *= c * d;
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  return value;
}

/** Returns the chance that a chi-squared variable with these degrees of freedom exceeds the value. */
export function chiSquaredTail(value: number, degrees: number): number {
  return degrees <= 0 ? 1 : upperGamma(degrees / 2, value / 2);
}

/** Returns the chance that a standard normal variable exceeds the value. */
export function normalTail(value: number): number {
  const tail = upperGamma(0.5, (value * value) / 2) / 2;
  return value >= 0 ? tail : 1 - tail;
}
