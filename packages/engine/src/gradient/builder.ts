import { constant, node, type OnnxAttribute } from '../substitute/onnx-writer.ts';
import { NoGradient } from '../fault.ts';

/**
 * What may be added to a model at most, and the nodes of its own that a gradient may pass through. Rules that unroll multiply nodes, and
 * a hostile file could make them explode.
 */
export const GRADIENT_LIMITS = { nodes: 40_000, constants: 2 ** 24, passed: 10_000 } as const;

/** With older operator sets, several operators that rules append do not exist. */
const LEAST_OPSET = 9;

export type Shape = readonly number[];

/** Collects the nodes that compute a gradient. Every method that makes a node returns the name of its output. All of them are float32. */
export class GradientBuilder {
  readonly opset: number;
  readonly nodes: Uint8Array[] = [];
  readonly constants: Uint8Array[] = [];
  readonly #prefix: string;
  readonly #known = new Map<string, string>();
  #names = 0;
  #numbers = 0;

  /** @param prefix begins the name of every tensor that is added, and of none that is in the model */
  constructor(opset: number, prefix: string) {
    this.opset = opset;
    this.#prefix = prefix;
    if (opset < LEAST_OPSET) {
      throw new NoGradient(
        `the model uses operator set ${String(opset)}; gradients need ${String(LEAST_OPSET)} or later`,
      );
    }
  }

  name(): string {
    this.#names += 1;
    return `${this.#prefix}${String(this.#names)}`;
  }

  op(
    operator: string,
    inputs: readonly string[],
    attributes: Readonly<Record<string, OnnxAttribute>> = {},
  ): string {
    const output = this.name();
    this.ops(operator, inputs, [output], attributes);
    return output;
  }

  ops(
    operator: string,
    inputs: readonly string[],
    outputs: readonly string[],
    attributes: Readonly<Record<string, OnnxAttribute>> = {},
  ): void {
    if (this.nodes.length >= GRADIENT_LIMITS.nodes) {
      throw new NoGradient(`its gradient takes more than ${String(GRADIENT_LIMITS.nodes)} nodes`);
    }
    this.nodes.push(node(operator, inputs, outputs, attributes));
  }

  /** Makes an output once for each key. */
  once(key: string, make: () => string): string {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#known.set(key, made);
    return made;
  }

  floats(values: readonly number[], shape: Shape): string {
    return this.#constant('float', values, shape);
  }

  integers(values: readonly number[]): string {
    return this.once(`i${values.join()}`, () => this.#constant('int64', values, [values.length]));
  }

  scalar(value: number): string {
    return this.once(`s${String(value)}`, () => this.#constant('float', [value], []));
  }

  #constant(type: 'float' | 'int64', values: readonly number[], shape: Shape): string {
    this.#numbers += values.length;
    if (this.#numbers > GRADIENT_LIMITS.constants) {
      throw new NoGradient('its gradient takes too many constants');
    }
    const name = this.name();
    this.constants.push(constant(name, type, values, shape));
    return name;
  }

  /** A tensor of the model as float32. */
  asFloat(name: string, type: string): string {
    return type === 'float32' ? name : this.once(`f${name}`, () => this.op('Cast', [name], { to: 1 }));
  }

  add(a: string, b: string): string {
    return this.op('Add', [a, b]);
  }

  sub(a: string, b: string): string {
    return this.op('Sub', [a, b]);
  }

  mul(a: string, b: string): string {
    return this.op('Mul', [a, b]);
  }

  div(a: string, b: string): string {
    return this.op('Div', [a, b]);
  }

  scale(a: string, factor: number): string {
    return factor === 1 ? a : this.mul(a, this.scalar(factor));
  }

  oneMinus(a: string): string {
    return this.sub(this.scalar(1), a);
  }

  /** 1 if a > b, else 0. */
  greater(a: string, b: string): string {
    return this.op('Cast', [this.op('Greater', [a, b])], { to: 1 });
  }

  /** 1 if a = b, else 0. */
  equal(a: string, b: string): string {
    if (this.opset >= 11) return this.op('Cast', [this.op('Equal', [a, b])], { to: 1 });
    return this.oneMinus(this.greater(this.op('Abs', [this.sub(a, b)]), this.scalar(0)));
  }

  reshape(a: string, shape: Shape): string {
    return this.op('Reshape', [a, this.integers(shape)]);
  }

  transpose(a: string, order: Shape): string {
    return order.every((axis, index) => axis === index) ? a : this.op('Transpose', [a], { perm: order });
  }

  /** Adds up along axes, which stay with size 1. */
  sum(a: string, axes: Shape): string {
    if (axes.length === 0) return a;
    if (this.opset < 13) return this.op('ReduceSum', [a], { axes, keepdims: 1 });
    return this.op('ReduceSum', [a, this.integers(axes)], { keepdims: 1 });
  }

  expand(a: string, shape: Shape): string {
    return this.op('Expand', [a, this.integers(shape)]);
  }

  /** The part of a tensor from `starts` up to, but not including, `ends`. */
  slice(a: string, axes: Shape, starts: Shape, ends: Shape): string {
    if (this.opset < 10) return this.op('Slice', [a], { axes, starts, ends });
    return this.op('Slice', [a, this.integers(starts), this.integers(ends), this.integers(axes)]);
  }

  /** Puts constants around a tensor: so many before and behind along each axis. */
  pad(a: string, before: Shape, behind: Shape, value = 0): string {
    const pads = [...before, ...behind];
    if (pads.every((count) => count === 0)) return a;
    if (this.opset < 11) {
      return this.op('Pad', [a], { pads, mode: { text: 'constant' }, value: { float: value } });
    }
    return this.op('Pad', [a, this.integers(pads), this.scalar(value)], { mode: { text: 'constant' } });
  }

  zeros(shape: Shape): string {
    return this.once(`z${shape.join()}`, () => this.expand(this.scalar(0), shape));
  }

  /** Adds up what broadcasting had repeated. @param from the shape of `a`; `to` the shape before broadcasting */
  unbroadcast(a: string, from: Shape, to: Shape): string {
    if (from.length === to.length && from.every((size, axis) => size === to[axis])) return a;
    const added = from.length - to.length;
    const axes = from.flatMap((size, axis) => {
      const before = axis < added ? 1 : (to[axis - added] ?? 1);
      return before === 1 && (size !== 1 || axis < added) ? [axis] : [];
    });
    const summed = this.sum(a, axes);
    return added === 0 ? summed : this.reshape(summed, to);
  }

  /** Multiplies along one axis with a matrix of `rows` times the size of that axis: out[r] = sum over c of matrix[r][c] a[c]. */
  alongAxis(a: string, shape: Shape, axis: number, matrix: readonly number[], rows: number): string {
    const size = shape[axis] ?? 1;
    // Transposed, so that rows of `a` are multiplied from the right.
    const transposed = Array.from(
      { length: size * rows },
      (_unused, at) => matrix[(at % rows) * size + Math.floor(at / rows)] ?? 0,
    );
    const weights = this.floats(transposed, [size, rows]);
    const order = [...shape.keys()].filter((one) => one !== axis).concat(axis);
    const back = shape.map((_size, one) => order.indexOf(one));
    return this.transpose(this.op('MatMul', [this.transpose(a, order), weights]), back);
  }
}
