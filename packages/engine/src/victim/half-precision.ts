/** Numbers of half precision (IEEE 754 binary16), as bits: a sign, 5 bits of exponent, 10 of fraction. */

const numbers = new Float32Array(1);
const bits = new Uint32Array(numbers.buffer);

/** Rounds to the nearest number of half precision, halves to the even one; beyond 65,504 it is infinite. */
export function toHalf(value: number): number {
  numbers[0] = value;
  const whole = bits[0] ?? 0;
  const sign = (whole >>> 16) & 0x80_00;
  const magnitude = whole & 0x7f_ff_ff_ff;
  if (magnitude > 0x7f_80_00_00) return sign | 0x7e_00;
  // From 65,520 on it rounds to infinity.
  if (magnitude >= 0x47_7f_f0_00) return sign | 0x7c_00;
  if (magnitude >= 0x38_80_00_00) return sign | roundOff(magnitude - 0x38_00_00_00, 13);
  // Below 2^-14 the steps stay 2^-24: adding 0.5 moves such a number into the lowest bits, rounded.
  numbers[0] = Math.abs(value) + 0.5;
  return sign | ((bits[0] ?? 0) - 0x3f_00_00_00);
}

/** Drops so many bits, and rounds what is left to the nearest, halves to even. */
function roundOff(value: number, count: number): number {
  const half = 2 ** (count - 1);
  const isOdd = (value >>> count) & 1;
  return (value + half - 1 + isOdd) >>> count;
}

/** @param half the bits of a number of half precision */
export function fromHalf(half: number): number {
  const sign = (half & 0x80_00) === 0 ? 1 : -1;
  const exponent = (half >>> 10) & 31;
  const fraction = half & 0x3_ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Infinity : Number.NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
