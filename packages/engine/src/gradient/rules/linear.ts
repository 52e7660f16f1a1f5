import type { GradientBuilder, Shape } from '../builder.ts';
import type { Rule, Step } from '../step.ts';

export function transposed(b: GradientBuilder, a: string, shape: Shape): string {
  const order = [...shape.keys()];
  return b.transpose(a, [...order.slice(0, -2), order.length - 1, order.length - 2]);
}

/** What `MatMul` makes of its operands' shapes: a vector is a matrix of one row, or of one column. */
function matrixShapes(step: Step): readonly [left: Shape, right: Shape, out: Shape] {
  const [a, c] = [step.shape(0), step.shape(1)];
  const left = a.length === 1 ? [1, ...a] : a;
  const right = c.length === 1 ? [...c, 1] : c;
  const out = [...step.outShape()];
  if (a.length === 1) out.splice(out.length - (c.length === 1 ? 0 : 1), 0, 1);
  if (c.length === 1) out.push(1);
  return [left, right, out];
}

interface Product {
  /** The gradient of the output, and the second operand, which may have been changed before. */
  readonly g?: string;
  readonly second?: string;
  /** True if the second operand is multiplied with its last two axes swapped. */
  readonly isTransposed?: boolean;
}

export function product(
  step: Step,
  { g = step.g, second = step.x(1), isTransposed = false }: Product = {},
): readonly (string | undefined)[] {
  const { b } = step;
  const [left, right, out] = matrixShapes(step);
  const own = b.reshape(g, out);
  const [rows, columns] = [out.at(-2) ?? 1, out.at(-1) ?? 1];
  const inner = left.at(-1) ?? 1;
  const back = (index: number, one: string, other: string, sides: Shape): string => {
    const gradient = b.unbroadcast(
      b.op('MatMul', [one, other]),
      [...out.slice(0, -2), ...sides],
      index === 0 ? left : right,
    );
    return b.reshape(gradient, step.shape(index));
  };
  const ofSecond = (first: string): string =>
    isTransposed
      ? back(1, transposed(b, own, out), first, [columns, inner])
      : back(1, transposed(b, first, left), own, [inner, columns]);
  const weights = (): string => b.reshape(second, right);
  return [
    step.isActive(0)
      ? back(0, own, isTransposed ? weights() : transposed(b, weights(), right), [rows, inner])
      : undefined,
    step.isActive(1) ? ofSecond(b.reshape(step.x(0), left)) : undefined,
  ];
}

/** Carries a gradient back to the first operand of a matrix product. @param second the other one, in the shape `right` */
export function productBack(step: Step, gradient: string, second: string, right: Shape): string {
  const { b } = step;
  const own = step.shape(0);
  const left = own.length === 1 ? [1, ...own] : own;
  if (right.length === 1) throw step.refuse('a vector has no rule');
  const out = step.outShape();
  const g = own.length === 1 ? b.reshape(gradient, [...out.slice(0, -1), 1, out.at(-1) ?? 1]) : gradient;
  const from = [...out.slice(0, own.length === 1 ? -1 : -2), ...left.slice(-2)];
  return b.reshape(b.unbroadcast(b.op('MatMul', [g, transposed(b, second, right)]), from, left), own);
}

export const gemm: Rule = (step) => {
  const { b, attributes } = step;
  const [isTurnedA, isTurnedB] = [
    attributes.integer('transA', 0) === 1,
    attributes.integer('transB', 0) === 1,
  ];
  const g = b.scale(step.g, attributes.float('alpha', 1));
  const times = (isTransposed: boolean, one: string, other: string): string =>
    isTransposed ? b.op('Transpose', [b.op('MatMul', [one, other])]) : b.op('MatMul', [one, other]);
  const flip = (name: string, isFlipped: boolean): string => (isFlipped ? b.op('Transpose', [name]) : name);
  // out = A' B': the gradient of A' is g B'ᵀ, that of B' is A'ᵀ g.
  return [
    step.isActive(0) ? times(isTurnedA, g, flip(step.x(1), !isTurnedB)) : undefined,
    step.isActive(1) ? times(isTurnedB, flip(step.x(0), !isTurnedA), g) : undefined,
    step.isActive(2)
      ? b.unbroadcast(b.scale(step.g, attributes.float('beta', 1)), step.outShape(), step.shape(2))
      : undefined,
  ];
};

/** The gradient of an operand is a sum of the same kind, in which it and the output change places. */
const einsum: Rule = (step) => {
  const [left = '', output] = step.attributes.text('equation', '').replaceAll(' ', '').split('->');
  const terms = left.split(',');
  const isSimple =
    output !== undefined && !left.includes('.') && terms.every((term) => new Set(term).size === term.length);
  if (!isSimple) throw step.refuse('its equation has repeated or unnamed indices');
  return terms.map((term, index) => {
    if (!step.isActive(index)) return undefined;
    const others = terms.flatMap((_other, place) => (place === index ? [] : [place]));
    const known = [output, ...others.map((place) => terms[place] ?? '')];
    if (term.split('').some((letter) => !known.some((part) => part.includes(letter)))) {
      throw step.refuse('it sums over an index of one operand');
    }
    const equation = `${known.join()}->${term}`;
    return step.b.op('Einsum', [step.g, ...others.map((place) => step.x(place))], {
      equation: { text: equation },
    });
  });
};

/** The second operand of an integer product, less its zero point. */
function withoutZero(step: Step, index: number, zeroPoint: number): string {
  return step.has(zeroPoint) ? step.b.sub(step.x(index), step.x(zeroPoint)) : step.x(index);
}

export const LINEAR: Readonly<Record<string, Rule>> = {
  MatMul: (step) => product(step),
  MatMulInteger: (step) => [productBack(step, step.g, withoutZero(step, 1, 3), step.shape(1))],
  Gemm: gemm,
  Einsum: einsum,
};
